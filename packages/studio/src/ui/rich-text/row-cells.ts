// The cells of a table row with the headings of their columns.
import { columnHeadings, type HeadingCell } from './column-headings.ts';
import type { RepeatedCell } from './rich-text-props.ts';

export function cellsOf(row: Element): readonly RepeatedCell[] {
  const cells = cellsIn(row);
  const headings = columnHeadings(headingRows(row).map(cellsIn), cells);
  return cells.map(({ text }, index) => ({ text, heading: headings[index] ?? '' }));
}

/** The rows of the table's head; without one, its first row, unless that is the row itself. */
function headingRows(row: Element): readonly Element[] {
  const table = row.closest('table');
  if (!table || row.closest('thead')) return [];
  const rowsOf = (part: Element): Element[] => [...part.children].filter(({ tagName }) => tagName === 'TR');
  const head = [...table.children].find(({ tagName }) => tagName === 'THEAD');
  if (head && rowsOf(head).length > 0) return rowsOf(head);
  const [first] = [table, ...table.children].flatMap(rowsOf);
  return first && first !== row ? [first] : [];
}

function cellsIn(row: Element): HeadingCell[] {
  return [...row.children].map((cell) => ({
    text: cell.textContent.replaceAll(/\s+/g, ' ').trim(),
    colSpan: spanOf(cell, 'colspan'),
    rowSpan: spanOf(cell, 'rowspan'),
  }));
}

function spanOf(cell: Element, name: string): number {
  return Math.max(1, Number.parseInt(cell.getAttribute(name) ?? '', 10) || 1);
}
