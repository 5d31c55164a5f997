// Which file a request may read: any of the caller's tenant, or without a sign-in a public one.
import type { Readable } from 'node:stream';
import type { DatabaseCaller, Transaction } from '../../../database/database.ts';
import { isStorable } from '../../../errors/validate-text.ts';
import { UserError } from '../../../errors/user-error.ts';
import type { AppParts } from '../../../request/context.ts';
import { type ByteRange, NoObject } from '../../../objects/object-store.ts';
import { findBucket, requireBucket } from '../buckets.service.ts';
import { placeOf, toKey } from '../file-key.ts';
import { kindOf } from '../file-kind.ts';
import { findFile } from '../files.store.ts';

export interface WantedFile {
  readonly key: string;
  readonly bucketName: string | undefined;
}

/** Who asks: a signed-in person, or anybody who knows the tenant. */
export interface FileReader {
  readonly caller: DatabaseCaller;
  readonly isPublicOnly: boolean;
  /** Aborted once nobody waits for the file any more. */
  readonly signal: AbortSignal;
}

export interface Download {
  readonly fileName: string;
  readonly sizeBytes: number;
  /** Changes with the content and never with anything else. */
  readonly contentTag: string;
  readonly lastModifiedAt: Date;
  /** What browsers may show; undefined for what is only saved. */
  readonly shownAs: string | undefined;
  open(range?: ByteRange): Promise<Readable>;
}

/** To strangers a private file, a bucket and a tenant that are not there are all a missing file. */
export async function getDownload(
  { key: givenKey, bucketName: wanted }: WantedFile,
  { caller, isPublicOnly, signal }: FileReader,
  { database, objects }: Pick<AppParts, 'database' | 'objects'>,
): Promise<Download> {
  const { tenantId } = caller;
  const key = toKey(givenKey);
  if (![key, wanted ?? '', tenantId].every(isStorable)) throw noFile(key);
  const place = placeOf(key);
  const { fileName, shownAs } = shownName(key);
  const find = async (transaction: Transaction) => {
    const bucketName = isPublicOnly
      ? await findBucket(wanted, tenantId, transaction)
      : await requireBucket(wanted, tenantId, transaction);
    return bucketName === undefined ? undefined : findFile(transaction, { tenantId, bucketName }, place);
  };
  const file = await database.read(caller, find, signal);
  if (file === undefined || (isPublicOnly && !file.isPublic)) throw noFile(key);
  const { objectKey, sizeBytes, lastModifiedAt } = file;
  return {
    fileName,
    sizeBytes,
    contentTag: objectKey,
    lastModifiedAt,
    shownAs,
    open: async (range) => {
      try {
        return await objects.read(objectKey, range);
      } catch (error) {
        // The file was deleted or replaced meanwhile, and its object no longer exists: now it is a missing file.
        const current = error instanceof NoObject ? await database.read(caller, find, signal) : file;
        throw current?.objectKey === objectKey ? error : noFile(key);
      }
    },
  };
}

/** What a download is called, and shown as. */
export function shownName(key: string): Pick<Download, 'fileName' | 'shownAs'> {
  const { name } = placeOf(key);
  return { fileName: name, shownAs: kindOf(name)?.shownAs };
}

function noFile(key: string): UserError {
  return new UserError({ code: 'NOT_FOUND', message: `There is no file ${key}.`, path: 'key' });
}
