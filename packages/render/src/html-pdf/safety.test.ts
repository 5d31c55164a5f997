import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { type Canary, canaryWidthPx, type CanaryFiles, startCanary, writeCanaryFiles } from '../testing/canary.ts';
import { browserFolder, requestOf, requirePdf, startEngine } from '../testing/print-request.ts';
import { readTexts } from '../testing/read-pdf.ts';
import { expectedOfUnprotected, loopbackAddresses, togetherAt, waysOut } from '../testing/ways-out.ts';
import { closedDoors } from './adapters/browser-process.ts';
import { type CdpEvent, CdpPipe } from './adapters/cdp-pipe.ts';
import { provideBrowser } from './adapters/provide-browser.ts';
import type { PdfRequest } from './pdf-request.ts';

let canary: Canary;
let files: CanaryFiles;

beforeAll(async () => {
  canary = await startCanary();
  files = await writeCanaryFiles();
});

afterAll(async () => {
  await canary.close();
  await files.remove();
});

/** Every way out of the document, with every address. */
function attacks(): string[] {
  const { port } = canary;
  return [
    ...waysOut.map(([name, toHtml]) => toHtml(`http://127.0.0.1:${port}/${name}`)),
    ...loopbackAddresses(port).flatMap((address, at) => attackAt(address, at)),
  ];
}

function attackAt(address: string, at: number): string[] {
  return [
    `<img src="${address}/img-${at}"><iframe src="${address}/iframe-${at}-page"></iframe><link rel="prefetch" href="${address}/prefetch-${at}">`,
    `<meta http-equiv="refresh" content="0;url=${address}/refresh-${at}-page">`,
  ];
}

/** Opens it in an ordinary browser with scripts enabled. Ends when all documents are loaded. */
async function attackUnprotected(documents: readonly string[], moreFlags: readonly string[] = []): Promise<void> {
  const { executablePath, environment } = await provideBrowser({ browserFolder });
  const folder = await mkdtemp(join(tmpdir(), 'coverwright-control-'));
  const flags = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--remote-debugging-pipe',
    `--user-data-dir=${folder}`,
    ...moreFlags,
  ];
  const child = spawn(executablePath, flags, {
    env: environment,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const pipe = new CdpPipe(child.stdio[3] as Writable, child.stdio[4] as Readable);
  onTestFinished(async () => {
    await pipe.send('Browser.close').catch(() => undefined);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  for (const html of documents) {
    const { targetId } = await pipe.send('Target.createTarget', { url: 'about:blank' });
    const { sessionId } = await pipe.send('Target.attachToTarget', { targetId, flatten: true });
    const loaded = Promise.withResolvers<void>();
    const hear = ({ method }: CdpEvent) => {
      if (method === 'Page.loadEventFired') loaded.resolve();
    };
    pipe.listen(String(sessionId), { hear, end: loaded.reject });
    await pipe.send('Page.enable', {}, String(sessionId));
    await pipe.send('Page.setDocumentContent', { frameId: targetId, html }, String(sessionId));
    await loaded.promise;
  }
}

async function expectIntact(requests: readonly PdfRequest[]): Promise<void> {
  const engine = startEngine({ limits: { waitMs: 60_000 } });
  const outcomes = await Promise.all(
    requests.map((request, at) =>
      engine.print({ ...request, caller: { tenantId: `${Math.floor(at / 10)}`, userId: 'one' } }),
    ),
  );
  // No further requests can arrive.
  await engine.close();
  const broken: PdfRequest[] = [];
  for (const [at, outcome] of outcomes.entries()) {
    const { pdf, pageCount } = requirePdf(outcome);
    const [text = ''] = await readTexts(pdf);
    const isWhole = pageCount === 1 && text.includes('Above') && text.includes('Below');
    if (!isWhole) broken.push(...requests.slice(at, at + 1));
  }
  expect(broken).toEqual([]);
  expect([...canary.hits]).toEqual([]);
  expect(canary.connections()).toBe(0);
}

it('reaches nothing from a body by any route, and prints the rest of it', async () => {
  const bodies = attacks().map((html) => `<!doctype html><p>Above</p>${html}<p>Below</p>`);
  for (let at = 0; at < bodies.length; at += 60)
    await expectIntact(bodies.slice(at, at + 60).map((html) => requestOf(html)));
});

it('reaches nothing from a header or footer by any route', async () => {
  const marginsMm = { top: 120, right: 10, bottom: 120, left: 10 };
  const attempts = [
    ...togetherAt(`http://127.0.0.1:${canary.port}`),
    loopbackAddresses(canary.port)
      .map((address, at) => attackAt(address, at).join(''))
      .join(''),
  ];
  await expectIntact(
    attempts.map((html) =>
      requestOf('<p>Body</p>', {
        marginsMm,
        header: { html: `${html}<p>Above</p>`, spacingMm: 1 },
        footer: { html: `<p>Below</p>${html}`, spacingMm: 1 },
      }),
    ),
  );
});

it('reads no files from the disk', async () => {
  const { page, style, picture, word } = files;
  const attempts = [
    ...waysOut.flatMap(([, toHtml]) => [toHtml(page), toHtml(style), toHtml(picture)]),
    `<iframe src="${page.replace('file://', 'FILE://localhost')}"></iframe>`,
    `<base href="${page}"><iframe src="canary.html"></iframe><link rel="stylesheet" href="canary.css">`,
  ];
  const engine = startEngine();
  const loadFile = vi.fn<PdfRequest['loadFile']>(() => Promise.resolve(undefined));
  const outcome = await engine.print(requestOf(`<!doctype html><p>Above</p>${attempts.join('')}`, { loadFile }));
  const alone = await engine.print(requestOf(`<meta http-equiv="refresh" content="0;url=${page}"><p>Above</p>`));
  await engine.close();
  for (const { pdf } of [outcome, alone].map(requirePdf)) {
    const text = (await readTexts(pdf)).join(' ');
    expect(text).toContain('Above');
    expect(text).not.toContain(word);
    expect(Buffer.from(pdf).toString('latin1')).not.toContain(`/Width ${canaryWidthPx}`);
  }
  expect(loadFile.mock.calls.map(([url]) => url.protocol)).not.toContain('file:');
});

it('reaches nothing even when scripts run and requests are not intercepted', async () => {
  await attackUnprotected(togetherAt(`http://127.0.0.1:${canary.port}`), closedDoors);
  expect(canary.connections()).toBe(0);
});

it('would reach the canary without the protections', async () => {
  const addresses = loopbackAddresses(canary.port);
  const notations = addresses.map((address, at) => `<img src="${address}/img-${at}">`).join('');
  await attackUnprotected([...togetherAt(`http://127.0.0.1:${canary.port}`), notations]);
  // Browsers refuse credentials in picture addresses, and a document without an address has no scheme to omit.
  const isTaken = (address: string) => !/@|^\/\//.test(address);
  const expected = [
    ...expectedOfUnprotected(),
    ...addresses.flatMap((address, at) => (isTaken(address) ? [`img-${at}`] : [])),
  ];
  await vi.waitFor(() => expect([...canary.hits]).toEqual(expect.arrayContaining(expected)), 20_000);
});
