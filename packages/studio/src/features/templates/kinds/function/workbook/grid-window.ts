/** Which rows and columns of a sheet are drawn, and which are loaded for them. Pure. */

export const rowHeight = 24;
/** Of columns without a width of their own. */
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

export interface ColumnWidth {
  readonly from: number;
  readonly to: number;
  readonly characters: number;
}

const widthMin = 40;
const widthMax = 480;
const characterWidth = 7;
const cellPadding = 13;

/** The positions of the columns of a sheet. */
export class ColumnLayout {
  /** Where each column begins, and the last one ends. */
  readonly #starts: Float64Array;

  constructor(columns: number, widths: readonly ColumnWidth[]) {
    const each = Array.from({ length: columns }, () => columnWidth);
    for (const { from, to, characters } of widths) {
      const width = Math.round(characters * characterWidth) + cellPadding;
      each.fill(Math.min(widthMax, Math.max(widthMin, width)), from, to + 1);
    }
    this.#starts = new Float64Array(columns + 1);
    for (const [column, width] of each.entries()) this.#starts[column + 1] = this.startOf(column) + width;
  }

  startOf(column: number): number {
    return this.#starts[Math.min(Math.max(column, 0), this.#starts.length - 1)] ?? 0;
  }

  widthOf(column: number, columns = 1): number {
    return this.startOf(column + columns) - this.startOf(column);
  }

  get end(): number {
    return this.startOf(this.#starts.length - 1);
  }

  /** The column at a position; the last one beyond the end. */
  at(position: number): number {
    let [from, to] = [0, this.#starts.length - 2];
    while (from < to) {
      const middle = Math.ceil((from + to) / 2);
      if (this.startOf(middle) <= position) from = middle;
      else to = middle - 1;
    }
    return from;
  }
}

function rangeOf(start: number, length: number, step: number, count: number): Range {
  const from = Math.max(0, Math.floor(start / step));
  return { from: Math.min(from, Math.max(0, count - 1)), to: Math.min(count, Math.ceil((start + length) / step) + 1) };
}

/** The visible range. */
export function drawnOf({ top, left, width, height }: Viewport, { rows, columns }: Size, layout: ColumnLayout) {
  const to = Math.min(columns, layout.at(left + width) + 2);
  return { rows: rangeOf(top, height, rowHeight, rows), columns: { from: layout.at(left), to } };
}

const readRows = 50;
const readColumns = 10;
const readColumnsMin = 40;
/** With the rows, the number of cells that a request may have. */
const readColumnsMax = 60;

/** Rounded to steps, so that small scrolls load nothing; fewer cells than the limit per request. */
export function readOf({ rows, columns }: ReturnType<typeof drawnOf>) {
  const top = Math.floor(rows.from / readRows) * readRows;
  const left = Math.floor(columns.from / readColumns) * readColumns;
  const needed = Math.ceil((columns.to - left) / readColumns) * readColumns;
  return { top, left, rows: readRows * 2, columns: Math.min(readColumnsMax, Math.max(readColumnsMin, needed)) };
}

/** The scroll position at which the cell is visible; unchanged if it already is. */
export function scrollTo(
  place: { readonly row: number; readonly column: number },
  view: Viewport,
  layout: ColumnLayout,
) {
  const fit = (start: number, size: number, from: number, length: number) =>
    start < from ? start : start + size > from + length ? start + size - length : from;
  return {
    top: fit(place.row * rowHeight, rowHeight, view.top, view.height - rowHeight),
    left: fit(layout.startOf(place.column), layout.widthOf(place.column), view.left, view.width - headWidth),
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
