/** What pdfjs-dist 5.6 uses without asking, in the page or in its worker: without one of these nothing would be drawn. */
const needed = [
  ['Worker'],
  ['OffscreenCanvas'],
  ['ReadableStream'],
  ['structuredClone'],
  ['Promise', 'withResolvers'],
  ['Promise', 'try'],
  ['URL', 'parse'],
  ['Map', 'prototype', 'getOrInsertComputed'],
  ['Uint8Array', 'prototype', 'toHex'],
] as const;

/** Whether this browser can show PDF documents, known before anything for them is loaded. */
export function canShowPdf(browser: object = globalThis): boolean {
  return needed.every((path) => {
    let found: unknown = browser;
    for (const name of path) {
      if (found === null || (typeof found !== 'object' && typeof found !== 'function')) return false;
      found = Reflect.get(found, name);
    }
    return typeof found === 'function';
  });
}
