/** The failure of a lookup without a row: what was looked up, and the row that is nearest to it. */
import { isLongNumber } from '@coverwright/insurance/long-number';
import { shorten } from '@coverwright/insurance/shorten';
import { Exact, exactToNumber } from '../numbers/exact.ts';
import { NoRate } from '../problems/failures.ts';
import { say } from '../problems/sentences.ts';
import { isExact, type KeyIndex } from './key-index.ts';
import type { PreparedTable } from './prepare-table.ts';
import type { TableKey } from './rate-table.ts';
import { keyAt } from './table-cells.ts';
import { findGroup, type KeyNumbers } from './table-layers.ts';

/** Limits the search for the nearest row. */
const maxSearched = 20_000;
const maxShownLength = 40;

/**
 * Fails a lookup. A `try` may catch thousands of such failures in one evaluation, so that the nearest row is only
 * searched for when a failure is reported.
 */
export function noRate(prepared: PreparedTable, numbers: KeyNumbers, values: readonly unknown[]): NoRate {
  const { table } = prepared;
  return new NoRate(say('NO_RATE', { table: table.name }), () => {
    const keys = Object.fromEntries(table.keys.map(({ name }, index) => [name, toShown(values[index])]));
    const shown = listOf(table.keys, ({ name }, index) => `${name}: ${showValue(toShown(values[index]))}`);
    const row = nearestRow(prepared, numbers);
    const sentence =
      row === -1
        ? say('NO_RATE_FOR', { table: table.name, keys: shown })
        : say('NO_RATE_NEAREST', {
            table: table.name,
            keys: shown,
            row: row + 1,
            nearest: listOf(table.keys, (key) => showKey(key, row)),
          });
    return { ...sentence, rate: { table: table.name, keys, ...(row !== -1 && { nearestRow: row + 1 }) } };
  });
}

function listOf(keys: readonly TableKey[], show: (key: TableKey, index: number) => string): string {
  return keys.map((key, index) => show(key, index)).join(', ');
}

function toShown(value: unknown): string | number | boolean {
  if (value instanceof Exact) return exactToNumber(value) + 0;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  return shorten(isLongNumber(value) ? value.valueOf() : String(value), maxShownLength);
}

function showValue(value: string | number | boolean | null): string {
  return typeof value === 'string' ? JSON.stringify(shorten(value, maxShownLength)) : String(value);
}

/** In signs, which are the same in every language: a part of a sentence is not translated. */
function showKey(key: TableKey, row: number): string {
  const { name } = key;
  if (key.match === 'exact') {
    const value = keyAt(key.cells, key.type, row);
    return `${name}: ${value === null ? '*' : showValue(value)}`;
  }
  const [from, to] = [keyAt(key.from, key.type, row), keyAt(key.to, key.type, row)];
  if (from === null) return to === null ? `${name}: *` : `${name} < ${to}`;
  return to === null ? `${name} ≥ ${from}` : `${from} ≤ ${name} < ${to}`;
}

/** How far a row is from the keys: first by the number of keys that differ, then by the distance from its ranges. */
function distanceOf(keys: readonly KeyIndex[], numbers: KeyNumbers, row: number): readonly [number, number] {
  let [differing, distance] = [0, 0];
  for (const [position, index] of keys.entries()) {
    const number = numbers[position] ?? 0;
    if (isExact(index)) {
      const code = index.rowCodes[row] ?? -1;
      if (code !== -1 && code !== number) differing += 1;
      continue;
    }
    const [from = 0, to = 0] = [index.from[row], index.to[row]];
    if (number >= from && number < to) continue;
    differing += 1;
    distance += number < from ? from - number : number - to;
  }
  return [differing, distance];
}

/** Among rows with the same exact keys, or else among the first rows; -1 for a table without rows. */
function nearestRow({ keys, layers, table }: PreparedTable, numbers: KeyNumbers): number {
  const candidates: number[] = [];
  for (const layer of layers) {
    const group = findGroup(layer, numbers);
    if (group < 0 || candidates.length >= maxSearched) continue;
    const [start = 0, end = 0] = [layer.groups.starts[group], layer.groups.starts[group + 1]];
    for (const row of layer.groups.order.subarray(start, Math.min(end, start + maxSearched))) candidates.push(row);
  }
  const count = candidates.length > 0 ? candidates.length : Math.min(table.rowCount, maxSearched);
  let best = -1;
  let least: readonly [number, number] = [Infinity, Infinity];
  for (let index = 0; index < count; index++) {
    const row = candidates.length > 0 ? (candidates[index] ?? -1) : index;
    const found = distanceOf(keys, numbers, row);
    if (best !== -1 && (found[0] > least[0] || (found[0] === least[0] && found[1] >= least[1]))) continue;
    best = row;
    least = found;
  }
  return best;
}
