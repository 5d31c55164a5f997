/** From pasted rows to a block of cells of the grid's columns. Pure. */
import { isTurnedIntoDate } from '../cells/written-date.ts';
import { readCells } from '../cells/read-cells.ts';
import { isScientific } from '../cells/written-number.ts';
import type { Block, GridColumn } from '../model/sheet.ts';
import type { ClipboardRows } from './clipboard-text.ts';

/** What a user should know about a paste. */
export interface PasteNote {
  readonly rowCount: number;
  /** Cells right of the last column, which were not pasted. */
  readonly beyondCount: number;
  readonly mergedCount: number;
  /** Cells that do not fit their columns, pasted as they are. */
  readonly unreadCount: number;
  readonly turnedCount: number;
  readonly scientificCount: number;
  readonly formulaCount: number;
}

export interface PastedBlock {
  readonly cells: Block;
  readonly note: PasteNote;
}

function count(texts: readonly string[], isCounted: (text: string) => boolean): number {
  return texts.reduce((sum, text) => sum + (isCounted(text) ? 1 : 0), 0);
}

/** @param columns those from the one in which the paste begins */
export function toBlock(rows: ClipboardRows, columns: readonly GridColumn[], mergedCount: number): PastedBlock {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const note = { unreadCount: 0, turnedCount: 0, scientificCount: 0, formulaCount: 0 };
  const cells = columns.slice(0, width).map(({ type, takesPercent }, index) => {
    const texts = rows.map((row) => row[index] ?? '');
    const read = readCells(type, texts, takesPercent);
    note.unreadCount += read.unreadCount;
    note.formulaCount += count(texts, (text) => text.startsWith('=') && text.length > 1);
    if (type !== 'date') note.turnedCount += count(texts, isTurnedIntoDate);
    if (type === 'number' || type === 'percent') note.scientificCount += count(texts, isScientific);
    return read.cells;
  });
  const beyondCount = rows.reduce((sum, row) => sum + Math.max(0, row.length - columns.length), 0);
  return { cells, note: { rowCount: rows.length, beyondCount, mergedCount, ...note } };
}

/** Repeats the rows over a selection that is a multiple of them, as spreadsheets do. */
export function tileRows(rows: ClipboardRows, height: number, width: number): ClipboardRows {
  const rowWidth = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const isMultiple = height % rows.length === 0 && width % rowWidth === 0;
  if (!isMultiple || height * width === rows.length * rowWidth) return rows;
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_cell, column) => rows[row % rows.length]?.[column % rowWidth] ?? ''),
  );
}
