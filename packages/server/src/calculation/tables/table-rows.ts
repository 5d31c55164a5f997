// The rows of a rate table as they are written: a number as a JSON number with its digits, a date as 2027-01-31, an empty
// cell as null. Pure.
import { normalizeWithin } from '@coverwright/insurance/bounded-text';
import { isLongNumber } from '@coverwright/insurance/long-number';
import { type Cells, keyAt, type KeyType, type RateTable, tableLimits, type WrittenCell } from '@coverwright/rules';
import { cellColumnsOf, cellsOf } from './table-pieces.ts';

export type Row = readonly WrittenCell[];

/** The rows from `start` to `end`, exclusive. */
export function rowsOf(table: RateTable, start = 0, end = table.rowCount): Row[] {
  const columns = cellColumnsOf(table);
  const cells = cellsOf(table);
  const rows: Row[] = [];
  for (let row = start; row < Math.min(end, table.rowCount); row += 1) {
    rows.push(columns.map(({ type }, index) => cellAt(cells[index], type, row)));
  }
  return rows;
}

function cellAt(cells: Cells | undefined, type: KeyType, row: number): WrittenCell {
  return cells === undefined ? null : keyAt(cells, type, row);
}

/** Whether two cells of a column are the same; a number may be written as one or as a text. */
export function isSameCell(type: KeyType, one: WrittenCell | undefined, other: WrittenCell | undefined): boolean {
  if (one === other) return true;
  const [left, right] = [cellText(one), cellText(other)];
  if (left === right) return true;
  return type === 'number' && numberPattern.test(left) && numberPattern.test(right) && Number(left) === Number(right);
}

/** As a text; empty for an empty cell. */
export function cellText(cell: WrittenCell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'string') return toComposed(cell);
  return typeof cell === 'object' && !isLongNumber(cell) ? JSON.stringify(cell) : String(cell);
}

/** As cells are stored; a text that is longer than any cell is no cell. */
function toComposed(text: string): string {
  return normalizeWithin(text, tableLimits.maxCellLength * 4, 'NFC') ?? text;
}

/** No cell of a table has more digits; two longer numbers can have the same double. */
const numberPattern = /^[+-]?\d{1,15}(?:\.\d{1,15})?$/;
