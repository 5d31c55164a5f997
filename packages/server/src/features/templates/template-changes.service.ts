// Creates and changes templates of any kind. The kind contributes the problems of its part of the input, and
// the content to store. Independent of specific kinds.
import { randomId } from '../../database/random-id.ts';
import { type NextRevision, requireRevision } from '../../errors/revision.ts';
import { type Problem, throwIfAny, UserError } from '../../errors/user-error.ts';
import { validateStoredQuery } from '../../graphql/documents/stored-query.ts';
import { toAuthorship } from '../../request/context.ts';
import * as drafts from './drafts/template-drafts.store.ts';
import type { TemplateScope } from './template-kind.ts';
import { notFound, type TemplateInput, type TemplateType, toTemplateChange, validateTemplate } from './template.ts';
import * as store from './templates.store.ts';

export interface NewTemplate {
  readonly input: TemplateInput;
  /** Problems of the kind's part of the input. */
  readonly problems?: readonly Problem[];
  readonly content: object;
}

interface Created {
  readonly createdStatus: { readonly id: string };
  readonly revision: string;
}

export async function createTemplate(
  type: TemplateType,
  { input, problems = [], content }: NewTemplate,
  scope: TemplateScope,
): Promise<Created> {
  throwIfAny([...validateTemplateInput(input, 'input', { isNew: true }), ...problems]);
  const id = randomId();
  const template = { id, type, ...toTemplateChange(input), content };
  const revision = await store.insertTemplate(scope.transaction, toAuthorship(scope), template);
  return { createdStatus: { id }, revision };
}

export interface TemplateUpdate {
  readonly templateId: string;
  readonly expectedRevision?: string | null | undefined;
  /** If absent, only the content changes. */
  readonly input?: TemplateInput;
  readonly problems?: readonly Problem[];
  /** Converts the stored content to the new one; absent if it does not change. Throws expected errors as UserError. */
  readonly toContent?: (kept: unknown) => object;
  /** Set if what was saved is not part of drafts. */
  readonly keepsDraft?: boolean;
}

/** The draft of the saving user is deleted, since its content has been saved. */
export async function updateTemplate(
  type: TemplateType,
  { templateId, expectedRevision, input = {}, problems = [], toContent, keepsDraft = false }: TemplateUpdate,
  scope: TemplateScope,
): Promise<NextRevision> {
  throwIfAny([...validateTemplateInput(input, 'input', { isNew: false }), ...problems]);
  const { transaction, caller } = scope;
  const current = await lockTemplate(templateId, expectedRevision, scope);
  if (current.type !== type) throw new UserError(notFound());
  const change = {
    ...toTemplateChange(input),
    ...(toContent !== undefined && { content: toContent(current.content) }),
  };
  const revision = await store.updateTemplate(transaction, toAuthorship(scope), templateId, change);
  if (!keepsDraft) await drafts.deleteDraft(transaction, { ...caller, templateId });
  return { revision };
}

/** The current state, locked until the transaction ends. */
export async function lockTemplate(
  templateId: string,
  expectedRevision: string | null | undefined,
  { transaction, caller }: TemplateScope,
): Promise<store.LockedTemplate> {
  const current = await store.lockTemplate(transaction, caller.tenantId, templateId);
  if (current === undefined) throw new UserError(notFound());
  requireRevision(expectedRevision, current, 'template');
  return current;
}

/** All problems of the fields common to all kinds. */
export function validateTemplateInput(
  input: TemplateInput,
  path: string,
  options: { readonly isNew: boolean },
): Problem[] {
  const problems = validateTemplate(input, path, options);
  const queryPath = `${path}.graphQlQuery`;
  // Texts that are too long are not parsed.
  const isTooLong = problems.some((problem) => problem.path === queryPath);
  return isTooLong ? problems : [...problems, ...validateStoredQuery(input.graphQlQuery ?? '', queryPath)];
}
