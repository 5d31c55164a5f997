/** The cells of a table between the API, which has them by row, and the grid, which has them by column. Pure. */
import { plainNumber } from '@coverwright/insurance/decimal-text';
import { isJsonList, type Json } from '@coverwright/insurance/json';
import type { Block, CellType } from '../../../ui/grid/model/sheet.ts';

export function cellText(cell: Json | undefined): string {
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'number') return plainNumber(String(cell));
  return typeof cell === 'boolean' ? String(cell) : '';
}

/** Adds rows to columns of cells. */
export function addRows(rowsJsonString: string, columns: readonly string[][]): void {
  const rows: unknown = JSON.parse(rowsJsonString);
  if (!Array.isArray(rows)) return;
  for (const row of rows as readonly Json[]) {
    const cells = isJsonList(row) ? row : [];
    for (const [column, texts] of columns.entries()) texts.push(cellText(cells[column]));
  }
}

/** The rows as they are sent: every cell as its text, which the server reads by its column. */
export function rowsOf(cells: Block, start = 0, end = cells[0]?.length ?? 0): readonly (readonly string[])[] {
  return Array.from({ length: end - start }, (_, row) => cells.map((column) => column[start + row] ?? ''));
}

/** A number that JSON can have as it is. */
const jsonNumber = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,13})?$/u;

/** Numbers without quotes, so that a table with the most rows fits in a request. */
export function toRowsJson(cells: Block, types: readonly CellType[]): string {
  const write = (text: string, column: number): string => {
    const type = types[column];
    return (type === 'number' || type === 'percent') && jsonNumber.test(text) ? text : JSON.stringify(text);
  };
  return `[${rowsOf(cells)
    .map((row) => `[${row.map(write).join()}]`)
    .join()}]`;
}
