/** How wide the text of a document is on its page: the paper without its margins. */
import { paperSizesMm } from '@coverwright/insurance/paper-sizes';
import { readNumber, type HtmlPdfForm } from './html-pdf-form.ts';

/** Narrower is refused by the server, and nobody could write in it. */
const narrowestMm = 10;

/** Undefined while a margin that is typed leaves no page. */
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
