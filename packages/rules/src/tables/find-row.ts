/** Looks up a row by the values of the keys. The interpreter and compiled code share these functions. */
import type { KeyColumn } from './rate-table.ts';
import { RuleThrow, type Run } from '../problems/failures.ts';
import { say, type EnglishSentence } from '../problems/sentences.ts';
import { noRate } from './no-rate.ts';
import { isExact, type ExactIndex, type KeyIndex } from './key-index.ts';
import { toKeyNumber } from './key-number.ts';
import type { PreparedColumn, PreparedTable } from './prepare-table.ts';
import { dayOf, toComposed } from './table-cells.ts';
import { findInLayer, type KeyNumbers } from './table-layers.ts';

function codeOfText({ codes }: ExactIndex, text: string): number {
  return codes.get(text) ?? codes.get(toComposed(text)) ?? -1;
}

/** The code of an exact key, or the number of a range key; undefined for a value of another type. */
function numberOf(index: KeyIndex, value: unknown, run: Run): number | undefined {
  const { type } = index.key;
  if (type === 'text') return typeof value === 'string' && isExact(index) ? codeOfText(index, value) : undefined;
  if (type === 'boolean') {
    return typeof value === 'boolean' && isExact(index) ? (index.codes.get(value) ?? -1) : undefined;
  }
  const number = type === 'number' ? toKeyNumber(value, run) : { floor: dayOf(value), isSame: true };
  if (number === undefined || Number.isNaN(number.floor)) return undefined;
  if (!isExact(index)) return number.floor;
  return number.isSame ? (index.codes.get(number.floor) ?? -1) : -1;
}

const neededTypes = {
  text: 'TABLE_KEY_NOT_TEXT',
  number: 'TABLE_KEY_NOT_NUMBER',
  boolean: 'TABLE_KEY_NOT_BOOLEAN',
  date: 'TABLE_KEY_NOT_DATE',
} as const;

export function wrongKeyType(table: string, { name, type }: Pick<KeyColumn, 'name' | 'type'>): EnglishSentence {
  return say(neededTypes[type], { table, key: name });
}

/**
 * The row of the most specific pattern that matches.
 *
 * @param values by key, as in the table; numbers may be Exact
 * @returns -1 if there is no row, but the column has a default; otherwise it fails with NO_RATE
 */
export function findRow(
  prepared: PreparedTable,
  { value }: PreparedColumn,
  values: readonly unknown[],
  run: Run,
): number {
  const numbers = toKeyNumbers(prepared, values, run);
  for (const layer of prepared.layers) {
    const row = findInLayer(layer, numbers);
    if (row >= 0) return row;
  }
  if (value.default !== undefined) return -1;
  throw noRate(prepared, numbers, values);
}

function toKeyNumbers({ keys, table }: PreparedTable, values: readonly unknown[], run: Run): KeyNumbers {
  return keys.map((index, position) => {
    const number = numberOf(index, values[position], run);
    if (number !== undefined) return number;
    throw new RuleThrow('INVALID_ARGUMENTS', wrongKeyType(table.name, index.key), { type: 'Invalid Arguments' });
  });
}

/** The cell of a row, or the default of the column for row -1 and for an empty cell. */
export function cellOf(prepared: PreparedTable, { cells, value }: PreparedColumn, row: number): unknown {
  const cell = row < 0 ? undefined : cells[row];
  if (cell !== undefined && !Number.isNaN(cell)) return cell;
  if (value.default !== undefined) return value.default;
  const sentence = say('TABLE_CELL_EMPTY', { table: prepared.table.name, column: value.name, row: row + 1 });
  throw new RuleThrow('NO_RATE', sentence, { type: 'NO_RATE' });
}
