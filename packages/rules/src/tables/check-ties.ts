/** Rows with different empty keys that match the same values, although neither is more specific than the other. */
import { say } from '../problems/sentences.ts';
import { doOverlap, rangeOf } from './check-rows.ts';
import { isExact, type ExactIndex, type KeyIndex, type RangeIndex } from './key-index.ts';
import { findInLayer, type Layer } from './table-layers.ts';
import type { TableProblems } from './table-problems.ts';

/** What is left of the work that may grow faster than the table; below 0 if not everything was checked. */
export interface CheckWork {
  comparisonsLeft: number;
}

function countGiven({ pattern }: Layer): number {
  return pattern.given.filter(Boolean).length;
}

/** Steps along one range before a tie is reported although several more specific rows may resolve it together. */
const maxSteps = 1_000;

class TieCheck {
  readonly #keys: readonly KeyIndex[];
  readonly #layers: readonly Layer[];
  readonly #work: CheckWork;
  readonly #problems: TableProblems;

  constructor(keys: readonly KeyIndex[], layers: readonly Layer[], work: CheckWork, problems: TableProblems) {
    this.#keys = keys;
    this.#layers = layers;
    this.#work = work;
    this.#problems = problems;
  }

  check(): void {
    for (const [position, a] of this.#layers.entries()) {
      for (const b of this.#layers.slice(position + 1)) {
        if (countGiven(a) === countGiven(b)) this.#checkPair(a, b);
      }
    }
  }

  #checkPair(a: Layer, b: Layer): void {
    const shared = this.#keys.filter((_, key) => a.pattern.given[key] === true && b.pattern.given[key] === true);
    const exact = shared.filter(isExact);
    const ranges = shared.filter((index): index is RangeIndex => !isExact(index));
    const rowsOfB = Map.groupBy(b.pattern.rows, (row) => codesOf(exact, row));
    for (const row of a.pattern.rows) {
      const others = rowsOfB.get(codesOf(exact, row)) ?? [];
      for (const other of others) {
        if (--this.#work.comparisonsLeft < 0 || this.#problems.isFull()) return;
        if (!ranges.every((index) => doOverlap(index, row, other)) || this.#isResolved(a, b, row, other)) continue;
        const [later, earlier] = [Math.max(row, other) + 1, Math.min(row, other) + 1];
        this.#problems.report({
          severity: 'error',
          code: 'TIED_ROWS',
          ...say('ROWS_TIED', { row: later, otherRow: earlier }),
          row: later,
          otherRow: earlier,
        });
      }
    }
  }

  /** Whether more specific rows match everything that both rows match. */
  #isResolved(a: Layer, b: Layer, rowA: number, rowB: number): boolean {
    const both = this.#keys.map((_, key) => [a, b].map(({ pattern }) => pattern.given[key] === true));
    const above = this.#layers.filter(
      (layer) =>
        countGiven(layer) > countGiven(a) &&
        layer.pattern.given.every((isGiven, key) => !isGiven || both[key]?.includes(true)),
    );
    const boxes = this.#keys.map((index, key): readonly [number, number] => {
      const rows = [rowA, rowB].filter((_, side) => both[key]?.[side] === true);
      if (isExact(index)) return [index.rowCodes[rows[0] ?? 0] ?? -1, 0];
      const ends = rows.map((row) => rangeOf(index, row));
      return [Math.max(...ends.map(([from]) => from)), Math.min(...ends.map(([, to]) => to))];
    });
    return above.length > 0 && this.#isCovered(above, boxes);
  }

  /** Walks along the only range of the box; of several ranges, one row must cover the box. */
  #isCovered(layers: readonly Layer[], boxes: readonly (readonly [number, number])[]): boolean {
    const ranges = this.#keys.flatMap((index, key) =>
      isExact(index) || (boxes[key]?.[0] === -Infinity && boxes[key][1] === Infinity) ? [] : [key],
    );
    const numbers = boxes.map(([from]) => (from === -Infinity ? -Number.MAX_VALUE : from));
    for (let step = 0; step < maxSteps; step++) {
      this.#work.comparisonsLeft -= layers.length;
      const row = layers.map((layer) => findInLayer(layer, numbers)).find((found) => found >= 0);
      if (row === undefined) return false;
      const open = ranges.filter((key) => (this.#endOf(key, row) ?? Infinity) < (boxes[key]?.[1] ?? Infinity));
      const [key] = open;
      if (key === undefined) return true;
      if (ranges.length > 1) return false;
      numbers[key] = this.#endOf(key, row) ?? Infinity;
    }
    return false;
  }

  #endOf(key: number, row: number): number | undefined {
    const index = this.#keys[key];
    return index === undefined || isExact(index) ? undefined : rangeOf(index, row)[1];
  }
}

function codesOf(keys: readonly ExactIndex[], row: number): string {
  return keys.map(({ rowCodes }) => rowCodes[row]).join();
}

export function checkTies(
  keys: readonly KeyIndex[],
  layers: readonly Layer[],
  work: CheckWork,
  problems: TableProblems,
): void {
  new TieCheck(keys, layers, work, problems).check();
}
