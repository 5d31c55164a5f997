import type { PageSheet } from './rich-text-props.ts';

const pxPerMm = 96 / 25.4;
/** On each side of the sheet; together they are wider than a scroll bar. */
const deskPx = 16;
/** A pane without a width is hidden. */
const smallest = 0.1;

/** How much a sheet is scaled down so that a pane shows its full width. */
export function sheetScale(paneWidthPx: number, { textWidthMm, marginsMm }: PageSheet): number {
  const sheetPx = (textWidthMm + marginsMm.left + marginsMm.right) * pxPerMm;
  // Rounded down, so that the sheet never exceeds the pane.
  const scale = Math.floor(((paneWidthPx - 2 * deskPx) / sheetPx) * 1000) / 1000;
  return Math.min(1, Math.max(smallest, scale));
}
