// The text of a large part of a workbook in chunks, so that it is never a string as a whole.
import { inflateRawSync } from 'node:zlib';
import { broken, packedBytesOf, type ZipPart } from '../read/zip-file.ts';
import { sheetLimits } from './sheet-limits.ts';

const chunkBytes = 256 * 1024;
const spareBytes = 64;
/** The declared size may be wrong: with small pieces, there would be thousands of them. */
const pieceMinBytes = 64 * 1024;

/** Throws a Refusal if it is not UTF-8. */
export function* toChunks(bytes: Uint8Array): Generator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for (let at = 0; at < bytes.length; at += chunkBytes) {
      const stream = at + chunkBytes < bytes.length;
      yield decoder.decode(bytes.subarray(at, at + chunkBytes), { stream });
    }
  } catch (error) {
    throw error instanceof TypeError ? broken() : error;
  }
}

/** Throws a Refusal. */
export function unpackPart(file: Uint8Array, part: ZipPart): Uint8Array {
  const packed = packedBytesOf(file, part);
  if (part.method === 0) return packed;
  try {
    // In one piece if the size is as declared: joining pieces would need the memory twice.
    const chunkSize = Math.max(part.bytes + spareBytes, pieceMinBytes);
    return inflateRawSync(packed, { maxOutputLength: sheetLimits.partBytes, chunkSize });
  } catch {
    throw broken();
  }
}

/**
 * Passes the elements that a pattern finds on, also those that begin in one chunk and end in another. The pattern must be
 * global and match complete elements; `opening` finds where one begins that does not end in the text.
 */
export function eachElement(
  chunks: Iterable<string>,
  { pattern, opening, maxLength }: { readonly pattern: RegExp; readonly opening: RegExp; readonly maxLength: number },
  take: (match: RegExpExecArray) => void,
): void {
  let text = '';
  for (const chunk of chunks) {
    text += chunk;
    pattern.lastIndex = 0;
    let end = 0;
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
      end = pattern.lastIndex;
      take(match);
    }
    const rest = text.slice(end);
    const start = rest.search(opening);
    // A tag may be cut off within its name.
    text = start === -1 ? rest.slice(-64) : rest.slice(start);
    if (text.length > maxLength) throw broken();
  }
}
