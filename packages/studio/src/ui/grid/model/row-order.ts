/**
 * Which rows are shown, and in which order: sorting and filtering never change the stored order. A position is the number
 * of a shown row, a row that of a stored one. Pure: each function returns another order.
 */
import type { CellType, Sheet } from './sheet.ts';

/** Rows by position; undefined while all rows are shown in the stored order. */
export type RowOrder = Uint32Array | undefined;

export type Direction = 'ascending' | 'descending';

/** The texts that are shown, by the number of their column. */
export type Filters = ReadonlyMap<number, ReadonlySet<string>>;

export interface Sorting {
  readonly column: number;
  readonly direction: Direction;
}

/** Numbers within texts by their value, so that Plan 2 is before Plan 10. */
const collator = new Intl.Collator('en', { numeric: true });

type Compare = (one: number, other: number) => number;

function compareNumbers(cells: readonly string[]): Compare {
  const values = Float64Array.from(cells, (text) => (text === '' ? Number.NaN : Number(text)));
  return (one, other) => (values[one] ?? 0) - (values[other] ?? 0);
}

function comparerOf(type: CellType, cells: readonly string[]): Compare {
  if (type === 'number' || type === 'percent') return compareNumbers(cells);
  return (one, other) => collator.compare(cells[one] ?? '', cells[other] ?? '');
}

function isSortable(type: CellType, text: string): boolean {
  return text !== '' && ((type !== 'number' && type !== 'percent') || !Number.isNaN(Number(text)));
}

/** Equal cells remain in the stored order; empty and unreadable ones come last in both directions. */
function sortRows(sheet: Sheet, rows: Uint32Array, { column, direction }: Sorting): Uint32Array {
  const type = sheet.columns[column]?.type ?? 'text';
  const cells = sheet.column(column);
  const filled = rows.filter((row) => isSortable(type, cells[row] ?? ''));
  const others = rows.filter((row) => !isSortable(type, cells[row] ?? ''));
  const compare = comparerOf(type, cells);
  const sign = direction === 'ascending' ? 1 : -1;
  filled.sort((one, other) => sign * compare(one, other) || one - other);
  const sorted = new Uint32Array(rows.length);
  sorted.set(filled);
  sorted.set(others, filled.length);
  return sorted;
}

export function arrangeRows(sheet: Sheet, filters: Filters, sorting: Sorting | undefined): RowOrder {
  if (filters.size === 0 && sorting === undefined) return undefined;
  const columns = Array.from(filters, ([column, texts]) => ({ cells: sheet.column(column), texts }));
  const all = Uint32Array.from({ length: sheet.rowCount }, (_, row) => row);
  const shown = all.filter((row) => columns.every(({ cells, texts }) => texts.has(cells[row] ?? '')));
  return sorting === undefined ? shown : sortRows(sheet, shown, sorting);
}

/** How many of the ascending rows are below each row. */
function countBelow(rows: Uint32Array, rowCount: number): Uint32Array {
  let next = 0;
  return Uint32Array.from({ length: rowCount }, (_, row) => {
    while (next < rows.length && (rows[next] ?? 0) < row) next++;
    return next;
  });
}

/**
 * After rows were inserted, which are shown before the row that follows them, or at the end.
 * @param rows the numbers of the new rows, ascending
 * @param rowCount of all rows, with the new ones
 */
export function withInserted(order: RowOrder, rows: Uint32Array, rowCount: number): RowOrder {
  if (order === undefined) return undefined;
  const below = countBelow(rows, rowCount);
  const added = new Set(rows);
  const shifts = new Uint32Array(rowCount - rows.length);
  for (let row = 0; row < rowCount; row++) if (!added.has(row)) shifts[row - (below[row] ?? 0)] = row;
  const shown: number[] = [];
  const placed = new Set<number>();
  for (const old of order) {
    const row = shifts[old] ?? 0;
    let first = row;
    while (added.has(first - 1)) first--;
    for (let before = first; before < row; before++) {
      shown.push(before);
      placed.add(before);
    }
    shown.push(row);
  }
  for (const row of rows) if (!placed.has(row)) shown.push(row);
  return Uint32Array.from(shown);
}

/** @param rowCount of all rows, with those that were removed */
export function withoutRemoved(order: RowOrder, rows: Uint32Array, rowCount: number): RowOrder {
  if (order === undefined) return undefined;
  const below = countBelow(rows, rowCount);
  const removed = new Set(rows);
  return order.filter((row) => !removed.has(row)).map((row) => row - (below[row] ?? 0));
}

/** The row at a position, or the number that a row added at the end gets. */
export function rowAt(order: RowOrder, position: number, rowCount: number): number {
  return order === undefined ? Math.min(position, rowCount) : (order[position] ?? rowCount);
}

export function shownCount(order: RowOrder, rowCount: number): number {
  return order?.length ?? rowCount;
}

export function withFilter(filters: Filters, column: number, texts: ReadonlySet<string>): Filters {
  return new Map([...filters, [column, texts]]);
}

export function withoutFilter(filters: Filters, column: number): Filters {
  return new Map([...filters].filter(([other]) => other !== column));
}

/** Sorted, with the empty one first; only the first ones if there are more. */
export function distinctTexts(cells: readonly string[], limit: number): readonly string[] {
  const texts = new Set<string>();
  for (const text of cells) {
    texts.add(text);
    if (texts.size === limit) break;
  }
  return [...texts].sort((one, other) => collator.compare(one, other));
}
