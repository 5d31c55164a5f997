/**
 * Finds a value among the ranges of a group of rows. The ranges of a key are cut into segments that do not overlap: the
 * segment of a value is the group of the next range key, and that of the last range key is the row.
 */
import type { RangeIndex } from './key-index.ts';

/** Segments by group, in ascending order. */
export interface RangeLevel {
  /** The index of its key. */
  readonly key: number;
  /** The first segment of each group, and at the end the number of segments. */
  readonly starts: Int32Array;
  readonly from: Float64Array;
  readonly to: Float64Array;
  /** By segment: the row, or the group of the next level. */
  readonly next: Int32Array;
}

/** Rows in groups: those of group g are `order` from `starts[g]` to `starts[g + 1]`, ascending. */
export interface Groups {
  readonly starts: Int32Array;
  readonly order: Int32Array;
}

/** What is left for rows that are in several segments of a key, which another range key follows. */
export interface Budget {
  entriesLeft: number;
}

interface Segment {
  readonly from: number;
  readonly to: number;
  /** Ascending. */
  readonly rows: readonly number[];
}

/** The ranges of the rows, equal ones once. Rows whose range runs backwards match nothing. */
function distinctRanges(rows: Int32Array, { from, to }: RangeIndex): Segment[] {
  const fromOf = (row: number): number => from[row] ?? 0;
  const toOf = (row: number): number => to[row] ?? 0;
  const sorted = [...rows].filter((row) => fromOf(row) < toOf(row));
  if (sorted.length > 1) sorted.sort((a, b) => order(fromOf(a), fromOf(b)) || order(toOf(a), toOf(b)) || a - b);
  const ranges: { from: number; to: number; rows: number[] }[] = [];
  for (const row of sorted) {
    const last = ranges.at(-1);
    if (last?.from === fromOf(row) && last.to === toOf(row)) last.rows.push(row);
    else ranges.push({ from: fromOf(row), to: toOf(row), rows: [row] });
  }
  return ranges;
}

/** Infinite values have no difference. */
function order(a: number, b: number): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function overlap(ranges: readonly Segment[]): boolean {
  return ranges.some((range, index) => range.from < (ranges[index - 1]?.to ?? -Infinity));
}

/** The segments between all ends of the ranges, with the positions at which each range begins and ends. */
function cutRanges(ranges: readonly Segment[]) {
  const ends = [...new Set(ranges.flatMap(({ from, to }) => [from, to]))].sort(order);
  const positions = new Map(ends.map((end, position) => [end, position]));
  const at = (end: number): number => positions.get(end) ?? 0;
  return { ends, at };
}

/** For the last range key: each segment belongs to the first row that covers it. */
function firstRows(ranges: readonly Segment[]): Segment[] {
  const { ends, at } = cutRanges(ranges);
  const first = new Int32Array(ends.length).fill(-1);
  /** By position, a free one at or after it, unless it has been taken since. */
  const free = Int32Array.from({ length: ends.length + 1 }, (_, position) => position);
  const findFree = (position: number): number => {
    let found = position;
    while (free[found] !== found) {
      free[found] = free[free[found] ?? 0] ?? 0;
      found = free[found] ?? 0;
    }
    return found;
  };
  for (const { from, to, rows } of ranges.toSorted((a, b) => (a.rows[0] ?? 0) - (b.rows[0] ?? 0))) {
    const end = at(to);
    for (let position = findFree(at(from)); position < end; position = findFree(position)) {
      first[position] = rows[0] ?? -1;
      free[position] = position + 1;
    }
  }
  const segments: Segment[] = [];
  for (let position = 0; position + 1 < ends.length; position++) {
    const row = first[position] ?? -1;
    if (row !== -1) segments.push({ from: ends[position] ?? 0, to: ends[position + 1] ?? 0, rows: [row] });
  }
  return segments;
}

/** Each segment has all rows that cover it; undefined beyond the budget. */
function allRows(ranges: readonly Segment[], budget: Budget): Segment[] | undefined {
  const { ends, at } = cutRanges(ranges);
  const covering: number[][] = ends.map(() => []);
  for (const { from, to, rows } of ranges) {
    const [begin, end] = [at(from), at(to)];
    budget.entriesLeft -= (end - begin) * rows.length;
    if (budget.entriesLeft < 0) return undefined;
    for (let position = begin; position < end; position++) covering[position]?.push(...rows);
  }
  return covering.flatMap((rows, position) => {
    if (rows.length === 0) return [];
    return [{ from: ends[position] ?? 0, to: ends[position + 1] ?? 0, rows: rows.sort((a, b) => a - b) }];
  });
}

function segmentsOf(rows: Int32Array, index: RangeIndex, isLast: boolean, budget: Budget): Segment[] | undefined {
  const ranges = distinctRanges(rows, index);
  if (!overlap(ranges)) return ranges;
  return isLast ? firstRows(ranges) : allRows(ranges, budget);
}

interface BuiltLevel {
  readonly level: RangeLevel;
  readonly groups: Groups;
}

function buildLevel(groups: Groups, key: number, index: RangeIndex, isLast: boolean, budget: Budget) {
  const starts = new Int32Array(groups.starts.length);
  const [from, to, next]: [number[], number[], number[]] = [[], [], []];
  const [nextStarts, nextOrder]: [number[], number[]] = [[0], []];
  for (let group = 0; group + 1 < groups.starts.length; group++) {
    const rows = groups.order.subarray(groups.starts[group], groups.starts[group + 1]);
    const segments = segmentsOf(rows, index, isLast, budget);
    if (segments === undefined) return undefined;
    for (const segment of segments) {
      next.push(isLast ? (segment.rows[0] ?? -1) : next.length);
      from.push(segment.from);
      to.push(segment.to);
      if (isLast) continue;
      for (const row of segment.rows) nextOrder.push(row);
      nextStarts.push(nextOrder.length);
    }
    starts[group + 1] = from.length;
  }
  const level: RangeLevel = {
    key,
    starts,
    from: Float64Array.from(from),
    to: Float64Array.from(to),
    next: Int32Array.from(next),
  };
  const built: BuiltLevel = {
    level,
    groups: { starts: Int32Array.from(nextStarts), order: Int32Array.from(nextOrder) },
  };
  return built;
}

export interface BuiltLevels {
  readonly levels: readonly RangeLevel[];
  /** The groups among whose rows the last level finds one: rows that match the same values of all other keys. */
  readonly last: Groups;
}

/**
 * The levels of the range keys; undefined if ranges of all but the last key overlap so much that the segments would have
 * more rows than the budget.
 */
export function buildLevels(
  groups: Groups,
  ranges: readonly (readonly [key: number, index: RangeIndex])[],
  budget: Budget,
): BuiltLevels | undefined {
  const levels: RangeLevel[] = [];
  let current = groups;
  let last = groups;
  for (const [position, [key, index]] of ranges.entries()) {
    last = current;
    const built = buildLevel(current, key, index, position === ranges.length - 1, budget);
    if (built === undefined) return undefined;
    levels.push(built.level);
    current = built.groups;
  }
  return { levels, last };
}

/** The row or group of the segment with the value; -1 if there is none. */
export function findSegment({ starts, from, to, next }: RangeLevel, group: number, value: number): number {
  let low = starts[group] ?? 0;
  let high = (starts[group + 1] ?? 0) - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((from[middle] ?? 0) <= value) low = middle;
    else high = middle - 1;
  }
  if (low > high) return -1;
  return value >= (from[low] ?? 0) && value < (to[low] ?? 0) ? (next[low] ?? -1) : -1;
}
