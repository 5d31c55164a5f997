/** The width of the text on a document's page: the paper minus its margins. */
import { paperSizesMm } from '@coverwright/insurance/paper-sizes';
import { readNumber, type HtmlPdfForm } from './html-pdf-form.ts';

/** The server refuses narrower pages. */
const narrowestMm = 10;

/** Undefined while the typed margins leave no room. */
export function textWidthMm({
  margins,
  pageSize,
  orientation,
}: Pick<HtmlPdfForm, 'margins' | 'pageSize' | 'orientation'>): number | undefined {
  const { width, height } = paperSizesMm[pageSize];
  const left = readNumber(margins.left);
  const right = readNumber(margins.right);
  if (left === undefined || right === undefined) return undefined;
  const widthMm = (orientation === 'LANDSCAPE' ? height : width) - left - right;
  return widthMm >= narrowestMm ? widthMm : undefined;
}
