import { constants, inflateRawSync } from 'node:zlib';
import { workbookLimits } from '../limits.ts';
import { broken, type ZipPart } from './zip-directory.ts';

const localSignature = 0x04034b50;

const startBytes = 16_384;

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

function packedBytesOf(file: Uint8Array, { offset, packedBytes }: ZipPart): Uint8Array {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (offset + 30 > file.length || view.getUint32(offset, true) !== localSignature) throw broken();
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  return file.subarray(start, start + packedBytes);
}
