// A template of any kind as the content of a mail.
import { type Problem, UserError } from '../../../errors/user-error.ts';
import type { templateRenderParametersInput, templateWhereInput } from '../../../graphql/generated/schema-types.ts';
import type { Scope } from '../../../request/context.ts';
import { live, type Perspective } from '../../../request/perspective.ts';
import { requireRight } from '../../../request/rights.ts';
import { say } from '../../../sentences/say.ts';
import type { Load, RenderedMail } from '../template-kind.ts';
import { notFound, type SavedTemplate } from '../template.ts';
import { findTemplates, templatesShownTo } from '../states/template-states.service.ts';
import { newestTemplates } from '../templates.store.ts';
import type { RenderScope } from './render-input.ts';
import { readFrom, requireInput } from './render-texts.service.ts';

export interface TemplateMail extends RenderedMail {
  /** The name of the template. */
  readonly name: string;
}

export interface LoadedTemplateMail {
  readonly templateId: string;
  /** Uses only data that has already been read, so it needs no connection. */
  render(): Promise<TemplateMail>;
}

/** Mails are always what is live. A non-empty subject replaces that of the template. Throws a UserError for a kind that cannot be sent. */
export async function loadTemplateMail(
  where: Pick<templateWhereInput, 'id' | 'logicalId'>,
  input: templateRenderParametersInput,
  request: RenderScope,
  subject = '',
): Promise<LoadedTemplateMail> {
  const reading = readFrom(live, request);
  const template = await findTemplate(where, live, reading.scope);
  if (template === undefined) throw new UserError(notFound());
  const { id: templateId, name } = template;
  const load = mailOf(template, reading.scope);
  if (load === undefined) throw new UserError(notForMail(name, 'templateId'));
  const rendered = { ...requireInput(input), subject, isWhole: true, allowIncomplete: false };
  const render = await load(template, rendered, reading);
  return { templateId, render: async () => ({ name, ...(await render()) }) };
}

/** Validates a template chosen for mails that are sent later. Throws FORBIDDEN without the right to read templates. */
export async function validateMailTemplate(
  templateId: string,
  path: string,
  scope: Pick<Scope, 'app' | 'caller' | 'transaction'>,
): Promise<Problem[]> {
  requireRight(scope.caller, 'documents:read');
  const template = await findTemplate({ id: templateId }, templatesShownTo(scope.caller), scope);
  if (template === undefined) return [{ ...notFound(), path }];
  return mailOf(template, scope) === undefined ? [notForMail(template.name, path)] : [];
}

/** Undefined for a template of a kind that cannot be sent. */
function mailOf({ type }: SavedTemplate, { app }: Pick<Scope, 'app'>): Load<RenderedMail> | undefined {
  const port = app.templateKinds[type]?.render;
  return port?.output === 'mail' ? port.load : undefined;
}

/**
 * Of several with the same logical id, the first that can be sent. A caller who may send mails but not read templates
 * learns nothing about those that cannot be sent.
 */
async function findTemplate(
  where: Pick<templateWhereInput, 'id' | 'logicalId'>,
  perspective: Perspective,
  scope: Pick<Scope, 'app' | 'caller' | 'transaction'>,
): Promise<SavedTemplate | undefined> {
  const { caller } = scope;
  const found = await findTemplates(newestTemplates(where), perspective, scope);
  const sendable = found.find((template) => mailOf(template, scope) !== undefined);
  return sendable ?? (caller.rights.has('documents:read') ? found[0] : undefined);
}

function notForMail(name: string, path: string): Problem {
  return { code: 'INVALID', ...say('TEMPLATE_NOT_FOR_MAIL', { name }), path };
}
