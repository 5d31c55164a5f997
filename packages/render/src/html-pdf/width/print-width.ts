// Prints a body so that nothing is silently cut off on the right: content wider than the page is fitted to it, or
// reported.
import { printSizePercent } from '@coverwright/insurance/paper-sizes';
import type { PrintOptions, PrintPage } from '../browser/browser.ts';
import { readFirstOperators } from '../compose/plain-pdf.ts';
import { type PageGeometry, ptToPx, toMm } from '../parts/layout/geometry.ts';
import type { PdfWarning } from '../pdf-request.ts';
import { breakLongWords, measureWidth, readWideElements } from './measure-width.ts';
import { readPrintScale } from './print-scale.ts';
import { toWidthWarnings } from './width-warnings.ts';

/** Chromium shrinks content that is too wide to no less than two thirds, and cuts off the rest. */
const leastShare = 2 / 3;
const toleratedScale = 0.002;

interface BodyRequest {
  readonly html: string;
  readonly isFitToPage?: boolean;
  readonly minimumPrintSizePercent?: number;
}

interface PrintedWidth {
  readonly pdf: Uint8Array;
  readonly warnings: readonly PdfWarning[];
}

export async function printWidth(
  page: PrintPage,
  { html, isFitToPage = false, minimumPrintSizePercent = printSizePercent.usual }: BodyRequest,
  { geometry, options }: { readonly geometry: PageGeometry; readonly options: PrintOptions },
): Promise<PrintedWidth> {
  const print = async (chosenScale: number) => {
    const pdf = await page.print(chosenScale === 1 ? options : { ...options, scale: chosenScale });
    const scale = readPrintScale(readFirstOperators(pdf)) ?? 1;
    return { pdf, scale, chosenScale, isCut: scale < chosenScale * leastShare + toleratedScale };
  };
  let printed = await print(1);
  if (isWhole(printed.scale)) return { pdf: printed.pdf, warnings: [] };
  if ((await page.evaluate(breakLongWords)) === true) printed = await print(1);
  const leastScale = isFitToPage ? minimumPrintSizePercent / 100 : 1;
  // Chromium also shrinks content that is already printed smaller, so each round reduces by a third and skips no size.
  while (printed.isCut && printed.chosenScale * leastShare > leastScale + toleratedScale) {
    printed = await print(Math.max(printed.chosenScale * leastShare, leastScale / leastShare));
  }
  const { pdf, scale, isCut } = printed;
  if (isWhole(scale) || (isFitToPage && !isCut && scale > leastScale - toleratedScale)) return { pdf, warnings: [] };
  const widthPx = Math.floor(ptToPx(geometry.content.widthPt) / leastScale);
  const wide = readWideElements(await page.evaluateOnPaper(measureWidth, widthPx));
  const widthMm = toMm(geometry.content.widthPt);
  return {
    pdf,
    warnings: toWidthWarnings(wide, { html, scale, layoutScale: leastScale, isFitToPage, isCut, widthMm }),
  };
}

function isWhole(scale: number): boolean {
  return scale > 1 - toleratedScale;
}
