/**
 * Features that even the legacy build of pdfjs-dist does not polyfill: without one of these, nothing would be drawn.
 */
const needed = ['Worker', 'OffscreenCanvas', 'ReadableStream', 'structuredClone'] as const;

/** Whether this browser can show PDF documents, determined before anything is loaded for them. */
export function canShowPdf(browser: object = globalThis): boolean {
  return needed.every((name) => typeof Reflect.get(browser, name) === 'function');
}
