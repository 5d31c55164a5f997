// One document on one page of the browser, from the HTML to the bytes of the PDF. The body is printed with room for header
// and footer; these are printed as a separate document, which is overlaid on it.
import type { Heading, PageLoading, PrintPage, RefusedAddress } from './browser/browser.ts';
import type { Composer, Composition } from './compose/compose.ts';
import { readAccessibilityFaults, toAccessibilityWarnings } from './accessibility-warnings.ts';
import { fillEmptyCells, readTables, toTableWarnings, unexplainedTable } from './table-cells.ts';
import { readPageCount } from './compose/plain-pdf.ts';
import { withTitle } from './document-title.ts';
import { type DocumentDetails, mayHaveDetails, readDetails, toDetails } from './document-details.ts';
import { isProtected, toProtection } from './compose/protection.ts';
import { failures } from './failures.ts';
import { type PdfLimits, pdfLimits } from './limits.ts';
import { removeUnsafeLinks } from './links/link-addresses.ts';
import { type PageGeometry, toPageGeometry, toPaperHold } from './parts/layout/geometry.ts';
import { needsSections, type PageParts, toOverlay } from './parts/overlay.ts';
import { measureParts, toHeightWarnings } from './parts/layout/part-heights.ts';
import { type SectionsOfPage, toSections } from './parts/layout/sections.ts';
import { isLocale, toPageFacts } from './parts/variables.ts';
import { LoadedFiles } from './loaded-files.ts';
import type { LoadedFile, PdfRequest, PdfText, PdfWarning } from './pdf-request.ts';
import { withoutRadicals } from './fonts/radicals.ts';
import { isFont } from './fonts/uploaded-fonts.ts';
import type { DocumentTexts, TextsReading } from './texts/read-texts.ts';
import type { TextReader } from './texts/texts.ts';
import { printWidth } from './width/print-width.ts';

export interface PrintedDocument {
  readonly pdf: Uint8Array;
  readonly pageCount: number;
  readonly warnings: readonly PdfWarning[];
}

export interface PrintTools {
  readonly limits: PdfLimits;
  readonly composer: Composer;
  readonly texts: TextReader;
  /** Cancels the printing; the caller that cancels also closes the page. */
  readonly signal: AbortSignal;
}

interface PrintedBody {
  readonly pdf: Uint8Array;
  readonly warnings: readonly PdfWarning[];
  /** For rows that are probably no part of a grid; the structure of a tagged document decides. */
  readonly tableFaults: readonly PdfWarning[];
  /** Addresses of links that were removed. */
  readonly removedLinks: readonly string[];
  readonly pageCount: number;
  readonly title: string;
  readonly headings: readonly Heading[];
  readonly details: DocumentDetails | undefined;
}

export async function printDocument(page: PrintPage, request: PdfRequest, tools: PrintTools): Promise<PrintedDocument> {
  const { signal } = tools;
  const geometry = toPageGeometry(request);
  const { html: written, header, footer, fonts } = request;
  const texts: DocumentTexts = { html: written, header, footer, coverage: page.coverage, fonts };
  const reading = await tools.texts.read(texts, signal);
  const { html, parts, fontFaces } = reading;
  const loaded = new LoadedFiles(request.loadFile);
  const loading = { loadFile: loaded.load, signal, ...(fontFaces !== undefined && { fontFaces }) };
  const titled = parts === undefined ? withTitle(html, request.title ?? '') : undefined;
  const refused = await page.load(titled ?? html, loading);
  const body = await printBody(page, request, {
    geometry,
    parts,
    isTitled: titled !== undefined,
    limits: tools.limits,
  });
  const { removedLinks } = body;
  const warnings = [
    ...reading.scriptWarnings,
    ...body.warnings,
    ...(await tools.texts.findAddresses({ refused, removedLinks, texts: [['html', written]] }, signal)),
    ...reading.partWarnings,
  ];
  const { pageCount, pdf, details, tableFaults } = body;
  // Fonts are only known after everything is shown.
  const boxes = () => findUndrawn(reading, texts, loaded.files, tools);
  const { isTagged = false } = request;
  if (parts === undefined && !isProtected(request) && details === undefined && !isTagged)
    return { pdf, pageCount, warnings: [...warnings, ...tableFaults, ...(await boxes())] };

  const overlay =
    parts === undefined ? undefined : await printOverlay(page, { request, geometry, parts, body, loading, tools });
  const composition: Composition = {
    body: pdf,
    ...(overlay !== undefined && { overlay: overlay.laidOver }),
    ...(details !== undefined && { details }),
    isTagged,
    ...toProtection(request),
  };
  const { pdf: composed, hasOddTable } = await tools.composer.compose(composition, signal);
  if (!isTagged || hasOddTable)
    warnings.push(...(hasOddTable && tableFaults.length === 0 ? [unexplainedTable] : tableFaults));
  return { pdf: composed, pageCount, warnings: [...warnings, ...(await boxes()), ...(overlay?.warnings ?? [])] };
}

/** The loaded fonts are only read for characters that the printer's fonts lack. */
async function findUndrawn(
  { characterWarnings }: TextsReading,
  texts: DocumentTexts,
  files: readonly LoadedFile[],
  tools: PrintTools,
): Promise<readonly PdfWarning[]> {
  const loadedFonts = files.filter(isFont).map(({ bytes }) => bytes);
  if (characterWarnings.length === 0 || loadedFonts.length === 0) return characterWarnings;
  return (await tools.texts.read({ ...texts, loadedFonts }, tools.signal)).characterWarnings;
}

interface BodyOptions {
  readonly geometry: PageGeometry;
  readonly parts: PageParts | undefined;
  /** Whether the document has its title, which only its header and footer need otherwise. */
  readonly isTitled: boolean;
  readonly limits: PdfLimits;
}

async function printBody(
  page: PrintPage,
  request: PdfRequest,
  { geometry, parts, isTitled, limits }: BodyOptions,
): Promise<PrintedBody> {
  const { html, title: standby = '', isTagged = false, isAccessibilityChecked = isTagged, locale } = request;
  const title = isTitled ? '' : String(await page.evaluate(toTitle(standby)));
  if (isTagged) await page.evaluate(toReadable(locale));
  const faults = isAccessibilityChecked ? toAccessibilityWarnings(await page.evaluate(readAccessibilityFaults)) : [];
  const tableFaults = isAccessibilityChecked ? toTableWarnings(await page.evaluate(readTables)) : [];
  if (isTagged) await page.evaluate(fillEmptyCells);
  const headings = parts !== undefined && needsSections(parts) ? await page.headings() : [];
  const details = mayHaveDetails(html) ? toDetails(await page.evaluate(readDetails)) : undefined;
  const { paper, marginsPt } = geometry;
  const paperHold = toPaperHold(html, geometry);
  if (paperHold !== undefined) await page.evaluate(paperHold);
  // One page more than allowed is enough to detect the excess.
  const options = { paper, marginsPt, isTagged, pageRanges: `1-${limits.pages + 1}` };
  const { pdf, warnings } = await printWidth(page, request, { geometry, options });
  const pageCount = readPageCount(pdf);
  if (pageCount === undefined) throw new Error('The browser has written a PDF of another kind.');
  if (pageCount > limits.pages) throw failures.pages(limits);
  const removedLinks = removeUnsafeLinks(pdf);
  return { pdf, warnings: [...warnings, ...faults], tableFaults, removedLinks, pageCount, title, headings, details };
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
    title: withoutRadicals(title),
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
    for (const one of await page.load(html, loading)) refused.set(one.url, one);
    heights.push(await page.evaluate(measureParts));
    const pdf = await page.print({ paper: geometry.paper, marginsPt: { top: 0, right: 0, bottom: 0, left: 0 } });
    for (const link of removeUnsafeLinks(pdf)) removedLinks.add(link);
    pdfs.push(pdf);
  }
  const addresses = { refused: [...refused.values()], removedLinks: [...removedLinks], texts: toPartTexts(request) };
  const found = await tools.texts.findAddresses(addresses, tools.signal);
  return {
    laidOver: { pdfs, overlayPageOf: overlay.overlayPageOf },
    warnings: [...found, ...toHeightWarnings(heights, geometry)],
  };
}

/** The PDF contains the page of every destination of a link. */
async function findSections(
  { pdf, pageCount, headings }: PrintedBody,
  { composer, signal }: PrintTools,
): Promise<SectionsOfPage[]> {
  if (headings.length === 0) return [];
  const { destinations } = await composer.readBody(pdf, signal);
  const placed = headings.flatMap(({ level, text, id }) => {
    const page = destinations.get(id);
    return page === undefined ? [] : [{ level, text: withoutRadicals(text), page }];
  });
  return toSections(placed, pageCount);
}

/** For the page that shows the body: its title (or that of the request), truncated to the length that is shown. */
function toTitle(standby: string): string {
  return `(document.title || (document.title = ${JSON.stringify(standby)})).slice(0, ${pdfLimits.shownChars})`;
}

/**
 * For the page that shows the body: sets its language, or else that of the request, and marks bold and italic text in the
 * structure, which Chromium does only for strong and em.
 */
function toReadable(locale: string): string {
  const language = isLocale(locale) ? `document.documentElement.lang ||= ${JSON.stringify(locale)};` : '';
  return `(() => {
  ${language}
  for (const bold of document.querySelectorAll('b:not([role])')) bold.role = 'strong';
  for (const italic of document.querySelectorAll('i:not([role])')) italic.role = 'emphasis';
})()`;
}

function toPartTexts({ header, footer }: PdfRequest): readonly (readonly [PdfText, string])[] {
  return [
    ['header', header?.html ?? ''],
    ['footer', footer?.html ?? ''],
  ];
}
