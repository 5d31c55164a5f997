/** Tables on the clipboard as HTML, which alone tells that cells are merged. */
import type { ClipboardRows } from './clipboard-text.ts';

/** Parsing more would block the page. */
const maxLength = 8_000_000;
const spans = /\b(?:row|col)span\s*=\s*["']?\s*(?:[2-9]|1\d)/iu;

export interface MergedRows {
  readonly rows: ClipboardRows;
  readonly mergedCount: number;
}

/** How many rows or columns a cell covers, within the table. */
function spanOf(cell: HTMLTableCellElement, name: 'rowSpan' | 'colSpan', limit: number): number {
  return Math.max(1, Math.min(cell[name], limit));
}

/**
 * The rows of a table with merged cells, in which each cell that was part of one has its text: an empty key would match
 * everything. Undefined without merged cells, for which the plain text is exact.
 * @param columnLimit of a merged cell
 */
export function readMergedCells(html: string, columnLimit: number): MergedRows | undefined {
  if (html.length > maxLength || !spans.test(html)) return undefined;
  const table = new DOMParser().parseFromString(html, 'text/html').querySelector('table');
  if (table === null) return undefined;
  const rows: string[][] = Array.from(table.rows, () => []);
  let mergedCount = 0;
  for (const [top, line] of [...table.rows].entries()) {
    let left = 0;
    for (const cell of line.cells) {
      while (rows[top]?.[left] !== undefined) left++;
      const [height, width] = [spanOf(cell, 'rowSpan', rows.length - top), spanOf(cell, 'colSpan', columnLimit)];
      if (height * width > 1) mergedCount++;
      const text = textOf(cell);
      for (const row of rows.slice(top, top + height)) for (let at = 0; at < width; at++) row[left + at] = text;
      left += width;
    }
  }
  return { rows: rows.map((row) => Array.from(row, (cell) => cell ?? '')), mergedCount };
}

function textOf(cell: HTMLTableCellElement): string {
  for (const line of cell.querySelectorAll('br')) line.replaceWith('\n');
  return cell.textContent.replaceAll('\u00A0', ' ').trim();
}
