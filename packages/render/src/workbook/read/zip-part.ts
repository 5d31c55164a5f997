import { inflateRawSync } from 'node:zlib';
import { workbookLimits } from '../limits.ts';
import { broken, type ZipPart } from './zip-directory.ts';

const localSignature = 0x04034b50;

/** The text of a part; never longer than a part may be, whatever its directory declares. Throws a Refusal. */
export function readZipText(file: Uint8Array, { offset, packedBytes, method }: ZipPart): string {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (offset + 30 > file.length || view.getUint32(offset, true) !== localSignature) throw broken();
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  const packed = file.subarray(start, start + packedBytes);
  try {
    const bytes = method === 0 ? packed : inflateRawSync(packed, { maxOutputLength: workbookLimits.partBytes });
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw broken();
  }
}
