// One document on one page of the browser, from the HTML to the bytes of the PDF. The body is printed with room for header
// and footer; these are printed as a document of their own, which is laid over it.
import { toAddressWarning } from './links/address-warnings.ts';
import type { Heading, PageLoading, PrintPage, RefusedAddress } from './browser/browser.ts';
import type { Composer, Composition } from './compose/compose.ts';
import { readPageCount } from './compose/page-count.ts';
import { findBoxes, type ShownText } from './fonts/character-warnings.ts';
import { type DocumentDetails, mayHaveDetails, readDetails, toDetails } from './document-details.ts';
import { failures } from './failures.ts';
import type { PdfLimits } from './limits.ts';
import { removeUnsafeLinks, toLinkWarnings } from './links/link-addresses.ts';
import { type PageGeometry, toPageGeometry, toPaperHold } from './parts/layout/geometry.ts';
import { needsSections, type PageParts, readParts, showsTitle, toOverlay } from './parts/overlay.ts';
import { measureParts, toHeightWarnings } from './parts/layout/part-heights.ts';
import { findScripts } from './parts/scripts/script-warnings.ts';
import { type SectionsOfPage, toSections } from './parts/layout/sections.ts';
import { isLocale, toPageFacts } from './parts/variables.ts';
import type { PagePart, PdfRequest, PdfText, PdfWarning } from './pdf-request.ts';
import { withoutRadicals } from './fonts/radicals.ts';

export interface PrintedDocument {
  readonly pdf: Uint8Array;
  readonly pageCount: number;
  readonly warnings: readonly PdfWarning[];
}

export interface PrintTools {
  readonly limits: PdfLimits;
  readonly composer: Composer;
  /** Ends the printing; the page is closed by whoever ends it. */
  readonly signal: AbortSignal;
}

interface PrintedBody {
  readonly pdf: Uint8Array;
  /** Addresses of links that it had. */
  readonly removedLinks: readonly string[];
  readonly pageCount: number;
  readonly title: string;
  readonly headings: readonly Heading[];
  readonly details: DocumentDetails | undefined;
}

export async function printDocument(page: PrintPage, request: PdfRequest, tools: PrintTools): Promise<PrintedDocument> {
  const { signal } = tools;
  const geometry = toPageGeometry(request);
  const { parts, warnings: partWarnings } = readParts(request.header, request.footer);
  const loading = { loadFile: onceEach(request.loadFile), signal };
  const html = withoutRadicals(request.html);
  const refused = await page.load(html, loading);
  const body = await printBody(page, request, { geometry, parts, limits: tools.limits });
  const warnings = [
    ...findScripts(request.html),
    ...toAddressWarnings(refused, [['html', request.html]]),
    ...toLinkWarnings(body.removedLinks, [['html', request.html]]),
    ...partWarnings,
    ...findBoxes(page.coverage, toShownTexts({ ...request, html }, parts)),
  ];
  const { pageCount, pdf, details } = body;
  if (parts === undefined && request.password === undefined && details === undefined)
    return { pdf, pageCount, warnings };

  const overlay =
    parts === undefined ? undefined : await printOverlay(page, { request, geometry, parts, body, loading, tools });
  const composition: Composition = {
    body: pdf,
    ...(overlay !== undefined && { overlay: overlay.laidOver }),
    ...(details !== undefined && { details }),
    ...(request.password !== undefined && { password: request.password }),
  };
  const composed = await tools.composer.compose(composition, signal);
  return { pdf: composed, pageCount, warnings: [...warnings, ...(overlay?.warnings ?? [])] };
}

async function printBody(
  page: PrintPage,
  { html, title: standby = '', isTagged = false, locale }: PdfRequest,
  { geometry, parts, limits }: { geometry: PageGeometry; parts: PageParts | undefined; limits: PdfLimits },
): Promise<PrintedBody> {
  const title = parts === undefined && standby === '' ? '' : String(await page.evaluate(toTitle(standby)));
  if (isTagged && isLocale(locale)) await page.evaluate(toLanguage(locale));
  const headings = parts !== undefined && needsSections(parts) ? await page.headings() : [];
  const details = mayHaveDetails(html) ? toDetails(await page.evaluate(readDetails)) : undefined;
  const { paper, marginsPt } = geometry;
  const paperHold = toPaperHold(html, geometry);
  if (paperHold !== undefined) await page.evaluate(paperHold);
  // One page more than allowed is enough to know.
  const pdf = await page.print({ paper, marginsPt, isTagged, pageRanges: `1-${limits.pages + 1}` });
  const pageCount = readPageCount(pdf);
  if (pageCount === undefined) throw new Error('The browser has written a PDF of another kind.');
  if (pageCount > limits.pages) throw failures.pages(limits);
  return { pdf, removedLinks: removeUnsafeLinks(pdf), pageCount, title, headings, details };
}

interface OverlayTask {
  readonly request: PdfRequest;
  readonly geometry: PageGeometry;
  readonly parts: PageParts;
  readonly body: PrintedBody;
  readonly loading: PageLoading;
  readonly tools: PrintTools;
}

interface PrintedOverlay {
  readonly laidOver: NonNullable<Composition['overlay']>;
  readonly warnings: readonly PdfWarning[];
}

async function printOverlay(page: PrintPage, task: OverlayTask): Promise<PrintedOverlay> {
  const { request, geometry, parts, body, loading, tools } = task;
  const { pageCount, title } = body;
  const { locale, printedAt, address } = request;
  const sections = await findSections(body, tools);
  const facts = toPageFacts({
    pageCount,
    sections,
    title,
    locale,
    printedAt,
    ...(address !== undefined && { address }),
  });
  const overlay = toOverlay(parts, facts, geometry, tools.limits.htmlBytes);
  if (overlay === undefined) throw failures.overlayLength(tools.limits);
  const pdfs: Uint8Array[] = [];
  const heights: unknown[] = [];
  // By address: each document of the overlay shows the same files.
  const refused = new Map<string, RefusedAddress>();
  const removedLinks = new Set<string>();
  for (const html of overlay.htmls) {
    for (const one of await page.load(withoutRadicals(html), loading)) refused.set(one.url, one);
    heights.push(await page.evaluate(measureParts));
    const pdf = await page.print({ paper: geometry.paper, marginsPt: { top: 0, right: 0, bottom: 0, left: 0 } });
    for (const link of removeUnsafeLinks(pdf)) removedLinks.add(link);
    pdfs.push(pdf);
  }
  return {
    laidOver: { pdfs, overlayPageOf: overlay.overlayPageOf },
    warnings: [
      ...toAddressWarnings([...refused.values()], toPartTexts(request)),
      ...toLinkWarnings([...removedLinks], toPartTexts(request)),
      ...toHeightWarnings(heights, geometry),
    ],
  };
}

/** The PDF knows the page of every place that a link leads to. */
async function findSections(
  { pdf, pageCount, headings }: PrintedBody,
  { composer, signal }: PrintTools,
): Promise<SectionsOfPage[]> {
  if (headings.length === 0) return [];
  const { destinations } = await composer.readBody(pdf, signal);
  const placed = headings.flatMap(({ level, text, id }) => {
    const page = destinations.get(id);
    return page === undefined ? [] : [{ level, text, page }];
  });
  return toSections(placed, pageCount);
}

function toShownTexts({ html, header, footer }: PdfRequest, parts: PageParts | undefined): ShownText[] {
  const isTitleShown = parts !== undefined && showsTitle(parts);
  const given = (text: 'header' | 'footer', part: PagePart | undefined): ShownText => {
    const written = part?.html ?? '';
    const isHtml = written.trim() !== '';
    const plain = [part?.left, part?.center, part?.right].join(' ');
    return { text, content: isHtml ? withoutRadicals(written) : withoutRadicals(plain), isHtml };
  };
  return [
    { text: 'html', content: html, isHtml: true, isTitleShown },
    given('header', header),
    given('footer', footer),
  ];
}

/** For the page that shows the body: its title, which is the one given where it has none. */
function toTitle(standby: string): string {
  return `document.title || (document.title = ${JSON.stringify(standby)})`;
}

/** For the page that shows the body: its language, or else that of the request. */
function toLanguage(locale: string): string {
  return `void (document.documentElement.lang ||= ${JSON.stringify(locale)})`;
}

function toPartTexts({ header, footer }: PdfRequest): readonly (readonly [PdfText, string])[] {
  return [
    ['header', header?.html ?? ''],
    ['footer', footer?.html ?? ''],
  ];
}

/** To look for thousands of addresses in megabytes of text would hold up everything else. */
const mostFound = 50;

function toAddressWarnings(
  refused: readonly RefusedAddress[],
  texts: readonly (readonly [text: PdfText, html: string])[],
): PdfWarning[] {
  const unread = texts.map(([text]) => [text, ''] as const);
  return refused.map((address, index) => toAddressWarning(address, index < mostFound ? texts : unread));
}

/** Body, header and footer may show the same file; it is the same in all of them. */
function onceEach(loadFile: PdfRequest['loadFile']): PdfRequest['loadFile'] {
  const loaded = new Map<string, ReturnType<PdfRequest['loadFile']>>();
  return (url, signal) => {
    const file = loaded.get(url.href) ?? loadFile(url, signal);
    loaded.set(url.href, file);
    return file;
  };
}
