// The tables of an uploaded TrueType, OpenType or WOFF2 font. The file is read as a stream; neither it nor its unpacked
// content is ever held in memory, only the requested tables. Nothing in it is trusted.
import { pipeline } from 'node:stream';
import { createBrotliDecompress } from 'node:zlib';
import { type TableEntry, toTag, woff2Tags } from './font-tags.ts';

/** docs/limits.md lists the same numbers. */
export const fontLimits = {
  /** The unpacked size of all tables of a WOFF2 font together. */
  unpackedBytes: 64 * 1024 * 1024,
  /** The size of a table that is read. */
  tableBytes: 8 * 1024 * 1024,
} as const;

/** NAME: its family name is missing, or cannot be written in styles. */
export type FontFault = 'DAMAGED' | 'COLLECTION' | 'TOO_LARGE' | 'NAME';

export class UnusableFont extends Error {
  readonly fault: FontFault;

  constructor(fault: FontFault) {
    super(`The font cannot be used: ${fault}.`);
    this.fault = fault;
  }
}

/** Browsers reject a font that lacks any of the first group, or all of the second. */
const requiredTags = ['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name'];
const outlineTags = ['glyf', 'CFF ', 'CFF2', 'CBDT', 'sbix'];

const collectionTag = 'ttcf';

export type FontTables = ReadonlyMap<string, DataView>;

export interface FontReading {
  readonly wanted: readonly string[];
  /** Called with the unpacked size before the font is unpacked; may throw to abort. */
  readonly spend?: ((unpackedBytes: number) => void) | undefined;
}

/** Those of the requested tables that the font has. Throws UnusableFont, or what reading the content throws. */
export async function readFontTables(
  content: AsyncIterable<Uint8Array>,
  { wanted, spend }: FontReading,
): Promise<FontTables> {
  const source = new ByteSource(content);
  try {
    return await readTables(source, { wanted, spend });
  } finally {
    await source.close();
  }
}

async function readTables(source: ByteSource, reading: FontReading): Promise<FontTables> {
  const signature = toTag(await source.take(4));
  if (signature === collectionTag) throw new UnusableFont('COLLECTION');
  if (signature === 'wOF2') return readPacked(source, reading);
  const tableCount = (await source.take(8)).getUint16(0);
  const directory = await source.take(16 * tableCount);
  const entries = Array.from({ length: tableCount }, (_, index): TableEntry => {
    const at = 16 * index;
    const tag = toTag(new DataView(directory.buffer, directory.byteOffset + at, 4));
    return { tag, offset: directory.getUint32(at + 8), length: directory.getUint32(at + 12) };
  });
  requireTables(entries);
  return readEntries(source, entries, reading.wanted);
}

/** The tables follow one another in a single brotli stream; most of them are the same as in any other font. */
async function readPacked(source: ByteSource, { wanted, spend }: FontReading): Promise<FontTables> {
  const head = await source.take(44);
  if (toTag(head) === collectionTag) throw new UnusableFont('COLLECTION');
  const entries: TableEntry[] = [];
  let offset = 0;
  for (let left = head.getUint16(8); left > 0; left -= 1) {
    const { tag, length } = await readPackedEntry(source);
    entries.push({ tag, offset, length });
    offset += length;
  }
  if (offset > fontLimits.unpackedBytes) throw new UnusableFont('TOO_LARGE');
  requireTables(entries);
  spend?.(offset);
  const packedBytes = head.getUint32(16);
  let failure: Error | undefined;
  async function* packed() {
    try {
      yield* source.pieces(packedBytes);
    } catch (cause) {
      failure = cause instanceof Error ? cause : new Error('The font cannot be read.', { cause });
      throw failure;
    }
  }
  const unpacked = createBrotliDecompress();
  // The reader below throws any failure.
  pipeline(packed(), unpacked, () => undefined);
  try {
    return await readEntries(new ByteSource(unpacked), entries, wanted);
  } catch (error) {
    // Content that brotli cannot unpack is damaged; an error of the source is rethrown unchanged.
    throw failure ?? (error instanceof UnusableFont ? error : new UnusableFont('DAMAGED'));
  } finally {
    unpacked.destroy();
  }
}

async function readPackedEntry(source: ByteSource): Promise<Pick<TableEntry, 'tag' | 'length'>> {
  const flags = (await source.take(1)).getUint8(0);
  const tag = woff2Tags[flags & 63] ?? toTag(await source.take(4));
  const version = flags >> 6;
  const length = await readPackedNumber(source);
  const isChanged = tag === 'glyf' || tag === 'loca' ? version === 0 : version !== 0;
  return { tag, length: isChanged ? await readPackedNumber(source) : length };
}

/** Seven bits per byte, most significant first; the eighth bit means that another byte follows. */
async function readPackedNumber(source: ByteSource): Promise<number> {
  let value = 0;
  for (let bytes = 0; bytes < 5; bytes += 1) {
    const byte = (await source.take(1)).getUint8(0);
    value = value * 128 + (byte & 127);
    if (byte < 128) return value;
  }
  throw new UnusableFont('DAMAGED');
}

function requireTables(entries: readonly TableEntry[]): void {
  const tags = new Set(entries.map(({ tag }) => tag));
  const isWhole = requiredTags.every((tag) => tags.has(tag)) && outlineTags.some((tag) => tags.has(tag));
  if (!isWhole || tags.size !== entries.length) throw new UnusableFont('DAMAGED');
}

/** Reads to the end of the last table, so that a truncated font is detected. */
async function readEntries(
  source: ByteSource,
  entries: readonly TableEntry[],
  wanted: readonly string[],
): Promise<FontTables> {
  const tables = new Map<string, DataView>();
  const kept = entries.filter(({ tag }) => wanted.includes(tag)).sort((one, other) => one.offset - other.offset);
  for (const { tag, offset, length } of kept) {
    if (length > fontLimits.tableBytes) throw new UnusableFont('TOO_LARGE');
    await source.skipTo(offset);
    tables.set(tag, await source.take(length));
  }
  const end = Math.max(...entries.map(({ offset, length }) => offset + length));
  if (end > source.position) await source.skipTo(end);
  return tables;
}

class ByteSource {
  readonly #chunks: AsyncIterator<Uint8Array>;
  #chunk: Uint8Array = new Uint8Array();
  position = 0;

  constructor(content: AsyncIterable<Uint8Array>) {
    this.#chunks = content[Symbol.asyncIterator]();
  }

  /** Nothing more is needed. */
  async close(): Promise<void> {
    await this.#chunks.return?.();
  }

  async take(length: number): Promise<DataView> {
    const pieces: Uint8Array[] = [];
    for await (const piece of this.pieces(length)) pieces.push(piece);
    const { buffer, byteOffset, byteLength } = Buffer.concat(pieces);
    return new DataView(buffer, byteOffset, byteLength);
  }

  async skipTo(position: number): Promise<void> {
    if (position < this.position) throw new UnusableFont('DAMAGED');
    while (this.position < position) await this.#next(position - this.position);
  }

  /** Reads this many bytes, however the chunks are split. */
  async *pieces(length: number): AsyncGenerator<Uint8Array> {
    for (let left = length; left > 0;) {
      const piece = await this.#next(left);
      left -= piece.length;
      yield piece;
    }
  }

  async #next(most: number): Promise<Uint8Array> {
    while (this.#chunk.length === 0) {
      const next = await this.#chunks.next();
      if (next.done === true) throw new UnusableFont('DAMAGED');
      this.#chunk = next.value;
    }
    const piece = this.#chunk.subarray(0, most);
    this.#chunk = this.#chunk.subarray(piece.length);
    this.position += piece.length;
    return piece;
  }
}
