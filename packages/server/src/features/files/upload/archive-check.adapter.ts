// Checks that a ZIP archive is complete: its directory at the end, every listed entry, and the checksums of
// their contents. Office workbooks and documents are such archives. An interrupted upload or a copy from a
// failing disk begins correctly and is only detected here.
import { PassThrough, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl';
import { UserError } from '../../../errors/user-error.ts';
import type { ObjectStore } from '../../../objects/object-store.ts';

/** Keep in sync with docs/limits.md. Content beyond these limits is only looked up in the archive's directory. */
const unpackedMaxBytes = 64 * 1024 * 1024;
const entriesMax = 2_000;

const readableMethods = new Set([0, 8]);

export interface StoredArchive {
  readonly objectKey: string;
  readonly sizeBytes: number;
  /** An entry that the archive must contain. */
  readonly entry?: RegExp;
  /** Called with an entry's unpacked size before it is unpacked; throws UserError to end the check. */
  readonly spend?: ((unpackedBytes: number) => void) | undefined;
}

/** Rejects only if the object cannot be read, or nothing more may be unpacked. */
export async function isCompleteArchive(stored: StoredArchive, objects: Pick<ObjectStore, 'read'>): Promise<boolean> {
  const reader = new ObjectReader(stored, objects);
  try {
    const archive = await fromRandomAccessReaderPromise(reader, stored.sizeBytes, { lazyEntries: true });
    return await isWhole(archive, stored);
  } catch (error) {
    if (reader.failure !== undefined) throw reader.failure;
    if (error instanceof Error && !(error instanceof UserError)) return false;
    throw error;
  }
}

async function isWhole(archive: ZipFile, { entry: expected, spend }: StoredArchive): Promise<boolean> {
  let isFound = expected === undefined;
  let entries = 0;
  let unpackedBytes = 0;
  for await (const entry of archive.eachEntry()) {
    isFound ||= expected?.test(entry.fileName) ?? false;
    entries += 1;
    unpackedBytes += entry.uncompressedSize;
    if (entries > entriesMax || unpackedBytes > unpackedMaxBytes) continue;
    spend?.(entry.uncompressedSize);
    if (!(await isWholeEntry(entry, archive))) return false;
  }
  return isFound;
}

/** For an entry that is encrypted or uses an unsupported compression method, reads only the header. */
async function isWholeEntry(entry: Entry, archive: ZipFile): Promise<boolean> {
  if (entry.isEncrypted() || !readableMethods.has(entry.compressionMethod)) {
    await archive.readLocalFileHeaderPromise(entry, { minimal: true });
    return true;
  }
  let checksum = 0;
  for await (const chunk of await archive.openReadStreamPromise(entry)) checksum = crc32(chunk as Buffer, checksum);
  return checksum === entry.crc32;
}

/**
 * The directory of an archive is read a few bytes at a time; opening the object for each read would take
 * minutes for a large one.
 */
const blockBytes = 64 * 1024;
/** One for the directory, and one for the entries. */
const blocksMax = 2;

interface Block {
  readonly start: number;
  readonly bytes: Buffer;
}

class ObjectReader extends RandomAccessReader {
  /** A failure of the object store, not of the archive. */
  failure: Error | undefined;
  readonly #objectKey: string;
  readonly #sizeBytes: number;
  readonly #objects: Pick<ObjectStore, 'read'>;
  /** The most recently read blocks, the latest first. */
  #blocks: readonly Block[] = [];

  constructor({ objectKey, sizeBytes }: StoredArchive, objects: Pick<ObjectStore, 'read'>) {
    super();
    this.#objectKey = objectKey;
    this.#sizeBytes = sizeBytes;
    this.#objects = objects;
  }

  override read(
    target: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    this.#blockAt(position, length).then(({ start, bytes }) => {
      bytes.copy(target, offset, position - start, position - start + length);
      callback(null);
    }, callback);
  }

  async #blockAt(position: number, length: number): Promise<Block> {
    const known = this.#blocks.find(
      ({ start, bytes }) => start <= position && position + length <= start + bytes.length,
    );
    const block = known ?? (await this.#readBlock(position, length));
    this.#blocks = [block, ...this.#blocks.filter((other) => other !== block)].slice(0, blocksMax);
    return block;
  }

  async #readBlock(start: number, length: number): Promise<Block> {
    if (start < 0 || start + length > this.#sizeBytes)
      throw new Error('The archive names bytes that it does not have.');
    const end = Math.min(start + Math.max(length, blockBytes), this.#sizeBytes);
    try {
      return { start, bytes: await buffer(await this.#objects.read(this.#objectKey, { start, end: end - 1 })) };
    } catch (cause) {
      this.failure = new Error('The object cannot be read.', { cause });
      throw this.failure;
    }
  }

  /** The end is exclusive. */
  override _readStreamForRange(start: number, end: number): Readable {
    const range = new PassThrough();
    const open = async () => pipeline(await this.#objects.read(this.#objectKey, { start, end: end - 1 }), range);
    open().catch((cause: unknown) => {
      const failure = new Error('The object cannot be read.', { cause });
      // Reading stops in the middle of a damaged entry, which is not a failure of the store.
      if (!range.destroyed) this.failure = failure;
      range.destroy(failure);
    });
    return range;
  }
}
