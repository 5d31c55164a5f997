// How many pages a PDF of Chromium has, read from its last bytes: taking the whole file apart takes many times as long.

const tailBytes = 64 * 1024;
const decoder = new TextDecoder('latin1');

/**
 * Of a document as Chromium writes it: one cross-reference table, objects that are not compressed, no encryption.
 * Undefined for any other.
 */
export function readPageCount(pdf: Uint8Array): number | undefined {
  const tail = decoder.decode(pdf.subarray(Math.max(0, pdf.length - tailBytes)));
  const trailer = tail.slice(tail.lastIndexOf('trailer'));
  const tableOffset = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(trailer)?.[1] ?? Number.NaN);
  const root = /\/Root (\d+) 0 R/.exec(trailer)?.[1];
  if (root === undefined || !(tableOffset < pdf.length)) return undefined;
  const pages = /\/Pages (\d+) 0 R/.exec(objectAt(pdf, tableOffset, root))?.[1];
  if (pages === undefined) return undefined;
  const count = /\/Count (\d+)/.exec(objectAt(pdf, tableOffset, pages))?.[1];
  return count === undefined ? undefined : Number(count);
}

/** Of the dictionary; neither the catalog nor the root of the pages is long, whatever else the file holds. */
const objectBytes = 64 * 1024;
const entryBytes = 20;

/** The text of an object, by its entry in the table. */
function objectAt(pdf: Uint8Array, tableOffset: number, number: string): string {
  const head = /^xref\s+0 (\d+)\s*\n/.exec(decoder.decode(pdf.subarray(tableOffset, tableOffset + 64)));
  if (head === null || Number(number) >= Number(head[1])) return '';
  const entryAt = tableOffset + head[0].length + Number(number) * entryBytes;
  const offset = Number.parseInt(decoder.decode(pdf.subarray(entryAt, entryAt + 10)), 10);
  if (!(offset < pdf.length)) return '';
  const text = decoder.decode(pdf.subarray(offset, offset + objectBytes));
  if (!text.startsWith(`${number} 0 obj`)) return '';
  const end = text.indexOf('endobj');
  return end < 0 ? '' : text.slice(0, end);
}
