/** A value at a path in values that may contain lists. Pure. */
import { isJsonList, isJsonObject, type Json } from '@coverwright/rules';

/** Further positions would create a long list from a short name. */
const positionMax = 50;

/**
 * What is in the way of the path is replaced. An object that loses its only value is removed, an entry of a list is not:
 * those after it would move.
 */
export function changedAt(
  values: Json | undefined,
  segments: readonly string[],
  change: (present: Json | undefined) => Json | undefined,
): Json | undefined {
  const [first, ...rest] = segments;
  if (first === undefined) return change(values);
  const position = positionOf(first);
  if (position !== undefined && (values === undefined || values === null || isJsonList(values))) {
    return changedEntry(values ?? [], position, (present) => changedAt(present, rest, change));
  }
  const object = values !== undefined && isJsonObject(values) ? values : undefined;
  const value = changedAt(object && Object.hasOwn(object, first) ? object[first] : undefined, rest, change);
  // What is in the way contains no value that could be removed.
  if (object === undefined) return value === undefined ? values : { [first]: value };
  if (value !== undefined) return { ...object, [first]: value };
  if (!Object.hasOwn(object, first)) return object;
  const { [first]: _removed, ...others } = object;
  return Object.keys(others).length === 0 ? undefined : others;
}

function changedEntry(
  entries: readonly Json[],
  position: number,
  change: (present: Json | undefined) => Json | undefined,
): Json | undefined {
  const present = entries[position];
  const value = change(present);
  if (value === undefined && present === undefined) return entries.length === 0 ? undefined : entries;
  const filled = Array.from({ length: Math.max(entries.length, position + 1) }, (_, index) => entries[index] ?? null);
  return filled.with(position, value ?? (present !== undefined && isJsonObject(present) ? {} : null));
}

function positionOf(segment: string): number | undefined {
  const position = /^(?:0|[1-9]\d{0,3})$/.test(segment) ? Number(segment) : undefined;
  return position !== undefined && position < positionMax ? position : undefined;
}
