// A template of any kind as the content of a mail.
import { type Problem, UserError } from '../../../errors/user-error.ts';
import type { templateRenderParametersInput, templateWhereInput } from '../../../graphql/generated/schema-types.ts';
import type { Scope } from '../../../request/context.ts';
import { requireRight } from '../../../request/rights.ts';
import { toPage } from '../list/template-list.ts';
import * as lists from '../list/template-list.store.ts';
import type { RenderedMail } from '../template-kind.ts';
import { notFound } from '../template.ts';
import type { RenderScope } from './render-input.ts';

export interface TemplateMail extends RenderedMail {
  /** The name of the template. */
  readonly name: string;
}

export interface PreparedTemplateMail {
  readonly templateId: string;
  /** Uses only data that has already been read, so it needs no connection. */
  make(): Promise<TemplateMail>;
}

/** A non-empty subject replaces that of the template. Throws a UserError for a kind that cannot be sent. */
export async function prepareTemplateMail(
  where: Pick<templateWhereInput, 'id' | 'logicalId'>,
  input: templateRenderParametersInput,
  reading: RenderScope,
  subject = '',
): Promise<PreparedTemplateMail> {
  const template = await findTemplate(where, reading.scope);
  if (template === undefined) throw new UserError(notFound());
  const { id: templateId, name, type } = template;
  const prepare = reading.context.app.templateKinds[type]?.prepareMail;
  if (prepare === undefined) throw new UserError(notForMail(name, 'templateId'));
  const render = await prepare(templateId, input, reading, { subject, isWhole: true, allowsNoRecord: false });
  return { templateId, make: async () => ({ name, ...(await render()) }) };
}

/** Validates a template chosen for mails that are sent later. Throws FORBIDDEN without the right to read templates. */
export async function validateMailTemplate(
  templateId: string,
  path: string,
  scope: Pick<Scope, 'app' | 'caller' | 'transaction'>,
): Promise<Problem[]> {
  requireRight(scope.caller, 'documents:read');
  const template = await findTemplate({ id: templateId }, scope);
  if (template === undefined) return [{ ...notFound(), path }];
  const { name, type } = template;
  return scope.app.templateKinds[type]?.prepareMail === undefined ? [notForMail(name, path)] : [];
}

/**
 * Of several with the same logical id, the first that can be sent. A caller who may send mails but not read templates
 * learns nothing about those that cannot be sent.
 */
async function findTemplate(
  { id, logicalId }: Pick<templateWhereInput, 'id' | 'logicalId'>,
  { app, transaction, caller }: Pick<Scope, 'app' | 'caller' | 'transaction'>,
) {
  const where = id ? { id } : { logicalId: logicalId ?? null };
  const found = await lists.listTemplates(transaction, caller.tenantId, toPage({ where, limit: 10 }));
  const sendable = found.find(({ type }) => app.templateKinds[type]?.prepareMail !== undefined);
  return sendable ?? (caller.rights.has('documents:read') ? found[0] : undefined);
}

function notForMail(name: string, path: string): Problem {
  return {
    code: 'INVALID',
    message: `The template ${name} cannot be sent by email. Choose an email or notification template.`,
    path,
  };
}
