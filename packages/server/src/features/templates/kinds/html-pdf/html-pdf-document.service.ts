// Turns an HTML-to-PDF template into a document in two steps: loading reads all data, and printing uses only
// that.
import { printSizePercent } from '@coverwright/insurance/paper-sizes';
import type { PdfRequest, PrintFont } from '@coverwright/render/html-pdf';
import { throwIfAny, UserError } from '../../../../errors/user-error.ts';
import type { RequestContext, Scope } from '../../../../request/context.ts';
import type {
  QueryrenderWkhtmltopdfArgs,
  QueryrenderWkhtmltopdfTemplateArgs,
} from '../../../../graphql/generated/schema-types.ts';
import type { StoredState } from '../../../../snapshots/item-history.ts';
import { readPrintFonts } from '../../../files/fonts/fonts.service.ts';
import { createDocumentFiles } from '../../documents/document-files.service.ts';
import { toProtection, validateRenderedPasswords } from '../../documents/document-passwords.ts';
import { listHoles, toHoles } from '../../documents/incomplete.ts';
import { type MayShowFile, shownBy } from '../../../files/download/shown-addresses.service.ts';
import { type RenderRequest, type RenderScope, toRenderValues } from '../../rendering/render-input.ts';
import {
  actingOn,
  callerOf,
  readValues,
  renderTexts,
  requireInput,
  requireTemplate,
  type TextScope,
} from '../../rendering/render-texts.service.ts';
import type { PrintedDocument } from '../../template-kind.ts';
import type { SavedTemplate } from '../../template.ts';
import { emptyHtmlPdfContent, type HtmlPdfContent, readHtmlPdfContent, toHtmlPdfContent } from './html-pdf.ts';
import { addressWarnings, toPagePart, toPrintProblem, toSources, toWarnings } from './printed-texts.ts';
import { validateCombined } from './validate-html-pdf.ts';

interface LoadedPdf extends TextScope {
  readonly content: HtmlPdfContent;
  /** The title of the document if its HTML has none. */
  readonly title?: string;
  /** Passwords are rendered and validated, but not applied. */
  readonly isUnprotected: boolean;
  /** Also checks documents that are not tagged. */
  readonly isAccessibilityChecked: boolean;
  /** Whether an incomplete document is printed anyway. */
  readonly allowIncomplete: boolean;
  /** Names of the query's variables that were sent. */
  readonly variables: readonly string[];
  readonly mayShow: MayShowFile;
  /** Of the template; undefined for texts of the request, and for its working copy. */
  readonly state?: StoredState | undefined;
  /** Undefined unless the template names a font: the rendered texts may still name one. */
  readonly fonts?: readonly PrintFont[] | undefined;
}

export async function loadWkhtmltopdf(
  { input, isUnprotected, isAccessibilityChecked, ...given }: QueryrenderWkhtmltopdfArgs,
  { facts, caller }: Scope,
): Promise<LoadedPdf> {
  const content = toHtmlPdfContent(given, emptyHtmlPdfContent);
  throwIfAny(validateCombined(given, content, ''));
  const { name, content: values } = requireInput(input);
  return {
    content,
    values: toRenderValues(name, values),
    locale: facts.locales[0],
    isUnprotected: isUnprotected ?? false,
    isAccessibilityChecked: isAccessibilityChecked ?? false,
    allowIncomplete: true,
    variables: [],
    mayShow: shownBy(caller, { texts: [], hasRequestValues: true }),
  };
}

export async function loadWkhtmltopdfTemplate(
  { templateId, input }: QueryrenderWkhtmltopdfTemplateArgs,
  scope: Scope,
  context: RequestContext,
): Promise<LoadedPdf> {
  const given = requireInput(input);
  const reading = actingOn({ scope, context });
  const template = await requireTemplate('wkhtmltopdf', templateId, reading.scope);
  return loadSaved(template, { ...given, allowIncomplete: true }, reading);
}

/** For callers that have found the template. */
export async function loadHtmlPdfDocument(
  template: SavedTemplate,
  input: RenderRequest,
  reading: RenderScope,
): Promise<() => Promise<PrintedDocument>> {
  const loaded = await loadSaved(template, input, reading);
  return () => printPdf(loaded, reading.context);
}

async function loadSaved(
  template: SavedTemplate,
  input: RenderRequest,
  { scope, context }: RenderScope,
): Promise<LoadedPdf> {
  const content = readHtmlPdfContent(template.content);
  const texts = toSources(content).map(({ text }) => text);
  const [values, fonts] = await Promise.all([
    readValues(template, input, context),
    readNamedFonts(texts, content, context),
  ]);
  const { name: title } = template;
  const { variables, allowIncomplete } = input;
  return {
    content,
    title,
    values,
    locale: scope.facts.locales[0],
    isUnprotected: false,
    isAccessibilityChecked: false,
    allowIncomplete,
    variables: Object.keys(variables),
    mayShow: shownBy(scope.caller, { texts, hasRequestValues: Object.keys(input.content).length > 0 }),
    fonts,
    state: template.state,
  };
}

/** Throws one UserError with the problems of all texts. */
export async function printPdf(loaded: LoadedPdf, context: RequestContext): Promise<PrintedDocument> {
  const { content } = loaded;
  const { app, facts, signal } = context;
  const sources = toSources(content);
  const { texts, missingVariables, warnings: textWarnings, problems } = await renderTexts(sources, loaded, context);
  throwIfAny([
    ...problems,
    ...validateRenderedPasswords(texts, loaded),
    ...(loaded.allowIncomplete ? [] : listHoles(loaded, { missingVariables, warnings: textWarnings })),
  ]);
  const files = createDocumentFiles(context, loaded.mayShow, loaded.state);
  const fonts = loaded.fonts ?? (await readNamedFonts([...texts.values()], content, context));
  const outcome = await app.engines.pdf.print(
    { ...toPdfRequest(loaded, texts, context), loadFile: files.load, ...(fonts && { fonts }) },
    signal,
  );
  if (outcome.ok) {
    files.requireNoFailure();
    const { pdf, pageCount } = outcome;
    const warnings = [...textWarnings, ...addressWarnings(content), ...toWarnings(outcome.warnings, sources)];
    if (!loaded.allowIncomplete) throwIfAny(toHoles(warnings));
    return { pdf, pageCount, missingVariables, warnings };
  }
  if (outcome.problems.some(({ code }) => code === 'BROWSER')) {
    app.log.error({ requestId: facts.id, problems: outcome.problems }, 'no browser to print with');
  }
  throw new UserError(...outcome.problems.map(toPrintProblem));
}

function toPdfRequest(
  { content, title, locale, isUnprotected, isAccessibilityChecked }: LoadedPdf,
  texts: ReadonlyMap<string, string>,
  context: RequestContext,
): Omit<PdfRequest, 'loadFile'> {
  const { app } = context;
  const header = toPagePart('headerSettings', content.headerSettings, texts);
  const footer = toPagePart('footerSettings', content.footerSettings, texts);
  return {
    html: texts.get('html') ?? '',
    ...(title !== undefined && { title }),
    ...(header && { header }),
    ...(footer && { footer }),
    marginsMm: content.marginSettings,
    pageSize: content.pageSize ?? 'A4',
    orientation: content.orientation === 'LANDSCAPE' ? 'landscape' : 'portrait',
    ...(!isUnprotected && toProtection(content, texts)),
    isTagged: content.isTagged ?? false,
    ...(isAccessibilityChecked && { isAccessibilityChecked }),
    isFitToPage: content.isFitToPage ?? false,
    minimumPrintSizePercent: content.minimumPrintSizePercent ?? printSizePercent.usual,
    locale,
    printedAt: app.clock(),
    address: app.config.publicUrl,
    caller: callerOf(context),
  };
}

/** Undefined for texts that name no font. */
async function readNamedFonts(
  texts: readonly string[],
  { headerSettings, footerSettings }: HtmlPdfContent,
  { caller, reader }: RequestContext,
): Promise<PrintFont[] | undefined> {
  const isStyled = [headerSettings, footerSettings].some(({ fontName }) => fontName);
  const namesFont = isStyled || texts.some((text) => /font/i.test(text));
  return namesFont ? readPrintFonts(caller?.tenantId ?? '', reader) : undefined;
}
