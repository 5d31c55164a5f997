/** The path in the data that a read refers to, according to the enclosing scopes. Undefined for calculated values. */
import type { JsonPath } from '../json/json.ts';
import type { Frame } from '../operators/scope.ts';
import { readKey } from '../operators/values.ts';

export interface Read {
  readonly start: unknown;
  readonly segments: readonly string[];
  /** The enclosing scopes; undefined for `get`, which reads from a value. */
  readonly frame: Frame | null | undefined;
  /** Steps up from the data of the innermost scope. */
  readonly up: number;
  /** The read that produced the value `get` looks into, if any. */
  readonly of: Read | undefined;
}

/** Returns the path of a list or object in the data. */
export type FindPath = (value: unknown) => JsonPath | undefined;

const indexPattern = /^\d+$/;

/** A list has elements but no named properties: such a path could never be filled in. */
function pathInside(value: unknown, segments: readonly string[], find: FindPath): JsonPath | undefined {
  const [first] = segments;
  if (Array.isArray(value) && first !== undefined && !indexPattern.test(first)) return undefined;
  const path = find(value);
  return path && [...path, ...segments];
}

function pathInScope({ start, segments }: Read, frame: Frame, find: FindPath): JsonPath | undefined {
  const list = frame.inside && find(frame.item);
  if (frame.inside !== 'accumulation') {
    return list === undefined ? pathInside(start, segments, find) : [...list, frame.index, ...segments];
  }
  const [first, ...rest] = segments;
  if (first !== 'current') return undefined;
  return list === undefined ? pathInside(readKey(start, first), rest, find) : [...list, frame.index, ...rest];
}

export function pathOfRead(read: Read, find: FindPath): JsonPath | undefined {
  const { start, segments, frame, up, of } = read;
  if (frame === undefined) {
    const path = of && pathOfRead(of, find);
    return path === undefined ? pathInside(start, segments, find) : [...path, ...segments];
  }
  let around = frame;
  for (let left = up; left >= 2; left -= 2) {
    if (around === null) return undefined;
    around = around.parent;
  }
  if (up % 2 === 1) {
    return around === null || around.isIterator ? undefined : pathInside(start, segments, find);
  }
  return around === null ? segments : pathInScope(read, around, find);
}
