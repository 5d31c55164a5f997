import { setImmediate as turn } from 'node:timers/promises';
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

/** The event loop goes round that often meanwhile. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  const over = work.then(() => true);
  let turns = 0;
  while (!(await Promise.race([over, turn(undefined).then(() => false)]))) turns += 1;
  return turns;
}

it('finds the same in short texts and in long ones', async () => {
  const short = textsWith('');
  const { html, ...found } = await reader.read(short);
  expect(await reader.read(long)).toEqual({ html: html + long.html.slice(short.html.length), ...found });
  expect(await reader.read(long)).toEqual(await readTexts(long));
  const { scriptWarnings, partWarnings, characterWarnings } = found;
  const codes = [...scriptWarnings, ...partWarnings, ...characterWarnings].map(({ code, text }) => `${code} ${text}`);
  expect(codes).toEqual(['SCRIPT html', 'SCRIPT header', 'MARKUP header', 'CHARACTERS html', 'CHARACTERS footer']);
  expect(JSON.stringify(found.parts)).not.toContain('⼈');
});

it('reads the characters of fonts in a thread too', async () => {
  const font = withCharacter(packagedFont(), 'ก');
  const texts = { html: '<p>ก</p>', coverage, loadedFonts: [font] };
  expect((await readTexts({ ...texts, loadedFonts: [] })).characterWarnings).toHaveLength(1);
  const reading = reader.read(texts);
  expect(await turnsDuring(reading)).toBeGreaterThan(0);
  expect((await reading).characterWarnings).toEqual([]);
});

it('lets the process do other things while it reads long texts', async () => {
  expect(await turnsDuring(reader.read(long))).toBeGreaterThan(0);
  const texts = [['html', long.html]] as const;
  const refused: RefusedAddress[] = [{ url: 'http://document.invalid/a.png', reason: 'ABSENT' }];
  const addresses = { refused, removedLinks: ['javascript:a()'], texts };
  expect(await turnsDuring(reader.findAddresses(addresses))).toBeGreaterThan(0);
  expect(await reader.findAddresses(addresses)).toEqual(findAddresses(addresses));
});
