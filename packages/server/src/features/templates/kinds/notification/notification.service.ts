import { templateHtmlKey, templateTextKey } from '@coverwright/insurance/translation-keys';
import type { Sentence } from '@coverwright/insurance/sentence';
import type { NextRevision } from '../../../../errors/revision.ts';
import { UserError } from '../../../../errors/user-error.ts';
import { batch } from '../../../../request/batch.ts';
import type { RequestContext, Scope } from '../../../../request/context.ts';
import type {
  MutationcreateNotificationTemplateArgs,
  MutationupdateNotificationTemplateArgs,
  QueryrenderNotificationTemplateArgs,
} from '../../../../graphql/generated/schema-types.ts';
import { say } from '../../../../sentences/say.ts';
import type { StoredState } from '../../../../snapshots/item-history.ts';
import { listTexts, removeTexts, type RevisedText, validateTexts, writeTexts } from '../../../l10n/l10n.service.ts';
import type { RenderRequest, RenderInput, RenderScope } from '../../rendering/render-input.ts';
import {
  actingOn,
  type LoadedText,
  loadText,
  renderToText,
  requireInput,
  requireTemplate,
} from '../../rendering/render-texts.service.ts';
import { readPart } from '../../states/template-states.service.ts';
import { createTemplate, updateTemplate } from '../../template-changes.service.ts';
import type { DeletedTemplate } from '../../template-kind.ts';
import type { RenderedMail, TemplateScope } from '../../template-kind.ts';
import type { SavedTemplate, Template } from '../../template.ts';
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
  { id, state }: Pick<Template, 'id' | 'state'>,
  _args: unknown,
  scope: Scope,
  context: RequestContext,
): Promise<readonly RevisedText[]> {
  if (state !== undefined) return textsOfState(state, scope, context);
  const texts = batch(context, 'notification texts', async (keys) =>
    Map.groupBy(await listTexts(keys, scope), ({ key }) => key),
  );
  return (await texts.load(templateHtmlKey(id))) ?? [];
}

async function textsOfState(state: StoredState, scope: Scope, context: RequestContext): Promise<RevisedText[]> {
  const texts = (await readPart(state, 'texts', scope, context)) ?? [];
  const { itemId, number, createdAt: lastModifiedAt } = state;
  return texts.map(({ key, locale, value }) => {
    return { key: templateTextKey(itemId, key), locale, value, revision: String(number), lastModifiedAt };
  });
}

export async function loadNotificationTemplate(
  { templateId, input }: QueryrenderNotificationTemplateArgs,
  scope: Scope,
  context: RequestContext,
): Promise<LoadedText> {
  const request = requireInput(input);
  const reading = actingOn({ scope, context });
  return loadLocalized(await requireTemplate('notification', templateId, reading.scope), request, reading);
}

async function loadLocalized(template: SavedTemplate, input: RenderInput, reading: RenderScope): Promise<LoadedText> {
  const { scope, context } = reading;
  const { locale, value: text } = (await bestText(template, scope, context)) ?? noText(scope);
  // Amounts and dates are formatted for the locale of the text that contains them.
  return loadText(template, input, { text, locale, path: 'html', escape: 'html' }, reading);
}

/** A mail with only the HTML. */
export async function loadNotificationMail(
  template: SavedTemplate,
  input: RenderRequest,
  reading: RenderScope,
): Promise<() => Promise<RenderedMail>> {
  const loaded = await loadLocalized(template, input, reading);
  return async () => {
    const { value: html, missingVariables, warnings } = await renderToText(loaded, reading.context);
    return { html, attachments: [], missingVariables, warnings };
  };
}

/** The text in the first of the request's locales that has one. Text emptied in the editor does not count. */
async function bestText(
  template: Pick<Template, 'id' | 'state'>,
  scope: Scope,
  context: RequestContext,
): Promise<RevisedText | undefined> {
  const texts = await localizedTexts(template, undefined, scope, context);
  const written = new Map(texts.filter(({ value }) => value.trim() !== '').map((text) => [text.locale, text]));
  const locale = scope.facts.locales.find((wanted) => written.has(wanted));
  return locale === undefined ? undefined : written.get(locale);
}

function noText({ facts: { locales } }: Scope): never {
  // "or" in the language of the sentence.
  const [first, ...others] = locales;
  const named = others.reduce<string | Sentence>((one, other) => say('ONE_OR_OTHER', { one, other }), first);
  throw new UserError({ code: 'NOT_FOUND', ...say('NO_TEXT_IN_LOCALE', { locales: named }), path: 'html' });
}
