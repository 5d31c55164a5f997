// Reads the directory of a zip file before anything is unpacked: what a workbook declares must stay within its limits.
// A directory may be forged, so this proves nothing; unpacking a part has separate limits.
import { constants, inflateRawSync } from 'node:zlib';
import { say } from '../../sentences/say.ts';
import { workbookLimits } from '../limits.ts';
import { Refusal } from './refusal.ts';

export interface ZipPart {
  readonly name: string;
  readonly method: number;
  readonly packedBytes: number;
  readonly bytes: number;
  /** The offset of its local header. */
  readonly offset: number;
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
const zip64Locator = 0x07064b50;
const oleSignature = [0xd0, 0xcf, 0x11, 0xe0];
const commentMaxLength = 65_535;
const ratioFromBytes = 1024 * 1024;
/** Of a part whose beginning is enough. */
const startBytes = 16_384;

type ContentLimits = Readonly<Record<'partBytes' | 'contentBytes', number>>;

/** By their names. Throws a Refusal. */
export function readZipDirectory(
  file: Uint8Array,
  limits: ContentLimits = workbookLimits,
): ReadonlyMap<string, ZipPart> {
  if (file.length > workbookLimits.fileBytes) {
    throw new Refusal('LIMIT', say('WORKBOOK_FILE_MAX', { megabytes: workbookLimits.fileBytes / 1024 ** 2 }));
  }
  if (oleSignature.every((byte, index) => file[index] === byte)) {
    throw new Refusal('ENCRYPTED', say('WORKBOOK_HAS_PASSWORD_OR_IS_OLD'));
  }
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count === 0xffff || view.getUint32(end + 16, true) === 0xffffffff) throw broken();
  if (end >= 20 && view.getUint32(end - 20, true) === zip64Locator) throw broken();
  if (count > workbookLimits.parts) {
    throw new Refusal('LIMIT', say('WORKBOOK_PARTS_MAX', { count, max: workbookLimits.parts }));
  }
  return readEntries(view, view.getUint32(end + 16, true), { count, end, limits });
}

function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - 22 - commentMaxLength);
  for (let at = view.byteLength - 22; at >= first; at--) {
    if (view.getUint32(at, true) === endSignature) return at;
  }
  throw new Refusal('NOT_A_WORKBOOK', say('WORKBOOK_NOT_EXCEL'));
}

function readEntries(
  view: DataView,
  start: number,
  { count, end, limits }: { readonly count: number; readonly end: number; readonly limits: ContentLimits },
): Map<string, ZipPart> {
  const parts = new Map<string, ZipPart>();
  let total = 0;
  let at = start;
  for (let index = 0; index < count; index++) {
    if (at + 46 > end || view.getUint32(at, true) !== entrySignature) throw broken();
    const nameLength = view.getUint16(at + 28, true);
    const next = at + 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (next > end) throw broken();
    const name = new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + at + 46, nameLength));
    if ((view.getUint16(at + 8, true) & 1) !== 0) {
      throw new Refusal('ENCRYPTED', say('WORKBOOK_HAS_PASSWORD'));
    }
    const part: ZipPart = {
      name,
      method: view.getUint16(at + 10, true),
      packedBytes: view.getUint32(at + 20, true),
      bytes: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    };
    requireSafe(part, parts, limits);
    total += part.bytes;
    if (total > limits.contentBytes) {
      throw new Refusal('LIMIT', say('WORKBOOK_CONTENT_MAX', { megabytes: limits.contentBytes / 1024 ** 2 }));
    }
    parts.set(name, part);
    at = next;
  }
  return parts;
}

function requireSafe(
  { name, method, packedBytes, bytes, offset }: ZipPart,
  parts: ReadonlyMap<string, ZipPart>,
  { partBytes }: ContentLimits,
): void {
  if (parts.has(name) || name.split(/[/\\]/).includes('..') || (method !== 0 && method !== 8)) throw broken();
  if ([packedBytes, bytes, offset].includes(0xffffffff)) throw broken();
  if (bytes > partBytes) {
    const megabytes = partBytes / 1024 ** 2;
    throw new Refusal('LIMIT', say('WORKBOOK_PART_MAX', { name: name.slice(0, 100), megabytes }));
  }
  if (bytes > ratioFromBytes && bytes > packedBytes * workbookLimits.ratio) {
    throw new Refusal('LIMIT', say('WORKBOOK_COMPRESSED'));
  }
}

/** The beginning of the text of a part; all of a short one. Throws a Refusal. */
export function readZipStart(file: Uint8Array, part: ZipPart): string {
  const packed = packedBytesOf(file, part).subarray(0, startBytes);
  try {
    const bytes = part.method === 0 ? packed : inflateRawSync(packed, { finishFlush: constants.Z_SYNC_FLUSH });
    return new TextDecoder().decode(bytes);
  } catch {
    throw broken();
  }
}

/** The text of a part; never longer than a part may be, whatever its directory declares. Throws a Refusal. */
export function readZipText(file: Uint8Array, part: ZipPart): string {
  const packed = packedBytesOf(file, part);
  try {
    const bytes = part.method === 0 ? packed : inflateRawSync(packed, { maxOutputLength: workbookLimits.partBytes });
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw broken();
  }
}

/** Throws a Refusal. */
export function packedBytesOf(file: Uint8Array, { offset, packedBytes }: ZipPart): Uint8Array {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (offset + 30 > file.length || view.getUint32(offset, true) !== localSignature) throw broken();
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  return file.subarray(start, start + packedBytes);
}

export function broken(): Refusal {
  return new Refusal('BROKEN_FILE', say('WORKBOOK_DAMAGED'));
}
