// Turns a PDF drawing template into a document in two steps: loading reads all data, and printing uses only
// that.
import type { DrawOutcome, FormFacts, LoadForm } from '@coverwright/render/pdf-drawing';
import { randomId } from '../../../../database/random-id.ts';
import { type Problem, throwIfAny, UserError } from '../../../../errors/user-error.ts';
import type { Caller, RequestContext, Scope } from '../../../../request/context.ts';
import { actedOnBy } from '../../../../request/perspective.ts';
import { asStored } from '../../../../request/rights.ts';
import type { QueryrenderPdfDrawingTemplateArgs } from '../../../../graphql/generated/schema-types.ts';
import { say } from '../../../../sentences/say.ts';
import type { StoredState } from '../../../../snapshots/item-history.ts';
import type { MayShowFile } from '../../../files/download/shown-addresses.service.ts';
import { readStoredContent } from '../../../files/download/stored-files.service.ts';
import { readPrintFonts } from '../../../files/fonts/fonts.service.ts';
import { createDocumentFiles } from '../../documents/document-files.service.ts';
import { toProtection, validateRenderedPasswords } from '../../documents/document-passwords.ts';
import { listHoles, toHoles } from '../../documents/incomplete.ts';
import { toPrinterProblem } from '../../documents/print-problems.ts';
import type { RenderRequest, RenderScope } from '../../rendering/render-input.ts';
import {
  callerOf,
  readFrom,
  readValues,
  renderShortTexts,
  requireInput,
  requireTemplate,
  type TextScope,
} from '../../rendering/render-texts.service.ts';
import { templatesShownTo } from '../../states/template-states.service.ts';
import type { PrintedDocument } from '../../template-kind.ts';
import type { SavedTemplate } from '../../template.ts';
import { isAboutDrawing, namesFont, toDrawingWarnings, toDrawn, toLiquidWarning, toSources } from './drawn-texts.ts';
import { toFormWarnings, toStateWarnings } from './form-notices.ts';
import { type DrawingContent, readDrawingContent } from './pdf-drawing.ts';
import { withUnsaved } from './save-drawings.ts';
import { findForm, type FoundForm, noSuchFile, readFormOutcome, toRefusalProblem } from './pdf-forms.service.ts';

interface LoadedDrawing extends TextScope {
  readonly content: DrawingContent;
  readonly form: FoundForm;
  /** In a preview, passwords are rendered and validated but not applied, and failing Liquid is omitted. */
  readonly isPreview: boolean;
  /** Whether an incomplete document is printed anyway. */
  readonly allowIncomplete: boolean;
  /** Names of the query's variables that were sent. */
  readonly variables: readonly string[];
  /** Pictures have no Liquid, so every address is the template's own. */
  readonly mayShow: MayShowFile;
  /** Of the template; undefined for its working copy. */
  readonly state: StoredState | undefined;
}

export async function loadPdfDrawingTemplate(
  { templateId, input, isPreview, unsaved }: QueryrenderPdfDrawingTemplateArgs,
  scope: Scope,
  context: RequestContext,
): Promise<LoadedDrawing> {
  const given = requireInput(input);
  // The editor previews what it shows.
  const isEdited = isPreview === true || Boolean(unsaved);
  const reading = readFrom(isEdited ? templatesShownTo(scope.caller) : actedOnBy(scope.caller), { scope, context });
  const template = await requireTemplate('pdfDrawing', templateId, reading.scope);
  const request = { ...given, allowIncomplete: true };
  const shown = withUnsaved(readDrawingContent(template.content), unsaved ?? {}, randomId);
  const filesOf = unsaved ? scope.caller : asStored(scope.caller);
  return load({ ...template, content: shown }, request, { ...reading, filesOf, isPreview: isPreview ?? false });
}

/** For callers that have found the template. */
export async function loadPdfDrawingDocument(
  template: SavedTemplate,
  input: RenderRequest,
  reading: RenderScope,
): Promise<() => Promise<PrintedDocument>> {
  const saved = { ...template, content: readDrawingContent(template.content) };
  const loaded = await load(saved, input, {
    ...reading,
    filesOf: asStored(reading.scope.caller),
    isPreview: false,
  });
  return () => printPdfDrawing(loaded, reading.context);
}

interface DrawingScope extends RenderScope {
  /** With the rights to the files that the drawings name. */
  readonly filesOf: Caller;
  readonly isPreview: boolean;
}

async function load(
  template: SavedTemplate & { readonly content: DrawingContent },
  input: RenderRequest,
  { scope, context, filesOf, isPreview }: DrawingScope,
): Promise<LoadedDrawing> {
  const { content, state } = template;
  const form = await findForm(content, { transaction: scope.transaction, caller: filesOf }, state);
  const values = await readValues(template, input, context);
  const { variables, allowIncomplete } = input;
  const locale = scope.facts.locales[0];
  const mayShow = (): boolean => filesOf.rights.has('files:read');
  const texts = { values, locale };
  return { content, form, ...texts, isPreview, allowIncomplete, variables: Object.keys(variables), mayShow, state };
}

/** Warnings about content that the document would lack. */
const holeCodes: readonly unknown[] = ['LOOP', 'OBJECT', 'CHARACTERS', 'FIT', 'PAGE', 'OUTSIDE', 'FIELD', 'FILE'];

/** Throws one UserError with the problems of all texts; in a preview, the other texts are printed. */
export async function printPdfDrawing(loaded: LoadedDrawing, context: RequestContext): Promise<PrintedDocument> {
  const { content, form, isPreview, allowIncomplete } = loaded;
  const { loadForm, requireNoFailure, facts } = await requireForm(form, context);
  const { texts, missingVariables, warnings, problems } = await renderShortTexts(toSources(content), loaded, context);
  const isLeftOut = (problem: Problem) => isPreview && problem.code === 'INVALID' && isAboutDrawing(problem);
  throwIfAny([
    ...problems.filter((problem) => !isLeftOut(problem)),
    ...validateRenderedPasswords(texts, loaded),
    ...(allowIncomplete ? [] : listHoles(loaded, { missingVariables, warnings })),
  ]);
  const files = createDocumentFiles(context, loaded.mayShow, loaded.state);
  const outcome = await context.app.engines.pdf.draw(
    {
      loadForm,
      facts,
      drawings: toDrawn(content.drawings, texts),
      locale: loaded.locale,
      loadFile: files.load,
      fonts: await readNamedFonts(content, context),
      caller: callerOf(context),
      ...(!isPreview && toProtection({ password: content.password, permissions: null }, texts)),
    },
    context.signal,
  );
  requireNoFailure();
  files.requireNoFailure();
  const { pdf, pageCount, warnings: drawn } = requireDrawn(outcome, context);
  const all = [
    ...toStateWarnings(form.state, content, { fileKey: form.fileKey, pageCount }),
    ...toFormWarnings(facts),
    ...problems.filter(isLeftOut).map(toLiquidWarning),
    ...warnings,
    ...toDrawingWarnings(drawn),
  ];
  if (!allowIncomplete) throwIfAny(toHoles(all.filter(isAboutDrawingOf), holeCodes));
  return { pdf, pageCount, missingVariables, warnings: all };
}

function isAboutDrawingOf({ path }: { readonly path?: string | null }): boolean {
  return isAboutDrawing({ ...(typeof path === 'string' && { path }) });
}

interface LoadableForm {
  readonly loadForm: LoadForm;
  /** Throws failures of the store, which are not caused by the file. */
  readonly requireNoFailure: () => void;
  readonly facts: FormFacts;
}

async function requireForm({ fileKey, content, state }: FoundForm, context: RequestContext): Promise<LoadableForm> {
  if (state === 'NONE') {
    throw new UserError({ code: 'REQUIRED', ...say('NO_PDF_FILE'), path: 'fileKey' });
  }
  if (content === undefined) throw new UserError(noSuchFile(fileKey, 'fileKey'));
  const outcome = await readFormOutcome(content, context);
  if (!outcome.ok) throw new UserError(toRefusalProblem(outcome.refusal, 'fileKey'));
  const failures: unknown[] = [];
  const loadForm = async () => {
    try {
      return await readStoredContent(content, context.app.objects);
    } catch (error) {
      failures.push(error);
      return undefined;
    }
  };
  const requireNoFailure = (): void => {
    if (failures.length > 0) throw failures[0];
  };
  return { loadForm, requireNoFailure, facts: outcome.facts };
}

/** Skipped if no drawing names a font. */
async function readNamedFonts({ drawings }: DrawingContent, { caller, reader }: RequestContext) {
  return namesFont(drawings) ? readPrintFonts(caller?.tenantId ?? '', reader) : [];
}

function requireDrawn(
  outcome: DrawOutcome,
  { app, facts }: Pick<RequestContext, 'app' | 'facts'>,
): Extract<DrawOutcome, { readonly ok: true }> {
  if (outcome.ok) return outcome;
  if ('refusal' in outcome) throw new UserError(toRefusalProblem(outcome.refusal, 'fileKey'));
  if (outcome.problems.some(({ code }) => code === 'BROWSER')) {
    app.log.error({ requestId: facts.id, problems: outcome.problems }, 'no browser to print with');
  }
  throw new UserError(...outcome.problems.map((problem) => toPrinterProblem(problem)));
}
