// Whether headers and footers fit into the margins, measured where they are laid out.
import { say } from '../../../sentences/say.ts';
import type { PdfWarning } from '../../pdf-request.ts';
import { type PageGeometry, pxToMm, toMm } from './geometry.ts';

/**
 * For the page that shows the overlay; evaluates to [header, footer], the greatest height of each in CSS pixels.
 * If there are many pages it measures only some, because layout is slow.
 */
export const measureParts = `(() => {
  const highest = (name) => {
    const all = document.getElementsByTagName(name);
    let heightPx = 0;
    for (let index = 0; index < all.length; index += Math.ceil(all.length / 50))
      heightPx = Math.max(heightPx, all[index].getBoundingClientRect().height);
    return heightPx;
  };
  return [highest('overlay-header'), highest('overlay-footer')];
})()`;

/** Layout rounds; a pixel is not visible. */
const toleratedPx = 1;

/** The page's size between the margins. */
const leastBodyMm = 10;

/** The measurements of each document of the overlay. */
export function toHeightWarnings(measured: readonly unknown[], geometry: PageGeometry): PdfWarning[] {
  const highestPx = (at: number) =>
    measured.reduce<number>((highest, heights) => {
      const height: unknown = Array.isArray(heights) ? heights[at] : undefined;
      return typeof height === 'number' ? Math.max(highest, height) : highest;
    }, 0);
  const mostMm = (otherMarginPt: number) => toMm(geometry.paper.heightPt - otherMarginPt) - leastBodyMm;
  return [
    ...toWarning('header', highestPx(0), {
      roomMm: toMm(geometry.header.heightPt),
      spacingMm: geometry.headerSpacingMm,
      mostMarginMm: mostMm(geometry.marginsPt.bottom),
    }),
    ...toWarning('footer', highestPx(1), {
      roomMm: toMm(geometry.footer.heightPt),
      spacingMm: geometry.footerSpacingMm,
      mostMarginMm: mostMm(geometry.marginsPt.top),
    }),
  ];
}

interface Room {
  readonly roomMm: number;
  readonly spacingMm: number;
  /** The largest margin that leaves room for the other one. */
  readonly mostMarginMm: number;
}

function toWarning(
  text: 'header' | 'footer',
  heightPx: number,
  { roomMm, spacingMm, mostMarginMm }: Room,
): PdfWarning[] {
  if (pxToMm(heightPx - toleratedPx) <= roomMm) return [];
  const heightMm = pxToMm(heightPx);
  const marginMm = Math.ceil(heightMm + spacingMm);
  const is = { height: heightMm.toFixed(1), room: roomMm.toFixed(1) };
  const isHeader = text === 'header';
  if (marginMm > mostMarginMm) {
    const most = Math.max(0, Math.floor(mostMarginMm));
    const sentence = say(isHeader ? 'HEADER_TOO_HIGH_FOR_PAGE' : 'FOOTER_TOO_HIGH_FOR_PAGE', { ...is, most });
    return [{ code: 'HEIGHT', ...sentence, text }];
  }
  const sentence = say(isHeader ? 'HEADER_TOO_HIGH' : 'FOOTER_TOO_HIGH', { ...is, margin: marginMm });
  return [{ code: 'HEIGHT', ...sentence, text, marginMm }];
}
