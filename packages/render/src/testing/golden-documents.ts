// Documents whose printed output is compared letter by letter and pixel by pixel.
import { readFile } from 'node:fs/promises';
import type { PdfRequest } from '../html-pdf/pdf-request.ts';
import { createLiquidEngine } from '../liquid/liquid.ts';
import { ThreadPool } from '../threads/adapters/thread-pool.ts';
import { requestOf } from './print-request.ts';

const folder = new URL('../html-pdf/golden/', import.meta.url);

export const goldenNames = ['certificate', 'letter', 'table'] as const;
export type GoldenName = (typeof goldenNames)[number];

export const letterPassword = '黃小明1968';

function read(name: string): Promise<string> {
  return readFile(new URL(name, folder), 'utf8');
}

async function render(template: string, data: Record<string, unknown>, locale: string): Promise<string> {
  const threads = new ThreadPool();
  const engine = createLiquidEngine(threads);
  const outcome = await engine.render({ template, data, locale, escape: 'html' });
  await threads.close();
  if (outcome.ok) return outcome.text;
  throw new Error(outcome.problems.map(({ message }) => message).join('\n'));
}

const loadFile: PdfRequest['loadFile'] = async ({ pathname }) =>
  pathname === '/api/v1/files/logo.svg'
    ? { bytes: await readFile(new URL('logo.svg', folder)), mediaType: 'image/svg+xml' }
    : undefined;

const requests: Readonly<Record<GoldenName, () => Promise<PdfRequest>>> = {
  certificate: async () =>
    requestOf(await render(await read('certificate.html'), JSON.parse(await read('certificate.json')), 'zh-HK'), {
      header: { html: await read('certificate-header.html'), spacingMm: 4 },
      footer: { html: await read('certificate-footer.html'), line: true, spacingMm: 3 },
      marginsMm: { top: 22, right: 15, bottom: 18, left: 15 },
      locale: 'zh-HK',
      loadFile,
    }),
  letter: async () =>
    requestOf(await read('letter.html'), {
      marginsMm: { top: 30, right: 25, bottom: 25, left: 25 },
      password: letterPassword,
    }),
  table: async () =>
    requestOf(await render(await read('table.html'), {}, 'en-HK'), {
      header: { left: '[title]', center: '[section]', right: '[isodate]', line: true, spacingMm: 2, fontSize: 9 },
      footer: { left: 'Harbour Life', right: '[page] / [topage]', fontName: 'Georgia', line: true, spacingMm: 2 },
      orientation: 'landscape',
      marginsMm: { top: 18, right: 12, bottom: 16, left: 12 },
      isTagged: true,
    }),
};

export function goldenRequest(name: GoldenName): Promise<PdfRequest> {
  return requests[name]();
}
