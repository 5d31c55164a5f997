// Templates as a kind of content, read with their texts. How the content of a template is read and stored is decided by
// its kind.
import type { AddressedFile } from '@coverwright/insurance/file-address';
import { templateTextKey } from '@coverwright/insurance/translation-keys';
import type { Problem } from '../../../errors/user-error.ts';
import type { AppParts, Scope } from '../../../request/context.ts';
import { say } from '../../../sentences/say.ts';
import type { ContentKind, StateReleasing } from '../../../snapshots/content-kind.ts';
import { listTexts, sumTextBytes } from '../../l10n/l10n.service.ts';
import { type TemplateKinds, transferOf } from '../template-kind.ts';
import { templateFileLimits } from '../transfer/template-file.ts';
import { identityOf, type TemplateContent, templateName, templateShape } from './template-content.ts';
import {
  findTemplateFacts,
  findTemplates,
  type TemplateFacts,
  type TemplateRow,
  type TemplateSize,
} from './template-content.store.ts';
import { differenceOfTemplates, type TemplatePart } from './template-difference.ts';
import { templateHistoryOf } from './template-history.service.ts';
import type { TemplateParts } from './template-parts.ts';
import { indexTemplates } from '../states/template-states.service.ts';
import { validateTemplates } from './validate-templates.service.ts';
import { writeTemplates } from './write-templates.service.ts';

export function templateContentOf(kinds: TemplateKinds): ContentKind<TemplateContent, TemplatePart> {
  return {
    schema: templateShape,
    read: async (ids, { transaction, caller }) =>
      readTemplates(await findTemplates(transaction, caller.tenantId, ids), kinds, { transaction, caller }),
    validate: async (templates) => validateTemplates(templates, kinds),
    write: async (changes, scope) => writeTemplates(changes, kinds, scope),
    difference: differenceOfTemplates,
    names: (template) => [identityOf(template)],
    title: ({ name }) => name,
    history: templateHistoryOf(kinds),
    release: templateRelease,
  };
}

const templateRelease: StateReleasing<TemplateParts> = {
  form: 'state',
  right: 'documents:publish',
  namedIn: ['general'],
  names: ({ general }) => (general?.logicalId ? [templateName(general.type, general.logicalId)] : []),
  index: indexTemplates,
  calledBy: (id, { general }) => {
    const ids = general?.logicalId ? [id, general.logicalId] : [id];
    const kinds = general?.type === 'function' ? (['template', 'function'] as const) : (['template'] as const);
    return kinds.flatMap((kind) => ids.map((name) => ({ kind, id: name })));
  },
};

/** Of the existing templates among these ids, as they are edited. */
export async function listTemplateFacts(
  ids: readonly string[],
  { transaction, caller }: ReadScope,
): Promise<TemplateFacts[]> {
  return ids.length === 0 ? [] : findTemplateFacts(transaction, caller.tenantId, ids);
}

/** Files that the content references only by key. */
export function filesNamedIn(
  { type, content }: Pick<TemplateContent, 'type' | 'content'>,
  kinds: TemplateKinds,
): AddressedFile[] {
  const keys = transferOf(type, kinds)?.toFileKeys?.(content) ?? [];
  return keys.map((key) => ({ key, bucketName: undefined }));
}

type ReadScope = Pick<Scope, 'transaction' | 'caller'>;

/**
 * Checked before reading any content: a tenant's templates together can be a hundred times as large as a file
 * may be.
 */
export async function validateStoredSize(
  templates: readonly TemplateSize[],
  path: string,
  scope: ReadScope & { readonly app: Pick<AppParts, 'templateKinds'> },
): Promise<Problem[]> {
  const textBytes = await sumTextBytes(
    templates.flatMap((template) => textKeysOf(template, scope.app.templateKinds)),
    scope,
  );
  const sizeBytes = templates.reduce((sum, template) => sum + template.sizeBytes, textBytes);
  return validateSize(sizeBytes, path);
}

export function validateSize(sizeBytes: number, path: string): Problem[] {
  const { storedBytes: max } = templateFileLimits;
  if (sizeBytes <= max) return [];
  const sentence = say('TEMPLATES_TOO_LARGE_TO_READ', {
    size: sizeBytes.toLocaleString('en-US'),
    max: max.toLocaleString('en-US'),
  });
  return [{ code: 'LIMIT_EXCEEDED', ...sentence, path }];
}

function textKeysOf({ id, type }: Pick<TemplateSize, 'id' | 'type'>, kinds: TemplateKinds): string[] {
  return (transferOf(type, kinds)?.textKeys ?? []).map((key) => templateTextKey(id, key));
}

/** By id; types that cannot be transferred are omitted. */
export async function readTemplates(
  rows: readonly TemplateRow[],
  kinds: TemplateKinds,
  scope: ReadScope,
): Promise<Map<string, TemplateContent>> {
  const keys = rows.flatMap((row) => textKeysOf(row, kinds));
  const texts = Map.groupBy(keys.length === 0 ? [] : await listTexts(keys, scope), ({ key }) => key);
  const contents = new Map<string, TemplateContent>();
  for (const { id, type, logicalId, name, description, graphQlQuery, content } of rows) {
    const transfer = transferOf(type, kinds);
    if (transfer === undefined) continue;
    contents.set(id, {
      type,
      logicalId,
      name,
      description,
      graphQlQuery,
      content: transfer.toFile(content),
      texts: transfer.textKeys.flatMap((key) =>
        (texts.get(templateTextKey(id, key)) ?? [])
          .map(({ locale, value }) => ({ key, locale, value }))
          .toSorted((a, b) => (a.locale < b.locale ? -1 : 1)),
      ),
    });
  }
  return contents;
}
