// Documents for programs: finds a printable template of any kind by its id or logical id.
import type { JsonObject } from '@coverwright/rules';
import { isStorable } from '../../../errors/validate-text.ts';
import { type Problem, throwIfAny, UserError } from '../../../errors/user-error.ts';
import { declaredVariables } from '../../../graphql/documents/stored-query.ts';
import { actedOnBy, live, type Perspective } from '../../../request/perspective.ts';
import { say } from '../../../sentences/say.ts';
import { validateDocumentVariables } from './document-body.ts';
import type { RenderRequest, RenderScope } from '../rendering/render-input.ts';
import type { SavedTemplate, TemplateType } from '../template.ts';
import type { Load, PrintedDocument, RenderedMail } from '../template-kind.ts';
import type { RenderedType } from './accepted-types.ts';
import { dataIncomplete } from './incomplete.ts';
import { actingOn, readFrom } from '../rendering/render-texts.service.ts';
import { findTemplates } from '../states/template-states.service.ts';
import { namedTemplates } from '../templates.store.ts';

/** What a program can have rendered: a document, the HTML of a mail, or an entire mail. */
export type LoadedRendering =
  | { readonly type: 'application/pdf'; readonly document: LoadedDocument }
  | { readonly type: 'text/html' | 'message/rfc822'; readonly name: string; render(): Promise<RenderedMail> };

/** Uses the first response type for which the template exists; undefined if it exists only for another type. */
export async function loadRendering(
  idOrLogicalId: string,
  types: readonly RenderedType[],
  input: RenderRequest,
  request: RenderScope,
): Promise<LoadedRendering | undefined> {
  const reading = actingOn(request);
  const { document, mail } = await findRendered(idOrLogicalId, reading.scope);
  if (document === undefined && mail === undefined) throw new UserError(noSuchTemplate);
  const type = types.find((one) => (one === 'application/pdf' ? document : mail) !== undefined);
  if (type === 'application/pdf') return { type, document: await loadFound(document, input, reading) };
  if (type === undefined || mail === undefined) return undefined;
  const { name } = mail.template;
  requireVariables(mail.template, input);
  const render = await mail.load(mail.template, { ...input, isWhole: type === 'message/rfc822' }, reading);
  return { type, name, render: async () => requireComplete(await render(), input) };
}

function requireVariables({ graphQlQuery }: SavedTemplate, { variables }: RenderRequest): void {
  throwIfAny(validateDocumentVariables(variables, declaredVariables(graphQlQuery ?? '')));
}

function requireComplete(mail: RenderedMail, { allowIncomplete }: RenderRequest): RenderedMail {
  if (allowIncomplete || mail.missingVariables.length === 0) return mail;
  throw new UserError(dataIncomplete(mail.missingVariables));
}

export interface LoadedDocument {
  /** The name of the template. */
  readonly name: string;
  /** Uses only data that has already been read, so it needs no connection. */
  print(): Promise<PrintedDocument>;
}

async function loadFound(
  found: Found<PrintedDocument> | undefined,
  input: RenderRequest,
  reading: RenderScope,
): Promise<LoadedDocument> {
  if (found === undefined) throw new UserError(noSuchTemplate);
  requireVariables(found.template, input);
  return { name: found.template.name, print: await found.load(found.template, input, reading) };
}

/**
 * A live document for a customer whose access is limited to that policy. The query may declare the variable policyId.
 */
export async function loadDocumentOfPolicy(
  idOrLogicalId: string,
  policyId: string,
  request: RenderScope,
): Promise<LoadedDocument> {
  const reading = readFrom(live, request);
  const { document } = await findRendered(idOrLogicalId, reading.scope);
  const isDeclared = declaredVariables(document?.template.graphQlQuery ?? '')?.includes('policyId') === true;
  const variables: JsonObject = isDeclared ? { policyId } : {};
  return loadFound(document, { name: 'data', content: {}, variables, allowIncomplete: true }, reading);
}

/** A document attached to a mail: its query receives those variables of the mail that it declares. */
export async function loadAttachedDocument(
  id: string,
  { variables, ...input }: RenderRequest,
  reading: RenderScope,
): Promise<LoadedDocument | undefined> {
  const { document } = await findRendered(id, reading.scope);
  if (document === undefined) return undefined;
  const { template, load } = document;
  const declared = declaredVariables(template.graphQlQuery ?? '') ?? [];
  const known = Object.fromEntries(Object.entries(variables).filter(([name]) => declared.includes(name)));
  return { name: template.name, print: await load(template, { ...input, variables: known }, reading) };
}

/** By id or logical id; undefined if the template does not exist, or if its kind does not print. */
export async function findPrintingTemplate(
  idOrLogicalId: string,
  perspective: Perspective,
  scope: RenderScope['scope'],
): Promise<SavedTemplate | undefined> {
  return (await findRendered(idOrLogicalId, scope, perspective)).document?.template;
}

interface Found<Output> {
  readonly template: SavedTemplate;
  readonly load: Load<Output>;
}

interface FoundTemplates {
  readonly document?: Found<PrintedDocument>;
  readonly mail?: Found<RenderedMail>;
}

/** A template with that id takes precedence over one with that logical id. */
async function findRendered(
  idOrLogicalId: string,
  scope: RenderScope['scope'],
  perspective: Perspective = actedOnBy(scope.caller),
): Promise<FoundTemplates> {
  const { app } = scope;
  if (!isStorable(idOrLogicalId)) return {};
  const types = Object.entries(app.templateKinds).flatMap(([type, { render }]) => (render ? [type] : []));
  const found: { -readonly [Output in keyof FoundTemplates]: FoundTemplates[Output] } = {};
  for (const template of await findTemplates(namedTemplates(idOrLogicalId, types), perspective, scope)) {
    const port = app.templateKinds[template.type]?.render;
    if (port?.output === 'document') found.document ??= { template, load: port.load };
    if (port?.output === 'mail') found.mail ??= { template, load: port.load };
  }
  return found;
}

/** Types of documents that an app may offer to its customers. */
const offeredTypes = ['wkhtmltopdf'] as const satisfies readonly TemplateType[];

/** The existing documents, in their order. */
export async function listDocumentNames(
  idsOrLogicalIds: readonly string[],
  perspective: Perspective,
  scope: Pick<RenderScope['scope'], 'transaction' | 'caller'>,
): Promise<{ readonly id: string; readonly name: string }[]> {
  const named: { id: string; name: string }[] = [];
  for (const id of idsOrLogicalIds) {
    const [template] = await findTemplates(namedTemplates(id, offeredTypes), perspective, scope);
    if (template !== undefined) named.push({ id, name: template.name });
  }
  return named;
}

const noSuchTemplate: Problem = { code: 'NOT_FOUND', ...say('NO_TEMPLATE_TO_RENDER'), path: 'templateId' };
