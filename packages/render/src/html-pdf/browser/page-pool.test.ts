import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { browsersOf, killRenderers, signalBrowsers } from '../../testing/browser-processes.ts';
import { codesOf, requestOf, requirePdf, startEngine } from '../../testing/print-request.ts';
import type { PdfEngine } from '../html-pdf.ts';
import type { LoadFile } from '../pdf-request.ts';

let engine: PdfEngine;
afterEach(() => engine.close());

const renderers = () =>
  browsersOf(process.pid)
    .flat()
    .filter(({ isRenderer }) => isRenderer);

it('prints one document after another on one page', async () => {
  engine = startEngine({ pages: 5 });
  for (let round = 0; round < 5; round += 1) requirePdf(await engine.print(requestOf('<p>x</p>')));
  // A second one may have been opened ahead of time, while a document took longer than usual.
  await vi.waitFor(() => expect(renderers().length).toBeLessThanOrEqual(2), 10_000);
});

it('replaces a page that was closed before the next document needs it', async () => {
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

it('opens another page for the next document while a long one is printing', async () => {
  engine = startEngine({ pages: 2 });
  const held = holdDocuments();
  const long = engine.print(requestOf(withPicture, { loadFile: held.loadFile }));
  await held.arrival;
  await vi.waitFor(() => expect(renderers()).toHaveLength(2), 10_000);
  const opened = renderers();
  requirePdf(await engine.print(requestOf('<p>x</p>', { caller: { tenantId: 'other', userId: '1' } })));
  expect(renderers()).toEqual(opened);
  for (const release of held.held) release();
  requirePdf(await long);
});

/** Meanwhile a document has no processor. */
function stopBrowsersFor(ms: number): LoadFile {
  return async () => {
    signalBrowsers('SIGSTOP');
    const until = performance.now() + ms;
    await expect.poll(() => performance.now(), { timeout: 60_000 }).toBeGreaterThan(until);
    signalBrowsers('SIGCONT');
    return undefined;
  };
}

/** Documents whose picture keeps loading until the test releases it. */
function holdDocuments() {
  const held: (() => void)[] = [];
  let arrived = Promise.withResolvers<void>();
  const loadFile: LoadFile = () =>
    new Promise((resolve) => {
      held.push(() => resolve(undefined));
      arrived.resolve();
      arrived = Promise.withResolvers();
    });
  return {
    held,
    loadFile,
    /** Resolves with the next one that arrives. */
    get arrival() {
      return arrived.promise;
    },
  };
}

const withPicture = '<img src="/picture.png">';

it('makes another tenant wait for at most two of the 92 documents of four users of one tenant', async () => {
  engine = startEngine({ pages: 3, limits: { waitMs: 120_000 } });
  // All pages are open: opening one takes longer than printing these documents.
  const first = holdDocuments();
  const opened = ['a', 'b', 'c'].map((tenantId) =>
    engine.print(requestOf(withPicture, { caller: { tenantId, userId: '1' }, loadFile: first.loadFile })),
  );
  while (first.held.length < 3) await first.arrival;
  for (const release of first.held) release();
  for (const outcome of await Promise.all(opened)) requirePdf(outcome);

  const leaving = new AbortController();
  const of = holdDocuments();
  const print = (userId: string) => {
    const caller = { tenantId: 'many', userId };
    return engine.print(requestOf(withPicture, { caller, loadFile: of.loadFile }), leaving.signal);
  };
  const many = ['1', '2', '3', '4'].flatMap((userId) => Array.from({ length: 23 }, () => print(userId)));
  if (of.held.length === 0) await of.arrival;
  const begun = Promise.withResolvers<void>();
  const loadFile: LoadFile = () => {
    begun.resolve();
    return Promise.resolve(undefined);
  };
  const caller = { tenantId: 'other', userId: '1' };
  const printed = engine.print(requestOf(withPicture, { caller, loadFile }));
  let waitedFor = 0;
  for (let hasBegun = false; !hasBegun; waitedFor += 1) {
    const next = Promise.race([begun.promise.then(() => true), of.arrival.then(() => false)]);
    of.held.shift()?.();
    hasBegun = await next;
  }
  expect(waitedFor).toBeLessThanOrEqual(2);
  requirePdf(await printed);
  leaving.abort();
  await Promise.all(many);
}, 120_000);

it('never reuses a page on which a document was cancelled, at whatever stage', async () => {
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
  const hurried = startEngine({ pages: 1, limits: { totalMs: 100 }, slowMs: 300 });
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
  expect(new Set(codes)).toEqual(new Set(['BUSY', 'CRASH', 'CANCELLED']));
  expect(unheard.mock.calls).toEqual([]);
});

describe('on a busy machine', () => {
  const limits = { totalMs: 500 };

  it('prints a document whose page got no processor for longer than its limit', async () => {
    engine = startEngine({ pages: 1, limits });
    requirePdf(await engine.print(requestOf('<p>x</p>')));
    const loadFile = stopBrowsersFor(2 * limits.totalMs);
    expect(codesOf(await engine.print(requestOf(withPicture, { loadFile })))).toEqual([]);
  });

  it('keeps the page of a document that waited for a processor', async () => {
    engine = startEngine({ pages: 1 });
    requirePdf(await engine.print(requestOf('<p>x</p>')));
    const usedPage = renderers();
    requirePdf(await engine.print(requestOf(withPicture, { loadFile: stopBrowsersFor(1_000) })));
    requirePdf(await engine.print(requestOf('<p>x</p>')));
    expect(renderers()).toEqual(usedPage);
  });

  it('prints a document twice, and then is busy: it is not too large', async () => {
    engine = startEngine({ pages: 1, limits, slowMs: 600 });
    let attempts = 0;
    const loadFile: LoadFile = () => {
      attempts += 1;
      return new Promise(() => undefined);
    };
    const outcome = await engine.print(requestOf(withPicture, { loadFile }));
    expect(outcome).toMatchObject({ problems: [{ code: 'BUSY', message: expect.stringContaining('server is busy') }] });
    expect(attempts).toBe(2);
  });

  it('keeps a page that is slow to open for the next document', async () => {
    engine = startEngine({ pages: 2, seatMs: 100 });
    await engine.warm();
    const held = holdDocuments();
    const first = engine.print(requestOf(withPicture, { loadFile: held.loadFile }));
    await held.arrival;
    signalBrowsers('SIGSTOP');
    const other = requestOf('<p>x</p>', { caller: { tenantId: 'other', userId: '1' } });
    expect(codesOf(await engine.print(other))).toEqual(['BUSY']);
    signalBrowsers('SIGCONT');
    await expect.poll(async () => codesOf(await engine.print(other)), { timeout: 60_000 }).toEqual([]);
    expect(renderers()).toHaveLength(2);
    for (const release of held.held) release();
    requirePdf(await first);
  });
});
