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
import type { MayShowFile } from './shown-addresses.service.ts';
import { findFileIn, type StateOfFiles } from './state-file.service.ts';

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
 * In the tenant's first bucket; undefined if the file does not exist. Throws FORBIDDEN without the right to read files,
 * before looking for it.
 * @param state of the item that names it, whose content is used instead of the present one
 */
export async function findAttachedFile(
  given: string,
  scope: Pick<Scope, 'transaction' | 'caller'>,
  state?: StateOfFiles,
): Promise<AttachedFile | undefined> {
  requireRight(scope.caller, 'files:read');
  return find(given, scope, undefined, state);
}

/** For an address in a rendered text. To those who may not read it, a private file does not exist. */
export async function findShownFile(
  { key, bucketName }: AddressedFile,
  scope: Pick<Scope, 'transaction' | 'caller'>,
  mayShow: MayShowFile,
  state: StateOfFiles | undefined,
): Promise<AttachedFile | undefined> {
  const file = await find(key, scope, bucketName, state);
  return file?.isPublic === true || mayShow({ key, bucketName }) ? file : undefined;
}

async function find(
  given: string,
  { transaction, caller }: Pick<Scope, 'transaction' | 'caller'>,
  wantedBucket: string | undefined,
  state: StateOfFiles | undefined,
): Promise<AttachedFile | undefined> {
  if (!isStorable(given + (wantedBucket ?? ''))) return undefined;
  const { tenantId } = caller;
  const key = toKey(given);
  const place = placeOf(key);
  const bucketName = await findBucket(wantedBucket, tenantId, transaction);
  const bucket = bucketName === undefined ? undefined : { tenantId, bucketName };
  const file = bucket && (await findFileIn(state, transaction, bucket, place));
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
