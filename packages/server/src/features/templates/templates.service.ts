// Operations on templates of all kinds: listing, finding and deleting them.
import { throwIfAny } from '../../errors/user-error.ts';
import type { Scope } from '../../request/context.ts';
import type { MutationdeleteTemplateArgs, QuerytemplatesArgs } from '../../graphql/generated/schema-types.ts';
import { isComplete } from '../../request/list-arguments.ts';
import { lockTemplate } from './template-changes.service.ts';
import { type TemplatePage, toPage, validateTemplateList } from './list/template-list.ts';
import * as lists from './list/template-list.store.ts';
import type { Template } from './template.ts';
import * as store from './templates.store.ts';

export interface TemplateList {
  readonly list: readonly Template[];
  readonly page: TemplatePage;
}

export async function listTemplates(args: QuerytemplatesArgs, scope: Scope): Promise<TemplateList> {
  throwIfAny(validateTemplateList(args));
  const page = toPage(args);
  return { page, list: await lists.listTemplates(scope.transaction, scope.caller.tenantId, page) };
}

/** The number of all matches, regardless of the page. */
export async function countTemplates({ list, page }: TemplateList, _args: unknown, scope: Scope): Promise<number> {
  return isComplete(page, list.length)
    ? list.length
    : lists.countTemplates(scope.transaction, scope.caller.tenantId, page);
}

export async function deleteTemplate(args: MutationdeleteTemplateArgs, scope: Scope): Promise<void> {
  const { templateId, expectedRevision } = args;
  const template = await lockTemplate(templateId, expectedRevision, scope);
  await scope.app.templateKinds[template.type]?.prepareDeletion?.(template, scope);
  await store.deleteTemplate(scope.transaction, scope.caller.tenantId, templateId);
}
