// Determines which files a request may read: any of the caller's tenant, or without a sign-in only public ones.
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
import { say } from '../../../sentences/say.ts';

export interface WantedFile {
  readonly key: string;
  readonly bucketName: string | undefined;
}

/** The reader: a signed-in user, or anyone who knows the tenant. */
export interface FileReader {
  readonly caller: DatabaseCaller;
  readonly isPublicOnly: boolean;
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
}

export interface Download {
  readonly fileName: string;
  readonly sizeBytes: number;
  /** Changes with the content and only then. */
  readonly contentTag: string;
  readonly lastModifiedAt: Date;
  /** The content type that browsers may display; undefined if the file is only downloaded. */
  readonly shownAs: string | undefined;
  open(range?: ByteRange): Promise<Readable>;
}

/** For strangers, private files and unknown buckets and tenants are all reported as a missing file. */
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
        // The file was deleted or replaced in the meantime, and its object no longer exists: report it as
        // missing.
        const current = error instanceof NoObject ? await database.read(caller, find, signal) : file;
        throw current?.objectKey === objectKey ? error : noFile(key);
      }
    },
  };
}

/** The name and the displayed type of a download. */
export function shownName(key: string): Pick<Download, 'fileName' | 'shownAs'> {
  const { name } = placeOf(key);
  return { fileName: name, shownAs: kindOf(name)?.shownAs };
}

function noFile(key: string): UserError {
  return new UserError({ code: 'NOT_FOUND', ...say('FILE_UNKNOWN', { key }), path: 'key' });
}
