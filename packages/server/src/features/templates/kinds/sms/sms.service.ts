import { smsLength } from '@coverwright/render/sms';
import { throwIfAny } from '../../../../errors/user-error.ts';
import type { RequestContext, Scope } from '../../../../request/context.ts';
import type {
  MutationcreateSmsTemplateArgs,
  MutationupdateSmsTemplateArgs,
  QueryrenderSmsArgs,
  QueryrenderSmsTemplateArgs,
} from '../../../../graphql/generated/schema-types.ts';
import { createTemplate, updateTemplate } from '../../template-changes.service.ts';
import { contentOf } from '../../list/template-content.service.ts';
import type { TemplateScope } from '../../template-kind.ts';
import {
  actingOn,
  type LoadedText,
  loadText,
  render,
  requireInput,
  requireTemplate,
  toLoadedText,
} from '../../rendering/render-texts.service.ts';
import { type Template, validateTemplateText } from '../../template.ts';
import { readBody, toSmsContent, validateSms } from './sms.ts';

const path = 'bodyLiquid';

export async function createSmsTemplate({ input }: MutationcreateSmsTemplateArgs, scope: TemplateScope) {
  return createTemplate('sms', { input, problems: validateSms(input), content: toSmsContent(input) }, scope);
}

/** An omitted body remains unchanged. */
export async function updateSmsTemplate(args: MutationupdateSmsTemplateArgs, scope: TemplateScope) {
  const { input } = args;
  const toContent = input.bodyLiquid === undefined ? undefined : () => toSmsContent(input);
  return updateTemplate('sms', { ...args, problems: validateSms(input), ...(toContent && { toContent }) }, scope);
}

export async function bodyLiquid(
  template: Template,
  _args: unknown,
  scope: Scope,
  context: RequestContext,
): Promise<string> {
  return readBody(await contentOf(template, scope, context));
}

export async function loadSms({ bodyLiquid: text, input }: QueryrenderSmsArgs, scope: Scope): Promise<LoadedText> {
  throwIfAny(validateTemplateText(text, path, 'body'));
  return toLoadedText({ text, path, escape: 'none' }, input, scope);
}

export async function loadSmsTemplate(
  { templateId, input }: QueryrenderSmsTemplateArgs,
  scope: Scope,
  context: RequestContext,
): Promise<LoadedText> {
  const request = requireInput(input);
  const reading = actingOn({ scope, context });
  const template = await requireTemplate('sms', templateId, reading.scope);
  return loadText(template, request, { text: readBody(template.content), path, escape: 'none' }, reading);
}

export async function renderSms(loaded: LoadedText, context: RequestContext) {
  const { text: body, missingVariables, warnings } = await render(loaded, context);
  return { value: { body, length: smsLength(body) }, missingVariables, warnings };
}
