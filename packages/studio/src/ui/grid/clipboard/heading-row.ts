/** Headings that were copied together with the cells below them. Pure. */
import { readCells } from '../cells/read-cells.ts';
import type { GridColumn } from '../model/sheet.ts';
import type { ClipboardRows } from './clipboard-text.ts';

/** A few cells that cannot be read are mistakes. */
const readableShare = 0.9;

function fold(name: string): string {
  return name.trim().replaceAll(/\s+/gu, ' ').toLowerCase();
}

function isWord(text: string): boolean {
  return /\p{L}/u.test(text) && !/\d/u.test(text);
}

function areValues({ type, takesPercent }: GridColumn, texts: readonly string[]): boolean {
  const filled = texts.filter((text) => text.trim() !== '');
  return filled.length > 0 && readCells(type, filled, takesPercent).unreadCount <= filled.length * (1 - readableShare);
}

/** By column, the position of its name in the headings; undefined unless the headings are the names of these columns. */
function positionsIn(headings: readonly string[], columns: readonly GridColumn[]): readonly number[] | undefined {
  const known = headings.map(fold);
  if (columns.length < known.length || new Set(known).size < known.length) return undefined;
  const positions = columns.slice(0, known.length).map(({ name }) => known.indexOf(fold(name)));
  return positions.includes(-1) ? undefined : positions;
}

/** Words in all columns that need other values, which the rows below have. */
function areWordsAboveValues([headings = [], ...others]: ClipboardRows, columns: readonly GridColumn[]): boolean {
  const typed = columns
    .slice(0, headings.length)
    .flatMap((column, at) => (column.type === 'text' ? [] : [{ column, at }]));
  return (
    typed.length > 0 &&
    typed.every(({ column, at }) => {
      const heading = headings[at] ?? '';
      return isWord(heading) && readCells(column.type, [heading]).unreadCount > 0;
    }) &&
    typed.some(({ column, at }) =>
      areValues(
        column,
        others.map((row) => row[at] ?? ''),
      ),
    )
  );
}

/**
 * The rows below the headings, in the order of the columns if the headings are their names; undefined if the first row
 * has no headings.
 * @param columns those from the one in which the paste begins
 */
export function rowsBelowHeadings(rows: ClipboardRows, columns: readonly GridColumn[]): ClipboardRows | undefined {
  const [headings, ...others] = rows;
  if (headings === undefined || others.length === 0) return undefined;
  const positions = positionsIn(headings, columns);
  if (positions !== undefined) return others.map((row) => positions.map((at) => row[at] ?? ''));
  return areWordsAboveValues(rows, columns) ? others : undefined;
}
