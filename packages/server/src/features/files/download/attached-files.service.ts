// Files of the tenant that are attached to mails: looked up with the template, and read when the mail is
// composed.
import { buffer } from 'node:stream/consumers';
import type { AddressedFile } from '@coverwright/insurance/file-address';
import { fileTypeOf } from '@coverwright/insurance/file-kind';
import { isStorable } from '../../../errors/validate-text.ts';
import { NoObject, type ObjectStore } from '../../../objects/object-store.ts';
import type { Scope } from '../../../request/context.ts';
import { requireRight } from '../../../request/rights.ts';
import { findBucket } from '../buckets.service.ts';
import { placeOf, toKey } from '../file-key.ts';
import { findFile } from '../files.store.ts';
import type { MayShowFile } from './shown-addresses.service.ts';

export interface AttachedFile {
  readonly key: string;
  /** Without its folder. */
  readonly name: string;
  readonly mediaType: string;
  readonly objectKey: string;
  readonly sizeBytes: number;
  readonly isPublic: boolean;
}

/**
 * In the tenant's first bucket unless another one is named; undefined if the file does not exist. Throws FORBIDDEN
 * without the right to read files, before looking for it.
 */
export async function findAttachedFile(
  given: string,
  scope: Pick<Scope, 'transaction' | 'caller'>,
  wantedBucket?: string,
): Promise<AttachedFile | undefined> {
  requireRight(scope.caller, 'files:read');
  return find(given, scope, wantedBucket);
}

/** For an address in a rendered text. To those who may not read it, a private file does not exist. */
export async function findShownFile(
  { key, bucketName }: AddressedFile,
  scope: Pick<Scope, 'transaction' | 'caller'>,
  mayShow: MayShowFile,
): Promise<AttachedFile | undefined> {
  const file = await find(key, scope, bucketName);
  return file?.isPublic === true || mayShow({ key, bucketName }) ? file : undefined;
}

async function find(
  given: string,
  { transaction, caller }: Pick<Scope, 'transaction' | 'caller'>,
  wantedBucket?: string,
): Promise<AttachedFile | undefined> {
  if (!isStorable(given + (wantedBucket ?? ''))) return undefined;
  const { tenantId } = caller;
  const key = toKey(given);
  const place = placeOf(key);
  const bucketName = await findBucket(wantedBucket, tenantId, transaction);
  const file = bucketName === undefined ? undefined : await findFile(transaction, { tenantId, bucketName }, place);
  if (file === undefined) return undefined;
  const { objectKey, sizeBytes, isPublic } = file;
  const mediaType = fileTypeOf(place.name)?.mediaType ?? 'application/octet-stream';
  return { key, name: place.name, mediaType, objectKey, sizeBytes, isPublic };
}

/** Undefined if the file has been deleted in the meantime. */
export async function readAttachedFile(
  { objectKey }: Pick<AttachedFile, 'objectKey'>,
  objects: Pick<ObjectStore, 'read'>,
): Promise<Buffer | undefined> {
  try {
    return await buffer(await objects.read(objectKey));
  } catch (error) {
    if (error instanceof NoObject) return undefined;
    throw error;
  }
}
