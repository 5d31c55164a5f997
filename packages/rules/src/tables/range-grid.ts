/** A faster form of the last range key, if all ends are whole numbers: the row of every unit between the ends. */
import type { RangeLevel } from './range-levels.ts';

export interface RangeGrid {
  /** All ends are multiples of it. */
  readonly unit: number;
  /** The lowest end, in units. */
  readonly low: number;
  /**
   * The cells of each group: the first one for everything below the lowest end, the last one for everything from the
   * highest end on, and between them one for each unit.
   */
  readonly width: number;
  /** By cell, the row, or -1. */
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

interface Ends {
  readonly unit: number;
  readonly lowest: number;
  readonly highest: number;
}

/** Undefined if one of the ends is not a whole number. */
function endsOf({ from, to }: RangeLevel): Ends | undefined {
  let [unit, lowest, highest] = [0, Infinity, -Infinity];
  for (const ends of [from, to]) {
    for (const end of ends) {
      if (!Number.isFinite(end)) continue;
      if (!Number.isSafeInteger(end)) return undefined;
      unit = divisorOf(end, unit);
      lowest = Math.min(lowest, end);
      highest = Math.max(highest, end);
    }
  }
  return unit === 0 ? { unit: 1, lowest: 0, highest: 0 } : { unit, lowest, highest };
}

/** Undefined if the ends include fractions, or lie too far apart. */
export function toGrid(level: RangeLevel): RangeGrid | undefined {
  const ends = endsOf(level);
  if (ends === undefined) return undefined;
  const { unit, lowest, highest } = ends;
  const low = lowest / unit;
  const width = highest / unit - low + 2;
  const groups = level.starts.length - 1;
  if (groups * width > level.next.length * cellsPerSegment + freeCells) return undefined;
  const rows = new Int32Array(groups * width).fill(-1);
  for (let group = 0; group < groups; group++) {
    const begin = group * width;
    const cellOf = (end: number): number => begin + end / unit - low + 1;
    for (let segment = level.starts[group] ?? 0; segment < (level.starts[group + 1] ?? 0); segment++) {
      const [from = 0, to = 0] = [level.from[segment], level.to[segment]];
      const first = from === -Infinity ? begin : cellOf(from);
      rows.fill(level.next[segment] ?? -1, first, to === Infinity ? begin + width : cellOf(to));
    }
  }
  return { unit, low, width, rows };
}

/** The row of a finite value; -1 if there is none. */
export function findInGrid({ unit, low, width, rows }: RangeGrid, group: number, value: number): number {
  // The quotient of whole numbers cannot be rounded up to the next one.
  const cell = Math.floor(Math.floor(value) / unit) - low + 1;
  return rows[group * width + (cell < 0 ? 0 : cell < width ? cell : width - 1)] ?? -1;
}
