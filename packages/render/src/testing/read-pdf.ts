import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of each page, with words separated by one space. */
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

type Bookmark = string | { readonly title: string; readonly items: readonly Bookmark[] };

interface Description {
  readonly bookmarks: readonly Bookmark[];
  readonly title?: string;
  readonly language?: string;
  readonly author?: string;
  readonly subject?: string;
  readonly keywords?: string;
}

/** The bookmarks and properties of the document; undefined if it has none. */
export async function readDescription(pdf: Uint8Array, password?: string): Promise<Description> {
  const task = getDocument({ data: Uint8Array.from(pdf), verbosity: 0, ...(password !== undefined && { password }) });
  const document = await task.promise;
  const outline = (await document.getOutline()) as readonly OutlineItem[] | null;
  const { info } = await document.getMetadata();
  await task.destroy();
  const { Title, Language, Author, Subject, Keywords } = info as Partial<Record<string, string>>;
  return {
    bookmarks: (outline ?? []).map(toBookmark),
    ...(Title && { title: Title }),
    ...(Language && { language: Language }),
    ...(Author && { author: Author }),
    ...(Subject && { subject: Subject }),
    ...(Keywords && { keywords: Keywords }),
  };
}

interface OutlineItem {
  readonly title: string;
  readonly items: readonly OutlineItem[];
}

function toBookmark({ title, items }: OutlineItem): Bookmark {
  return items.length === 0 ? title : { title, items: items.map(toBookmark) };
}

/** Without the prefix that marks the subset, each once. */
export function readFontNames(pdf: Uint8Array): string[] {
  const text = Buffer.from(pdf).toString('latin1');
  const names = [...text.matchAll(/\/(?:BaseFont|FontName) \/(?:[A-Z]{6}\+)?([\w-]+)/g)].map(([, name = '']) => name);
  return [...new Set(names)].sort();
}
