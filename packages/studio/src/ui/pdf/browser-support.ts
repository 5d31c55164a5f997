/** What even the build of pdfjs-dist for older browsers does not bring itself: without one of these nothing would be drawn. */
const needed = ['Worker', 'OffscreenCanvas', 'ReadableStream', 'structuredClone'] as const;

/** Whether this browser can show PDF documents, known before anything for them is loaded. */
export function canShowPdf(browser: object = globalThis): boolean {
  return needed.every((name) => typeof Reflect.get(browser, name) === 'function');
}
