// Whether a ZIP archive is whole: its directory at the end, every entry the directory lists, and the checksum of what they
// hold. Workbooks and documents of Office are such archives. An upload that was cut off, or a copy from a broken disk,
// begins as it should and fails only here.
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl';
import type { ObjectStore } from '../../../objects/object-store.ts';

/** docs/limits.md lists the same numbers. What an archive holds beyond them is only looked up in its directory. */
const unpackedMaxBytes = 64 * 1024 * 1024;
const entriesMax = 2_000;

const readableMethods = new Set([0, 8]);

export interface StoredArchive {
  readonly objectKey: string;
  readonly sizeBytes: number;
  /** An entry that has to be among those of the archive. */
  readonly entry?: RegExp;
}

/** Rejects only when the object cannot be read. */
export async function isWholeArchive(stored: StoredArchive, objects: Pick<ObjectStore, 'read'>): Promise<boolean> {
  const reader = new ObjectReader(stored.objectKey, objects);
  try {
    const archive = await fromRandomAccessReaderPromise(reader, stored.sizeBytes, { lazyEntries: true });
    return await isWhole(archive, stored.entry);
  } catch (error) {
    if (reader.failure !== undefined) throw reader.failure;
    if (error instanceof Error) return false;
    throw error;
  }
}

async function isWhole(archive: ZipFile, expected: RegExp | undefined): Promise<boolean> {
  let isFound = expected === undefined;
  let entries = 0;
  let unpackedBytes = 0;
  for await (const entry of archive.eachEntry()) {
    isFound ||= expected?.test(entry.fileName) ?? false;
    entries += 1;
    unpackedBytes += entry.uncompressedSize;
    if (entries > entriesMax || unpackedBytes > unpackedMaxBytes) continue;
    if (!(await isWholeEntry(entry, archive))) return false;
  }
  return isFound;
}

/** Of an entry that is encrypted, or compressed in an unusual manner, only the header. */
async function isWholeEntry(entry: Entry, archive: ZipFile): Promise<boolean> {
  if (entry.isEncrypted() || !readableMethods.has(entry.compressionMethod)) {
    await archive.readLocalFileHeaderPromise(entry, { minimal: true });
    return true;
  }
  let checksum = 0;
  for await (const chunk of await archive.openReadStreamPromise(entry)) checksum = crc32(chunk as Buffer, checksum);
  return checksum === entry.crc32;
}

class ObjectReader extends RandomAccessReader {
  /** Of the object store, not of the archive. */
  failure: Error | undefined;
  readonly #objectKey: string;
  readonly #objects: Pick<ObjectStore, 'read'>;

  constructor(objectKey: string, objects: Pick<ObjectStore, 'read'>) {
    super();
    this.#objectKey = objectKey;
    this.#objects = objects;
  }

  /** The end is not included. */
  override _readStreamForRange(start: number, end: number): Readable {
    const range = new PassThrough();
    const open = async () => pipeline(await this.#objects.read(this.#objectKey, { start, end: end - 1 }), range);
    open().catch((cause: unknown) => {
      const failure = new Error('The object cannot be read.', { cause });
      // The archive is left in the middle of an entry that is damaged: that is no failure of the store.
      if (!range.destroyed) this.failure = failure;
      range.destroy(failure);
    });
    return range;
  }
}
