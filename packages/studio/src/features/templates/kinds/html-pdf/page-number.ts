/** The number of the page and of all pages, for a header or footer. */
import { pageVariableTag } from '@coverwright/insurance/page-part';

/** @param language a tag such as en-US; the wording is that of the document, not of the studio */
export function pageNumberHtml(language: string): string {
  const page = pageVariableTag('page');
  const pages = pageVariableTag('topage');
  if (!/^zh\b/i.test(language)) return `Page ${page} of ${pages}`;
  const isSimplified = /^zh-(hans|cn|sg|my)\b/i.test(language);
  return isSimplified ? `第 ${page} 页，共 ${pages} 页` : `第 ${page} 頁，共 ${pages} 頁`;
}

/** The language that a document declares; undefined if it declares none. */
export function languageOf(html: string): string | undefined {
  const [, , language] = /<html\b[^>]*?\slang\s*=\s*(["']?)([a-z]{2,3}(?:-[a-z\d]+)*)\1[\s/>]/i.exec(html) ?? [];
  return language;
}
