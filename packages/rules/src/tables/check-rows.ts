/** Rows with the same exact keys: ranges that run backwards, are the same, overlap or leave a gap. */
import { say } from '../problems/sentences.ts';
import { isExact, type KeyIndex, type RangeIndex } from './key-index.ts';
import type { Groups } from './range-levels.ts';
import { dateOf } from './table-cells.ts';
import type { Layer } from './table-layers.ts';
import type { ReportProblem, TableProblems } from './table-problems.ts';

export function rangeOf({ from, to }: RangeIndex, row: number): readonly [from: number, to: number] {
  return [from[row] ?? 0, to[row] ?? 0];
}

function isBackwards(index: RangeIndex, row: number): boolean {
  const [from, to] = rangeOf(index, row);
  return from >= to;
}

export function doOverlap(index: RangeIndex, a: number, b: number): boolean {
  const [fromA, toA] = rangeOf(index, a);
  const [fromB, toB] = rangeOf(index, b);
  return fromA < toB && fromB < toA;
}

function isSameRange(index: RangeIndex, a: number, b: number): boolean {
  const [fromA, toA] = rangeOf(index, a);
  const [fromB, toB] = rangeOf(index, b);
  return fromA === fromB && toA === toB;
}

function checkBackwards(keys: readonly KeyIndex[], report: ReportProblem): void {
  for (const index of keys) {
    if (isExact(index)) continue;
    for (let row = 0; row < index.from.length; row++) {
      if (!isBackwards(index, row)) continue;
      const column = index.key.name;
      const sentence = say('RANGE_BACKWARDS', { column, row: row + 1 });
      report({ severity: 'error', code: 'BACKWARDS_RANGE', ...sentence, row: row + 1, column });
    }
  }
}

function reportPair(ranges: readonly RangeIndex[], a: number, b: number, report: ReportProblem): void {
  const [row, otherRow] = [Math.max(a, b) + 1, Math.min(a, b) + 1];
  const differing = ranges.find((index) => !isSameRange(index, a, b));
  if (differing === undefined) {
    report({ severity: 'error', code: 'DUPLICATE_ROW', ...say('ROW_TWICE', { row, otherRow }), row, otherRow });
    return;
  }
  const column = differing.key.name;
  const sentence = say('RANGES_OVERLAP', { column, row, otherRow });
  report({ severity: 'error', code: 'OVERLAPPING_RANGE', ...sentence, row, otherRow, column });
}

/** Rows of the same group that also overlap in the last range. Two rows may be in several groups. */
function checkOverlaps({ last }: Layer, ranges: readonly RangeIndex[], { isFull, report }: TableProblems): void {
  const index = ranges.at(-1);
  const reported = new Set<string>();
  for (const group of groupsOf(last)) {
    if (isFull()) return;
    const rows = index === undefined ? group : sortedBy(index, group);
    let furthest = rows[0] ?? 0;
    for (const row of rows.slice(1)) {
      const isFree = index !== undefined && rangeOf(index, row)[0] >= rangeOf(index, furthest)[1];
      if (!isFree && !reported.has(`${furthest} ${row}`)) {
        reported.add(`${furthest} ${row}`);
        reportPair(ranges, furthest, row, report);
      }
      if (index !== undefined && rangeOf(index, row)[1] > rangeOf(index, furthest)[1]) furthest = row;
    }
  }
}

function showEnd({ key: { type } }: RangeIndex, end: number): string {
  return type === 'date' ? dateOf(end) : String(end);
}

/** Between rows that are the same in all other ranges. The rows are sorted by this range. */
function findGaps(
  rows: readonly number[],
  index: RangeIndex,
  others: readonly RangeIndex[],
  report: ReportProblem,
): void {
  const last = new Map<string, number>();
  for (const row of rows) {
    const same = others.map((other) => rangeOf(other, row).join(' ')).join();
    const before = last.get(same);
    const [from, to] = rangeOf(index, row);
    const end = before === undefined ? -Infinity : rangeOf(index, before)[1];
    if (before !== undefined && from > end) {
      const column = index.key.name;
      const [begins, ends] = [showEnd(index, end), showEnd(index, from)];
      const sentence = say('RANGE_GAP', { column, from: begins, to: ends, row: row + 1, otherRow: before + 1 });
      report({ severity: 'warning', code: 'GAP', ...sentence, row: row + 1, otherRow: before + 1, column });
    }
    if (before === undefined || to > end) last.set(same, row);
  }
}

/** Groups of at least two rows. */
function* groupsOf({ starts, order }: Groups): Generator<readonly number[]> {
  for (let group = 0; group + 1 < starts.length; group++) {
    const [start = 0, end = 0] = [starts[group], starts[group + 1]];
    if (end - start > 1) yield Array.from(order.subarray(start, end));
  }
}

/** By the beginning of the range, without rows whose range runs backwards. */
function sortedBy(index: RangeIndex, rows: readonly number[]): readonly number[] {
  const fromOf = (row: number): number => rangeOf(index, row)[0];
  const forward = rows.filter((row) => !isBackwards(index, row));
  return forward.sort((a, b) => (fromOf(a) < fromOf(b) ? -1 : fromOf(a) > fromOf(b) ? 1 : a - b));
}

function rangesOf(keys: readonly KeyIndex[], { levels }: Layer): readonly RangeIndex[] {
  return levels.flatMap(({ key }) => {
    const index = keys[key];
    return index === undefined || isExact(index) ? [] : [index];
  });
}

/** What makes rows ambiguous or useless. */
export function checkRows(keys: readonly KeyIndex[], layers: readonly Layer[], problems: TableProblems): void {
  checkBackwards(keys, problems.report);
  for (const layer of layers) checkOverlaps(layer, rangesOf(keys, layer), problems);
}

/** Values for which there is no row, although there is one below and one above them. */
export function checkGaps(
  keys: readonly KeyIndex[],
  layers: readonly Layer[],
  { isFull, report }: TableProblems,
): void {
  for (const layer of layers) {
    const ranges = rangesOf(keys, layer);
    for (const group of groupsOf(layer.groups)) {
      for (const index of ranges) {
        if (isFull()) return;
        const others = ranges.filter((other) => other !== index);
        findGaps(sortedBy(index, group), index, others, report);
      }
    }
  }
}
