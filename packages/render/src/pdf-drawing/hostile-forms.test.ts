// Files designed to use up time and memory: they are rejected or drawn on within limits, and others are still served.
import { deflateRawSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { drawnSheets } from '../testing/forms/drawn-sheets.ts';
import { rawPages, rawPdf, rawStream } from '../testing/forms/raw-pdf.ts';
import { readTexts } from '../testing/read-pdf.ts';
import { ThreadPool } from '../threads/adapters/thread-pool.ts';
import { FormThreads } from './adapters/form-threads.ts';

const threads = new ThreadPool();
const forms = new FormThreads(threads);
afterAll(() => threads.close());

const nobody = { tenantId: '', userId: '' };
const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

/** Unpacks to more than any limit: one piece, repeated. */
function bomb(): string {
  const piece = deflateRawSync(Buffer.alloc(64 * 1024 * 1024, ' '), { level: 1, finishFlush: 2 });
  return latin1(Buffer.concat([Buffer.from('789c', 'hex'), ...Array.from({ length: 40 }, () => piece)]));
}

const twoPages = [{}, {}];

async function expectServes(): Promise<void> {
  const form = rawPages(twoPages);
  expect(await forms.read(() => Promise.resolve(form), nobody)).toMatchObject({ ok: true });
  const drawn = await forms.draw({ form, overlays: [await drawnSheets([1])], replacedFields: [] });
  expect((await readTexts(drawn))[0]).toBe('Page 1DRAWN');
}

it('objects that unpack to gigabytes are rejected', async () => {
  const packed = bomb();
  const form = rawPages(twoPages, {
    objects: { 50: rawStream(packed, '/Type/ObjStm/N 1/First 4/Filter/FlateDecode') },
  });
  const outcome = await forms.read(() => Promise.resolve(form), nobody);
  expect(outcome.ok ? 'read' : outcome.refusal.code).toMatch(/^(MEMORY|TIME|DAMAGED)$/);
  await expectServes();
});

it('a page that unpacks to gigabytes is drawn on without being unpacked', async () => {
  const form = rawPages([{ entries: '/MediaBox[0 0 595 842]/Contents 50 0 R' }, {}], {
    objects: { 50: rawStream(bomb(), '/Filter/FlateDecode') },
  });
  expect(await forms.read(() => Promise.resolve(form), nobody)).toMatchObject({ ok: true });
  const drawn = await forms.draw({ form, overlays: [await drawnSheets([2])], replacedFields: [] });
  expect(latin1(drawn.subarray(form.length))).toContain('/Drawings1');
});

it.each([
  ['lists within lists', `${'['.repeat(2_000_000)}${']'.repeat(2_000_000)}`],
  ['dictionaries within dictionaries', `${'<</A'.repeat(500_000)} 1${'>>'.repeat(500_000)}`],
  ['a list of two million numbers', `[${'1 '.repeat(2_000_000)}]`],
  ['a string of ten million brackets', `(${'('.repeat(10_000_000)}`],
  ['a stream that says it is endless', '<</Length 99999999999>>stream\nq'],
])('%s end within the limits', async (_, object) => {
  const outcome = await forms.read(() => Promise.resolve(rawPages(twoPages, { objects: { 50: object } })), nobody);
  expect(outcome.ok || /^(DAMAGED|TIME|MEMORY)$/.test(outcome.refusal.code)).toBe(true);
  await expectServes();
});

it('more pages than allowed are rejected, stating their number', async () => {
  const outcome = await forms.read(() => Promise.resolve(rawPages(Array.from({ length: 5_001 }, () => ({})))), nobody);
  expect(outcome).toMatchObject({ ok: false, refusal: { code: 'PAGES' } });
  if (!outcome.ok) expect(outcome.refusal.message).toContain('5,001');
});

it('kids that are the same page a million times are rejected', async () => {
  const form = rawPdf({
    1: '<</Type/Catalog/Pages 2 0 R>>',
    2: `<</Type/Pages/Count 1000000/Kids[${'3 0 R '.repeat(1_000_000)}]>>`,
    3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]>>',
  });
  const outcome = await forms.read(() => Promise.resolve(form), nobody);
  expect(outcome.ok ? 'read' : outcome.refusal.code).toMatch(/^(PAGES|TIME|MEMORY)$/);
});

it('a file that takes too long is rejected, and others are served meanwhile', async () => {
  const endless = `<</Length 99999999>>stream\n${'q'.repeat(1_000)}`;
  const objects = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [200 + index, endless]));
  const form = rawPages(twoPages, { objects });
  const [outcome] = await Promise.all([forms.read(() => Promise.resolve(form), nobody), expectServes()]);
  expect(outcome).toMatchObject({ ok: false, refusal: { code: 'TIME' } });
});

it('a scan of 500 pages with 15 MB is drawn on, and remains unchanged byte for byte', async () => {
  const picture = rawStream(
    'x'.repeat(30_000),
    '/Type/XObject/Subtype/Image/Width 100/Height 300/BitsPerComponent 8/ColorSpace/DeviceGray',
  );
  const numbers = Array.from({ length: 500 }, (_, index) => index + 1);
  const pages = numbers.map((number) => ({
    entries: `/MediaBox[0 0 595 842]/Resources<</XObject<</Scan ${10_000 + number} 0 R>>>>`,
    operators: 'q 595 0 0 842 0 0 cm /Scan Do Q',
  }));
  const objects = Object.fromEntries(numbers.map((number) => [10_000 + number, picture]));
  const form = rawPages(pages, { objects });
  expect(await forms.read(() => Promise.resolve(form), nobody)).toMatchObject({ ok: true });
  const drawn = await forms.draw({ form, overlays: [await drawnSheets(numbers)], replacedFields: [] });
  expect(Buffer.from(drawn.subarray(0, form.length)).equals(form)).toBe(true);
  const texts = await readTexts(drawn);
  expect(new Set(texts)).toEqual(new Set(['DRAWN']));
  expect(texts).toHaveLength(500);
});

it('a cancelled document ends', async () => {
  const stop = new AbortController();
  const reading = forms.read(
    () => Promise.resolve(rawPages(Array.from({ length: 4_000 }, () => ({})))),
    nobody,
    stop.signal,
  );
  stop.abort();
  expect(await reading).toMatchObject({ ok: false, refusal: { code: 'BUSY' } });
});
