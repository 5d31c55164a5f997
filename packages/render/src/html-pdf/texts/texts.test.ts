import { afterAll, expect, it } from 'vitest';
import { packagedFont, withCharacter } from '../../testing/brand-font.ts';
import { browserFolder } from '../../testing/print-request.ts';
import { ThreadPool } from '../../threads/adapters/thread-pool.ts';
import { provideFonts } from '../adapters/provide-fonts.ts';
import type { RefusedAddress } from '../browser/browser.ts';
import { type DocumentTexts, findAddresses, readTexts } from './read-texts.ts';
import { createTextReader } from './texts.ts';

const { coverage } = await provideFonts(browserFolder, { isAnew: false });
const threads = new ThreadPool();
const reader = createTextReader(threads);
afterAll(() => threads.close());

const textsWith = (filling: string): DocumentTexts => ({
  html: `<script>a()</script><p>ก ⼈ and a few more words up to the end</p>${filling}`,
  header: { html: '<b onclick="a()" class="page"></b> ⼈ [page]', spacingMm: 0 },
  footer: { left: 'ข', spacingMm: 0 },
  coverage,
});
const long = textsWith('<!-- -->'.repeat(100_000));

/** This thread's share of the process's CPU time during the call. */
async function ownShareOf(work: () => Promise<unknown>): Promise<number> {
  const [before, ownBefore] = [process.cpuUsage(), process.threadCpuUsage()];
  await work();
  const [all, own] = [process.cpuUsage(before), process.threadCpuUsage(ownBefore)];
  return (own.user + own.system) / (all.user + all.system);
}

it('returns the same for short texts and long ones', async () => {
  const short = textsWith('');
  const { html, ...found } = await reader.read(short);
  expect(await reader.read(long)).toEqual({ html: html + long.html.slice(short.html.length), ...found });
  expect(await reader.read(long)).toEqual(await readTexts(long));
  const { scriptWarnings, partWarnings, characterWarnings } = found;
  const codes = [...scriptWarnings, ...partWarnings, ...characterWarnings].map(({ code, text }) => `${code} ${text}`);
  expect(codes).toEqual(['SCRIPT html', 'SCRIPT header', 'MARKUP header', 'CHARACTERS html', 'CHARACTERS footer']);
  expect(JSON.stringify(found.parts)).not.toContain('⼈');
});

it('reads the characters of fonts in a thread', async () => {
  const font = withCharacter(packagedFont(), 'ก');
  const texts = { html: '<p>ก</p>', coverage, loadedFonts: [font] };
  expect((await readTexts({ ...texts, loadedFonts: [] })).characterWarnings).toHaveLength(1);
  expect(await ownShareOf(() => reader.read(texts))).toBeLessThan(0.5);
  expect((await reader.read(texts)).characterWarnings).toEqual([]);
});

it('reads long texts in a thread', async () => {
  expect(await ownShareOf(() => reader.read(long))).toBeLessThan(0.5);
  const texts = [['html', long.html]] as const;
  const refused: RefusedAddress[] = [{ url: 'http://document.invalid/a.png', reason: 'ABSENT' }];
  const addresses = { refused, removedLinks: ['javascript:a()'], texts };
  expect(await ownShareOf(() => reader.findAddresses(addresses))).toBeLessThan(0.5);
  expect(await reader.findAddresses(addresses)).toEqual(findAddresses(addresses));
});
