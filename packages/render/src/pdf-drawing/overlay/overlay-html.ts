// The drawings of all pages as one transparent document with a sheet for each page that has any. Every sheet is as large
// as the largest page, and its page is at its top left. Pure.
import type { DrawnPage } from '@coverwright/insurance/drawing-box';
import { withoutRadicals } from '../../html-pdf/fonts/radicals.ts';
import type { SizePt } from '../../html-pdf/parts/layout/geometry.ts';
import type { Drawn, DrawnText } from '../drawing-request.ts';
import { sheetsPerPrint } from '../limits.ts';

export interface OverlaySheets {
  readonly html: string;
  readonly paper: SizePt;
  /** The page of each sheet, from 1. */
  readonly pages: readonly number[];
  /** In the order of the document's elements. */
  readonly drawings: readonly Drawn[];
}

/** Only drawings on existing pages. */
export function toOverlaySheets(
  drawings: readonly Drawn[],
  pages: readonly DrawnPage[],
  locale: string,
): OverlaySheets[] {
  const byPage = [...Map.groupBy(drawings, ({ page }) => page)].toSorted(([one], [other]) => one - other);
  const prints: OverlaySheets[] = [];
  for (let from = 0; from < byPage.length; from += sheetsPerPrint) {
    prints.push(toSheets(byPage.slice(from, from + sheetsPerPrint), pages, locale));
  }
  return prints;
}

function toSheets(
  byPage: readonly (readonly [page: number, drawings: readonly Drawn[]])[],
  pages: readonly DrawnPage[],
  locale: string,
): OverlaySheets {
  const sized = byPage.map(([page, drawings]) => ({ page, drawings, size: pages[page - 1] ?? noPage }));
  const paper = {
    widthPt: Math.max(...sized.map(({ size }) => size.width)),
    heightPt: Math.max(...sized.map(({ size }) => size.height)),
  };
  const sheets = sized.map(({ drawings, size }) => {
    const boxes = drawings.map(toElement).join('');
    return `<drawn-sheet><drawn-page style="width:${size.width}pt;height:${size.height}pt">${boxes}</drawn-page></drawn-sheet>`;
  });
  return {
    html: toHead(paper, locale) + sheets.join(''),
    paper,
    pages: sized.map(({ page }) => page),
    drawings: sized.flatMap((one) => one.drawings),
  };
}

const noPage: DrawnPage = { width: 0, height: 0 };

/** Smaller than the paper, so that no rounding makes a sheet overflow onto another one. */
const spareHeightPt = 1;

/** Contained boxes are laid out independently: otherwise the time is quadratic in the number of sheets. */
function toHead({ widthPt, heightPt }: SizePt, locale: string): string {
  return `<!doctype html><html lang="${escapeHtml(locale)}"><head><meta charset="utf-8"><style>
@page{size:${widthPt}pt ${heightPt}pt;margin:0}
html,body{margin:0;padding:0;background:transparent;color:#000}
drawn-sheet{display:block;position:relative;width:${widthPt}pt;height:${Math.max(heightPt - spareHeightPt, 1)}pt;overflow:clip;contain:size layout;break-after:page}
drawn-sheet:last-child{break-after:auto}
drawn-page{display:block;position:absolute;left:0;top:0;overflow:clip}
drawn-text,drawn-mark,drawn-picture{position:absolute;display:block;contain:layout size;overflow:clip}
drawn-text{white-space:pre-wrap;overflow-wrap:anywhere;unicode-bidi:plaintext;overflow-clip-margin:${inkMargin}em;line-height:${lineHeight}}
svg,img{display:block;width:100%;height:100%}
img{object-fit:contain}
</style></head><body>`;
}

/** Arial's line height. Fallback fonts for missing characters have taller lines, which would change the spacing. */
export const lineHeight = 1.149;
/** If a line is higher than its box, no ink may be cut off. */
const inkMargin = 0.2;

function toElement(drawn: Drawn): string {
  const { x, y, width, height } = drawn.box;
  const place = `left:${x}pt;top:${y}pt;width:${width}pt;height:${height}pt`;
  if (drawn.kind === 'TEXT') return toText(drawn, place);
  if (drawn.kind === 'CHECK_MARK') {
    const fit = `${across[drawn.textAlignment].svg}${down[drawn.verticalAlignment].svg}`;
    return `<drawn-mark style="${place}"><svg role="img" aria-label="✓" viewBox="0 0 10 10" preserveAspectRatio="${fit}"><path d="M1.2 5.4 4 8.2 8.8 1.8" fill="none" stroke="#000" stroke-width="1.4"/></svg></drawn-mark>`;
  }
  const position = `${across[drawn.textAlignment].css} ${down[drawn.verticalAlignment].css}`;
  return `<drawn-picture style="${place}"><img style="object-position:${position}" src="${escapeHtml(drawn.address)}" alt=""></drawn-picture>`;
}

const across = {
  LEFT: { css: 'left', svg: 'xMin' },
  CENTER: { css: 'center', svg: 'xMid' },
  RIGHT: { css: 'right', svg: 'xMax' },
} as const;

const down = {
  TOP: { css: 'top', svg: 'YMin', align: 'start' },
  CENTER: { css: 'center', svg: 'YMid', align: 'center' },
  BOTTOM: { css: 'bottom', svg: 'YMax', align: 'end' },
} as const;

function toText(drawn: DrawnText, place: string): string {
  const style = [
    place,
    `font-family:${quoted(drawn.familyName)}`,
    `font-size:${drawn.fontSize}pt`,
    `text-align:${across[drawn.textAlignment].css}`,
    // The first line stays visible if a text is too high.
    `align-content:safe ${down[drawn.verticalAlignment].align}`,
    ...(drawn.isBold ? ['font-weight:700'] : []),
    ...(drawn.isItalic ? ['font-style:italic'] : []),
    ...(drawn.line === 'none' ? [] : [`text-decoration:${drawn.line}`]),
  ];
  const shrinks = drawn.isShrunkToFit ? ' data-shrinks' : '';
  return `<drawn-text${shrinks} style="${escapeHtml(style.join(';'))}">${escapeHtml(withoutRadicals(drawn.text))}</drawn-text>`;
}

function quoted(text: string): string {
  return `"${text.replace(/["\\<\p{Cc}]/gu, (character) => `\\${(character.codePointAt(0) ?? 0).toString(16)} `)}"`;
}

/** Preserves a line feed right after an opening tag. NUL and lone surrogates are not valid characters in HTML. */
function escapeHtml(text: string): string {
  const escaped = text.toWellFormed().replace(/[&<>"\0\r]/g, (character) => entities[character] ?? '');
  return escaped;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '' };
