// The operators of a page. Content that unpacks to more than any real page is not unpacked.
import { constants, inflateSync } from 'node:zlib';
import { decodePDFRawStream, PDFArray, PDFName, type PDFObject, type PDFPage, PDFRawStream } from '@cantoo/pdf-lib';

const unpackedMaxBytes = 64 * 1024 * 1024;
/** For filters other than the usual one, which a library unpacks without a limit. */
const rareMaxBytes = 256 * 1024;

const lineFeed = Uint8Array.of(10);

/** Undefined if they cannot be read. */
export function readOperators({ node }: PDFPage): Uint8Array | undefined {
  const contents = node.lookup(PDFName.of('Contents'));
  const streams = contents instanceof PDFArray ? contents.asArray().map((one) => node.context.lookup(one)) : [contents];
  const parts: Uint8Array[] = [];
  let left = unpackedMaxBytes;
  for (const stream of streams) {
    const bytes = unpack(stream, left);
    if (bytes === undefined) return undefined;
    left -= bytes.length;
    // A word cannot extend across two parts.
    parts.push(bytes, lineFeed);
  }
  return Buffer.concat(parts);
}

function unpack(stream: PDFObject | undefined, maxBytes: number): Uint8Array | undefined {
  if (!(stream instanceof PDFRawStream)) return stream === undefined ? new Uint8Array() : undefined;
  const { dict, contents } = stream;
  const filters = dict.lookup(PDFName.of('Filter'));
  if (filters === undefined) return contents.length <= maxBytes ? contents : undefined;
  const only = filters instanceof PDFArray && filters.size() === 1 ? filters.lookup(0) : filters;
  try {
    if (only === PDFName.of('FlateDecode') && dict.lookup(PDFName.of('DecodeParms')) === undefined) {
      // Truncated content still shows most of its page.
      return inflateSync(contents, { maxOutputLength: Math.max(maxBytes, 1), finishFlush: constants.Z_SYNC_FLUSH });
    }
    return contents.length <= rareMaxBytes ? decodePDFRawStream(stream).decode() : undefined;
  } catch {
    return undefined;
  }
}
