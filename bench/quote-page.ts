// The first visit of the quote page that the demo publishes, against a page with the same content and behaviour that was
// written by hand and built with Vite (hand-made/): what is sent, and when its controls can be used.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { build, type Plugin, type Rollup } from 'vite';
import { compileRender } from '../packages/server/src/publishing/render-code.ts';
import { createTemplateCompiler } from '../packages/server/src/publishing/vue-realm.ts';
import { provideChromium } from '../scripts/provide-chromium.mjs';
import { type BenchResult, median } from './bench-result.ts';
import { startSide } from './http-load.ts';

const rounds = 5;
const heaviestRatio = 1.2;
/** A phone of the middle class. */
const slowdown = 4;

/** A single file as vue-loader would compile it. */
const vueFiles: Plugin = {
  name: 'vue 2 files',
  transform: async (source, id) => {
    if (!id.endsWith('.vue')) return undefined;
    const [, template = ''] = /<template>([^]*)<\/template>/.exec(source) ?? [];
    const [, script = ''] = /<script>([^]*)<\/script>/.exec(source) ?? [];
    const compiled = await compileRender({ name: 'QuotePage', template: template.trim() }, createTemplateCompiler());
    if (!compiled.ok) throw new Error(compiled.problems.map(({ message }) => message).join('\n'));
    const functions = compiled.render.code.replace(/export\s*\{[^}]*\};?\s*$/, '');
    return {
      code: `${functions}\n${script.replace('export default {', 'export default { render, staticRenderFns, ')}`,
      map: null,
    };
  },
};

async function buildByHand(folder: string): Promise<void> {
  const built = (await build({
    root: join(import.meta.dirname, 'hand-made'),
    configFile: false,
    logLevel: 'silent',
    plugins: [vueFiles],
    resolve: { alias: [{ find: /^vue$/, replacement: 'vue/dist/vue.runtime.esm.js' }] },
    build: { write: false, target: 'es2022', minify: true },
    define: { 'process.env.NODE_ENV': '"production"' },
  })) as Rollup.RollupOutput;
  for (const file of built.output) {
    const content = file.type === 'chunk' ? file.code : file.source;
    const name = file.fileName.split('/').at(-1) ?? '';
    await writeFile(join(folder, `${name}.br`), await promisify(brotliCompress)(content));
  }
}

interface Visit {
  readonly sentBytes: number;
  readonly interactiveMs: number;
  readonly pricedMs: number;
}

/** With an empty cache. The instants are those of the page's own clock, which begins with the navigation. */
async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(() => {
    const seen: Record<string, number> = {};
    Reflect.set(window, 'seen', seen);
    new MutationObserver(() => {
      if (document.querySelector('form input') !== null) seen['interactive'] ??= performance.now();
      const texts = [...document.querySelectorAll('form [role=status]')].map(({ textContent }) => textContent ?? '');
      if (texts.some((text) => text.includes('HKD'))) seen['priced'] ??= performance.now();
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.goto(url);
  await page.waitForFunction(() => Reflect.get(window, 'seen').priced !== undefined, undefined, { timeout: 60_000 });
  const result = await page.evaluate(() => {
    const { interactive, priced } = Reflect.get(window, 'seen') as Record<string, number>;
    const loaded = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
    const sizes = loaded.map((entry) => {
      const { initiatorType, encodedBodySize } = entry as PerformanceResourceTiming;
      // Answers to operations are the same.
      return initiatorType === 'fetch' && !entry.name.endsWith('.json') ? 0 : encodedBodySize;
    });
    const sentBytes = sizes.reduce((sum, size) => sum + size, 0);
    return { sentBytes, interactiveMs: interactive ?? Number.NaN, pricedMs: priced ?? Number.NaN };
  });
  await context.close();
  return result;
}

/** @param host of the app @param path of the quote page */
export async function benchQuotePage(url: string, host: string, path: string): Promise<BenchResult[]> {
  const folder = await mkdtemp(join(tmpdir(), 'coverwright-hand-made-'));
  await buildByHand(folder);
  const handMade = await startSide('published-apps-server.ts', [folder, url, host]);
  const { executablePath, env } = await provideChromium();
  const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env } });
  const visits: Record<'published' | 'handMade', Visit[]> = { published: [], handMade: [] };
  try {
    const published = `http://${host}:${new URL(url).port}${path}`;
    // The first of each finds nothing in the caches of the servers.
    for (const address of [published, `${handMade.url}${path}`]) await visit(browser, address);
    for (let round = 0; round < rounds; round += 1) {
      visits.published.push(await visit(browser, published));
      visits.handMade.push(await visit(browser, `${handMade.url}${path}`));
    }
  } finally {
    await browser.close();
    await handMade.stop();
    await rm(folder, { recursive: true, force: true });
  }
  const typical = (of: readonly Visit[]): Visit => ({
    sentBytes: median(of.map(({ sentBytes }) => sentBytes)),
    interactiveMs: median(of.map(({ interactiveMs }) => interactiveMs)),
    pricedMs: median(of.map(({ pricedMs }) => pricedMs)),
  });
  const [ours, peer] = [typical(visits.published), typical(visits.handMade)];
  const words = ({ sentBytes, interactiveMs, pricedMs }: Visit) =>
    `${(sentBytes / 1000).toFixed(1)} kB, interactive after ${interactiveMs.toFixed(0)} ms, price after ${pricedMs.toFixed(0)} ms`;
  console.log(`quote page: ${words(ours)}; by hand: ${words(peer)}`);
  const claim = { atMost: heaviestRatio, figures: { published: ours, handMade: peer } };
  return [
    { name: 'weight of the quote page, of one made by hand', ratio: ours.sentBytes / peer.sentBytes, ...claim },
    {
      name: 'time to interactive of the quote page, of one made by hand',
      ratio: ours.interactiveMs / peer.interactiveMs,
      ...claim,
    },
  ];
}
