// Access to a tenant's files for other features: by key, and by content wherever the file has been moved.
import { buffer } from 'node:stream/consumers';
import { isStorable } from '../../../errors/validate-text.ts';
import type { Scope } from '../../../request/context.ts';
import { requireRight } from '../../../request/rights.ts';
import { NoObject, type ObjectStore } from '../../../objects/object-store.ts';
import { findBucket } from '../buckets.service.ts';
import { keyOf, placeOf, toKey } from '../file-key.ts';
import * as store from '../files.store.ts';
import { findFileIn, type StateOfFiles } from './state-file.service.ts';

export interface StoredContent {
  readonly key: string;
  /** Unique per content, and unchanged when the file is moved. */
  readonly version: string;
  readonly sizeBytes: number;
}

type ReadScope = Pick<Scope, 'transaction'> & { readonly caller: Pick<Scope['caller'], 'tenantId' | 'rights'> };

/** In the first bucket of the tenant. Throws FORBIDDEN without the right to read files, before looking for it. */
export async function findStoredContent(
  fileKey: string,
  { transaction, caller }: ReadScope,
  state?: StateOfFiles,
): Promise<StoredContent | undefined> {
  requireRight(caller, 'files:read');
  const { tenantId } = caller;
  if (!isStorable(fileKey)) return undefined;
  const bucketName = await findBucket(undefined, tenantId, transaction);
  const key = toKey(fileKey);
  const file = bucketName && (await findFileIn(state, transaction, { tenantId, bucketName }, placeOf(key)));
  return file ? { key, version: file.objectKey, sizeBytes: file.sizeBytes } : undefined;
}

/** Finds it anywhere in the first bucket; undefined once it has been deleted. */
export async function findMovedContent(
  version: string,
  { transaction, caller }: ReadScope,
): Promise<StoredContent | undefined> {
  requireRight(caller, 'files:read');
  const { tenantId } = caller;
  const bucketName = await findBucket(undefined, tenantId, transaction);
  const file = bucketName && (await store.findFileOfObject(transaction, { tenantId, bucketName }, version));
  return file ? { key: keyOf(file), version, sizeBytes: file.sizeBytes } : undefined;
}

/** Undefined if it has been deleted in the meantime. */
export async function readStoredContent(
  { version }: StoredContent,
  objects: Pick<ObjectStore, 'read'>,
): Promise<Uint8Array | undefined> {
  try {
    return await buffer(await objects.read(version));
  } catch (error) {
    if (error instanceof NoObject) return undefined;
    throw error;
  }
}
