// Documents for programs: a template of any kind that prints, found by its id or by its logical id.
import { isKeepable } from '../../../errors/validate-text.ts';
import { requireNone, UserError } from '../../../errors/user-error.ts';
import { declaredVariables } from '../../../graphql/documents/stored-query.ts';
import type { DocumentRequest } from './document-body.ts';
import { validateDocumentVariables } from './document-variables.ts';
import type { RenderScope } from '../rendering/render-input.ts';
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
  const { app, transaction, caller } = reading.scope;
  const template = isKeepable(idOrLogicalId)
    ? await findSavedTemplate(transaction, caller.tenantId, idOrLogicalId, printingTypesOf(app.templateKinds))
    : undefined;
  const prepare = template && app.templateKinds[template.type]?.prepareDocument;
  if (template === undefined || prepare === undefined) throw new UserError(noSuchTemplate);
  requireNone(validateDocumentVariables(input.variables, declaredVariables(template.graphQlQuery ?? '')));
  return { name: template.name, print: await prepare(template, input, reading) };
}

function printingTypesOf(kinds: TemplateKinds): string[] {
  return Object.entries(kinds).flatMap(([type, kind]) => (kind.prepareDocument === undefined ? [] : [type]));
}

const noSuchTemplate = {
  code: 'NOT_FOUND',
  message: 'There is no document template with this id or logical id.',
  path: 'templateId',
} as const;
