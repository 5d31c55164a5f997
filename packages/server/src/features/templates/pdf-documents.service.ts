// Documents for programs: a template of any kind that prints, found by its id or by its logical id.
import { isKeepable } from '../../errors/keepable-text.ts';
import { UserError } from '../../errors/user-error.ts';
import { kindOf, printingTypes } from './kinds/index.ts';
import type { Reading, RenderInput } from './rendering.ts';
import type { PrintedDocument } from './template-kind.ts';
import { findSavedTemplate } from './templates.store.ts';

export interface PreparedDocument {
  /** Of the template. */
  readonly name: string;
  /** Works on what was read: no connection is needed meanwhile. */
  print(): Promise<PrintedDocument>;
}

/** Of a template and a logical id of the same letters the template is meant. */
export async function prepareDocument(
  idOrLogicalId: string,
  input: RenderInput,
  reading: Reading,
): Promise<PreparedDocument> {
  const { transaction, caller } = reading.scope;
  const template = isKeepable(idOrLogicalId)
    ? await findSavedTemplate(transaction, caller.tenantId, idOrLogicalId, printingTypes)
    : undefined;
  const prepare = template && kindOf(template.type)?.prepareDocument;
  if (template === undefined || prepare === undefined) throw new UserError(noSuchTemplate);
  return { name: template.name, print: await prepare(template, input, reading) };
}

const noSuchTemplate = {
  code: 'NOT_FOUND',
  message: 'There is no template with this id or logical id that prints a document.',
  path: 'templateId',
} as const;
