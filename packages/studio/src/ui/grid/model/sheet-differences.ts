/** The edits of a grid after which it has other cells in the same columns. Pure. */
import { rowsFrom, type Block, type Edit, type Sheet } from './sheet.ts';

/** Rows that are equal at both ends stay, so that the selection and the order of the others do, too. */
export function editsTo(sheet: Sheet, cells: Block): readonly Edit[] {
  const count = cells[0]?.length ?? 0;
  const before = sheet.rowCount;
  const isSame = (row: number, other: number): boolean =>
    cells.every((column, index) => sheet.cellAt(row, index) === column[other]);
  const shorter = Math.min(count, before);
  let start = 0;
  while (start < shorter && isSame(start, start)) start++;
  let end = 0;
  while (end < shorter - start && isSame(before - 1 - end, count - 1 - end)) end++;
  const [removed, added] = [before - start - end, count - start - end];
  const edits: Edit[] = [];
  const changed = Math.min(removed, added);
  if (changed > 0) edits.push(...setEdits(sheet, cells, start, changed));
  if (removed > changed) edits.push({ kind: 'remove', rows: rowsFrom(start + changed, removed - changed) });
  if (added > changed) {
    const from = start + changed;
    const rows = rowsFrom(from, added - changed);
    edits.push({ kind: 'insert', rows, cells: cells.map((column) => column.slice(from, from + rows.length)) });
  }
  return edits;
}

function setEdits(sheet: Sheet, cells: Block, first: number, count: number): Edit[] {
  return cells.flatMap((column, index): Edit[] => {
    const rows = rowsFrom(first, count).filter((row) => sheet.cellAt(row, index) !== column[row]);
    if (rows.length === 0) return [];
    return [{ kind: 'set', column: index, rows, cells: [Array.from(rows, (row) => column[row] ?? '')] }];
  });
}

const number = /^-?\d+(?:\.\d+)?$/;

function isSameNumber(one: string, other: string): boolean {
  if (!number.test(one) || !number.test(other)) return false;
  const plain = (text: string): string => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);
  return plain(one) === plain(other);
}

/** A workbook does not distinguish 118.1 from 118.10, as which the cell in the same row is written. */
export function withSameNumbers(sheet: Sheet, cells: Block): Block {
  return cells.map((column, index) => {
    const type = sheet.columns[index]?.type;
    if (type !== 'number' && type !== 'percent') return column;
    return column.map((cell, row) => {
      const before = sheet.cellAt(row, index);
      return cell !== before && isSameNumber(cell, before) ? before : cell;
    });
  });
}

/** Whether every cell is the same afterwards. */
export function changesNothing(sheet: Sheet, edits: readonly Edit[]): boolean {
  return edits.every(
    (edit) =>
      edit.kind === 'set' &&
      edit.cells.every((column, index) =>
        edit.rows.every((row, at) => sheet.cellAt(row, edit.column + index) === (column[at] ?? '')),
      ),
  );
}
