// Information about the PDF file that is drawn on, for the editor and the file picker.
import type { FormField, FormFacts } from '@coverwright/render/pdf-drawing';
import { UserError } from '../../../../errors/user-error.ts';
import type { RequestContext, Scope } from '../../../../request/context.ts';
import { asStored } from '../../../../request/rights.ts';
import type { pdfForm, pdfFormField, QuerypdfFormArgs } from '../../../../graphql/generated/schema-types.ts';
import { say } from '../../../../sentences/say.ts';
import type { StoredState } from '../../../../snapshots/item-history.ts';
import { requireTemplate } from '../../rendering/render-texts.service.ts';
import { templatesShownTo } from '../../states/template-states.service.ts';
import { toFormWarnings, toStateWarnings } from './form-notices.ts';
import { type DrawingContent, emptyDrawingContent, readDrawingContent } from './pdf-drawing.ts';
import { findForm, type FoundForm, missingPages, readFormOutcome } from './pdf-forms.service.ts';

interface FoundFormOf {
  readonly form: FoundForm;
  readonly content: DrawingContent;
}

export async function findPdfForm(args: QuerypdfFormArgs, scope: Scope): Promise<FoundFormOf> {
  const { content, state } = await readContent(args, scope);
  const caller = typeof args.templateId === 'string' ? asStored(scope.caller) : scope.caller;
  return { content, form: await findForm(content, { transaction: scope.transaction, caller }, state) };
}

interface ReadContent extends Pick<FoundFormOf, 'content'> {
  readonly state: StoredState | undefined;
}

async function readContent({ templateId, fileKey }: QuerypdfFormArgs, scope: Scope): Promise<ReadContent> {
  if (typeof templateId === 'string' && typeof fileKey !== 'string') {
    const template = await requireTemplate('pdfDrawing', templateId, scope, templatesShownTo(scope.caller));
    return { content: readDrawingContent(template.content), state: template.state };
  }
  if (typeof fileKey !== 'string' || typeof templateId === 'string') {
    throw new UserError({ code: 'INVALID', ...say('TEMPLATE_OR_FILE_REQUIRED'), path: 'templateId' });
  }
  return { content: { ...emptyDrawingContent, fileKey }, state: undefined };
}

export async function readPdfForm({ form, content }: FoundFormOf, context: RequestContext): Promise<pdfForm> {
  const { state, content: stored } = form;
  if (stored === undefined) return { state, fileKey: form.fileKey };
  const { key, version, sizeBytes } = stored;
  const known = { state, fileKey: key, version, sizeBytes };
  const outcome = await readFormOutcome(stored, context);
  if (!outcome.ok) return { ...known, refusal: outcome.refusal };
  const { facts } = outcome;
  return {
    ...known,
    warnings: [
      ...toStateWarnings(state, content, { fileKey: key, pageCount: facts.pages.length }),
      ...toFormWarnings(facts),
    ],
    pages: [...facts.pages],
    fields: toFields(facts),
    missingPages: missingPages(content, facts),
  };
}

function toFields({ fields }: FormFacts): pdfFormField[] {
  return fields.map((field) => ({ ...toPlace(field), ...toLook(field) }));
}

function toPlace({ rectangle: [x1, y1, x2, y2], name, type, page }: FormField) {
  return { name, type, page, point1: { x: x1, y: y1 }, point2: { x: x2, y: y2 } };
}

function toLook({ alignment, fontSize, isOpaque, isMultiline, label }: FormField) {
  return { textAlignment: alignment, emSize: fontSize, isOpaque, isMultiline, label };
}
