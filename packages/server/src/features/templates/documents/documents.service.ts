// Documents for programs: a template of any kind that prints, found by its id or by its logical id.
import type { JsonObject } from '@coverwright/rules';
import { isStorable } from '../../../errors/validate-text.ts';
import { requireNone, UserError } from '../../../errors/user-error.ts';
import { declaredVariables } from '../../../graphql/documents/stored-query.ts';
import type { DocumentRequest } from './document-body.ts';
import { validateDocumentVariables } from './document-variables.ts';
import type { RenderScope } from '../rendering/render-input.ts';
import type { SavedTemplate, TemplateType } from '../template.ts';
import type { PrintedDocument, TemplateKinds } from '../template-kind.ts';
import { findSavedTemplate } from '../templates.store.ts';

export interface PreparedDocument {
  /** Of the template. */
  readonly name: string;
  /** Works on what was read: no connection is needed meanwhile. */
  print(): Promise<PrintedDocument>;
}

/** Of a template and a logical id of the same letters the template is meant. */
export async function prepareDocument(
  idOrLogicalId: string,
  input: DocumentRequest,
  reading: RenderScope,
): Promise<PreparedDocument> {
  const { template, prepare } = await requirePrinting(idOrLogicalId, reading.scope);
  requireNone(validateDocumentVariables(input.variables, declaredVariables(template.graphQlQuery ?? '')));
  return { name: template.name, print: await prepare(template, input, reading) };
}

/** The same for a customer, where the caller sees that policy alone. The query may declare the variable policyId. */
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

/** The same for a mail that takes the document along: it is given those variables of the mail that its query declares. */
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

/** By its id or logical id; undefined where there is none, or its kind does not print. */
export async function findPrintingTemplate(
  idOrLogicalId: string,
  { app, transaction, caller }: RenderScope['scope'],
): Promise<SavedTemplate | undefined> {
  if (!isStorable(idOrLogicalId)) return undefined;
  return findSavedTemplate(transaction, caller.tenantId, idOrLogicalId, printingTypesOf(app.templateKinds));
}

/** What an app may offer to its customers. */
const offeredTypes = ['wkhtmltopdf'] as const satisfies readonly TemplateType[];

/** Those that are there, in their order. */
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
  message: 'There is no document template with this id or logical id.',
  path: 'templateId',
} as const;
