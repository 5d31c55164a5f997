/** The sheet that a text of a document is printed on: the paper of its settings, with the typed margins. */
import { paperSizesMm } from '@coverwright/insurance/paper-sizes';
import type { PageSheet } from '../../../../ui/rich-text/rich-text-props.ts';
import { readNumber, type HtmlPdfForm } from './html-pdf-form.ts';
import type { Part } from './use-html-pdf-texts.ts';

/** The server refuses narrower and lower pages. */
const smallestMm = 10;
/** Around a header or footer, which has no margins of its own above and below. */
const partMarginMm = 5;

export type PageSettings = Pick<HtmlPdfForm, 'margins' | 'pageSize' | 'orientation'>;

/** Undefined while the typed margins are not numbers or leave no room. A header or footer is as wide as the body. */
export function pageSheet({ margins, pageSize, orientation }: PageSettings, part: Part): PageSheet | undefined {
  const paper = paperSizesMm[pageSize];
  const [width, height] = orientation === 'LANDSCAPE' ? [paper.height, paper.width] : [paper.width, paper.height];
  const top = readNumber(margins.top);
  const right = readNumber(margins.right);
  const bottom = readNumber(margins.bottom);
  const left = readNumber(margins.left);
  if (top === undefined || right === undefined || bottom === undefined || left === undefined) return undefined;
  const textWidthMm = width - left - right;
  const textHeightMm = height - top - bottom;
  if (textWidthMm < smallestMm || textHeightMm < smallestMm) return undefined;
  return part === 'html'
    ? { textWidthMm, textHeightMm, marginsMm: { top, right, bottom, left } }
    : { textWidthMm, textHeightMm: 0, marginsMm: { top: partMarginMm, right, bottom: partMarginMm, left } };
}
