// HTML to PDF: a letter of one page and a book of twenty, by the engine and by Playwright on the same browser, which is
// launched for each document or reused with a new page for each. All alternate. Then the engine's documents per second,
// end to end over HTTP, and its memory over hundreds of documents.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { PdfEngine } from '../packages/render/src/html-pdf/html-pdf.ts';
import { type BenchResult, median } from './bench-result.ts';
import { type BenchDocument, book, letter, parts } from './html-pdf-documents.ts';
import { createBenchEngine, loadEngine, type Print, printing, quantile, timed } from './html-pdf-engine.ts';
import { type Peers, startPeers } from './html-pdf-peers.ts';
import { benchRoute } from './html-pdf-route.ts';
import type { Memory, MemorySample } from './html-pdf-memory.ts';
import { type Figures, typical } from './http-load.ts';

const coldStarts = 5;
const rounds = 8;
const loadRounds = 3;
const loadMs = 1_000;
const parallelCounts = [1, 2, 4];

/** The first document of an engine, which starts its browser. */
async function measureCold(): Promise<BenchResult> {
  const times: number[] = [];
  for (let start = 0; start < coldStarts; start += 1) {
    const engine = createBenchEngine();
    times.push(await timed(printing(engine, letter)));
    await engine.close();
  }
  const figures = { p50: median(times) };
  console.log(`the first page of a cold engine: ${figures.p50.toFixed(0)} ms`);
  return { name: 'html-pdf: the first page of a cold engine', figures };
}

interface Way {
  readonly print: Print;
  /** There are few of the slow ones. */
  readonly timesPerRound: number;
}

const wayNames = ['plain', 'withParts', 'withPassword', 'launched', 'newPage'] as const;
type WayName = (typeof wayNames)[number];

const words: Readonly<Record<WayName, string>> = {
  plain: 'by the engine',
  withParts: 'with header and footer',
  withPassword: 'with a password',
  launched: 'a browser launched for each',
  newPage: 'a new page for each in a browser that stays open',
};

function toWays(engine: PdfEngine, peers: Peers, document: BenchDocument): Readonly<Record<WayName, Way>> {
  const isLong = document.pageCount > 1;
  return {
    plain: { print: printing(engine, document), timesPerRound: isLong ? 4 : 15 },
    withParts: { print: printing(engine, document, parts), timesPerRound: isLong ? 3 : 8 },
    withPassword: { print: printing(engine, document, { password: 'TP-2026' }), timesPerRound: isLong ? 2 : 6 },
    launched: { print: () => requireWhole(peers.launch(document.html), document), timesPerRound: 1 },
    newPage: { print: () => requireWhole(peers.open(document.html), document), timesPerRound: isLong ? 1 : 2 },
  };
}

async function requireWhole(printed: Promise<Uint8Array>, { pageCount, name }: BenchDocument): Promise<Uint8Array> {
  const pdf = await printed;
  const pages =
    Buffer.from(pdf)
      .toString('latin1')
      .match(/\/Type \/Page\b/g) ?? [];
  if (pages.length !== pageCount) throw new Error(`The peer printed ${pages.length} pages instead of ${name}.`);
  return pdf;
}

async function measureWays(engine: PdfEngine, peers: Peers): Promise<BenchResult[]> {
  const measured = [letter, book].map((document) => ({
    document,
    ways: toWays(engine, peers, document),
    times: { plain: [], withParts: [], withPassword: [], launched: [], newPage: [] } as Record<WayName, number[]>,
  }));
  // The first round is a warm-up.
  for (let round = 0; round <= rounds; round += 1) {
    for (const { ways, times } of measured) {
      for (const name of wayNames) {
        const { print, timesPerRound } = ways[name];
        for (let turn = 0; turn < timesPerRound; turn += 1) {
          const time = await timed(print);
          if (round > 0) times[name].push(time);
        }
      }
    }
  }
  return measured.flatMap(({ document, times }) => toResults(document, times));
}

/** They allow for noise of the machine; for a long document the browser itself takes most of the time. */
const claims = {
  [letter.name]: { launched: 20, newPage: 5 },
  [book.name]: { launched: 3, newPage: 1.2 },
};

function toResults({ name }: BenchDocument, times: Readonly<Record<WayName, readonly number[]>>): BenchResult[] {
  const figuresOf = (way: WayName) => ({ p50: median(times[way]), p95: quantile(times[way], 0.95) });
  for (const way of wayNames) {
    const { p50, p95 } = figuresOf(way);
    console.log(`${name}, ${words[way]}: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms of ${times[way].length}`);
  }
  const plain = figuresOf('plain');
  const peers = (['launched', 'newPage'] as const).map((way): BenchResult => {
    const peer = figuresOf(way);
    const atLeast = claims[name]?.[way];
    return {
      name: `html-pdf: ${words[way]} against the engine, ${name} (p50)`,
      ratio: peer.p50 / plain.p50,
      ...(atLeast !== undefined && { atLeast }),
      figures: { peer, plain },
    };
  });
  const additions = (['withParts', 'withPassword'] as const).map((way): BenchResult => {
    const ours = figuresOf(way);
    const ratio = ours.p50 / plain.p50;
    return { name: `html-pdf: ${words[way]} against without, ${name} (p50)`, ratio, figures: { ours, plain } };
  });
  return [...peers, ...additions];
}

async function measureRates(engine: PdfEngine): Promise<BenchResult[]> {
  const measured = [letter, book].flatMap((document) =>
    [{}, parts].map((more) => ({
      name: `${document.name}${more === parts ? ' with header and footer' : ''}`,
      print: printing(engine, document, more),
      loads: new Map(parallelCounts.map((count) => [count, [] as Figures[]])),
    })),
  );
  for (let round = 0; round < loadRounds; round += 1) {
    for (const { print, loads } of measured) {
      for (const [inParallel, figures] of loads) figures.push(await loadEngine(print, { inParallel, forMs: loadMs }));
    }
  }
  return measured.map(({ name, loads }) => {
    const figures = Object.fromEntries([...loads].map(([count, rates]) => [count, typical(rates)]));
    const rates = Object.values(figures).map(({ requestsPerSecond }) => requestsPerSecond.toFixed(1));
    console.log(`${name}: ${rates.join(', ')} documents a second at ${parallelCounts.join(', ')} in parallel`);
    return { name: `html-pdf: documents a second at ${parallelCounts.join(', ')} in parallel, ${name}`, figures };
  });
}

/**
 * Over five hundred letters after its caches are full, which takes up to a thousand. Each is the median of three samples,
 * because memory fluctuates.
 */
async function measureMemory(): Promise<BenchResult> {
  const script = join(import.meta.dirname, 'html-pdf-memory.ts');
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', script]);
  const samples = JSON.parse(stdout) as MemorySample[];
  const middle = samples.findIndex(({ letters }) => letters >= 1000);
  const early = typicalMb(samples.slice(middle - 1, middle + 2));
  const late = typicalMb(samples.slice(-3));
  const toWords = ({ node, browser }: Memory) => `${node.toFixed(0)} MB, of the browser ${browser.toFixed(0)} MB`;
  console.log(`memory of Node after 1,000 letters ${toWords(early)}; after 1,500 ${toWords(late)}`);
  return {
    name: 'html-pdf: memory of Node and the browser after 1,500 letters and 180 books against after 1,000 and 120',
    ratio: (late.node + late.browser) / (early.node + early.browser),
    atMost: 1.15,
    figures: { early, late },
  };
}

function typicalMb(samples: readonly Memory[]): Memory {
  const mbOf = (side: keyof Memory) => median(samples.map((sample) => sample[side])) / 2 ** 20;
  return { node: mbOf('node'), browser: mbOf('browser') };
}

export async function benchHtmlPdf(): Promise<BenchResult[]> {
  const results = [await measureCold()];
  const engine = createBenchEngine();
  try {
    const peers = await startPeers();
    try {
      results.push(...(await measureWays(engine, peers)));
    } finally {
      await peers.close();
    }
    results.push(...(await measureRates(engine)), ...(await benchRoute(printing(engine, letter))));
  } finally {
    await engine.close();
  }
  return [...results, await measureMemory()];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(await benchHtmlPdf());
