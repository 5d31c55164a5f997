// The first visit of the quote page that the demo publishes: the bytes sent, and when its controls become usable. Its peers
// were written by hand and built with Vite: the same page with widgets that behave like ours (hand-made/widgets/), and, for
// comparison, one with the same questions in the browser's native controls (hand-made/).
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
/** A mid-range phone. */
const slowdown = 4;

/** A single file as compiled by vue-loader. */
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

const pagesByHand = { withWidgets: 'hand-made/widgets', withNativeControls: 'hand-made' } as const;
type Page = keyof typeof pagesByHand | 'published';

async function buildByHand(page: keyof typeof pagesByHand, folder: string): Promise<void> {
  const built = (await build({
    root: join(import.meta.dirname, pagesByHand[page]),
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

/** With an empty cache. Times are those of the page's clock, which starts with the navigation. */
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
      // Responses to operations are the same.
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
  const sides = await Promise.all([
    serveByHand('withWidgets', url, host),
    serveByHand('withNativeControls', url, host),
  ]);
  const { executablePath, env } = await provideChromium();
  const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env } });
  const addresses: [Page, string][] = [
    ['published', `http://${host}:${new URL(url).port}${path}`],
    ...sides.map((side): [Page, string] => [side.page, `${side.url}${path}`]),
  ];
  const visits: Record<Page, Visit[]> = { published: [], withWidgets: [], withNativeControls: [] };
  try {
    // The first run of each fills the servers' caches.
    for (const [, address] of addresses) await visit(browser, address);
    for (let round = 0; round < rounds; round += 1) {
      for (const [page, address] of addresses) visits[page].push(await visit(browser, address));
    }
  } finally {
    await browser.close();
    for (const side of sides) await side.stop();
  }
  const ours = typicalOf(visits.published);
  for (const [page, of] of Object.entries(visits)) console.log(`quote page, ${page}: ${inWords(typicalOf(of))}`);
  const compare = (
    page: keyof typeof pagesByHand,
    words: string,
    limit: Pick<BenchResult, 'atMost'>,
  ): BenchResult[] => {
    const peer = typicalOf(visits[page]);
    const claim = { ...limit, figures: { published: ours, [page]: peer } };
    const ratioOf = (name: 'sentBytes' | 'interactiveMs') => ours[name] / peer[name];
    return [
      { name: `weight of the quote page, of one made by hand ${words}`, ratio: ratioOf('sentBytes'), ...claim },
      { name: `time to interactive, of one made by hand ${words}`, ratio: ratioOf('interactiveMs'), ...claim },
    ];
  };
  return [
    ...compare('withWidgets', 'with the same widgets', { atMost: heaviestRatio }),
    ...compare('withNativeControls', 'with native controls', {}),
  ];
}

async function serveByHand(page: keyof typeof pagesByHand, url: string, host: string) {
  const folder = await mkdtemp(join(tmpdir(), 'coverwright-hand-made-'));
  await buildByHand(page, folder);
  const side = await startSide('published-apps-server.ts', [folder, url, host]);
  return {
    page,
    url: side.url,
    async stop() {
      await side.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function typicalOf(visits: readonly Visit[]): Visit {
  return {
    sentBytes: median(visits.map(({ sentBytes }) => sentBytes)),
    interactiveMs: median(visits.map(({ interactiveMs }) => interactiveMs)),
    pricedMs: median(visits.map(({ pricedMs }) => pricedMs)),
  };
}

function inWords({ sentBytes, interactiveMs, pricedMs }: Visit): string {
  return `${(sentBytes / 1000).toFixed(1)} kB, interactive after ${interactiveMs.toFixed(0)} ms, price after ${pricedMs.toFixed(0)} ms`;
}
