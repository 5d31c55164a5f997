// Three instances on one database behind a load balancer, under mixed load, while one after the other is stopped in order or
// killed: nothing that was acknowledged is lost, nothing is done twice, and every instance shows a change soon.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signIn } from '../kill/session.ts';
import { createLedger, findLosses, findTornHistories } from '../kill/writes.ts';
import { readBackgroundRuns } from './background-runs.ts';
import { startInstances } from './instances.ts';
import { startLoad } from './mixed-load.ts';
import { startPostgres } from './postgres-server.ts';
import { createPricedProduct } from './priced-product.ts';
import { giveToPrograms } from './programs.ts';
import { createTally, type Tally } from './tally.ts';

export interface InstancesSummary {
  readonly acknowledged: number;
  readonly losses: readonly string[];
  /** Background work that ran twice. */
  readonly doubled: readonly string[];
  readonly backgroundRuns: number;
  readonly tally: Tally;
}

const instanceCount = 3;
const writesBefore = 25;
/** The machine also runs the instances. */
const gentle = { pauseMs: 20, fileLength: 30_000 };

/** First a rolling restart of all, then kill -9 of one. The programs are those of PostgreSQL. */
export async function runInstances(programs: string): Promise<InstancesSummary> {
  const parent = await mkdtemp(join(tmpdir(), 'coverwright-instances-'));
  const closers: (() => Promise<unknown>)[] = [() => rm(parent, { recursive: true, force: true })];
  try {
    giveToPrograms(parent);
    const postgres = await startPostgres(programs, join(parent, 'postgres'));
    closers.push(() => postgres.stop());
    const instances = await startInstances(instanceCount, () => instanceEnvironment(parent, postgres.url));
    closers.push(() => instances.close());
    const { post } = await signIn({ url: instances.url, said: () => '' });
    const key = await createPricedProduct(post);
    const ledger = createLedger();
    const tally = createTally();
    const load = await startLoad({ instances, ledger, tally, key, name: 'instances', writers: 4, ...gentle });
    closers.push(() => load.end());
    for (let at = 0; at < instanceCount; at += 1) {
      await load.acknowledged(writesBefore);
      await instances.stopAndStart(at);
    }
    await load.acknowledged(writesBefore);
    await instances.killAndStart(0);
    await load.acknowledged(writesBefore);
    await load.end();
    const reading = await signIn({ url: instances.url, said: () => '' });
    const losses = [...(await findLosses(reading, ledger)), ...(await findTornHistories(reading, ledger))];
    const { count, doubled } = await readBackgroundRuns(postgres.url);
    return { acknowledged: ledger.acknowledged, losses, doubled, backgroundRuns: count, tally };
  } finally {
    for (const close of closers.toReversed()) await close();
  }
}

/** The contents of files are shared, as on a network drive. */
export function instanceEnvironment(folder: string, databaseUrl: string): Readonly<Record<string, string>> {
  return {
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: 'a-secret-that-only-the-tests-know-of',
    DEMO_DATA: '1',
    STOP_DELAY: '1',
  };
}
