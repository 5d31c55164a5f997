// How long the server of `npm start` takes to become ready: on an empty data folder, and on a used one.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../tests/browser/running-server.ts';
import { type BenchResult, median } from './bench-result.ts';

const rounds = 3;
/** The time limit of a second start. */
const warmBudgetMs = 3000;

async function startMs(folder: string): Promise<number> {
  const startedAt = performance.now();
  const server = await startServer({ DATA_DIR: folder });
  const tookMs = performance.now() - startedAt;
  await server.stop();
  return tookMs;
}

export async function benchStartUp(): Promise<BenchResult[]> {
  const cold: number[] = [];
  const warm: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const folder = await mkdtemp(join(tmpdir(), 'coverwright-start-'));
    cold.push(await startMs(folder));
    warm.push(await startMs(folder));
    await rm(folder, { recursive: true, force: true });
  }
  const figures = { coldMs: Math.round(median(cold)), warmMs: Math.round(median(warm)) };
  console.log(`start-up: cold ${figures.coldMs} ms (cluster, migrations, demo), warm ${figures.warmMs} ms`);
  return [{ name: 'warm start-up against 3 s', ratio: figures.warmMs / warmBudgetMs, atMost: 1, figures }];
}
