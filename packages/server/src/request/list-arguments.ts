// The arguments of every list: a page, an order and a filter of nested conditions. Pure.
import type { Maybe } from '@coverwright/insurance/maybe';
import type { Position, ValueKind } from '../database/statements/order.ts';
import type { Problem } from '../errors/user-error.ts';
import { say, term } from '../sentences/say.ts';
import { readCursor, type Sort } from './cursor.ts';

export interface NestedWhere {
  readonly and?: Maybe<readonly Maybe<NestedWhere>[]>;
  readonly or?: Maybe<readonly Maybe<NestedWhere>[]>;
}

interface SortArgument {
  readonly fieldName: string;
  /** ASC, DSC or DESC. */
  readonly type: string;
}

export interface ListArguments<Where> {
  readonly where?: Maybe<Where>;
  readonly sort?: Maybe<SortArgument>;
  readonly limit?: Maybe<number>;
  readonly skip?: Maybe<number>;
  /** The cursor of the page before. */
  readonly after?: Maybe<string>;
  /** Limits the list to items that existed at that time. */
  readonly asOf?: Maybe<string>;
}

/** The sort fields of a feature's list. */
export interface ListForm<Field extends string> {
  /** The name of the listed items, such as Policies. */
  readonly things: string;
  readonly sortFields: readonly Field[];
  /** The field for a name; defaults to the field with that name. */
  readonly toSortField?: (fieldName: string) => string;
  /** Of sort fields whose values are not texts. */
  readonly kinds?: Partial<Readonly<Record<Field, ValueKind>>>;
}

export interface ListPage<Where, Field extends string> {
  readonly where: Maybe<Where>;
  readonly sort: Sort<Field>;
  readonly limit: Maybe<number>;
  readonly skip: number;
  readonly after: Position | undefined;
  readonly asOf: Maybe<string>;
}

export const whereMaxDepth = 10;
export const whereMaxConditions = 500;
const directions: Readonly<Record<string, boolean>> = { ASC: false, DSC: true, DESC: true };

export function validateListArguments<Field extends string>(
  { where, sort, limit, skip, after }: ListArguments<NestedWhere>,
  form: ListForm<Field>,
): Problem[] {
  const sortProblems = sort ? validateSort(sort, form) : [];
  return [
    ...validateCount(limit, 'limit'),
    ...validateCount(skip, 'skip'),
    ...sortProblems,
    ...(typeof after === 'string' && sortProblems.length === 0 ? validateCursor({ sort, skip, after }, form) : []),
    ...(where ? validateWhere(where) : []),
  ];
}

/** Expects validated arguments. Newest first unless sorted. */
export function toPage<Where, Field extends string>(
  { where, sort, limit, skip, after, asOf }: ListArguments<Where>,
  form: ListForm<Field | 'createdAt'>,
): ListPage<Where, Field | 'createdAt'> {
  const by = toSort(sort, form);
  const position = typeof after === 'string' ? readCursor(after, by) : undefined;
  return { where, limit, asOf, skip: skip ?? 0, after: position, sort: by };
}

function toSort<Field extends string>(
  sort: Maybe<SortArgument>,
  form: ListForm<Field | 'createdAt'>,
): Sort<Field | 'createdAt'> {
  const field = (sort && findSortField(sort.fieldName, form)) ?? 'createdAt';
  const isDescending = directions[sort?.type.toUpperCase() ?? 'DESC'] ?? true;
  return { field, isDescending, kind: form.kinds?.[field] ?? 'text' };
}

/** Whether a list of that length contains all matches: nothing was skipped, and its limit was not reached. */
export function isComplete(
  { limit, skip, after }: Pick<ListPage<unknown, string>, 'limit' | 'skip'> & { readonly after?: Position | undefined },
  length: number,
): boolean {
  return skip === 0 && after === undefined && (limit === null || limit === undefined || length < limit);
}

function findSortField<Field extends string>(fieldName: string, form: ListForm<Field>): Field | undefined {
  const wanted = form.toSortField?.(fieldName) ?? fieldName;
  return form.sortFields.find((name) => name === wanted);
}

function validateCount(count: Maybe<number>, path: string): Problem[] {
  if (count === null || count === undefined || count >= 0) return [];
  return [{ code: 'INVALID', ...say('COUNT_NEGATIVE', { path, count }), path }];
}

function validateSort<Field extends string>({ fieldName, type }: SortArgument, form: ListForm<Field>): Problem[] {
  const problems: Problem[] = [];
  if (findSortField(fieldName, form) === undefined) {
    const sentence = say('SORT_FIELD_UNKNOWN', { things: term(form.things), fields: form.sortFields.join(', ') });
    problems.push({ code: 'INVALID', ...sentence, path: 'sort.fieldName' });
  }
  if (!Object.hasOwn(directions, type.toUpperCase())) {
    problems.push({ code: 'INVALID', ...say('SORT_TYPE_UNKNOWN'), path: 'sort.type' });
  }
  return problems;
}

function validateCursor<Field extends string>(
  { sort, skip, after }: { readonly after: string } & Pick<ListArguments<unknown>, 'sort' | 'skip'>,
  form: ListForm<Field>,
): Problem[] {
  const problems: Problem[] = [];
  if (readCursor(after, toSort<string>(sort, form)) === undefined) {
    problems.push({ code: 'INVALID', ...say('CURSOR_INVALID'), path: 'after' });
  }
  if (skip) problems.push({ code: 'INVALID', ...say('CURSOR_WITH_SKIP'), path: 'skip' });
  return problems;
}

function validateWhere(where: NestedWhere): Problem[] {
  let conditions = 0;
  let depth = 0;
  const open: { condition: NestedWhere; level: number }[] = [{ condition: where, level: 1 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    conditions += 1;
    depth = Math.max(depth, next.level);
    for (const inner of [...(next.condition.and ?? []), ...(next.condition.or ?? [])]) {
      if (inner) open.push({ condition: inner, level: next.level + 1 });
    }
  }
  if (depth <= whereMaxDepth && conditions <= whereMaxConditions) return [];
  const sentence = say('FILTER_TOO_LARGE', { levels: whereMaxDepth, conditions: whereMaxConditions });
  return [{ code: 'LIMIT_EXCEEDED', ...sentence, path: 'where' }];
}
