// A part of an item as it is stored: its text in one order of keys, compressed, under its hash.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);
const level = { params: { [constants.ZSTD_c_compressionLevel]: 3 } };

export interface StoredPart {
  /** SHA-256 of the text, in hexadecimal. */
  readonly hash: string;
  readonly bytes: Uint8Array;
  /** The length of the text as UTF-8. */
  readonly sizeBytes: number;
}

export async function toStoredPart(value: unknown): Promise<StoredPart> {
  return toStoredText(toPartText(value));
}

/** The text of a part, which may be made in another thread. */
export function toPartText(value: unknown): string {
  return JSON.stringify(inOneOrder(value));
}

export async function toStoredText(partText: string): Promise<StoredPart> {
  const text = Buffer.from(partText);
  return { hash: hashOf(text), bytes: await compress(text, level), sizeBytes: text.length };
}

/** Undefined if the bytes are not those of the hash: they are damaged. */
export async function fromStoredPart({
  hash,
  bytes,
}: Pick<StoredPart, 'hash' | 'bytes'>): Promise<{ readonly value: unknown } | undefined> {
  try {
    const text = await decompress(bytes);
    return hashOf(text) === hash ? { value: JSON.parse(text.toString()) } : undefined;
  } catch {
    return undefined;
  }
}

/** Of an item, from the hashes of its parts. */
export function hashOfParts(parts: Readonly<Record<string, string>>): string {
  const lines = Object.entries(parts)
    .map(([name, hash]) => `${name} ${hash}\n`)
    .toSorted();
  return hashOf(lines.join(''));
}

function hashOf(text: string | Uint8Array): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The database returns the keys of an object in an order of its own. */
function inOneOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOneOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, member]) => [name, inOneOrder(member)]));
}
