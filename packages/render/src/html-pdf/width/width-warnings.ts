// Warnings about content that is wider than the page. Pure.
import { pxToMm } from '../parts/layout/geometry.ts';
import type { PdfWarning } from '../pdf-request.ts';
import type { WideElement } from './measure-width.ts';

/** Maximum number of characters: searching megabytes for each element would block everything else. */
const mostSearched = 1_000_000;

export interface WidthOutcome {
  /** The HTML of the body. */
  readonly html: string;
  /** The scale at which it was printed. */
  readonly scale: number;
  /** The scale at which the elements were measured: 1, or the smallest at which a document is fitted to its page. */
  readonly layoutScale: number;
  readonly isFitToPage: boolean;
  readonly isCut: boolean;
  /** The width of the page between its margins. */
  readonly widthMm: number;
}

export function toWidthWarnings(elements: readonly WideElement[], outcome: WidthOutcome): PdfWarning[] {
  const { html, scale, layoutScale, widthMm } = outcome;
  // The overflow belongs to no element, for example for generated text; only the scale reveals it.
  if (elements.length === 0) return [toWarning('The content', toTenths(widthMm * (1 / scale - 1)), outcome)];
  return elements.map(({ selector, tag, overhangPx }) => {
    const overhangMm = toTenths(pxToMm(overhangPx) * layoutScale);
    const isOnly = html.length <= mostSearched && html.includes(tag) && html.indexOf(tag) === html.lastIndexOf(tag);
    return {
      ...toWarning(`The content at ${selector}`, overhangMm, outcome),
      element: selector,
      ...(isOnly && { found: tag }),
    };
  });
}

function toWarning(name: string, overhangMm: number, outcome: WidthOutcome): PdfWarning {
  const message = `${name} extends ${overhangMm.toFixed(1)} mm beyond the page${toConsequence(outcome)}`;
  return { code: 'WIDTH', message, text: 'html', overhangMm };
}

function toConsequence({ scale, layoutScale, isFitToPage, isCut }: WidthOutcome): string {
  const percent = (share: number) => `${Math.round(share * 100)}%`;
  const printedAt = `, so the entire document is printed at ${percent(scale)} of its size`;
  if (isFitToPage) {
    const minimum = `the minimum print size of ${percent(layoutScale)}`;
    return isCut
      ? ` even at ${minimum}, and is cut off. Make it narrower, use a larger page, or lower the minimum.`
      : `${printedAt}, below ${minimum}. Make it narrower, use a larger page, or lower the minimum.`;
  }
  return isCut
    ? ' and is cut off. Make it narrower, use a larger page, or turn on Fit to page.'
    : `${printedAt}. Make it narrower, use a larger page, or turn on Fit to page.`;
}

/** At least 0.1 mm: anything reported extends beyond the page. */
function toTenths(mm: number): number {
  return Math.max(1, Math.round(mm * 10)) / 10;
}
