import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { browsersOf, killRenderers } from '../../testing/browser-processes.ts';
import { codesOf, requestOf, requirePdf, startEngine } from '../../testing/print-request.ts';
import type { PdfEngine } from '../html-pdf.ts';
import type { LoadFile } from '../pdf-request.ts';

let engine: PdfEngine;
afterEach(() => engine.close());

const renderers = () =>
  browsersOf(process.pid)
    .flat()
    .filter(({ isRenderer }) => isRenderer);

it('prints one document after the other on one page', async () => {
  engine = startEngine({ pages: 2 });
  for (let round = 0; round < 5; round += 1) requirePdf(await engine.print(requestOf('<p>x</p>')));
  await vi.waitFor(() => expect(renderers().length).toBeLessThanOrEqual(1));
});

it('opens a page in place of one that was closed before the next document needs it', async () => {
  engine = startEngine({ pages: 2 });
  requirePdf(await engine.print(requestOf('<p>x</p>')));
  const usedPage = renderers();
  const cancelling = new AbortController();
  const loadFile: LoadFile = () => {
    cancelling.abort();
    return new Promise(() => undefined);
  };
  const cancelled = engine.print(requestOf('<img src="/picture.png">', { loadFile }), cancelling.signal);
  expect(codesOf(await cancelled)).toEqual(['CANCELLED']);
  await vi.waitFor(() => {
    expect(renderers()).toHaveLength(1);
    expect(renderers()).not.toEqual(usedPage);
  }, 10_000);
});

it('makes another tenant wait for at most two of the 92 documents of four users of one tenant', async () => {
  engine = startEngine({ pages: 3, limits: { waitMs: 120_000 } });
  const leaving = new AbortController();
  let ended = 0;
  const print = (userId: string) =>
    engine
      .print(requestOf('<p>x</p>', { caller: { tenantId: 'many', userId } }), leaving.signal)
      .then((outcome) => void (ended += Number(outcome.ok)));
  const many = ['1', '2', '3', '4'].flatMap((userId) => Array.from({ length: 23 }, () => print(userId)));
  await vi.waitFor(() => expect(ended).toBeGreaterThan(3), 60_000);
  const begun = Promise.withResolvers<number>();
  const loadFile: LoadFile = () => {
    begun.resolve(ended);
    return Promise.resolve(undefined);
  };
  const before = ended;
  const caller = { tenantId: 'other', userId: '1' };
  const printed = engine.print(requestOf('<img src="/picture.png">', { caller, loadFile }));
  expect((await begun.promise) - before).toBeLessThanOrEqual(2);
  requirePdf(await printed);
  leaving.abort();
  await Promise.all(many);
}, 120_000);

it('gives nobody a page on which a document was called off, whatever it was at', async () => {
  engine = startEngine({ pages: 1 });
  const long = requestOf('<p style="break-after:page">x</p>'.repeat(150), {
    footer: { left: '[page]', spacingMm: 0 },
    password: 'secret',
  });
  for (let delayMs = 20; delayMs < 600; delayMs += 110) {
    const calling = AbortSignal.timeout(delayMs);
    const [code = 'OK'] = codesOf(await engine.print(long, calling));
    expect(['OK', 'CANCELLED']).toContain(code);
    requirePdf(await engine.print(requestOf('<p>The next one</p>')));
  }
});

it('leaves no rejection unhandled, however documents end', async () => {
  const unheard = vi.fn<(reason: unknown) => void>();
  process.on('unhandledRejection', unheard);
  onTestFinished(() => void process.off('unhandledRejection', unheard));
  engine = startEngine({ pages: 3 });
  const hurried = startEngine({ pages: 1, limits: { totalMs: 300 } });
  onTestFinished(() => hurried.close());
  const picture = '<h1>x</h1><img src="/picture.png">';
  const header = { html: '<b class="section"></b>', spacingMm: 0 };
  const endless: LoadFile = () => new Promise(() => undefined);
  const endings: LoadFile[] = [
    () => Promise.reject(new Error('The store is away.')),
    () => {
      killRenderers();
      return Promise.resolve(undefined);
    },
  ];
  const codes = [...codesOf(await hurried.print(requestOf(picture, { header, loadFile: endless })))];
  for (const loadFile of endings) codes.push(...codesOf(await engine.print(requestOf(picture, { header, loadFile }))));
  for (const delayMs of [0, 5, 10, 20, 40])
    codes.push(...codesOf(await engine.print(requestOf(picture, { header }), AbortSignal.timeout(delayMs))));
  const closed = [1, 2, 3].map(() => engine.print(requestOf(picture, { loadFile: endless })));
  await engine.close();
  codes.push(...(await Promise.all(closed)).flatMap(codesOf));
  await new Promise((resolve) => setImmediate(resolve));
  expect(new Set(codes)).toEqual(new Set(['TIME', 'CRASH', 'CANCELLED']));
  expect(unheard.mock.calls).toEqual([]);
});
