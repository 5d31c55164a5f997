// A price over HTTP with an API key, against a plain Fastify route that returns a constant of the same size; and ten
// thousand prices in one request.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { connect } from '../packages/server/src/database/connection/connect.ts';
import type { Database } from '../packages/server/src/database/database.ts';
import { startEmbedded } from '../packages/server/src/database/embedded/embedded.ts';
import { migrate } from '../packages/server/src/database/migrate.ts';
import { readDemoProduct } from '../packages/server/src/testing/demo-products.ts';
import { given } from '../packages/server/src/testing/given.ts';
import { type BenchResult, median } from './bench-result.ts';
import { type Figures, load, type RunningSide, startSide, typical } from './http-load.ts';

const rounds = 5;
const secondsPerRound = 3;
const connectionCounts = [1, 32];
const itemCount = 10_000;
const batchRuns = 5;
const batchBudgetMs = 1_000;

const calculation = {
  values: {
    trip: { zone: 'asia', days: 7 },
    insureds: { adults: 2, children: 1, oldestAge: 41 },
    cover: { winterSports: true },
  },
};

/** The same with a loading and a discount, each for different days. */
function toItem(_: unknown, index: number): object {
  const trip = { zone: 'asia', days: 1 + (index % 30) };
  return { values: { ...calculation.values, trip, loadingCodes: ['SPORT'] }, discountCodes: ['EARLY'] };
}

interface Asked {
  /** The server's path of the price. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The demo's rate for travel, with a loading and a discount that can be requested. */
async function preparePrice(on: Database): Promise<Asked> {
  const user = await given.user({ database: on });
  const { pricing } = readDemoProduct('travel-plus-2026.2');
  const productId = await given.product({ database: on }, { ...user, version: '2026.2' });
  await given.priceLogic({ database: on }, { ...user, productId, amountLogic: pricing?.amountLogic ?? '' });
  await given.codeRules(
    { database: on },
    {
      ...user,
      productId,
      loading: [{ code: 'SPORT', name: 'Winter sports', calculationLogic: '[50,"HKD"]' }],
      discount: [{ code: 'EARLY', name: 'Early bird', calculationLogic: '{"*":[{"var":"premium"},{"/":[10,100]}]}' }],
    },
  );
  return {
    path: `/api/v1/products/${productId.plan}/${productId.type}/${productId.version}/price`,
    headers: { 'x-api-key': await given.apiKey({ database: on }, user) },
  };
}

async function post(side: RunningSide, { path, headers }: Asked, body: string): Promise<string> {
  const response = await fetch(`${side.url}${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.text();
}

async function compare(sides: { product: RunningSide; plain: RunningSide }, asked: Asked, connections: number) {
  const ask = ({ url }: RunningSide) =>
    load({
      url: `${url}${asked.path}`,
      headers: asked.headers,
      body: JSON.stringify(calculation),
      connections,
      seconds: secondsPerRound,
    });
  const figures: { product: Figures[]; plain: Figures[] } = { product: [], plain: [] };
  for (const side of Object.values(sides)) await ask(side);
  for (let round = 0; round < rounds; round += 1) {
    figures.plain.push(await ask(sides.plain));
    figures.product.push(await ask(sides.product));
  }
  const [product, plain] = [typical(figures.product), typical(figures.plain)];
  console.log(`a price, ${connections} connections: ${line(product)}`);
  console.log(`  a plain Fastify route: ${line(plain)}`);
  return {
    name: `a price by HTTP against a constant, ${connections} connections (p50)`,
    ratio: product.p50 / plain.p50,
    atMost: 1.5,
    figures: { product, plain },
  };
}

function line({ p50, p95, requestsPerSecond }: Figures): string {
  return `p50 ${p50.toFixed(3)} ms, p95 ${p95.toFixed(3)} ms, ${requestsPerSecond.toFixed(0)} requests a second`;
}

async function measureBatch(side: RunningSide, asked: Asked): Promise<BenchResult> {
  const body = JSON.stringify(Array.from({ length: itemCount }, toItem));
  const durations: number[] = [];
  for (let run = 0; run < batchRuns; run += 1) {
    const startedAt = performance.now();
    const answers = JSON.parse(await post(side, asked, body)) as { status: string }[];
    durations.push(performance.now() - startedAt);
    if (answers.length !== itemCount || answers.some(({ status }) => status !== 'success')) {
      throw new Error('The list was returned incomplete.');
    }
  }
  const durationMs = median(durations);
  const first = durations[0] ?? Number.NaN;
  console.log(`${itemCount} prices at once: ${durationMs.toFixed(0)} ms, the first time ${first.toFixed(0)} ms`);
  return {
    name: `${itemCount} prices by HTTP at once, against 1 s`,
    ratio: durationMs / batchBudgetMs,
    atMost: 1,
    figures: { durationMs, first },
  };
}

export async function benchProductApi(): Promise<BenchResult[]> {
  const folder = await mkdtemp(join(tmpdir(), 'coverwright-bench-'));
  const log = pino({ level: 'silent' });
  const postgres = await startEmbedded({ folder: join(folder, 'postgres'), log });
  await migrate(postgres.url, log);
  const database = connect({ url: postgres.url });
  const running: RunningSide[] = [];
  const start = async (...args: string[]) => {
    const side = await startSide('product-api-server.ts', args);
    running.push(side);
    return side;
  };
  try {
    const asked = await preparePrice(database);
    const product = await start('product', postgres.url);
    const plain = await start('plain', await post(product, asked, JSON.stringify(calculation)));
    const results: BenchResult[] = [];
    for (const connections of connectionCounts) results.push(await compare({ product, plain }, asked, connections));
    return [...results, await measureBatch(product, asked)];
  } finally {
    await Promise.all(running.map((side) => side.stop()));
    await database.close();
    await postgres.stop({ isForced: true });
    await rm(folder, { recursive: true, force: true });
  }
}
