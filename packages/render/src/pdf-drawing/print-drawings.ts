// The drawings of one document, on one page of the browser: printed on transparent sheets, which a thread overlays on the
// pages of the file.
import type { Sentence } from '@coverwright/insurance/sentence';
import { say } from '../sentences/say.ts';
import { isOnPage } from '@coverwright/insurance/drawing-box';
import type { PrintPage, RefusedAddress } from '../html-pdf/browser/browser.ts';
import { toProtection } from '../html-pdf/compose/protection.ts';
import { failures } from '../html-pdf/failures.ts';
import { isFont, toFontFaces } from '../html-pdf/fonts/uploaded-fonts.ts';
import type { PdfLimits } from '../html-pdf/limits.ts';
import { removeUnsafeLinks } from '../html-pdf/links/link-addresses.ts';
import { LoadedFiles } from '../html-pdf/loaded-files.ts';
import type { TextReader } from '../html-pdf/texts/texts.ts';
import { type FormThreads, requireForm } from './adapters/form-threads.ts';
import type { Drawn, DrawnText, DrawRequest, DrawWarning, FormFacts } from './drawing-request.ts';
import { findCharacterWarnings } from './overlay/character-warnings.ts';
import { fitTexts } from './overlay/fit-texts.ts';
import { type OverlaySheets, toOverlaySheets } from './overlay/overlay-html.ts';
import type { OverlayPrint } from './write/draw-form.ts';

export interface DrawnDocument {
  readonly pdf: Uint8Array;
  readonly pageCount: number;
  readonly warnings: readonly DrawWarning[];
}

export interface DrawTools {
  readonly limits: PdfLimits;
  readonly forms: FormThreads;
  readonly texts: TextReader;
  /** Cancels the printing; the caller that cancels also closes the page. */
  readonly signal: AbortSignal;
}

export async function printDrawings(page: PrintPage, request: DrawRequest, tools: DrawTools): Promise<DrawnDocument> {
  const { facts, drawings, locale, loadForm } = request;
  const { signal } = tools;
  const drawable = drawings.filter((drawn) => facts.pages[drawn.page - 1] !== undefined);
  const warnings: DrawWarning[] = drawings.flatMap((drawn) => toPlaceWarnings(drawn, facts));
  const overlays: OverlayPrint[] = [];
  for (const sheets of toOverlaySheets(drawable.filter(isVisible), facts.pages, locale)) {
    if (sheets.html.length > tools.limits.htmlBytes) throw failures.drawingsLength(tools.limits);
    const printed = await printSheets(page, sheets, request, tools);
    overlays.push({ pdf: printed.pdf, pages: sheets.pages });
    warnings.push(...printed.warnings);
  }
  const replacedFields = drawable.flatMap(({ fieldName: name, page: number, box }) =>
    name === undefined ? [] : [{ name, page: number, box }],
  );
  const form = await requireForm(loadForm);
  const pdf = await tools.forms.draw({ form, overlays, replacedFields, ...toProtection(request) }, signal);
  return { pdf, pageCount: facts.pages.length, warnings };
}

function isVisible(drawn: Drawn): boolean {
  return drawn.kind !== 'TEXT' || drawn.text.trim() !== '';
}

function toPlaceWarnings(drawn: Drawn, { pages, fields }: FormFacts): DrawWarning[] {
  const { id, page: number, box, fieldName } = drawn;
  const page = pages[number - 1];
  if (page === undefined) {
    const { length: count } = pages;
    const sentence =
      count === 1
        ? say('DRAWING_ON_MISSING_PAGE_OF_ONE', { page: number })
        : say('DRAWING_ON_MISSING_PAGE', { count, page: number });
    return [{ code: 'PAGE', id, ...sentence }];
  }
  const warnings: DrawWarning[] = [];
  if (!isOnPage(box, page)) {
    warnings.push({ code: 'OUTSIDE', id, ...say('DRAWING_PARTLY_OUTSIDE', { page: number }) });
  }
  const covering = fields.find((field) => field.isOpaque && field.page === number && covers(field.rectangle, box));
  if (covering !== undefined && covering.name !== fieldName) {
    warnings.push({ code: 'FIELD', id, ...say('DRAWING_HIDDEN_BY_FIELD', { field: covering.name, page: number }) });
  }
  return warnings;
}

function covers([left, top, right, bottom]: FormFacts['fields'][number]['rectangle'], box: Drawn['box']): boolean {
  return box.x < right && box.x + box.width > left && box.y < bottom && box.y + box.height > top;
}

interface PrintedSheets {
  readonly pdf: Uint8Array;
  readonly warnings: readonly DrawWarning[];
}

async function printSheets(
  page: PrintPage,
  { html, paper, drawings }: OverlaySheets,
  { facts, loadFile, fonts = [] }: DrawRequest,
  tools: DrawTools,
): Promise<PrintedSheets> {
  const { signal } = tools;
  const texts = drawings.filter((drawn) => drawn.kind === 'TEXT');
  const fontFaces = toFontFaces(fonts, [...new Set(texts.map(({ familyName }) => familyName))]);
  const loaded = new LoadedFiles(loadFile);
  const refused = await page.load(html, {
    loadFile: loaded.load,
    signal,
    ...(fontFaces !== undefined && { fontFaces }),
  });
  const sizes = texts.length === 0 ? [] : await page.evaluate(fitTexts);
  const marginsPt = { top: 0, right: 0, bottom: 0, left: 0 };
  const pdf = await page.print({ paper, marginsPt, isTagged: facts.isTagged });
  removeUnsafeLinks(pdf);
  return {
    pdf,
    warnings: [
      ...toFitWarnings(texts, sizes),
      ...toPictureWarnings(drawings, refused),
      ...(await findCharacterWarnings(
        texts,
        { coverage: page.coverage, loaded: fontsOf(loaded), texts: tools.texts },
        signal,
      )),
    ],
  };
}

function fontsOf({ files }: LoadedFiles): Uint8Array[] {
  return files.filter(isFont).map(({ bytes }) => bytes);
}

function toFitWarnings(texts: readonly DrawnText[], sizes: unknown): DrawWarning[] {
  if (!Array.isArray(sizes)) return [];
  return texts.flatMap(({ id, isShrunkToFit }, index): DrawWarning[] => {
    const size: unknown = sizes[index];
    if (typeof size !== 'number' || size > 0) return [];
    return [{ code: 'FIT', id, ...say(isShrunkToFit ? 'DRAWING_TEXT_CUT_THOUGH_SHRUNK' : 'DRAWING_TEXT_CUT') }];
  });
}

function toPictureWarnings(drawings: readonly Drawn[], refused: readonly RefusedAddress[]): DrawWarning[] {
  if (refused.length === 0) return [];
  const reasons = new Map(refused.map(({ url, reason }) => [toPath(url), reason]));
  return drawings.flatMap((drawn): DrawWarning[] => {
    const reason = drawn.kind === 'PICTURE' ? reasons.get(toPath(drawn.address)) : undefined;
    return reason === undefined ? [] : [{ code: 'FILE', id: drawn.id, ...pictureSentences[reason] }];
  });
}

const pictureSentences: Readonly<Record<RefusedAddress['reason'], Sentence>> = {
  ABSENT: say('DRAWING_PICTURE_ABSENT'),
  NO_PICTURE: say('DRAWING_PICTURE_UNPRINTABLE'),
  REFUSED: say('DRAWING_PICTURE_NOT_IN_FILES'),
  TOO_MUCH: say('DRAWING_PICTURES_TOO_LARGE'),
};

/** Addresses are reported with the host of documents. */
function toPath(url: string): string {
  const parsed = URL.parse(url, 'http://document.invalid/');
  return parsed === null ? url : parsed.pathname + parsed.search;
}
