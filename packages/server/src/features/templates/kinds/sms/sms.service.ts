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
import { type Prepared, prepareTemplate, prepareText, render } from '../../rendering/render-texts.service.ts';
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

export async function prepareSms({ bodyLiquid: text, input }: QueryrenderSmsArgs, scope: Scope): Promise<Prepared> {
  throwIfAny(validateTemplateText(text, path, 'body'));
  return prepareText({ text, path, escape: 'none' }, input, scope);
}

export async function prepareSmsTemplate(
  { templateId, input }: QueryrenderSmsTemplateArgs,
  scope: Scope,
  context: RequestContext,
): Promise<Prepared> {
  return prepareTemplate('sms', templateId, input, { scope, context }, async (template) => ({
    text: await bodyLiquid(template, undefined, scope, context),
    path,
    escape: 'none',
  }));
}

export async function renderSms(prepared: Prepared, context: RequestContext) {
  const { text: body, missingVariables, warnings } = await render(prepared, context);
  return { value: { body, length: smsLength(body) }, missingVariables, warnings };
}
