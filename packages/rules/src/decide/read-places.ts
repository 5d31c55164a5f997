/** Where in the data a read looks, from the scopes around it. Undefined where it looks at something calculated. */
import type { JsonPath } from '../json/json.ts';
import type { Frame } from '../operators/scope.ts';
import { readKey } from '../operators/values.ts';

export interface Read {
  readonly start: unknown;
  readonly segments: readonly string[];
  /** The scopes around the operator; undefined for `get`, which looks into a value. */
  readonly frame: Frame | null | undefined;
  /** Steps up from the data of the innermost scope. */
  readonly up: number;
  /** What `get` looks into, where that was read too. */
  readonly of: Read | undefined;
}

/** The place of a list or object in the data. */
export type FindPlace = (value: unknown) => JsonPath | undefined;

const indexPattern = /^\d+$/;

/** A list has elements and nothing by a name: such a path is none that anybody could fill in. */
function placeInside(value: unknown, segments: readonly string[], find: FindPlace): JsonPath | undefined {
  const [first] = segments;
  if (Array.isArray(value) && first !== undefined && !indexPattern.test(first)) return undefined;
  const place = find(value);
  return place && [...place, ...segments];
}

function placeInScope({ start, segments }: Read, frame: Frame, find: FindPlace): JsonPath | undefined {
  const list = frame.inside && find(frame.item);
  if (frame.inside !== 'accumulation') {
    return list === undefined ? placeInside(start, segments, find) : [...list, frame.index, ...segments];
  }
  const [first, ...rest] = segments;
  if (first !== 'current') return undefined;
  return list === undefined ? placeInside(readKey(start, first), rest, find) : [...list, frame.index, ...rest];
}

export function placeOfRead(read: Read, find: FindPlace): JsonPath | undefined {
  const { start, segments, frame, up, of } = read;
  if (frame === undefined) {
    const place = of && placeOfRead(of, find);
    return place === undefined ? placeInside(start, segments, find) : [...place, ...segments];
  }
  let around = frame;
  for (let left = up; left >= 2; left -= 2) {
    if (around === null) return undefined;
    around = around.parent;
  }
  if (up % 2 === 1) {
    return around === null || around.isIterator ? undefined : placeInside(start, segments, find);
  }
  return around === null ? segments : placeInScope(read, around, find);
}
