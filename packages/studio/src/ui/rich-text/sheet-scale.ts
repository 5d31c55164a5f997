import type { PageSheet } from './rich-text-props.ts';

/** The least width of the desk on each side of the sheet, about as wide as a scroll bar. */
export const deskPx = 16;
/** A pane without a width is hidden. */
const smallest = 0.1;

export function sheetWidth({ textWidthPx, marginsPx }: PageSheet): number {
  return textWidthPx + marginsPx.left + marginsPx.right;
}

/** How much a sheet is scaled down so that a pane shows its full width. */
export function sheetScale(paneWidthPx: number, sheet: PageSheet): number {
  // Rounded down, so that the sheet never exceeds the pane.
  const scale = Math.floor(((paneWidthPx - 2 * deskPx) / sheetWidth(sheet)) * 1000) / 1000;
  return Math.min(1, Math.max(smallest, scale));
}
