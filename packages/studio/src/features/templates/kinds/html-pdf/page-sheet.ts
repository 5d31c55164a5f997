/** The sheet that a text of a document is printed on: the paper of its settings, with the typed margins. */
import { paperSizesMm } from '@coverwright/insurance/paper-sizes';
import type { PageSheet } from '../../../../ui/rich-text/rich-text-props.ts';
import { readNumber, type HtmlPdfForm } from './html-pdf-form.ts';
import type { Part } from './use-html-pdf-texts.ts';

/** The server refuses narrower and lower pages. */
const smallestMm = 10;
/** Above and below a header or footer, which has no margins of its own there. */
const partMarginMm = 5;

const pxPerMm = 96 / 25.4;
const ptPerMm = 72 / 25.4;
const pxPerPt = 96 / 72;

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
  if (textWidthMm < smallestMm || height - top - bottom < smallestMm) return undefined;
  if (part !== 'html') {
    const marginPx = partMarginMm * pxPerMm;
    const marginsPx = { top: marginPx, right: right * pxPerMm, bottom: marginPx, left: left * pxPerMm };
    return { textWidthPx: textWidthMm * pxPerMm, textHeightPx: 0, marginsPx };
  }
  const across = printedSpan(width, left, right);
  const down = printedSpan(height, top, bottom);
  return {
    textWidthPx: across.lengthPx,
    textHeightPx: down.lengthPx,
    marginsPx: { top: down.startPx, right: across.endPx, bottom: down.endPx, left: across.startPx },
  };
}

/**
 * The space between two margins as the printer lays out a body: it rounds paper up and margins down to whole points,
 * and the edges of the text to whole pixels. A difference of a pixel would break some lines at other words.
 */
function printedSpan(paperMm: number, startMm: number, endMm: number) {
  const paperPx = Math.round(Math.ceil(toStable(paperMm * ptPerMm)) * pxPerPt);
  const startPx = Math.round(Math.floor(toStable(startMm * ptPerMm)) * pxPerPt);
  const endPx = Math.floor(Math.floor(toStable(endMm * ptPerMm)) * pxPerPt);
  return { lengthPx: paperPx - startPx - endPx, startPx, endPx };
}

/** Without the error of binary arithmetic, so that 12.7 mm are 36 points. */
function toStable(pt: number): number {
  return Number(pt.toFixed(6));
}
