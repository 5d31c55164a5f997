// The arguments of a listing: its order, and the token for the next page. Pure.
import type { Problem } from '../../../errors/user-error.ts';
import type { QueryfileListingArgs } from '../../../graphql/generated/schema-types.ts';
import { say } from '../../../sentences/say.ts';

const sortFields = ['name', 'size', 'lastModifiedAt'] as const;
type SortField = (typeof sortFields)[number];

export interface FileSort {
  readonly field: SortField;
  readonly isDescending: boolean;
}

/** The last file of a page: its sort value, and its name as tie-breaker. */
export interface FilePosition {
  readonly value: string;
  readonly name: string;
}

interface FileOrder {
  readonly sort: FileSort;
  /** Undefined to start at the beginning. */
  readonly after: FilePosition | undefined;
}

const byName: FileSort = { field: 'name', isDescending: false };
const directions: Readonly<Record<string, boolean>> = { ASC: false, DSC: true, DESC: true };

export function validateCounts({ limit, skip }: Pick<QueryfileListingArgs, 'limit' | 'skip'>): Problem[] {
  return Object.entries({ limit, skip }).flatMap(([path, count]): Problem[] => {
    if (count === null || count === undefined || count >= 0) return [];
    return [{ code: 'INVALID', ...say('COUNT_NEGATIVE', { path, count }), path }];
  });
}

/** The requested order, or the problem with it. */
export function readOrder({
  sort: sortText,
  continuationToken: token,
}: Pick<QueryfileListingArgs, 'sort' | 'continuationToken'>): FileOrder | Problem {
  const sort = sortText ? readSort(sortText) : byName;
  if (sort === undefined) {
    const sentence = say('FILES_SORT_UNKNOWN', { sortFields: sortFields.join(', ') });
    return { code: 'INVALID', ...sentence, path: 'sort' };
  }
  if (!token) return { sort, after: undefined };
  const after = readToken(token, sort);
  if (after !== undefined) return { sort, after };
  const sentence = say('CONTINUATION_FOREIGN');
  return { code: 'INVALID', ...sentence, path: 'continuationToken' };
}

export function isProblem(order: FileOrder | Problem): order is Problem {
  return 'code' in order;
}

function readSort(text: string): FileSort | undefined {
  const [fieldName = '', direction = 'ASC', ...more] = text.trim().split(/\s+/);
  const field = sortFields.find((name) => name === fieldName);
  const isDescending = Object.hasOwn(directions, direction.toUpperCase()) && directions[direction.toUpperCase()];
  if (field === undefined || more.length > 0 || !Object.hasOwn(directions, direction.toUpperCase())) return undefined;
  return { field, isDescending: isDescending === true };
}

export function toToken({ field, isDescending }: FileSort, { value, name }: FilePosition): string {
  return Buffer.from(JSON.stringify([field, isDescending, value, name])).toString('base64url');
}

function readToken(token: string, sort: FileSort): FilePosition | undefined {
  const [field, isDescending, value, name] = readJsonList(Buffer.from(token, 'base64url').toString());
  if (field !== sort.field || isDescending !== sort.isDescending) return undefined;
  if (typeof value !== 'string' || typeof name !== 'string' || name.includes('\0')) return undefined;
  return isValueOf(sort.field, value) ? { value, name } : undefined;
}

function isValueOf(field: SortField, value: string): boolean {
  if (field === 'size') return /^\d{1,15}$/.test(value);
  if (field === 'lastModifiedAt') return isTimeAsGiven(value);
  return !value.includes('\0');
}

/**
 * Accepts only the exact format of tokens: JavaScript parses other times too, which the database may not. The
 * database has no year 0.
 */
function isTimeAsGiven(text: string): boolean {
  const time = new Date(text);
  return !Number.isNaN(time.getTime()) && time.toISOString() === text && /^(?!0000)\d{4}-/.test(text);
}

function readJsonList(text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}
