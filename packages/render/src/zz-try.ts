import { createPdfEngine } from '/work/main/packages/render/src/html-pdf/html-pdf.ts';
import { launchChromium } from './html-pdf/adapters/chromium-browser.ts';
import { findMissingFonts } from './html-pdf/adapters/font-probe.ts';
import { pdfLimits } from './html-pdf/limits.ts';
import { requestOf, requirePdf } from '/work/main/packages/render/src/testing/print-request.ts';
import { pngOf } from './testing/png.ts';
const b = await launchChromium({ browserFolder: '/work/main/.cache', limits: pdfLimits });
for (let i = 0; i < 4; i++) { const t = performance.now(); const p = await b.openPage(); await findMissingFonts(p); await p.close(); console.log('probe', Math.round(performance.now() - t)); }
await b.close();
const engine = createPdfEngine({ browserFolder: '/work/main/.cache' });
const rows = '<tr><td>Benefit</td><td>1,000</td><td>HKD</td></tr>'.repeat(18);
const body = `<!doctype html><h1>Letter</h1><p>${'word '.repeat(200)}</p><table border=1>${rows}</table>`;
const png = { bytes: pngOf(200, 80, [255, 0, 0]), mediaType: 'image/png' };
const logo = '<img src="/api/v1/files/logo.png">';
const m = { marginsMm: { top: 30, right: 10, bottom: 20, left: 10 }, loadFile: async () => png };
const kinds: [string, Parameters<typeof requestOf>][] = [['plain', [body]], ['logo', [logo + body, m]], ['header', [body, { ...m, header: { html: 'H <b class="page"></b>', spacingMm: 1 } }]], ['logo+header logo', [logo + body, { ...m, header: { html: logo + '<b class="page"></b> <i class="topage"></i>', spacingMm: 1 } }]]];
for (let round = 0; round < 2; round++) for (const [name, args] of kinds) {
  const times: number[] = [];
  for (let i = 0; i < 60; i++) { const t = performance.now(); requirePdf(await engine.print(requestOf(...args))); times.push(performance.now() - t); }
  times.sort((a, c) => a - c); console.log(name, times[30]!.toFixed(1), times[57]!.toFixed(1));
}
await engine.close();
