import { afterAll, expect, it, vi } from 'vitest';
import { killBrowsers, killRenderers } from '../testing/browser-processes.ts';
import { pngOf } from '../testing/png.ts';
import { codesOf, requestOf, requirePdf, startEngine } from '../testing/print-request.ts';
import { readTexts } from '../testing/read-pdf.ts';
import type { PdfEngine, PdfEngineOptions } from './html-pdf.ts';
import type { LoadFile } from './pdf-request.ts';

const open: PdfEngine[] = [];
// Test machines are busy with other work at the same time.
const shared = start({ limits: { totalMs: 60_000 } });
const small = start({ limits: { htmlBytes: 1_998, files: 2, pages: 50 } });
const strict = start({ limits: { totalMs: 1_500, memoryMb: 400 } });

function start(options: Partial<PdfEngineOptions>): PdfEngine {
  const engine = startEngine(options);
  open.push(engine);
  return engine;
}

afterAll(() => Promise.all(open.map((engine) => engine.close())));

async function expectWorks(engine: PdfEngine): Promise<void> {
  const { pdf } = requirePdf(await engine.print(requestOf('<p>The next one</p>')));
  expect(await readTexts(pdf)).toEqual(['The next one']);
}

const userOf = (tenantId: string) => ({ tenantId, userId: 'one' });

const narrow = start({ pages: 2, limits: { waiting: 4, waitingOfUser: 2 } });

const picture = '<img src="/picture.png">';
const dot = pngOf(1, 1, [0, 0, 0]);
const light = start({ limits: { fileBytes: 2 * dot.length + 1 } });

/** A document that waits for its picture until the test releases it. */
function held() {
  const begun = Promise.withResolvers<AbortSignal>();
  const release = Promise.withResolvers<undefined>();
  const loadFile: LoadFile = (_url, signal) => {
    begun.resolve(signal);
    return release.promise;
  };
  return { begun: begun.promise, release: () => release.resolve(undefined), loadFile };
}

it('ends a document whose base address makes the total length of its picture addresses too long', async () => {
  const pictures = Array.from({ length: 1_000 }, (_value, nth) => `<img src=${nth}>`).join('');
  const outcome = await shared.print(requestOf(`<base href="http://a.test/${'a'.repeat(100_000)}/">${pictures}`));
  expect(outcome).toMatchObject({ ok: false, problems: [{ code: 'LENGTH', text: 'html' }] });
  expect(JSON.stringify(outcome)).toContain('total more than 20,000,000 characters');
  await expectWorks(shared);
});

it.each([
  ['500,000 bold words', '<b>word </b>'.repeat(500_000)],
  ['a block of 100,000,000 pixels', '<div style="height:100000000px">x</div>'],
  ['100,000 blocks in each other', '<div>'.repeat(100_000)],
  [
    'a drawing that doubles 30 times',
    `<svg>${Array.from({ length: 30 }, (_, at) => `<g id="x${at}">${`<use href="#x${at - 1}"/>`.repeat(2)}</g>`).join('')}</svg>`.replace(
      '<g id="x0">',
      '<g id="x0"><circle r="9"/>',
    ),
  ],
])('ends a document of %s within its limits, and prints the next one', async (_name, html) => {
  const [code] = codesOf(await strict.print(requestOf(html)));
  expect(['TIME', 'MEMORY', 'PAGES']).toContain(code);
  await expectWorks(strict);
});

it.each([
  ['400 nested tables', '<table><tr><td>'.repeat(400), 5],
  ['a grid of 1,000,000 columns', '<div style="display:grid;grid-template-columns:repeat(1000000,1px)">x</div>', 1],
  ['an endless script, which is not run', '<script>for(;;);</script><p>x</p>', 1],
])('prints a document of %s', async (_name, html, mostPages) => {
  const { pageCount } = requirePdf(await shared.print(requestOf(html)));
  expect(pageCount).toBeLessThanOrEqual(mostPages);
});

it('prints 2,000 pages, and rejects one more than the limit', async () => {
  const pages = (count: number) => '<p style="break-after:page">x</p>'.repeat(count - 1) + '<p>Last</p>';
  expect(requirePdf(await shared.print(requestOf(pages(2_000)))).pageCount).toBe(2_000);
  expect(requirePdf(await small.print(requestOf(pages(50)))).pageCount).toBe(50);
  expect(codesOf(await small.print(requestOf(pages(51))))).toEqual(['PAGES']);
  await expectWorks(small);
});

it('rejects HTML beyond the limit, counted as UTF-8 including header and footer', async () => {
  expect(codesOf(await small.print(requestOf('保'.repeat(666))))).toEqual([]);
  expect(codesOf(await small.print(requestOf('保'.repeat(666), { footer: { html: 'x', spacingMm: 0 } })))).toEqual([
    'LENGTH',
  ]);
});

it.each([
  { top: 150, right: 10, bottom: 147, left: 10 },
  { top: 10, right: 105, bottom: 10, left: 105 },
  { top: -1, right: 10, bottom: 10, left: 10 },
  { top: NaN, right: 10, bottom: 10, left: 10 },
])('says in words that margins leave no room: %o', async (marginsMm) => {
  const outcome = await shared.print(requestOf('x', { marginsMm }));
  expect(codesOf(outcome)).toEqual(['LENGTH']);
  expect(outcome.ok ? '' : outcome.problems[0]?.message).toContain('The margins leave no room for the body');
});

it('omits files that are too many or too large, and reports them', async () => {
  const loadFile: LoadFile = ({ pathname }) =>
    Promise.resolve({
      bytes: pathname === '/large.png' ? Buffer.alloc(2 * dot.length + 2) : dot,
      mediaType: 'image/png',
    });
  const warningsOf = async (engine: PdfEngine, html: string) =>
    requirePdf(await engine.print(requestOf(html, { loadFile }))).warnings.map(({ code, found }) => [code, found]);
  expect(await warningsOf(light, '<img src="/large.png">')).toEqual([['FILE', '/large.png']]);
  expect(await warningsOf(small, '<img src="/1.png"><img src="/2.png"><img src="/3.png">')).toHaveLength(1);
});

it('requests files one after another, and stops once they exceed the limit', async () => {
  let asked = 0;
  let underWay = 0;
  let mostUnderWay = 0;
  const loadFile: LoadFile = async () => {
    asked += 1;
    underWay += 1;
    mostUnderWay = Math.max(mostUnderWay, underWay);
    await new Promise((resolve) => setImmediate(resolve));
    underWay -= 1;
    return { bytes: dot, mediaType: 'image/png' };
  };
  const html = Array.from({ length: 30 }, (_, index) => `<img src="/${index}.png">`).join('');
  const { warnings } = requirePdf(await light.print(requestOf(html, { loadFile })));
  expect([asked, mostUnderWay]).toEqual([3, 1]);
  expect(warnings.map(({ code }) => code)).toEqual(Array.from({ length: 28 }, () => 'FILE'));
});

it('finds the positions of the first fifty addresses only, and reports all of them', async () => {
  const html = Array.from({ length: 60 }, (_, index) => `<img src="/${index}.png">`).join('');
  const { warnings } = requirePdf(await shared.print(requestOf(html)));
  expect(warnings).toHaveLength(60);
  expect(warnings.filter(({ found }) => found !== undefined)).toHaveLength(50);
});

it('prints a document again if its browser crashes, without losing any other', async () => {
  const engine = start({ pages: 2 });
  await engine.warm();
  const loadFile = vi.fn<LoadFile>(() => {
    if (loadFile.mock.calls.length === 1) killBrowsers();
    return Promise.resolve(undefined);
  });
  const others = ['one', 'two', 'three'].map((name) => engine.print(requestOf(`<p>${name}</p>`)));
  const { pdf } = requirePdf(await engine.print(requestOf(`<p>Again</p>${picture}`, { loadFile })));
  expect(await readTexts(pdf)).toEqual(['Again']);
  expect(loadFile).toHaveBeenCalledTimes(2);
  for (const outcome of await Promise.all(others)) requirePdf(outcome);
  await expectWorks(engine);
});

it('gives up on a document that ends the browser every time', async () => {
  const engine = start({});
  const loadFile: LoadFile = () => {
    killBrowsers();
    return Promise.resolve(undefined);
  };
  expect(codesOf(await engine.print(requestOf(picture, { loadFile })))).toEqual(['CRASH']);
  // A browser that was just starting may have been killed with the others.
  await vi.waitFor(() => expectWorks(engine), 60_000);
});

it('gives up on a document whose page crashes', async () => {
  const engine = start({});
  const loadFile: LoadFile = () => {
    killRenderers();
    return Promise.resolve(undefined);
  };
  expect(codesOf(await engine.print(requestOf(picture, { loadFile })))).toEqual(['CRASH']);
  await expectWorks(engine);
});

it('cancels running and waiting documents', async () => {
  const engine = narrow;
  const { begun, loadFile } = held();
  const running = new AbortController();
  const waiting = new AbortController();
  const first = engine.print(requestOf(picture, { loadFile }), running.signal);
  const second = engine.print(requestOf('x'), waiting.signal);
  const signal = await begun;
  waiting.abort();
  expect(codesOf(await second)).toEqual(['CANCELLED']);
  running.abort();
  expect(codesOf(await first)).toEqual(['CANCELLED']);
  expect(signal.aborted).toBe(true);
  expect(codesOf(await engine.print(requestOf('x'), running.signal))).toEqual(['CANCELLED']);
  await expectWorks(engine);
});

it('immediately returns busy to a user with too many waiting documents, and serves others meanwhile', async () => {
  const engine = narrow;
  const { begun, release, loadFile } = held();
  const running = engine.print(requestOf(picture, { loadFile, caller: userOf('one') }));
  await begun;
  const waiting = [1, 2].map(() => engine.print(requestOf('x', { caller: userOf('one') })));
  expect(codesOf(await engine.print(requestOf('x', { caller: userOf('one') })))).toEqual(['BUSY']);
  requirePdf(await engine.print(requestOf('x', { caller: userOf('two') })));
  release();
  for (const outcome of await Promise.all([running, ...waiting])) requirePdf(outcome);
});

it('returns busy to everybody if too many documents wait, and to those that waited too long', async () => {
  const engine = start({ pages: 2, limits: { waiting: 1, waitMs: 500 } });
  const holds = [held(), held()];
  const running = holds.map(({ loadFile }, at) =>
    engine.print(requestOf(picture, { loadFile, caller: userOf(`${at}`) })),
  );
  await Promise.all(holds.map(({ begun }) => begun));
  const waiting = engine.print(requestOf('x', { caller: userOf('three') }));
  expect(codesOf(await engine.print(requestOf('x', { caller: userOf('four') })))).toEqual(['BUSY']);
  expect(codesOf(await waiting)).toEqual(['BUSY']);
  for (const { release } of holds) release();
  for (const outcome of await Promise.all(running)) requirePdf(outcome);
});

it('answers running and waiting documents when it is closed', async () => {
  const engine = narrow;
  const { begun, loadFile } = held();
  const running = engine.print(requestOf(picture, { loadFile }));
  const waiting = engine.print(requestOf('x'));
  await begun;
  await engine.close();
  expect((await Promise.all([running, waiting, engine.print(requestOf('x'))])).map(codesOf)).toEqual([
    ['CANCELLED'],
    ['CANCELLED'],
    ['CANCELLED'],
  ]);
});

it('reports what is missing if there is no browser', async () => {
  const engine = start({ executablePath: '/nowhere/chromium' });
  expect(engine.state).toBe('absent');
  const outcome = await engine.print(requestOf('x'));
  expect(codesOf(outcome)).toEqual(['BROWSER']);
  expect(outcome.ok ? '' : outcome.problems[0]?.message).toContain('CHROMIUM_PATH');
  expect(engine.state).toBe('unavailable');
});

it('never blames a document for memory that another one used', async () => {
  const engine = start({ pages: 1, limits: { memoryMb: 500 } });
  const long = `<table>${'<tr><td>One</td><td>Two</td><td>Three</td></tr>'.repeat(5_000)}</table>`;
  for (let round = 0; round < 3; round += 1) expect(codesOf(await engine.print(requestOf(long)))).toEqual([]);
});
