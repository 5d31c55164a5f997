// Unsaved changes in template editors, one draft per user and template. Drafts are never rendered, and other
// users cannot see them.
import { throwIfAny, UserError } from '../../../errors/user-error.ts';
import { validateJson } from '../../../errors/validate-json-text.ts';
import { validateText } from '../../../errors/validate-text.ts';
import { batch } from '../../../request/batch.ts';
import type { RequestContext, Scope } from '../../../request/context.ts';
import type {
  MutationdiscardTemplateDraftArgs,
  MutationsaveTemplateDraftArgs,
} from '../../../graphql/generated/schema-types.ts';
import * as store from './template-drafts.store.ts';
import type { TemplateScope } from '../template-kind.ts';
import { notFound, type Template, validateTemplateText } from '../template.ts';

const revisionMaxLength = 100;

/** A new draft replaces the previous one. */
export async function saveTemplateDraft(
  { templateId, input }: MutationsaveTemplateDraftArgs,
  { transaction, caller, now }: TemplateScope,
): Promise<void> {
  const { contentJsonString, baseRevision = null } = input;
  const path = 'input.contentJsonString';
  const tooLong = validateTemplateText(contentJsonString, path, 'draft');
  throwIfAny([
    ...(tooLong.length > 0 ? tooLong : validateJson(contentJsonString, path, 'draft')),
    ...validateText(baseRevision, 'input.baseRevision', { name: 'revision', maxLength: revisionMaxLength }),
  ]);
  const typed = { contentJsonString, baseRevision, savedAt: now };
  if (!(await store.writeDraft(transaction, { ...caller, templateId }, typed))) throw new UserError(notFound());
}

/** Succeeds if there is no draft. */
export async function discardTemplateDraft(
  { templateId }: MutationdiscardTemplateDraftArgs,
  { transaction, caller }: TemplateScope,
): Promise<void> {
  await store.deleteDraft(transaction, { ...caller, templateId });
}

/** The caller's own draft, which belongs to the working copy. */
export async function draft(
  { id, state }: Template,
  _args: unknown,
  { transaction, caller }: Scope,
  context: RequestContext,
): Promise<store.Draft | undefined> {
  if (state !== undefined) return undefined;
  return batch(context, 'template drafts', (ids) => store.readDrafts(transaction, caller, ids)).load(id);
}
