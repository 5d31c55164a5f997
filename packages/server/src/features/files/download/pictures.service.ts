// The tenant's own pictures for the documents that it prints, private ones too; never another tenant's.
import type { Readable } from 'node:stream';
import { isKeepable } from '../../../errors/validate-text.ts';
import type { Reader } from '../../../request/context.ts';
import { NoObject, type ObjectStore } from '../../../objects/object-store.ts';
import { findBucket } from '../buckets.service.ts';
import { createContentCheck } from '../upload/content-check.ts';
import { readFileAddress } from './file-address.ts';
import { placeOf, toKey } from '../file-key.ts';
import { type FileKind, kindOf } from '../file-kind.ts';
import { findFile } from '../files.store.ts';

export interface Picture {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
}

/** Of what is kept, what browsers show as a picture and nothing else. */
const pictureTypes: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);

/** Refused is what is no address of a file here; undefined, what is no file of the tenant. */
export function createPictureLoader(
  tenantId: string,
  reader: Pick<Reader, 'read'>,
  objects: Pick<ObjectStore, 'read'>,
): (address: URL, signal: AbortSignal) => Promise<Picture | 'no picture' | 'refused' | undefined> {
  return async (address, signal) => {
    const file = readFileAddress(address);
    if (file === undefined) return 'refused';
    const key = toKey(file.key);
    const place = placeOf(key);
    const kind = kindOf(place.name);
    const mediaType = kind?.shownAs ?? '';
    if (!isKeepable(key + (file.bucketName ?? ''))) return undefined;
    if (kind === undefined || !pictureTypes.has(mediaType)) return 'no picture';
    const found = await reader.read(async (transaction) => {
      const bucketName = await findBucket(file.bucketName, tenantId, transaction);
      return bucketName === undefined ? undefined : findFile(transaction, { tenantId, bucketName }, place);
    });
    if (found === undefined) return undefined;
    const content = await readObject(found.objectKey, objects);
    if (content === undefined) return undefined;
    const bytes = await readPicture(content, kind, signal);
    return bytes === undefined ? 'no picture' : { bytes, mediaType };
  };
}

/** Undefined where the file was deleted after the document had begun, and its object is gone. */
async function readObject(objectKey: string, objects: Pick<ObjectStore, 'read'>): Promise<Readable | undefined> {
  try {
    return await objects.read(objectKey);
  } catch (error) {
    if (error instanceof NoObject) return undefined;
    throw error;
  }
}

/** Undefined where it is no such picture, which nobody should have been able to keep. */
async function readPicture(content: Readable, kind: FileKind, signal: AbortSignal): Promise<Uint8Array | undefined> {
  const check = createContentCheck(kind);
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) {
    signal.throwIfAborted();
    const bytes: unknown = chunk;
    if (!(bytes instanceof Uint8Array) || !check.accepts(bytes)) return undefined;
    chunks.push(bytes);
  }
  return check.isComplete() ? Buffer.concat(chunks) : undefined;
}
