// A price over HTTP with an API key, against a plain Fastify route that returns a constant of the same size; and ten
// thousand prices in one request.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { connect } from '../packages/server/src/database/connection/connect.ts';
import { startEmbedded } from '../packages/server/src/database/embedded/embedded.ts';
import { migrate } from '../packages/server/src/database/migrate.ts';
import { type BenchResult, median } from './bench-result.ts';
import { type RunningSide, startSide } from './http-load.ts';
import { alternate, type Asked, calculation, line, post, preparePrice } from './price-request.ts';

const rounds = 5;
const secondsPerRound = 3;
const connectionCounts = [1, 32];
const itemCount = 10_000;
const batchRuns = 5;
const batchBudgetMs = 1_000;

/** The same with a loading and a discount, each for different days. */
function toItem(_: unknown, index: number): object {
  const trip = { zone: 'asia', days: 1 + (index % 30) };
  return { values: { ...calculation.values, trip, loadingCodes: ['SPORT'] }, discountCodes: ['EARLY'] };
}

async function compare(sides: { product: RunningSide; plain: RunningSide }, asked: Asked, connections: number) {
  const { ours: product, peer: plain } = await alternate(
    { ours: sides.product, peer: sides.plain },
    { asked, connections, rounds, seconds: secondsPerRound },
  );
  console.log(`a price, ${connections} connections: ${line(product)}`);
  console.log(`  a plain Fastify route: ${line(plain)}`);
  return {
    name: `a price by HTTP against a constant, ${connections} connections (p50)`,
    ratio: product.p50 / plain.p50,
    atMost: 1.5,
    figures: { product, plain },
  };
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
