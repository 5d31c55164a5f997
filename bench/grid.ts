// The studio's grid beside AG Grid Community and Glide Data Grid, with the same 100,000 rows of 12 columns: the first
// picture, keys, a paste of 10,000 rows, memory, and whether a number typed quickly and a composition arrive.
import { chromium, type Browser } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { provideChromium } from '../scripts/provide-chromium.mjs';
import { servePages } from '../tests/browser/built-pages.ts';
import { type BenchResult, median } from './bench-result.ts';
import { type GridMeasured, measureGrid, pastedRows } from './grid/grid-measures.ts';

const peerNames = ['AG Grid Community', 'Glide Data Grid'] as const;
type Side = 'ours' | (typeof peerNames)[number];

const rounds = 5;
const budgets = { shownMs: 300, arrowMs: 16, typedMs: 16, pasteMs: 500 } as const;

interface Figures {
  readonly shownMs: number;
  readonly loadedMs: number;
  readonly arrowMs: number;
  readonly typedMs: number;
  readonly enterMs: number;
  readonly pasteMs: number;
  readonly heapMb: number;
}

const figureNames: Readonly<Record<keyof Figures, string>> = {
  shownMs: 'first picture',
  loadedMs: 'first picture with loading the scripts',
  arrowMs: 'arrow key to its frame, p50',
  typedMs: 'typed character to its frame, p50',
  enterMs: 'Enter to its frame, p50',
  pasteMs: `paste of ${pastedRows.toLocaleString('en')} rows`,
  heapMb: 'memory of the page',
};

function toFigures(all: readonly GridMeasured[]): Figures {
  const of = (value: (one: GridMeasured) => number | undefined): number =>
    median(all.flatMap((one) => value(one) ?? []));
  return {
    shownMs: of(({ opening }) => opening.shownMs),
    loadedMs: of(({ opening }) => opening.loadedMs),
    arrowMs: median(all.flatMap(({ arrowMs }) => arrowMs)),
    typedMs: median(all.flatMap(({ typedMs }) => typedMs)),
    enterMs: median(all.flatMap(({ enterMs }) => enterMs)),
    pasteMs: of(({ pasteMs }) => pasteMs),
    heapMb: of(({ heapMb }) => heapMb),
  };
}

/** How many runs have written what was typed. */
function countKept(all: readonly GridMeasured[]) {
  const count = (isKept: (one: GridMeasured) => boolean): number => all.filter(isKept).length;
  return {
    runs: all.length,
    firstDigits: count(({ keepsFirstDigits }) => keepsFirstDigits),
    laterDigits: count(({ keepsDigits }) => keepsDigits),
    compositions: count(({ keepsComposition }) => keepsComposition),
  };
}

function print(side: Side, all: readonly GridMeasured[]): void {
  const figures = Object.entries(toFigures(all)).map(([name, value]) => `${name} ${value.toFixed(1)}`);
  const counts = Object.entries(countKept(all)).map(([name, count]) => `${name} ${count}`);
  console.log(`${side}: ${[...figures, ...counts].join(', ')}`);
}

function ofOurs(all: readonly GridMeasured[]): BenchResult[] {
  const figures = toFigures(all);
  const { runs, firstDigits, laterDigits, compositions } = countKept(all);
  return [
    {
      name: 'grid: 20 digits typed 30 ms apart, of all runs',
      ratio: (firstDigits + laterDigits) / (2 * runs),
      atLeast: 1,
    },
    { name: 'grid: a composition begun on a selected cell, of all runs', ratio: compositions / runs, atLeast: 1 },
    ...(Object.keys(budgets) as (keyof typeof budgets)[]).map((figure) => ({
      name: `grid: ${figureNames[figure]} / ${budgets[figure]} ms`,
      ratio: figures[figure] / budgets[figure],
      atMost: 1,
    })),
  ];
}

function besidePeer(peer: Side, own: Figures, all: readonly GridMeasured[]): BenchResult[] {
  const theirs = toFigures(all);
  const ratios = (Object.keys(figureNames) as (keyof Figures)[]).map((figure): BenchResult => {
    const ratio = own[figure] / theirs[figure];
    const name = `grid: ${figureNames[figure]} / ${peer}`;
    return Number.isNaN(ratio) ? { name, figures: { [peer]: 'has none' } } : { name, ratio };
  });
  return [...ratios, { name: `grid: what ${peer} has written`, figures: countKept(all) }];
}

async function measureAll(browser: Browser, urls: ReadonlyMap<Side, string>): Promise<BenchResult[]> {
  const found = new Map<Side, GridMeasured[]>([...urls.keys()].map((side) => [side, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [side, url] of urls) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(url).origin });
      found.get(side)?.push(await measureGrid(await context.newPage(), url));
      await context.close();
    }
  }
  for (const [side, all] of found) print(side, all);
  const ours = found.get('ours') ?? [];
  const besides = peerNames.flatMap((peer) => besidePeer(peer, toFigures(ours), found.get(peer) ?? []));
  return [...ofOurs(ours), ...besides];
}

export async function benchGrid(): Promise<BenchResult[]> {
  const { executablePath, env } = await provideChromium();
  const studio = fileURLToPath(new URL('../packages/studio', import.meta.url));
  const peers = fileURLToPath(new URL('grid', import.meta.url));
  const ours = await servePages({
    root: studio,
    build: { rolldownOptions: { input: `${studio}/gallery/bench/grid.html` } },
  });
  const others = await servePages({
    root: peers,
    build: { rolldownOptions: { input: ['ag', 'glide'].map((name) => `${peers}/${name}.html`) } },
  });
  const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env } });
  try {
    return await measureAll(
      browser,
      new Map<Side, string>([
        ['ours', `${ours.url}/gallery/bench/grid.html`],
        ['AG Grid Community', `${others.url}/ag.html`],
        ['Glide Data Grid', `${others.url}/glide.html`],
      ]),
    );
  } finally {
    await browser.close();
    await ours.stop();
    await others.stop();
  }
}
