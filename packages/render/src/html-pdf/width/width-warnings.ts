// Warnings about content that is wider than the page. Pure.
import type { Sentence } from '@coverwright/insurance/sentence';
import { say } from '../../sentences/say.ts';
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
  if (elements.length === 0) return [toWarning(say('CONTENT_OF_PAGE'), toTenths(widthMm * (1 / scale - 1)), outcome)];
  return elements.map(({ selector, tag, overhangPx }) => {
    const overhangMm = toTenths(pxToMm(overhangPx) * layoutScale);
    const isOnly = html.length <= mostSearched && html.includes(tag) && html.indexOf(tag) === html.lastIndexOf(tag);
    return {
      ...toWarning(say('CONTENT_AT', { selector }), overhangMm, outcome),
      element: selector,
      ...(isOnly && { found: tag }),
    };
  });
}

function toWarning(content: Sentence, overhangMm: number, outcome: WidthOutcome): PdfWarning {
  const { scale, layoutScale, isFitToPage, isCut } = outcome;
  const wide = { content, overhang: overhangMm.toFixed(1) };
  const [percent, minimum] = [Math.round(scale * 100), Math.round(layoutScale * 100)];
  const whole = isCut ? say('CONTENT_TOO_WIDE', wide) : say('CONTENT_TOO_WIDE_SHRUNK', { ...wide, percent });
  const fitted = isCut
    ? say('CONTENT_TOO_WIDE_AT_MINIMUM', { ...wide, minimum })
    : say('CONTENT_TOO_WIDE_SHRUNK_BELOW_MINIMUM', { ...wide, percent, minimum });
  return { code: 'WIDTH', ...(isFitToPage ? fitted : whole), text: 'html', overhangMm };
}

/** At least 0.1 mm: anything reported extends beyond the page. */
function toTenths(mm: number): number {
  return Math.max(1, Math.round(mm * 10)) / 10;
}
