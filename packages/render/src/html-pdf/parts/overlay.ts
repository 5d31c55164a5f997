// Headers and footers of a document: parsed once, then written into one transparent document that has a page for every
// page of the body, to be overlaid on it. Every part is in a separate shadow tree, so that neither its styles nor a
// surplus end tag affect anything outside.
import type { PagePart, PdfWarning } from '../pdf-request.ts';
import type { BoxPt, PageGeometry } from './layout/geometry.ts';
import { readHtmlPart } from './html-part.ts';
import { bodyElement, htmlElement } from './part-styles.ts';
import { fill, type PageParts, type Part, variablesOf } from './part.ts';
import { readPlainPart } from './plain-part.ts';
import { SharedImages } from './shared-images.ts';
import type { PageFacts } from './variables.ts';

export type { PageParts } from './part.ts';

export interface PartsReading {
  /** Undefined if there is nothing to print on the pages. */
  readonly parts: PageParts | undefined;
  readonly warnings: readonly PdfWarning[];
}

export function readParts(header: PagePart | undefined, footer: PagePart | undefined): PartsReading {
  const images = new SharedImages();
  const above = readPart(header, 'header', images);
  const below = readPart(footer, 'footer', images);
  const warnings = [...above.warnings, ...below.warnings];
  if (above.part === undefined && below.part === undefined) return { parts: undefined, warnings };
  const parts = {
    ...(above.part && { header: above.part }),
    ...(below.part && { footer: below.part }),
    images: images.toRule(),
  };
  return { parts, warnings };
}

function readPart(
  given: PagePart | undefined,
  text: 'header' | 'footer',
  images: SharedImages,
): { part?: Part | undefined; warnings: readonly PdfWarning[] } {
  if (given === undefined) return { warnings: [] };
  const hasLine = given.line === true;
  if ((given.html ?? '').trim() === '') return { part: readPlainPart(given), warnings: [] };
  const { part, warnings } = readHtmlPart(given.html ?? '', text, images);
  if (part !== undefined) return { part: { ...part, hasLine }, warnings };
  const onlyLine = { segments: [], styles: '', fontFaces: '', hasLine };
  return { part: hasLine ? onlyLine : undefined, warnings };
}

/** Whether the body's headings are needed. */
export function needsSections(parts: PageParts): boolean {
  const variables = variablesOf(parts);
  return variables.has('section') || variables.has('subsection');
}

export function showsTitle(parts: PageParts): boolean {
  const variables = variablesOf(parts);
  return variables.has('title') || variables.has('doctitle');
}

export interface Overlay {
  /** One document, or several for many pages, because the time for one grows faster than its pages. */
  readonly htmls: readonly string[];
  /** For every page of the body, the index of its overlay page: pages with the same content share one. */
  readonly overlayPageOf: readonly number[];
}

const pagesPerDocument = 500;

/** Undefined if it would exceed the length limit. */
export function toOverlay(
  parts: PageParts,
  pages: readonly PageFacts[],
  geometry: PageGeometry,
  mostChars: number,
): Overlay | undefined {
  const asked = [...variablesOf(parts)];
  const indexes = new Map<string, number>();
  const distinct: PageFacts[] = [];
  const overlayPageOf = pages.map((facts) => {
    const key = JSON.stringify(asked.map((variable) => facts[variable]));
    const index = indexes.get(key) ?? distinct.push(facts) - 1;
    indexes.set(key, index);
    return index;
  });
  const head = toHead(parts, geometry);
  const written: string[][] = [];
  let chars = 0;
  for (const [index, facts] of distinct.entries()) {
    const above = toPart('header', parts.header, facts, mostChars);
    const below = toPart('footer', parts.footer, facts, mostChars);
    if (above === undefined || below === undefined) return undefined;
    const page = `<overlay-page>${above}${below}</overlay-page>`;
    chars += page.length;
    if (chars > mostChars) return undefined;
    if (index % pagesPerDocument === 0) written.push([head]);
    written.at(-1)?.push(page);
  }
  return { htmls: written.map((pieces) => pieces.join('')), overlayPageOf };
}

const partStyles = `<style>${htmlElement}{display:flow-root}${bodyElement}{display:block;margin:8px}</style>`;

function toPart(
  name: 'header' | 'footer',
  part: Part | undefined,
  facts: PageFacts,
  mostChars: number,
): string | undefined {
  if (part === undefined) return '';
  const content = fill(part.segments, facts, mostChars);
  if (content === undefined) return undefined;
  return `<overlay-${name}><template shadowrootmode="open">${partStyles}${part.styles}${content}</template></overlay-${name}>`;
}

/** 1 pt lower than the paper, at the bottom where no part reaches, so that rounding never causes an extra page. */
const spareHeightPt = 1;

/** Contained boxes are laid out independently; otherwise the time is quadratic in the number of pages. */
function toHead({ header, footer, images }: PageParts, geometry: PageGeometry): string {
  const { widthPt, heightPt } = geometry.paper;
  const pageHeightPt = heightPt - spareHeightPt;
  const headerBottomPt = geometry.header.topPt + geometry.header.heightPt;
  const line = (part: Part | undefined) => (part?.hasLine === true ? '1px solid #000' : '0');
  return `<!doctype html><html><head><meta charset="utf-8"><style>${header?.fontFaces ?? ''}${footer?.fontFaces ?? ''}${images}
@page{size:${widthPt}pt ${heightPt}pt;margin:0}
html,body{margin:0;padding:0;background:transparent}
overlay-page{display:block;position:relative;width:${widthPt}pt;height:${pageHeightPt}pt;overflow:clip;contain:size layout;break-after:page}
overlay-page:last-child{break-after:auto}
overlay-header,overlay-footer{position:absolute;display:block;box-sizing:border-box}
overlay-header{${across(geometry.header)};bottom:${pageHeightPt - headerBottomPt}pt;border-bottom:${line(header)}}
overlay-footer{${across(geometry.footer)};top:${geometry.footer.topPt}pt;border-top:${line(footer)}}
</style></head><body>`;
}

function across({ leftPt, widthPt }: BoxPt): string {
  return `left:${leftPt}pt;width:${widthPt}pt`;
}
