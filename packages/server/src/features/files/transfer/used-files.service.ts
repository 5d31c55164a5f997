// The files that texts use, for an export that includes them.
import { buffer } from 'node:stream/consumers';
import type { AddressedFile } from '@coverwright/insurance/file-address';
import { isStorable } from '../../../errors/validate-text.ts';
import { UserError } from '../../../errors/user-error.ts';
import { NoObject, type ObjectStore } from '../../../objects/object-store.ts';
import type { Scope } from '../../../request/context.ts';
import { listBuckets } from '../buckets.store.ts';
import { placeOf, toKey } from '../file-key.ts';
import { findFiles, type PlacedFile } from '../files.store.ts';
import { fontsMax } from '../fonts/fonts.service.ts';
import { listFonts } from '../fonts/fonts.store.ts';
import { say } from '../../../sentences/say.ts';

/** A file as it is named outside the tenant. */
export interface UsedFile extends Omit<PlacedFile, 'bucketName'> {
  /** null for the tenant's first bucket. */
  readonly bucketName: string | null;
}

/** The files at these addresses, and the fonts of the families, if any; sorted and without duplicates. */
export async function findUsedFiles(
  addresses: readonly AddressedFile[],
  isUsedFamily: ((family: string) => boolean) | undefined,
  { transaction, caller }: Pick<Scope, 'transaction' | 'caller'>,
): Promise<UsedFile[]> {
  const { tenantId } = caller;
  const [first] = await listBuckets(transaction, tenantId);
  if (first === undefined) return [];
  const fonts = isUsedFamily ? await listFonts(transaction, tenantId, fontsMax) : [];
  const wanted = [
    ...addresses.map(({ bucketName = null, key }) => ({ bucketName, key: toKey(key) })),
    ...fonts
      .filter(({ family }) => isUsedFamily?.(family))
      .map(({ bucketName, key }) => ({ bucketName: bucketName === first.bucketName ? null : bucketName, key })),
  ].filter(({ bucketName, key }) => isStorable(key + (bucketName ?? '')));
  const placed = wanted.map((file) => ({
    ...file,
    stored: { ...placeOf(file.key), bucketName: file.bucketName ?? first.bucketName },
  }));
  const files = await findFiles(
    transaction,
    tenantId,
    placed.map(({ stored }) => stored),
  );
  const known = new Map(files.map((file) => [JSON.stringify([file.bucketName, file.key]), file]));
  const used = new Map<string, UsedFile>();
  for (const { bucketName, key, stored } of placed) {
    const file = known.get(JSON.stringify([stored.bucketName, key]));
    if (file !== undefined) used.set(JSON.stringify([key, bucketName ?? '']), { ...file, bucketName });
  }
  return [...used].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, file]) => file);
}

/** The addresses, each with all its readings, for which neither the tenant nor the import has a file. */
export async function findMissing(
  addresses: readonly (readonly AddressedFile[])[],
  imported: readonly { readonly bucketName: string | null; readonly key: string }[],
  scope: Pick<Scope, 'transaction' | 'caller'>,
): Promise<(readonly AddressedFile[])[]> {
  if (addresses.length === 0) return [];
  const stored = await findUsedFiles(addresses.flat(), undefined, scope);
  const identityOf = (bucketName: string | null, key: string) => JSON.stringify([bucketName, toKey(key)]);
  const known = new Set([...stored, ...imported].map(({ bucketName, key }) => identityOf(bucketName, key)));
  return addresses.filter((readings) =>
    readings.every(({ bucketName = null, key }) => !known.has(identityOf(bucketName, key))),
  );
}

export async function readUsedFile({ objectKey, key }: UsedFile, objects: Pick<ObjectStore, 'read'>): Promise<Buffer> {
  try {
    return await buffer(await objects.read(objectKey));
  } catch (error) {
    if (!(error instanceof NoObject)) throw error;
    const sentence = say('EXPORTED_FILE_DELETED', { key });
    throw new UserError({ code: 'CONFLICT', ...sentence });
  }
}
