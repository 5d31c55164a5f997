/** Which rows and columns of a sheet are drawn, and which are loaded for them. Pure. */

export const rowHeight = 24;
export const columnWidth = 112;
export const headWidth = 56;

export interface Viewport {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly rows: number;
  readonly columns: number;
}

export interface Range {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
}

function rangeOf(start: number, length: number, step: number, count: number): Range {
  const from = Math.max(0, Math.floor(start / step));
  return { from: Math.min(from, Math.max(0, count - 1)), to: Math.min(count, Math.ceil((start + length) / step) + 1) };
}

/** The visible range. */
export function drawnOf({ top, left, width, height }: Viewport, { rows, columns }: Size) {
  return { rows: rangeOf(top, height, rowHeight, rows), columns: rangeOf(left, width, columnWidth, columns) };
}

const readRows = 50;
const readColumns = 10;

/** Rounded to steps, so that small scrolls load nothing; fewer cells than the limit per request. */
export function readOf({ rows, columns }: ReturnType<typeof drawnOf>) {
  const top = Math.floor(rows.from / readRows) * readRows;
  const left = Math.floor(columns.from / readColumns) * readColumns;
  return { top, left, rows: readRows * 2, columns: readColumns * 4 };
}

/** The scroll position at which the cell is visible; unchanged if it already is. */
export function scrollTo(place: { readonly row: number; readonly column: number }, view: Viewport) {
  const fit = (start: number, size: number, from: number, length: number) =>
    start < from ? start : start + size > from + length ? start + size - length : from;
  return {
    top: fit(place.row * rowHeight, rowHeight, view.top, view.height - rowHeight),
    left: fit(place.column * columnWidth, columnWidth, view.left, view.width - headWidth),
  };
}

const spillMax = 12;

/**
 * The number of columns that a text spans, including its own: as in Excel, it extends over empty cells up to the next
 * non-empty one.
 * @param isEmpty whether a column in the same row is empty
 */
export function columnsOfText(column: number, end: number, isEmpty: (column: number) => boolean): number {
  let next = column + 1;
  while (next < end && next - column < spillMax && isEmpty(next)) next += 1;
  return next - column;
}
