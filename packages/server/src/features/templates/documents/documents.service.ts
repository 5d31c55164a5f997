// Documents for programs: finds a printable template of any kind by its id or logical id.
import type { JsonObject } from '@coverwright/rules';
import { isStorable } from '../../../errors/validate-text.ts';
import { throwIfAny, UserError } from '../../../errors/user-error.ts';
import { declaredVariables } from '../../../graphql/documents/stored-query.ts';
import type { DocumentRequest } from './document-body.ts';
import { validateDocumentVariables } from './document-variables.ts';
import type { RenderScope } from '../rendering/render-input.ts';
import type { SavedTemplate, TemplateType } from '../template.ts';
import type { PrintedDocument, RenderedMail, TemplateKinds } from '../template-kind.ts';
import type { RenderedType } from './accepted-types.ts';
import { findSavedTemplate } from '../templates.store.ts';

/** What a program can have rendered: a document, the HTML of a mail, or an entire mail. */
export type PreparedRendering =
  | { readonly type: 'application/pdf'; readonly document: PreparedDocument }
  | { readonly type: 'text/html' | 'message/rfc822'; readonly name: string; make(): Promise<RenderedMail> };

/** Uses the first response type for which the template exists; undefined if it exists only for another type. */
export async function prepareRendering(
  idOrLogicalId: string,
  types: readonly RenderedType[],
  input: DocumentRequest,
  reading: RenderScope,
): Promise<PreparedRendering | undefined> {
  const printing = await findPrintingTemplate(idOrLogicalId, reading.scope);
  const mailed = await findMailTemplate(idOrLogicalId, reading.scope);
  if (printing === undefined && mailed === undefined) throw new UserError(noSuchTemplate);
  const type = types.find((one) => (one === 'application/pdf' ? printing : mailed) !== undefined);
  if (type === undefined) return undefined;
  if (type === 'application/pdf') return { type, document: await prepareDocument(idOrLogicalId, input, reading) };
  const prepare = mailed && reading.context.app.templateKinds[mailed.type]?.prepareMail;
  if (mailed === undefined || prepare === undefined) throw new UserError(noSuchTemplate);
  throwIfAny(validateDocumentVariables(input.variables, declaredVariables(mailed.graphQlQuery ?? '')));
  const { name, content, variables, allowIncomplete } = input;
  const given = { name, contentJsonString: JSON.stringify(content), variablesJsonString: JSON.stringify(variables) };
  const isWhole = type === 'message/rfc822';
  const make = await prepare(mailed.id, given, reading, { subject: '', isWhole, allowsNoRecord: allowIncomplete });
  return { type, name: mailed.name, make: async () => requireComplete(await make(), allowIncomplete) };
}

function requireComplete(mail: RenderedMail, allowIncomplete: boolean): RenderedMail {
  if (allowIncomplete || mail.missingVariables.length === 0) return mail;
  const message = `The data lacks ${mail.missingVariables.join(', ')}. Complete it, or send allowIncomplete: true to print anyway.`;
  throw new UserError({ code: 'INVALID', message, path: 'allowIncomplete' });
}

async function findMailTemplate(
  idOrLogicalId: string,
  { app, transaction, caller }: RenderScope['scope'],
): Promise<SavedTemplate | undefined> {
  const types = Object.entries(app.templateKinds).flatMap(([type, kind]) =>
    kind.prepareMail === undefined || kind.prepareDocument !== undefined ? [] : [type],
  );
  if (!isStorable(idOrLogicalId)) return undefined;
  return findSavedTemplate(transaction, caller.tenantId, idOrLogicalId, types);
}

export interface PreparedDocument {
  /** The name of the template. */
  readonly name: string;
  /** Uses only data that has already been read, so it needs no connection. */
  print(): Promise<PrintedDocument>;
}

/** A template with that id takes precedence over one with that logical id. */
export async function prepareDocument(
  idOrLogicalId: string,
  input: DocumentRequest,
  reading: RenderScope,
): Promise<PreparedDocument> {
  const { template, prepare } = await requirePrinting(idOrLogicalId, reading.scope);
  throwIfAny(validateDocumentVariables(input.variables, declaredVariables(template.graphQlQuery ?? '')));
  return { name: template.name, print: await prepare(template, input, reading) };
}

/** The same for a customer whose access is limited to that policy. The query may declare the variable policyId. */
export async function prepareDocumentOfPolicy(
  idOrLogicalId: string,
  policyId: string,
  reading: RenderScope,
): Promise<PreparedDocument> {
  const { template, prepare } = await requirePrinting(idOrLogicalId, reading.scope);
  const isDeclared = declaredVariables(template.graphQlQuery ?? '')?.includes('policyId') === true;
  const variables: JsonObject = isDeclared ? { policyId } : {};
  const input = { name: 'data', content: {}, variables, allowIncomplete: true };
  return { name: template.name, print: await prepare(template, input, reading) };
}

/** The same for a document attached to a mail: its query receives those variables of the mail that it declares. */
export async function prepareAttachedDocument(
  id: string,
  { variables, ...input }: DocumentRequest,
  reading: RenderScope,
): Promise<PreparedDocument | undefined> {
  const template = await findPrintingTemplate(id, reading.scope);
  const prepare = template && reading.context.app.templateKinds[template.type]?.prepareDocument;
  if (template === undefined || prepare === undefined) return undefined;
  const declared = declaredVariables(template.graphQlQuery ?? '') ?? [];
  const known = Object.fromEntries(Object.entries(variables).filter(([name]) => declared.includes(name)));
  return { name: template.name, print: await prepare(template, { ...input, variables: known }, reading) };
}

/** By id or logical id; undefined if the template does not exist, or if its kind does not print. */
export async function findPrintingTemplate(
  idOrLogicalId: string,
  { app, transaction, caller }: RenderScope['scope'],
): Promise<SavedTemplate | undefined> {
  if (!isStorable(idOrLogicalId)) return undefined;
  return findSavedTemplate(transaction, caller.tenantId, idOrLogicalId, printingTypesOf(app.templateKinds));
}

/** Types of documents that an app may offer to its customers. */
const offeredTypes = ['wkhtmltopdf'] as const satisfies readonly TemplateType[];

/** The existing documents, in their order. */
export async function listDocumentNames(
  idsOrLogicalIds: readonly string[],
  { transaction, caller }: Pick<RenderScope['scope'], 'transaction' | 'caller'>,
): Promise<{ readonly id: string; readonly name: string }[]> {
  const named: { id: string; name: string }[] = [];
  for (const id of idsOrLogicalIds) {
    const template = await findSavedTemplate(transaction, caller.tenantId, id, offeredTypes);
    if (template !== undefined) named.push({ id, name: template.name });
  }
  return named;
}

async function requirePrinting(idOrLogicalId: string, scope: RenderScope['scope']) {
  const template = await findPrintingTemplate(idOrLogicalId, scope);
  const prepare = template && scope.app.templateKinds[template.type]?.prepareDocument;
  if (template === undefined || prepare === undefined) throw new UserError(noSuchTemplate);
  return { template, prepare };
}

function printingTypesOf(kinds: TemplateKinds): string[] {
  return Object.entries(kinds).flatMap(([type, kind]) => (kind.prepareDocument === undefined ? [] : [type]));
}

const noSuchTemplate = {
  code: 'NOT_FOUND',
  message: 'There is no document or email template with this id or logical id.',
  path: 'templateId',
} as const;
