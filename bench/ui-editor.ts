// A component of 2,000 and of 5,000 elements in the visual editor, compared with GrapesJS and Puck with the same elements:
// from its link to the first picture on the canvas, from an edit to the changed page and its paint, undo, a drag, and
// memory. The peers start with the elements in memory and are changed by calls; ours loads them and is operated by keys.
import { chromium, type Browser, type Page } from '@playwright/test';
import { provideChromium } from '../scripts/provide-chromium.mjs';
import { signIn, type Tokens } from '../tests/browser/api.ts';
import { startServer } from '../tests/browser/running-server.ts';
import { enterSession } from '../tests/browser/session.ts';
import { type BenchResult, median } from './bench-result.ts';
import { dragFrames, heapMegabytes, idle, type Measured } from './ui-editor/measures.ts';
import { measureOurs, memoryOfOurs } from './ui-editor/our-editor.ts';
import type { Change, Point } from './ui-editor/peer.ts';
import { peerNames, servePeers, type PeerName, type PeerPages } from './ui-editor/peer-pages.ts';

type Side = 'ours' | PeerName;

const elementCounts = [2000, 5000] as const;
const viewport = { width: 1440, height: 900 };
const peerRounds = 10;
/** Puck would take a quarter of an hour for the full number; fewer elements are in its favour. */
const memoryEdits: Readonly<Record<Side, number>> = { ours: 1000, grapes: 1000, puck: 100 };
const budgets = { openMs: 500, editDomMs: 20, editPaintedMs: 50, undoMs: 16, framesPerSecond: 55 } as const;

async function measurePeer(page: Page, url: string, elementCount: number): Promise<Measured> {
  const openings: number[] = [];
  // The first one is not counted because it compiles scripts.
  for (let round = 0; round < 3; round += 1) {
    await page.goto(url);
    openings.push(await page.evaluate<number>(`peer.open(${elementCount})`));
  }
  const edits: Change[] = [];
  const undos: Change[] = [];
  for (let round = 0; round < peerRounds; round += 1) {
    await idle(page);
    edits.push(await page.evaluate<Change>('peer.edit()'));
    await idle(page);
    undos.push(await page.evaluate<Change>('peer.undo()'));
  }
  const from = await page.evaluate<Point>('peer.handle()');
  return {
    openMs: median(openings.slice(1)),
    editDomMs: edits.map(({ domMs }) => domMs),
    editPaintedMs: edits.map(({ paintedMs }) => paintedMs),
    undoMs: undos.map(({ domMs }) => domMs),
    framesPerSecond: await dragFrames(page, from, async () => page.evaluate<boolean>('peer.isDragging()')),
  };
}

async function memoryOfPeer(page: Page, edits: number): Promise<number> {
  await page.evaluate(`peer.editMany(${edits})`);
  return heapMegabytes(page);
}

function ninetieth(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.9)] ?? Number.NaN;
}

/** Each row with the figures that count. */
function toRows({ openMs, editDomMs, editPaintedMs, undoMs, framesPerSecond }: Measured) {
  return {
    openMs,
    editDomMs: ninetieth(editDomMs),
    editPaintedMs: median(editPaintedMs),
    undoMs: median(undoMs),
    framesPerSecond,
  };
}

type Rows = ReturnType<typeof toRows>;

const rowNames = {
  openMs: 'first picture',
  editDomMs: 'edit in the page, p90',
  editPaintedMs: 'edit painted, p50',
  undoMs: 'undo, p50',
  framesPerSecond: 'frames a second of a drag',
} as const;

function compare(elementCount: number, found: ReadonlyMap<Side, Rows>): BenchResult[] {
  const ours = found.get('ours');
  if (!ours) throw new Error('Ours was not measured.');
  const results: BenchResult[] = [];
  for (const row of Object.keys(rowNames) as (keyof Rows)[]) {
    const name = `ui editor, ${elementCount} elements: ${rowNames[row]}`;
    const isRate = row === 'framesPerSecond';
    results.push({
      name: `${name} / ${budgets[row]}`,
      ratio: ours[row] / budgets[row],
      ...(isRate ? { atLeast: 1 } : { atMost: 1 }),
    });
    for (const peer of peerNames) {
      const theirs = found.get(peer)?.[row];
      if (theirs === undefined) {
        results.push(failedPeer(name, peer));
        continue;
      }
      // A screen has sixty frames a second for everybody.
      const claim = isRate ? { atLeast: 0.95 } : { atMost: 1 };
      results.push({ name: `${name} / ${peer}`, ratio: ours[row] / theirs, ...claim });
    }
  }
  return results;
}

/** A peer that cannot do it is no failure of ours. */
function failedPeer(name: string, peer: PeerName): BenchResult {
  return { name: `${name} / ${peer}`, figures: { [peer]: 'failed' } };
}

function print(elementCount: number, side: Side, rows: Rows): void {
  const figures = Object.entries(rows).map(([row, value]) => `${row} ${value.toFixed(1)}`);
  console.log(`${elementCount} elements, ${side}: ${figures.join(', ')}`);
}

interface Bench {
  readonly browser: Browser;
  readonly url: string;
  readonly tokens: Tokens;
  readonly peers: PeerPages;
}

async function openPage({ browser, tokens }: Bench, side: Side): Promise<Page> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  if (side === 'ours') await enterSession(page, 'test_dev', tokens);
  return page;
}

async function measure(page: Page, { url, tokens, peers }: Bench, side: Side, elementCount: number): Promise<Measured> {
  return side === 'ours'
    ? measureOurs(page, url, tokens, elementCount)
    : measurePeer(page, peers.urlOf(side), elementCount);
}

async function benchAll(bench: Bench): Promise<BenchResult[]> {
  const sides: readonly Side[] = ['ours', ...peerNames];
  const results: BenchResult[] = [];
  const memory = new Map<Side, number>();
  for (const elementCount of elementCounts) {
    const found = new Map<Side, Rows>();
    for (const side of sides) {
      const page = await openPage(bench, side);
      try {
        const rows = toRows(await measure(page, bench, side, elementCount));
        found.set(side, rows);
        print(elementCount, side, rows);
        if (elementCount === elementCounts[0]) {
          const edits = memoryEdits[side];
          memory.set(side, await (side === 'ours' ? memoryOfOurs(page, edits) : memoryOfPeer(page, edits)));
          console.log(`${side}: ${memory.get(side)?.toFixed(1)} MB after ${edits} edits`);
        }
      } catch (error) {
        if (side === 'ours') throw error;
        console.log(
          `${elementCount} elements, ${side} failed: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
      await page.context().close();
    }
    results.push(...compare(elementCount, found));
  }
  const ours = memory.get('ours') ?? Number.NaN;
  for (const peer of peerNames) {
    const name = `ui editor, memory after ${memoryEdits.ours} edits / ${peer} after ${memoryEdits[peer]}`;
    const theirs = memory.get(peer);
    results.push(theirs === undefined ? failedPeer(name, peer) : { name, ratio: ours / theirs, atMost: 1 });
  }
  return results;
}

export async function benchUiEditor(): Promise<BenchResult[]> {
  const { executablePath, env } = await provideChromium();
  const server = await startServer();
  const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env } });
  const peers = await servePeers();
  try {
    const tokens = await signIn(server.url, 'test_dev');
    return await benchAll({ browser, url: server.url, tokens, peers });
  } finally {
    await peers.stop();
    await browser.close();
    await server.stop();
  }
}
