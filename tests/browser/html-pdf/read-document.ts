import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface ReadDocument {
  /** The text of each page, with words separated by one space. */
  readonly pages: readonly string[];
  readonly pictureCount: number;
}

/** Rejects if the password is wrong. */
export async function readDocument(bytes: Uint8Array, password?: string): Promise<ReadDocument> {
  // A copy, because the reader takes ownership of the bytes.
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0, ...(password !== undefined && { password }) });
  try {
    const document = await task.promise;
    const pages: string[] = [];
    let pictureCount = 0;
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      const text = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : '')).join('');
      pages.push(text.replaceAll(/\s+/g, ' ').trim());
      const { fnArray } = await page.getOperatorList();
      pictureCount += fnArray.filter((operation) => operation === OPS.paintImageXObject).length;
    }
    return { pages, pictureCount };
  } finally {
    await task.destroy();
  }
}
