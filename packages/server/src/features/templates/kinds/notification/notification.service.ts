import { templateHtmlKey } from '@coverwright/insurance/translation-keys';
import type { NextRevision } from '../../../../errors/revision.ts';
import { UserError } from '../../../../errors/user-error.ts';
import { batch } from '../../../../request/batch.ts';
import type { RequestContext, Scope } from '../../../../request/context.ts';
import type {
  MutationcreateNotificationTemplateArgs,
  MutationupdateNotificationTemplateArgs,
  QueryrenderNotificationTemplateArgs,
  templateRenderParametersInput,
} from '../../../../graphql/generated/schema-types.ts';
import { listTexts, removeTexts, type RevisedText, validateTexts, writeTexts } from '../../../l10n/l10n.service.ts';
import type { RenderScope } from '../../rendering/render-input.ts';
import { type Prepared, prepareTemplate, renderToText } from '../../rendering/render-texts.service.ts';
import { createTemplate, updateTemplate } from '../../template-changes.service.ts';
import type { DeletedTemplate } from '../../template-kind.ts';
import type { RenderedMail, TemplateScope } from '../../template-kind.ts';
import type { Template } from '../../template.ts';
import { validateKeys } from './notification.ts';

export async function createNotificationTemplate(
  { input }: MutationcreateNotificationTemplateArgs,
  scope: TemplateScope,
) {
  return createTemplate('notification', { input, content: {} }, scope);
}

/** The template and its texts are saved together or not at all. */
export async function updateNotificationTemplate(
  args: MutationupdateNotificationTemplateArgs,
  scope: TemplateScope,
): Promise<NextRevision> {
  const texts = args.l10n ?? [];
  const problems = [...validateKeys(texts, args.templateId), ...validateTexts(texts, 'l10n')];
  const changed = await updateTemplate('notification', { ...args, problems }, scope);
  await writeTexts(texts, scope);
  return changed;
}

/** Deletes the texts in every locale; no other template uses the key. */
export async function removeNotificationTexts({ id }: DeletedTemplate, scope: TemplateScope): Promise<void> {
  await removeTexts([templateHtmlKey(id)], scope);
}

export async function localizedHtml(
  template: Template,
  _args: unknown,
  scope: Scope,
  context: RequestContext,
): Promise<string | undefined> {
  return (await bestText(template, scope, context))?.value;
}

export async function localizedTexts(
  { id }: Pick<Template, 'id'>,
  _args: unknown,
  scope: Scope,
  context: RequestContext,
): Promise<readonly RevisedText[]> {
  const texts = batch(context, 'notification texts', async (keys) =>
    Map.groupBy(await listTexts(keys, scope), ({ key }) => key),
  );
  return (await texts.load(templateHtmlKey(id))) ?? [];
}

export async function prepareNotificationTemplate(
  { templateId, input }: QueryrenderNotificationTemplateArgs,
  scope: Scope,
  context: RequestContext,
): Promise<Prepared> {
  return prepareTemplate('notification', templateId, input, { scope, context }, async (template) => {
    const { locale, value } = (await bestText(template, scope, context)) ?? noText(scope);
    // Amounts and dates are formatted for the locale of the text that contains them.
    return { text: value, locale, path: 'html', escape: 'html' };
  });
}

/** A mail with only the HTML. */
export async function prepareNotificationMail(
  templateId: string,
  input: templateRenderParametersInput,
  { scope, context }: RenderScope,
): Promise<() => Promise<RenderedMail>> {
  const prepared = await prepareNotificationTemplate({ templateId, input }, scope, context);
  return async () => {
    const { value: html, missingVariables, warnings } = await renderToText(prepared, context);
    return { html, attachments: [], missingVariables, warnings };
  };
}

/** The text in the first of the request's locales that has one. Text emptied in the editor does not count. */
async function bestText(template: Template, scope: Scope, context: RequestContext): Promise<RevisedText | undefined> {
  const texts = await localizedTexts(template, undefined, scope, context);
  const written = new Map(texts.filter(({ value }) => value.trim() !== '').map((text) => [text.locale, text]));
  const locale = scope.facts.locales.find((wanted) => written.has(wanted));
  return locale === undefined ? undefined : written.get(locale);
}

function noText({ facts: { locales } }: Scope): never {
  const message = `The template has no text in ${locales.join(' or ')}. Write one, or request another locale.`;
  throw new UserError({ code: 'NOT_FOUND', message, path: 'html' });
}
