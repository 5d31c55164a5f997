// Where a page of a list ended: the value by which the list is sorted and the id of its last item, so that the next page
// begins there however far that is. Pure.
import type { Maybe } from '@coverwright/insurance/maybe';
import type { Position, ValueKind } from '../database/statements/order.ts';
import { isStorable } from '../errors/validate-text.ts';

export interface Sort<Field extends string> {
  readonly field: Field;
  readonly isDescending: boolean;
  readonly kind: ValueKind;
}

const asciiOnly = /^[\w-]+$/;

/** Opaque to clients. It names the order, in which alone it is valid. */
export function toCursor({ field, isDescending }: Sort<string>, { value, id }: Position): string {
  return Buffer.from(JSON.stringify([field, isDescending, value, id])).toString('base64url');
}

/** Undefined if it is not a cursor of this order. */
export function readCursor(cursor: string, { field, isDescending, kind }: Sort<string>): Position | undefined {
  if (!asciiOnly.test(cursor)) return undefined;
  const parts = parse(Buffer.from(cursor, 'base64url').toString());
  if (!Array.isArray(parts) || parts.length !== 4 || parts[0] !== field || parts[1] !== isDescending) return undefined;
  const [value, id]: unknown[] = parts.slice(2);
  if (typeof id !== 'string' || !isStorable(id)) return undefined;
  if (value !== null && (typeof value !== 'string' || !isOf[kind](value))) return undefined;
  return { value, id };
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

const dayPattern = /^[1-9]\d{3}-\d{2}-\d{2}$/;
const timePattern = /^[1-9]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/;
const numberPattern = /^-?\d{1,400}(\.\d{1,400})?$/;

/** PostgreSQL refuses a statement with any other value, which would look like a fault of the server. */
const isOf: Readonly<Record<ValueKind, (value: string) => boolean>> = {
  text: isStorable,
  number: (value) => numberPattern.test(value),
  day: (value) => dayPattern.test(value) && isInstant(`${value}T00:00:00.000Z`),
  time: (value) => timePattern.test(value) && isInstant(value.replace(/\d{3}Z$/, 'Z')),
};

/** Days that a month does not have would be carried into the next. */
function isInstant(text: string): boolean {
  const instant = new Date(text);
  return !Number.isNaN(instant.getTime()) && instant.toISOString() === text;
}

/** The cursor of the last item of a page; null if the page reaches the end of the list. */
export async function endCursor(
  { sort, limit }: { readonly sort: Sort<string>; readonly limit: Maybe<number> },
  list: readonly { readonly id: string }[],
  readValue: (id: string) => Promise<string | null>,
): Promise<string | null> {
  const last = list.at(-1);
  if (last === undefined || limit === null || limit === undefined || list.length < limit) return null;
  return toCursor(sort, { id: last.id, value: await readValue(last.id) });
}
