/** A faster form of the last range key, if all ends are whole numbers: the row of every unit between the ends. */
import type { RangeLevel } from './range-levels.ts';

export interface RangeGrid {
  /** All ends are multiples of it. */
  readonly unit: number;
  /** By group, the lowest end, in units. */
  readonly low: Float64Array;
  /** The first cell of each group, and at the end the number of cells. */
  readonly starts: Int32Array;
  /**
   * By cell, the row, or -1. The first cell of a group is for everything below its lowest end, the last one for everything
   * from its highest end on.
   */
  readonly rows: Int32Array;
}

/** A grid has at most so many cells for a segment, and some for small tables. */
const cellsPerSegment = 4;
const freeCells = 1024;

function divisorOf(a: number, b: number): number {
  let [x, y] = [Math.abs(a), Math.abs(b)];
  while (y !== 0) [x, y] = [y, x % y];
  return x;
}

/** The greatest common divisor of the finite ends; undefined if one of them is not a whole number. */
function unitOf({ from, to }: RangeLevel): number | undefined {
  let unit = 0;
  for (const ends of [from, to]) {
    for (const end of ends) {
      if (!Number.isFinite(end)) continue;
      if (!Number.isSafeInteger(end)) return undefined;
      unit = divisorOf(end, unit);
    }
  }
  return unit === 0 ? 1 : unit;
}

/** Undefined if the ends are not whole numbers, or too far apart. */
export function toGrid(level: RangeLevel): RangeGrid | undefined {
  const unit = unitOf(level);
  if (unit === undefined) return undefined;
  const count = level.starts.length - 1;
  const low = new Float64Array(count);
  const starts = new Int32Array(count + 1);
  const cellsMax = level.next.length * cellsPerSegment + freeCells;
  for (let group = 0; group < count; group++) {
    const [first, end] = [level.starts[group] ?? 0, level.starts[group + 1] ?? 0];
    let cells = 1;
    if (first < end) {
      const ends = [level.from[first], level.to[first], level.from[end - 1], level.to[end - 1]].filter(Number.isFinite);
      const units = ends.map((one = 0) => one / unit);
      low[group] = Math.min(...units);
      cells = Math.max(...units) - (low[group] ?? 0) + 2;
    }
    const total = (starts[group] ?? 0) + cells;
    if (total > cellsMax) return undefined;
    starts[group + 1] = total;
  }
  const rows = new Int32Array(starts[count] ?? 0).fill(-1);
  for (let group = 0; group < count; group++) fillGroup(level, group, { unit, low, starts, rows });
  return { unit, low, starts, rows };
}

function fillGroup(level: RangeLevel, group: number, { unit, low, starts, rows }: RangeGrid): void {
  const [begin, end] = [starts[group] ?? 0, starts[group + 1] ?? 0];
  const cellOf = (value: number): number => begin + value / unit - (low[group] ?? 0) + 1;
  for (let segment = level.starts[group] ?? 0; segment < (level.starts[group + 1] ?? 0); segment++) {
    const [from = 0, to = 0] = [level.from[segment], level.to[segment]];
    rows.fill(level.next[segment] ?? -1, from === -Infinity ? begin : cellOf(from), to === Infinity ? end : cellOf(to));
  }
}

/** The row of a finite value; -1 if there is none. */
export function findInGrid({ unit, low, starts, rows }: RangeGrid, group: number, value: number): number {
  const begin = starts[group] ?? 0;
  const last = (starts[group + 1] ?? 0) - 1;
  // The quotient of whole numbers cannot be rounded up to the next one.
  const cell = begin + Math.floor(Math.floor(value) / unit) - (low[group] ?? 0) + 1;
  return rows[cell < begin ? begin : cell > last ? last : cell] ?? -1;
}
