/** Sizes and positions in pixels. Pure. */
import type { Spot } from '../model/selection.ts';
import type { CellType, GridColumn } from '../model/sheet.ts';

export const rowHeight = 28;
export const headHeight = 36;
/** Of the row numbers. */
export const numbersWidth = 64;

const widths: Readonly<Record<CellType, number>> = { text: 160, number: 128, percent: 104, boolean: 104, date: 128 };
const wideWidth = 288;
const maxHintWidth = 240;
const widthOfHintCharacter = 5.8;
const widthOfCharacter = 8;
const widthOfWideCharacter = 13;
/** Chinese characters and full-width signs. */
const wide = /[\u2E80-\u9FFF\uF900-\uFAFF\uFF00-\uFF60]/gu;
/** The padding and the button of the column's menu. */
const headingRest = 56;

export interface GridLayout {
  readonly widths: readonly number[];
  /** The left edge of each column, and the right edge of the last. */
  readonly edges: readonly number[];
}

export function layOut(columns: readonly GridColumn[]): GridLayout {
  const all = columns.map(({ name, type, hint = '', isWide = false }) => {
    const wideCount = name.match(wide)?.length ?? 0;
    const nameWidth = (name.length - wideCount) * widthOfCharacter + wideCount * widthOfWideCharacter;
    const hintWidth = Math.min(maxHintWidth, Math.ceil(hint.length * widthOfHintCharacter) + headingRest);
    const least = Math.max(isWide ? wideWidth : widths[type], hintWidth);
    return Math.min(320, Math.max(least, nameWidth + headingRest));
  });
  const edges = [numbersWidth];
  for (const width of all) edges.push((edges.at(-1) ?? 0) + width);
  return { widths: all, edges };
}

export interface Viewport {
  readonly scrollTop: number;
  readonly scrollLeft: number;
  readonly width: number;
  readonly height: number;
}

/** Where to scroll so that the cell is not covered by the headings or outside of the window. */
export function scrollTo(
  { position, column }: Spot,
  { edges }: GridLayout,
  view: Viewport,
): [top: number, left: number] {
  const top = position * rowHeight;
  const bottom = top + rowHeight + headHeight - view.height;
  const left = (edges[column] ?? 0) - numbersWidth;
  const right = (edges[column + 1] ?? 0) - view.width;
  return [Math.min(Math.max(view.scrollTop, bottom), top), Math.min(Math.max(view.scrollLeft, right), left)];
}

/** The cell at a point of the area below the headings; column -1 are the row numbers. */
export function spotAt(x: number, y: number, { edges }: GridLayout, positionCount: number): Spot {
  const position = Math.max(0, Math.min(Math.floor(y / rowHeight), positionCount - 1));
  const after = edges.findIndex((edge) => x < edge);
  return { position, column: after < 0 ? edges.length - 2 : after - 1 };
}
