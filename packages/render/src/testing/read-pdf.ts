import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of each page, words parted by one space. */
export async function readTexts(pdf: Uint8Array, password?: string): Promise<string[]> {
  const task = getDocument({ data: Uint8Array.from(pdf), verbosity: 0, ...(password !== undefined && { password }) });
  const document = await task.promise;
  const texts: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const text = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : '')).join('');
    texts.push(text.replace(/\s+/g, ' ').trim());
  }
  await task.destroy();
  return texts;
}

/** Without the letters that stand for the subset, each once. */
export function readFontNames(pdf: Uint8Array): string[] {
  const text = Buffer.from(pdf).toString('latin1');
  const names = [...text.matchAll(/\/(?:BaseFont|FontName) \/(?:[A-Z]{6}\+)?([\w-]+)/g)].map(([, name = '']) => name);
  return [...new Set(names)].sort();
}
