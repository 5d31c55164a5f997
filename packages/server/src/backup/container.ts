// The file of a backup: a first line that names the format, a second one with what is needed to open it, then frames. Each
// frame is its length, whether it is the last, and a piece of the compressed content, encrypted if a key was given. The last
// frame is the SHA-256 of the pieces, so a file that was cut off or damaged is never taken for a whole one.
import { createCipheriv, createDecipheriv, createHash, randomBytes, scrypt } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { pipeline as finished } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { isErrno, toMessage } from '../errors/errno.ts';
import { BackupError } from './backup-error.ts';

const magic = 'coverwright-backup 1';
const frameBytes = 256 * 1024;
const tagBytes = 16;
const prefixBytes = 5;
/** Far more than the two lines have. */
const headBytesMax = 4096;

interface Head {
  readonly createdAt: string;
  /** Of the key; null if the content is not encrypted. */
  readonly salt: string | null;
}

interface Cipher {
  readonly key: Buffer;
  /** The first lines: nothing of one backup can be put into another. */
  readonly head: Buffer;
}

export interface ContainerOptions {
  readonly createdAt: Date;
  /** May have any length; a long random one is best. Undefined: not encrypted. */
  readonly key: string | undefined;
}

/** Writes the content compressed; the file is synced at the end. */
export async function writeContainer(
  path: string,
  content: AsyncIterable<Uint8Array>,
  options: ContainerOptions,
): Promise<void> {
  await finished(
    content,
    createZstdCompress(),
    (compressed: AsyncIterable<Uint8Array>) => toFrames(compressed, options),
    createWriteStream(path, { flags: 'w', mode: 0o600, flush: true }),
  );
}

/** Turns compressed content into the file. */
export async function* toFrames(
  content: AsyncIterable<Uint8Array>,
  { createdAt, key }: ContainerOptions,
): AsyncGenerator<Buffer> {
  const salt = key === undefined ? null : randomBytes(16).toString('base64url');
  const head = toHead({ createdAt: createdAt.toISOString(), salt });
  const cipher = await toCipher(key, salt, head);
  yield head;
  const hash = createHash('sha256');
  let index = 0;
  for await (const piece of inPieces(content)) {
    hash.update(piece);
    yield toFrame(piece, { index, isLast: false, cipher });
    index += 1;
  }
  yield toFrame(hash.digest(), { index, isLast: true, cipher });
}

/** The content of a backup, decompressed; fails with BackupError at the first piece that is not what was written. */
export async function* readContent(path: string, key: string | undefined): AsyncGenerator<Buffer> {
  const content: AsyncIterable<Buffer> = pipeline(readPieces(path, key), createZstdDecompress(), () => undefined);
  try {
    yield* content;
  } catch (error) {
    const isOfContent = error instanceof Error && 'code' in error && /^(ZSTD_|Z_)/.test(String(error.code));
    throw isOfContent ? damaged(path) : error;
  }
}

async function* readPieces(path: string, key: string | undefined): AsyncGenerator<Buffer> {
  const bytes = new ByteReader(readFile(path));
  const head = await readHead(bytes, path);
  const { salt } = parseHead(head, path);
  if (salt !== null && key === undefined)
    throw new BackupError(`The backup ${path} is encrypted. Name the file with its key: --key-file FILE.`);
  const cipher = await toCipher(salt === null ? undefined : key, salt, head);
  const hash = createHash('sha256');
  for (let index = 0; ; index += 1) {
    const prefix = await bytes.take(prefixBytes);
    const length = prefix?.readUInt32BE() ?? 0;
    if (length > frameBytes + tagBytes) throw damaged(path);
    const stored = prefix && (await bytes.take(length));
    if (stored === undefined) {
      throw new BackupError(`The backup ${path} is incomplete: it ends after ${bytes.position} bytes. Copy it again.`);
    }
    const isLast = prefix?.[4] === 1;
    const piece = openFrame(stored, { index, isLast, cipher });
    if (piece === undefined) {
      if (index > 0) throw damaged(path);
      throw new BackupError(`The backup ${path} was encrypted with another key, or is damaged.`);
    }
    if (!isLast) {
      hash.update(piece);
      yield piece;
      continue;
    }
    if (!hash.digest().equals(piece) || (await bytes.take(1)) !== undefined) throw damaged(path);
    return;
  }
}

async function* readFile(path: string): AsyncGenerator<Buffer> {
  try {
    yield* createReadStream(path, { highWaterMark: frameBytes });
  } catch (error) {
    throw new BackupError(`The backup ${path} cannot be read: ${toMessage(error)}.`, { cause: error });
  }
}

function damaged(path: string): BackupError {
  return new BackupError(`The backup ${path} is damaged. Copy it again, or use another one.`);
}

function toHead(head: Head): Buffer {
  return Buffer.from(`${magic}\n${JSON.stringify(head)}\n`);
}

async function readHead(bytes: ByteReader, path: string): Promise<Buffer> {
  const first = await bytes.takeLine(headBytesMax);
  if (first?.toString() !== `${magic}\n`) {
    const isNewer = first?.toString().startsWith(magic.slice(0, -1)) === true;
    throw new BackupError(
      isNewer ? `The backup ${path} has the format of a newer version. Use that version.` : `${path} is no backup.`,
    );
  }
  const second = await bytes.takeLine(headBytesMax);
  if (second === undefined) throw damaged(path);
  return Buffer.concat([first, second]);
}

function parseHead(head: Buffer, path: string): Head {
  try {
    const { createdAt, salt } = JSON.parse(head.toString().split('\n')[1] ?? '') as Partial<Head>;
    if (typeof createdAt === 'string' && (salt === null || typeof salt === 'string')) return { createdAt, salt };
  } catch {
    // Reported below.
  }
  throw damaged(path);
}

async function toCipher(key: string | undefined, salt: string | null, head: Buffer): Promise<Cipher | undefined> {
  if (key === undefined || salt === null) return undefined;
  const derive = promisify<string, string, number, object, Buffer>(scrypt);
  return { key: await derive(key, salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 }), head };
}

interface FramePlace {
  readonly index: number;
  readonly isLast: boolean;
  readonly cipher: Cipher | undefined;
}

function toFrame(piece: Buffer, place: FramePlace): Buffer {
  const sealed = seal(piece, place);
  const prefix = Buffer.alloc(prefixBytes);
  prefix.writeUInt32BE(sealed.length);
  prefix[4] = Number(place.isLast);
  return Buffer.concat([prefix, sealed]);
}

function seal(piece: Buffer, place: FramePlace): Buffer {
  if (place.cipher === undefined) return piece;
  const cipher = createCipheriv('aes-256-gcm', place.cipher.key, nonceOf(place)).setAAD(place.cipher.head);
  return Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
}

/** Undefined if it is not what was sealed at this place. */
function openFrame(stored: Buffer, place: FramePlace): Buffer | undefined {
  if (place.cipher === undefined) return stored;
  if (stored.length < tagBytes) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', place.cipher.key, nonceOf(place))
    .setAAD(place.cipher.head)
    .setAuthTag(stored.subarray(-tagBytes));
  try {
    return Buffer.concat([decipher.update(stored.subarray(0, -tagBytes)), decipher.final()]);
  } catch {
    return undefined;
  }
}

/** The key is new for each backup, so that a number is enough. */
function nonceOf({ index, isLast }: FramePlace): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt8(Number(isLast));
  nonce.writeBigUInt64BE(BigInt(index), 4);
  return nonce;
}

async function* inPieces(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let parts: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of content) {
    for (let start = 0; start < chunk.length;) {
      const part = chunk.subarray(start, start + frameBytes - length);
      parts.push(part);
      length += part.length;
      start += part.length;
      if (length < frameBytes) continue;
      yield Buffer.concat(parts);
      parts = [];
      length = 0;
    }
  }
  if (length > 0) yield Buffer.concat(parts);
}

/** Reads numbers of bytes from a stream. */
export class ByteReader {
  readonly #chunks: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);
  position = 0;

  constructor(stream: AsyncIterable<Buffer>) {
    this.#chunks = stream[Symbol.asyncIterator]();
  }

  /** Undefined if the stream has fewer. */
  async take(length: number): Promise<Buffer | undefined> {
    if (!(await this.#fill(length))) return undefined;
    return this.#cut(length);
  }

  /** With its line feed; undefined if there is none within this many bytes. */
  async takeLine(bytesMax: number): Promise<Buffer | undefined> {
    for (let length = 1; length <= bytesMax && (await this.#fill(length)); length += 1) {
      if (this.#rest[length - 1] === 10) return this.#cut(length);
    }
    return undefined;
  }

  async #fill(length: number): Promise<boolean> {
    const parts: Buffer[] = [this.#rest];
    let filled = this.#rest.length;
    while (filled < length) {
      const next = await this.#chunks.next();
      if (next.done === true) break;
      parts.push(next.value);
      filled += next.value.length;
    }
    if (parts.length > 1) this.#rest = Buffer.concat(parts);
    return filled >= length;
  }

  #cut(length: number): Buffer {
    const taken = this.#rest.subarray(0, length);
    this.#rest = this.#rest.subarray(length);
    this.position += length;
    return taken;
  }
}

/** Whether a file cannot be written because its disk is full. */
export function isDiskFull(error: unknown): boolean {
  return isErrno(error, 'ENOSPC', 'EDQUOT');
}
