// Reads a PDF as written by Chromium: one cross-reference table, uncompressed objects, no encryption. Parsing the
// complete file takes many times as long. Returns undefined for any other form.
import { constants, inflateSync } from 'node:zlib';

const tailBytes = 64 * 1024;

/** From the file's last bytes. */
export function readPageCount(pdf: Uint8Array): number | undefined {
  const objects = openObjects(pdf);
  const count = /\/Count (\d+)/.exec(objects?.textAt(objects.pages) ?? '')?.[1];
  return count === undefined ? undefined : Number(count);
}

/** Chromium's page trees have eight branches at each node. */
const treeDepthMax = 8;
const startBytes = 4 * 1024;

/** The first operators of the first page. */
export function readFirstOperators(pdf: Uint8Array): string | undefined {
  const objects = openObjects(pdf);
  let node = objects?.pages;
  for (let depth = 0; depth < treeDepthMax && node !== undefined; depth += 1) {
    const text = objects?.textAt(node) ?? '';
    const contents = /\/Contents (\d+) 0 R/.exec(text)?.[1];
    if (contents !== undefined) return objects?.startOfStream(contents);
    node = /\/Kids \[\s*(\d+) 0 R/.exec(text)?.[1];
  }
  return undefined;
}

interface Objects {
  /** The number of the root of the page tree. */
  readonly pages: string;
  textAt(number: string): string;
  startOfStream(number: string): string | undefined;
}

function openObjects(pdf: Uint8Array): Objects | undefined {
  const tail = toText(pdf, Math.max(0, pdf.length - tailBytes), pdf.length);
  const trailer = tail.slice(tail.lastIndexOf('trailer'));
  const tableOffset = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(trailer)?.[1] ?? Number.NaN);
  const root = /\/Root (\d+) 0 R/.exec(trailer)?.[1];
  if (root === undefined || !(tableOffset < pdf.length)) return undefined;
  const textAt = (number: string): string => textOf(pdf, offsetOf(pdf, tableOffset, number), number);
  const pages = /\/Pages (\d+) 0 R/.exec(textAt(root))?.[1];
  if (pages === undefined) return undefined;
  return { pages, textAt, startOfStream: (number) => startOfStream(pdf, offsetOf(pdf, tableOffset, number)) };
}

/** Bytes of a dictionary that are read; none of those needed here is longer. */
const objectBytes = 64 * 1024;
const entryBytes = 20;

/** The offset of an object, according to its entry in the table. */
function offsetOf(pdf: Uint8Array, tableOffset: number, number: string): number {
  const head = /^xref\s+0 (\d+)\s*\n/.exec(toText(pdf, tableOffset, tableOffset + 64));
  if (head === null || Number(number) >= Number(head[1])) return Number.NaN;
  const entryAt = tableOffset + head[0].length + Number(number) * entryBytes;
  return Number.parseInt(toText(pdf, entryAt, entryAt + 10), 10);
}

function textOf(pdf: Uint8Array, offset: number, number: string): string {
  if (!(offset < pdf.length)) return '';
  const text = toText(pdf, offset, offset + objectBytes);
  if (!text.startsWith(`${number} 0 obj`)) return '';
  const end = text.indexOf('endobj');
  return end < 0 ? '' : text.slice(0, end);
}

function startOfStream(pdf: Uint8Array, offset: number): string | undefined {
  if (!(offset < pdf.length)) return undefined;
  const bytes = pdf.subarray(offset, offset + startBytes);
  const head = /^[^]*?stream\r?\n/.exec(toText(bytes, 0, startBytes))?.[0];
  if (head === undefined) return undefined;
  const content = bytes.subarray(head.length);
  if (!head.includes('/FlateDecode')) return toText(content, 0, startBytes);
  try {
    const operators = inflateSync(content, { finishFlush: constants.Z_SYNC_FLUSH });
    return toText(operators, 0, operators.length);
  } catch {
    return undefined;
  }
}

/** One character per byte. A TextDecoder takes several times as long. */
function toText(bytes: Uint8Array, start: number, end: number): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1', start, end);
}
