/** Find and replace. Pure. */
import { type RowOrder, rowAt, shownCount } from './row-order.ts';
import type { Range, Spot } from './selection.ts';
import type { Sheet } from './sheet.ts';

export interface Query {
  readonly text: string;
  readonly isCaseSensitive: boolean;
  /** Finds only cells that contain nothing else. */
  readonly isWhole: boolean;
}

function escape(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);
}

/** Undefined for an empty text, which every cell contains. */
function patternOf({ text, isCaseSensitive, isWhole }: Query): RegExp | undefined {
  if (text === '') return undefined;
  return new RegExp(isWhole ? `^${escape(text)}$` : escape(text), isCaseSensitive ? 'gu' : 'giu');
}

/** The next cell in reading order, after the last one from the first; backward likewise. */
export function findNext(sheet: Sheet, order: RowOrder, query: Query, from: Spot, by: 1 | -1): Spot | undefined {
  const pattern = patternOf(query);
  if (pattern === undefined) return undefined;
  const columnCount = sheet.columns.length;
  const total = shownCount(order, sheet.rowCount) * columnCount;
  const start = from.position * columnCount + from.column;
  for (let step = 1; step <= total; step++) {
    const at = (((start + by * step) % total) + total) % total;
    const spot = { position: Math.floor(at / columnCount), column: at % columnCount };
    const cell = sheet.cellAt(rowAt(order, spot.position, sheet.rowCount), spot.column);
    if (cell.search(pattern) >= 0) return spot;
  }
  return undefined;
}

export interface Replacement {
  readonly column: number;
  readonly rows: Uint32Array;
  readonly texts: readonly string[];
}

/** The cells that change, by column, with their new texts; no pattern characters in the replacement have a meaning. */
export function replaceIn(sheet: Sheet, order: RowOrder, query: Query, by: string, range: Range): Replacement[] {
  const pattern = patternOf(query);
  if (pattern === undefined) return [];
  const replacements: Replacement[] = [];
  for (let column = range.left; column <= range.right; column++) {
    const cells = sheet.column(column);
    const rows: number[] = [];
    const texts: string[] = [];
    for (let position = range.top; position <= range.bottom; position++) {
      const row = rowAt(order, position, sheet.rowCount);
      const cell = cells[row] ?? '';
      const replaced = cell.replaceAll(pattern, () => by);
      if (replaced === cell) continue;
      rows.push(row);
      texts.push(replaced);
    }
    if (rows.length > 0) replacements.push({ column, rows: Uint32Array.from(rows), texts });
  }
  return replacements;
}
