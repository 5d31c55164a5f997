// The tenant's own pictures and fonts for the documents that it prints, including private ones; never another
// tenant's.
import type { Readable } from 'node:stream';
import { readFileAddress } from '@coverwright/insurance/file-address';
import { fileTypeOf } from '@coverwright/insurance/file-kind';
import { isStorable } from '../../../errors/validate-text.ts';
import type { Reader } from '../../../request/context.ts';
import { NoObject, type ObjectStore } from '../../../objects/object-store.ts';
import { findBucket } from '../buckets.service.ts';
import { createContentCheck } from '../upload/content-check.ts';
import { placeOf, toKey } from '../file-key.ts';
import { type FileKind, kindOf } from '../file-kind.ts';
import type { MayShowFile } from './shown-addresses.service.ts';
import { findFileIn, type StateOfFiles } from './state-file.service.ts';

export interface ShownFile {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
}

/** The stored types that browsers use as pictures or fonts, and no others. */
const shownTypes: ReadonlySet<string> = new Set([
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'font/ttf',
  'font/woff2',
]);

interface ShownFilesOptions {
  readonly objects: Pick<ObjectStore, 'read'>;
  readonly mayShow: MayShowFile;
  /** Of the item that names the files; undefined for its working copy. */
  readonly state?: StateOfFiles | undefined;
}

/**
 * Refused if the address is not that of a file on this server; undefined if the tenant has no such file, or only one
 * that may not be shown.
 */
export function createShownFileLoader(
  tenantId: string,
  reader: Pick<Reader, 'read'>,
  { objects, mayShow, state }: ShownFilesOptions,
): (address: URL, signal: AbortSignal) => Promise<ShownFile | 'no picture' | 'refused' | undefined> {
  return async (address, signal) => {
    const file = readFileAddress(address);
    if (file === undefined) return 'refused';
    const key = toKey(file.key);
    const place = placeOf(key);
    const kind = kindOf(place.name);
    const mediaType = fileTypeOf(place.name)?.mediaType ?? '';
    if (!isStorable(key + (file.bucketName ?? ''))) return undefined;
    if (kind === undefined || !shownTypes.has(mediaType)) return 'no picture';
    const found = await reader.read(async (transaction) => {
      const bucketName = await findBucket(file.bucketName, tenantId, transaction);
      return bucketName === undefined ? undefined : findFileIn(state, transaction, { tenantId, bucketName }, place);
    });
    if (found === undefined || !(found.isPublic || mayShow(file))) return undefined;
    const content = await readObject(found.objectKey, objects);
    if (content === undefined) return undefined;
    const bytes = await readContent(content, kind, signal);
    return bytes === undefined ? 'no picture' : { bytes, mediaType };
  };
}

/** Undefined if the file was deleted after printing began and its object no longer exists. */
async function readObject(objectKey: string, objects: Pick<ObjectStore, 'read'>): Promise<Readable | undefined> {
  try {
    return await objects.read(objectKey);
  } catch (error) {
    if (error instanceof NoObject) return undefined;
    throw error;
  }
}

/** Undefined if the content does not match its kind; uploads check that, so it should not occur. */
async function readContent(content: Readable, kind: FileKind, signal: AbortSignal): Promise<Uint8Array | undefined> {
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
