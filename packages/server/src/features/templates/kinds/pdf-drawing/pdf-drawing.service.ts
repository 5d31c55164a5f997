// Creates, changes and reads PDF drawing templates.
import { randomId } from '../../../../database/random-id.ts';
import { type Problem, throwIfAny, UserError } from '../../../../errors/user-error.ts';
import type { RequireRoom } from '../../../../graphql/operations.ts';
import { requireCaller } from '../../../../graphql/access.ts';
import type { RequestContext, Scope } from '../../../../request/context.ts';
import { requireRight } from '../../../../request/rights.ts';
import type {
  createPdfDrawingTemplateInput,
  MutationaddPdfDrawingArgs,
  MutationcreatePdfDrawingTemplateArgs,
  MutationremovePdfDrawingArgs,
  MutationsaveDrawingsArgs,
  MutationupdatePdfDrawingArgs,
  MutationupdatePdfDrawingTemplateArgs,
} from '../../../../graphql/generated/schema-types.ts';
import { findStoredContent } from '../../../files/download/stored-files.service.ts';
import { createTemplate, updateTemplate, validateTemplateInput } from '../../template-changes.service.ts';
import { contentOf } from '../../list/template-content.service.ts';
import type { TemplateScope } from '../../template-kind.ts';
import type { Template } from '../../template.ts';
import {
  type ChosenFile,
  type DrawingContent,
  emptyDrawingContent,
  namesContent,
  readDrawingContent,
  toDrawingContent,
} from './pdf-drawing.ts';
import { noSuchFile, readFormOutcome, toRefusalProblem } from './pdf-forms.service.ts';
import * as changes from './save-drawings.ts';
import { drawingNotFound, fileKeyMaxLength, validateDrawing, validateTemplateSettings } from './validate-drawing.ts';
import { validateText } from '../../../../errors/validate-text.ts';

const prefix = 'input.';

/** Reads the file, which may take seconds, before writing anything. */
export async function createPdfDrawingTemplate(
  { input }: MutationcreatePdfDrawingTemplateArgs,
  context: RequestContext,
  requireRoom: RequireRoom,
) {
  const problems = [
    ...validateTemplateInput(input, 'input', { isNew: true }),
    ...validateTemplateSettings(input, prefix),
  ];
  const file = await chooseFile(input, problems, context);
  const content = toDrawingContent(input, emptyDrawingContent, file);
  return write(context, requireRoom, (scope) => createTemplate('pdfDrawing', { input, content }, scope));
}

export async function updatePdfDrawingTemplate(
  args: MutationupdatePdfDrawingTemplateArgs,
  context: RequestContext,
  requireRoom: RequireRoom,
) {
  const { input } = args;
  const problems = [
    ...validateTemplateInput(input, 'input', { isNew: false }),
    ...validateTemplateSettings(input, prefix),
  ];
  const file = await chooseFile(input, problems, context);
  const toContent = (kept: unknown) => toDrawingContent(input, readDrawingContent(kept), file);
  const update = { ...args, ...(namesContent(input) && { toContent }) };
  return write(context, requireRoom, (scope) => updateTemplate('pdfDrawing', update, scope));
}

/** Throws all problems together, including that the file cannot be drawn on. */
async function chooseFile(
  { fileKey }: createPdfDrawingTemplateInput,
  problems: readonly Problem[],
  context: RequestContext,
): Promise<ChosenFile | null> {
  const path = `${prefix}fileKey`;
  const key = fileKey ?? '';
  const keyProblems = validateText(key, path, { name: 'key', maxLength: fileKeyMaxLength });
  throwIfAny([...problems, ...keyProblems]);
  if (key === '') return null;
  const caller = requireCaller(context);
  const { database } = context.app;
  const content = await database.read(
    caller,
    (transaction) => findStoredContent(key, { transaction, caller }),
    context.signal,
  );
  if (content === undefined) throw new UserError(noSuchFile(key, path));
  const outcome = await readFormOutcome(content, context);
  if (!outcome.ok) throw new UserError(toRefusalProblem(outcome.refusal, path));
  return { version: content.version, pageCount: outcome.facts.pages.length };
}

function write<Value>(
  context: RequestContext,
  requireRoom: RequireRoom,
  work: (scope: TemplateScope) => Promise<Value>,
): Promise<Value> {
  const { app, facts, signal } = context;
  const caller = requireCaller(context);
  return app.database.write(
    caller,
    async (transaction) => {
      const value = await work({ transaction, caller, facts, now: app.clock() });
      await requireRoom(transaction);
      return value;
    },
    signal,
  );
}

interface DrawingsChange {
  readonly templateId: string;
  readonly expectedRevision?: string | null | undefined;
  readonly problems: readonly Problem[];
}

/** Unsaved settings remain a draft. */
async function change(
  args: DrawingsChange,
  input: MutationsaveDrawingsArgs['input'],
  scope: TemplateScope,
  toProblem = (problem: Problem) => problem,
) {
  let saved: changes.SavedDrawings['saved'] = [];
  if (changes.namesPicture(input)) requireRight(scope.caller, 'files:read');
  const toContent = (kept: unknown): DrawingContent => {
    try {
      const outcome = changes.saveDrawings(input, readDrawingContent(kept), randomId);
      saved = outcome.saved;
      return outcome.content;
    } catch (error) {
      throw error instanceof UserError ? new UserError(...error.problems.map(toProblem)) : error;
    }
  };
  const { revision } = await updateTemplate('pdfDrawing', { ...args, toContent, keepsDraft: true }, scope);
  return { revision, saved };
}

export async function saveDrawings(args: MutationsaveDrawingsArgs, scope: TemplateScope) {
  const { input, templateId, expectedRevision } = args;
  const problems = changes.validateSaving(input);
  const { revision, saved } = await change({ templateId, expectedRevision, problems }, input, scope);
  return { revision, drawings: saved };
}

/** For a single drawing, paths are those of the input itself. */
function toOwnPath(from: string): (problem: Problem) => Problem {
  return (problem) => ({
    ...problem,
    ...(problem.path !== undefined && { path: problem.path.replace(from, prefix).replace(/\.$/, '') }),
  });
}

export async function addPdfDrawing(args: MutationaddPdfDrawingArgs, scope: TemplateScope) {
  const { input, templateId, expectedRevision } = args;
  const problems = validateDrawing(input, prefix);
  const adding = { templateId, expectedRevision, problems };
  const { revision, saved } = await change(adding, { add: [input] }, scope, toOwnPath('input.add.0.'));
  return { revision, value: saved[0]?.id };
}

export async function updatePdfDrawing(args: MutationupdatePdfDrawingArgs, scope: TemplateScope) {
  const { drawingId, input, templateId, expectedRevision } = args;
  const problems = validateDrawing(input, prefix);
  const update = [{ id: drawingId, drawing: input }];
  const toProblem = (problem: Problem) =>
    problem.path === 'input.update.0.id'
      ? { ...problem, path: 'drawingId' }
      : toOwnPath('input.update.0.drawing.')(problem);
  const { revision } = await change({ templateId, expectedRevision, problems }, { update }, scope, toProblem);
  return { revision };
}

export async function removePdfDrawing(args: MutationremovePdfDrawingArgs, scope: TemplateScope) {
  const { drawingId, templateId, expectedRevision } = args;
  const toContent = (kept: unknown): DrawingContent => {
    const content = readDrawingContent(kept);
    const drawings = content.drawings.filter(({ id }) => id !== drawingId);
    if (drawings.length === content.drawings.length) throw new UserError(drawingNotFound('drawingId'));
    return { ...content, drawings };
  };
  return updateTemplate('pdfDrawing', { templateId, expectedRevision, toContent, keepsDraft: true }, scope);
}

/** The resolver of a content field. */
export function contentField<Name extends keyof DrawingContent>(name: Name) {
  return async (
    template: Template,
    _args: unknown,
    scope: Scope,
    context: RequestContext,
  ): Promise<DrawingContent[Name]> => readDrawingContent(await contentOf(template, scope, context))[name];
}
