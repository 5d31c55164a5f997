// Operations on templates of all kinds: listing, finding and deleting them.
import { prepareDeletion } from '../../states/deletion.service.ts';
import { throwIfAny } from '../../errors/user-error.ts';
import { isStorable } from '../../errors/validate-text.ts';
import type { Scope } from '../../request/context.ts';
import { actedOnBy } from '../../request/perspective.ts';
import type { MutationdeleteTemplateArgs, QuerytemplatesArgs } from '../../graphql/generated/schema-types.ts';
import { isComplete } from '../../request/list-arguments.ts';
import type { TemplateSource } from './states/live-templates.store.ts';
import { findTemplates, sourceOf, templatesShownTo, withStates } from './states/template-states.service.ts';
import { lockTemplate } from './template-changes.service.ts';
import { type TemplatePage, toPage, validateTemplateList } from './list/template-list.ts';
import * as lists from './list/template-list.store.ts';
import { type SavedTemplate, type Template, type TemplateType, toStoredLogicalId } from './template.ts';
import * as store from './templates.store.ts';

export { toStoredLogicalId } from './template.ts';

export interface TemplateList {
  readonly list: readonly Template[];
  readonly page: TemplatePage;
  readonly source: TemplateSource;
}

export async function listTemplates(args: QuerytemplatesArgs, scope: Scope): Promise<TemplateList> {
  throwIfAny(validateTemplateList(args));
  const page = toPage(args);
  const perspective = templatesShownTo(scope.caller);
  const source = await sourceOf(perspective, scope);
  const list = await lists.listTemplates(scope.transaction, scope.caller.tenantId, page, source);
  return { page, source, list: source === 'working copies' ? list : await withStates(list, perspective, scope) };
}

/** The number of all matches, regardless of the page. */
export async function countTemplates(
  { list, page, source }: TemplateList,
  _args: unknown,
  scope: Scope,
): Promise<number> {
  return isComplete(page, list.length)
    ? list.length
    : lists.countTemplates(scope.transaction, scope.caller.tenantId, page, source);
}

type FindingScope = Pick<Scope, 'transaction' | 'caller'>;

/** For calls. A template with that id takes precedence over one with that logical id. */
export async function findNamedTemplate(
  type: TemplateType,
  idOrLogicalId: string,
  scope: FindingScope,
): Promise<SavedTemplate | undefined> {
  if (!isStorable(idOrLogicalId)) return undefined;
  const [template] = await findTemplates(store.namedTemplates(idOrLogicalId, [type]), actedOnBy(scope.caller), scope);
  return template;
}

/** The names among these that no template of the type has. Locked templates remain until the transaction ends. */
export async function listMissingNames(
  type: TemplateType,
  names: readonly string[],
  lock: { readonly isLocked: boolean },
  { transaction, caller }: FindingScope,
): Promise<string[]> {
  if (names.length === 0) return [];
  const storable = names.filter(isStorable);
  const found = await store.findNamedTemplates(transaction, caller.tenantId, type, storable, lock);
  const known = found.flatMap(({ id, logicalId }) => (logicalId === null ? [id] : [id, logicalId]));
  return names.filter((name) => !isNameOf(name, known));
}

/** Whether the name refers to one of the ids or logical ids. */
export function isNameOf(name: string, ids: readonly string[]): boolean {
  return ids.includes(name) || ids.includes(toStoredLogicalId(name));
}

export async function deleteTemplate(args: MutationdeleteTemplateArgs, scope: Scope): Promise<void> {
  const { templateId, expectedRevision } = args;
  await prepareDeletion({ kind: 'template', itemId: templateId }, 'templateId', scope);
  const template = await lockTemplate(templateId, expectedRevision, scope);
  await scope.app.templateKinds[template.type]?.beforeDeletion?.(template, scope);
  await store.deleteTemplate(scope.transaction, scope.caller.tenantId, templateId);
}
