// The positions of a page's body, header and footer. Points count from the top left corner of the paper; people use
// millimetres, and browsers measure in CSS pixels; every name includes its unit.
import type { MarginsMm, PageSize } from '../../pdf-request.ts';

const ptPerInch = 72;
const mmPerInch = 25.4;
const pxPerInch = 96;

export const toPt = (mm: number): number => (mm * ptPerInch) / mmPerInch;
export const pxToMm = (px: number): number => (px * mmPerInch) / pxPerInch;
export const ptToPx = (pt: number): number => (pt * pxPerInch) / ptPerInch;
export const toMm = (pt: number): number => (pt * mmPerInch) / ptPerInch;

/** In portrait orientation. */
const papersMm: Readonly<Record<PageSize, readonly [widthMm: number, heightMm: number]>> = {
  A3: [297, 420],
  A4: [210, 297],
  A5: [148, 210],
  LETTER: [8.5 * mmPerInch, 11 * mmPerInch],
  LEGAL: [8.5 * mmPerInch, 14 * mmPerInch],
};

export interface SizePt {
  readonly widthPt: number;
  readonly heightPt: number;
}

export interface BoxPt extends SizePt {
  readonly leftPt: number;
  readonly topPt: number;
}

export interface MarginsPt {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export interface PageGeometry {
  readonly paper: SizePt;
  readonly marginsPt: MarginsPt;
  readonly content: BoxPt;
  /** From the paper's edge to the spacing: a header is aligned to the bottom of this box, and cut off if it is higher. */
  readonly header: BoxPt;
  /** From the spacing to the paper's edge: a footer is aligned to the top of this box. */
  readonly footer: BoxPt;
  readonly headerSpacingMm: number;
  readonly footerSpacingMm: number;
}

export interface PageLayout {
  readonly pageSize: PageSize;
  readonly orientation: 'portrait' | 'landscape';
  readonly marginsMm: MarginsMm;
  readonly header?: { readonly spacingMm: number };
  readonly footer?: { readonly spacingMm: number };
}

export function toPaperPt(pageSize: PageSize, orientation: 'portrait' | 'landscape'): SizePt {
  const [widthMm, heightMm] = papersMm[pageSize];
  const upright = { widthPt: toPt(widthMm), heightPt: toPt(heightMm) };
  return orientation === 'portrait' ? upright : { widthPt: upright.heightPt, heightPt: upright.widthPt };
}

/** Boxes for which the margins leave no room have a width or height of 0. */
export function toPageGeometry(layout: PageLayout): PageGeometry {
  const paper = toPaperPt(layout.pageSize, layout.orientation);
  const marginsPt: MarginsPt = {
    top: toPt(layout.marginsMm.top),
    right: toPt(layout.marginsMm.right),
    bottom: toPt(layout.marginsMm.bottom),
    left: toPt(layout.marginsMm.left),
  };
  const headerSpacingMm = layout.header?.spacingMm ?? 0;
  const footerSpacingMm = layout.footer?.spacingMm ?? 0;
  const across = {
    leftPt: marginsPt.left,
    widthPt: Math.max(0, paper.widthPt - marginsPt.left - marginsPt.right),
  };
  const footerTopPt = paper.heightPt - marginsPt.bottom + toPt(footerSpacingMm);
  return {
    paper,
    marginsPt,
    content: {
      ...across,
      topPt: marginsPt.top,
      heightPt: Math.max(0, paper.heightPt - marginsPt.top - marginsPt.bottom),
    },
    header: { ...across, topPt: 0, heightPt: Math.max(0, marginsPt.top - toPt(headerSpacingMm)) },
    footer: { ...across, topPt: footerTopPt, heightPt: Math.max(0, paper.heightPt - footerTopPt) },
    headerSpacingMm,
    footerSpacingMm,
  };
}

/** The smallest page that a browser prints. */
const leastContentPt = 1;

/** Whether a body fits between the margins. */
export function hasRoom({ content, marginsPt }: PageGeometry): boolean {
  const areMargins = Object.values(marginsPt).every((margin) => Number.isFinite(margin) && margin >= 0);
  return areMargins && content.widthPt >= leastContentPt && content.heightPt >= leastContentPt;
}

const pageRule = /@page/i;

/**
 * A script for the page that shows the body, which enforces the template's paper and margins whatever the body's styles
 * request: header and footer are laid out for these. Undefined if no style mentions the page.
 */
export function toPaperHold(html: string, { paper, marginsPt }: PageGeometry): string | undefined {
  if (!pageRule.test(html)) return undefined;
  const { top, right, bottom, left } = marginsPt;
  const size = `${paper.widthPt}pt ${paper.heightPt}pt`;
  const margin = [top, right, bottom, left].map((pt) => `${pt}pt`).join(' ');
  return `(() => {
    const style = document.createElement('style');
    style.textContent = '@page{size:${size}!important;margin:${margin}!important}';
    document.head.append(style);
  })()`;
}
