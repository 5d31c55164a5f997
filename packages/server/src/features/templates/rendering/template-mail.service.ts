// A template as the content of a mail, whatever its kind.
import { type Problem, UserError } from '../../../errors/user-error.ts';
import type { templateRenderParametersInput } from '../../../graphql/generated/schema-types.ts';
import type { Scope } from '../../../request/context.ts';
import { toPage } from '../list/template-list.ts';
import * as lists from '../list/template-list.store.ts';
import { notFound } from '../template.ts';
import type { RenderScope } from './render-input.ts';

export interface TemplateMail {
  /** Of the template. */
  readonly name: string;
  readonly html: string;
}

/** Reads all that the mail needs, so that rendering holds no connection. Throws a UserError for a kind that cannot be sent. */
export async function prepareTemplateMail(
  templateId: string,
  input: templateRenderParametersInput,
  reading: RenderScope,
): Promise<() => Promise<TemplateMail>> {
  const template = await findTemplate(templateId, reading.scope);
  if (template === undefined) throw new UserError(notFound());
  const { name, type } = template;
  const prepare = reading.context.app.templateKinds[type]?.prepareMail;
  if (prepare === undefined) throw new UserError(notForMail(name, 'templateId'));
  const render = await prepare(templateId, input, reading);
  return async () => ({ name, html: await render() });
}

/** Of a template that is chosen for a mail that is sent later. */
export async function validateMailTemplate(
  templateId: string,
  path: string,
  scope: Pick<Scope, 'app' | 'caller' | 'transaction'>,
): Promise<Problem[]> {
  const template = await findTemplate(templateId, scope);
  if (template === undefined) return [{ ...notFound(), path }];
  const { name, type } = template;
  return scope.app.templateKinds[type]?.prepareMail === undefined ? [notForMail(name, path)] : [];
}

async function findTemplate(id: string, { transaction, caller }: Pick<Scope, 'caller' | 'transaction'>) {
  const [template] = await lists.listTemplates(transaction, caller.tenantId, toPage({ where: { id } }));
  return template;
}

function notForMail(name: string, path: string): Problem {
  return { code: 'INVALID', message: `The template ${name} cannot be sent by e-mail. Choose a notification.`, path };
}
