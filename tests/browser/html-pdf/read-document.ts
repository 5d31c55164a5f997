import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface ReadDocument {
  /** The text of each page, with words separated by one space. */
  readonly pages: readonly string[];
  readonly pictureCount: number;
}

/** The lines of the first page without white space, from top to bottom. */
export async function readLines(bytes: Uint8Array): Promise<readonly string[]> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  try {
    const page = await (await task.promise).getPage(1);
    const lines = new Map<number, string>();
    for (const item of (await page.getTextContent()).items) {
      if (!('str' in item)) continue;
      const y = Math.round(Number(item.transform[5]));
      lines.set(y, `${lines.get(y) ?? ''}${item.str.replaceAll(/\s/g, '')}`);
    }
    return [...lines].sort(([a], [b]) => b - a).flatMap(([, line]) => (line === '' ? [] : [line]));
  } finally {
    await task.destroy();
  }
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
