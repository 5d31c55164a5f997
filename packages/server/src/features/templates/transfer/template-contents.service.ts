// The complete content of a template in its transfer format: written by exports, and compared with the file by
// imports.
import type { AddressedFile } from '@coverwright/insurance/file-address';
import { templateTextKey } from '@coverwright/insurance/translation-keys';
import type { Problem } from '../../../errors/user-error.ts';
import type { Scope } from '../../../request/context.ts';
import { listTexts, sumTextBytes } from '../../l10n/l10n.service.ts';
import type { TemplateTransfer } from '../template-kind.ts';
import type { TemplateType } from '../template.ts';
import { type FileTemplate, templateFileLimits } from './template-file.ts';
import type { TemplateSize, TransferredRow } from './template-transfer.store.ts';

type Kinds = Pick<Scope, 'app'>;

/** Undefined for types whose templates cannot be transferred. */
export function transferOf(type: string, { app }: Kinds): TemplateTransfer | undefined {
  const { templateKinds } = app;
  return isTypeOf(type, templateKinds) ? templateKinds[type]?.transfer : undefined;
}

/** Files that the content references only by key. */
export function filesNamedIn({ type, content }: Pick<FileTemplate, 'type' | 'content'>, kinds: Kinds): AddressedFile[] {
  const keys = transferOf(type, kinds)?.toFileKeys?.(content) ?? [];
  return keys.map((key) => ({ key, bucketName: undefined }));
}

export function isTypeOf(type: string, kinds: object): type is TemplateType {
  return Object.hasOwn(kinds, type);
}

type ReadScope = Pick<Scope, 'app' | 'transaction' | 'caller'>;

/**
 * Checked before reading any content: a tenant's templates together can be a hundred times as large as a file
 * may be.
 */
export async function validateStoredSize(
  templates: readonly TemplateSize[],
  path: string,
  scope: ReadScope,
): Promise<Problem[]> {
  const textBytes = await sumTextBytes(
    templates.flatMap((template) => textKeysOf(template, scope)),
    scope,
  );
  const sizeBytes = templates.reduce((sum, template) => sum + template.sizeBytes, textBytes);
  const { storedBytes: max } = templateFileLimits;
  if (sizeBytes <= max) return [];
  const [size, most] = [sizeBytes, max].map((bytes) => bytes.toLocaleString('en-US'));
  const message = `The templates of this tenant have ${size} bytes; at most ${most} are read at once. Choose fewer templates.`;
  return [{ code: 'LIMIT_EXCEEDED', message, path }];
}

function textKeysOf({ id, type }: Pick<TemplateSize, 'id' | 'type'>, kinds: Kinds): string[] {
  return (transferOf(type, kinds)?.textKeys ?? []).map((key) => templateTextKey(id, key));
}

/** By id; types that cannot be transferred are omitted. */
export async function readTemplateContents(
  rows: readonly TransferredRow[],
  scope: ReadScope,
): Promise<Map<string, FileTemplate>> {
  const keys = rows.flatMap((row) => textKeysOf(row, scope));
  const texts = Map.groupBy(keys.length === 0 ? [] : await listTexts(keys, scope), ({ key }) => key);
  const contents = new Map<string, FileTemplate>();
  for (const { id, type, logicalId, name, description, graphQlQuery, content } of rows) {
    const transfer = transferOf(type, scope);
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
