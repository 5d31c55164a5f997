// Three instances behind a load balancer, whose database is a primary with a synchronous standby, each behind a pgbouncer:
// one fault after the other under mixed load. Nothing that was acknowledged is lost, nothing is done twice, and every
// instance shows a change within a second.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { withClient } from '../../packages/server/src/database/connection/connection.ts';
import { createPublications, type Publications } from '../kill/publications.ts';
import { signIn } from '../kill/session.ts';
import { createLedger, findLosses, findTornHistories, type Ledger } from '../kill/writes.ts';
import { readBackgroundRuns } from './background-runs.ts';
import { createFakeClock, type Fault, faultsOf } from './faults.ts';
import { instanceEnvironment } from './instances-run.ts';
import { type Instances, startInstances } from './instances.ts';
import { type Mails, startMails } from './mails.ts';
import { freshAfterMs, retrying, startLoad } from './mixed-load.ts';
import { createPricedProduct } from './priced-product.ts';
import { findFakeClock, giveToPrograms, type ServerPrograms } from './programs.ts';
import { type ReplicatedDatabase, startReplicatedDatabase } from './replicated-database.ts';
import { createTally, type Tally } from './tally.ts';

export interface ClusterOptions {
  readonly programs: ServerPrograms;
  readonly minutes: number;
  readonly say: (words: string) => void;
}

export interface FaultSummary {
  times: number;
  /** Operations that failed twice. */
  failed: number;
  /** The longest time from the fault until all instances were ready and writes were acknowledged. */
  overMs: number;
}

export interface ClusterSummary {
  readonly acknowledged: number;
  readonly tally: Tally;
  readonly faults: ReadonlyMap<string, FaultSummary>;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly mails: number;
  readonly uncertainMails: number;
  readonly backgroundRuns: number;
  readonly memoryMaxMb: readonly number[];
}

const instanceCount = 3;
const load = { writers: 4, pauseMs: 100, fileLength: 30_000 };
/** Leaves time for the check after each fault. */
const roundMs = 45_000;
const writesBefore = 20;
const writesAfter = 20;

export async function runCluster({ programs, minutes, say }: ClusterOptions): Promise<ClusterSummary> {
  const parent = await mkdtemp(join(tmpdir(), 'coverwright-machines-'));
  const closers: (() => Promise<unknown>)[] = [() => rm(parent, { recursive: true, force: true })];
  try {
    giveToPrograms(parent);
    const database = await startReplicatedDatabase(programs, parent);
    closers.push(() => database.close());
    const mails = await startMails();
    closers.push(() => mails.close());
    const library = findFakeClock();
    if (library === undefined) say('clocks do not jump: this needs faketime of Debian, apt-get install faketime');
    const clock = library === undefined ? undefined : createFakeClock(library, join(parent, 'clock'));
    const environment = {
      ...instanceEnvironment(parent, database.url),
      DATABASE_DIRECT_URL: database.directUrl,
      SMTP_URL: mails.url,
    };
    const instances = await startInstances(instanceCount, (at) =>
      at === instanceCount - 1 ? { ...environment, ...clock?.environment } : environment,
    );
    closers.push(() => instances.close());
    const run = new ClusterRun({ database, instances, mails, say });
    await run.prepare();
    return await run.untilOver(faultsOf({ instances, database, clock }), minutes);
  } finally {
    for (const close of closers.toReversed()) await close();
  }
}

interface Parts {
  readonly database: ReplicatedDatabase;
  readonly instances: Instances;
  readonly mails: Mails;
  readonly say: (words: string) => void;
}

class ClusterRun {
  readonly #parts: Parts;
  readonly #tally = createTally();
  readonly #ledgers: Ledger[] = [];
  readonly #publications: Publications = createPublications();
  readonly #faults = new Map<string, FaultSummary>();
  readonly #lost: string[] = [];
  #key = '';

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async prepare(): Promise<void> {
    const { instances, database } = this.#parts;
    await withClient(database.primaryUrl(), (client) =>
      client.query(`insert into tenant_limits (tenant_id, name, max) values ('test_dev', 'mailsPerDay', 1000000)`),
    );
    // All at one instance: each compiles its first app for a while.
    const [url = instances.url] = instances.urls();
    const { post } = await signIn({ url, said: () => '' });
    this.#key = await createPricedProduct(post);
    await this.#publications.prepare(post);
  }

  async untilOver(faults: readonly Fault[], minutes: number): Promise<ClusterSummary> {
    const { say, instances, database, mails } = this.#parts;
    const endAt = Date.now() + minutes * 60_000;
    for (let round = 0; Date.now() < endAt; round += 1) {
      const fault = faults[round % faults.length];
      if (fault !== undefined) await this.#runRound(fault, round);
    }
    say('waiting for the last mails, and checking everything once more');
    for (const ledger of this.#ledgers) this.#lost.push(...(await this.#check(ledger, 'at the end')));
    const found = await mails.check(database.primaryUrl());
    const background = await readBackgroundRuns(database.primaryUrl());
    return {
      acknowledged: this.#ledgers.reduce((sum, ledger) => sum + ledger.acknowledged, 0),
      tally: this.#tally,
      faults: this.#faults,
      lost: [...this.#lost, ...found.lost],
      doubled: [...found.doubled, ...background.doubled],
      mails: found.acknowledged,
      uncertainMails: found.uncertain,
      backgroundRuns: background.count,
      memoryMaxMb: instances.memoryMaxMb(),
    };
  }

  async #runRound(fault: Fault, round: number): Promise<void> {
    const { instances, mails, say } = this.#parts;
    const tally = this.#tally;
    const ledger = createLedger(String(round));
    this.#ledgers.push(ledger);
    const failedBefore = tally.failed;
    const startedAt = performance.now();
    const options = { ...load, instances, ledger, tally, key: this.#key, name: `round${round}` };
    const working = await startLoad(options, [
      (session, isOver) => this.#publications.workUntil(isOver, session.post, ledger),
      // A mail that was sent twice because the first answer was lost would arrive twice.
      async (_session, isOver) => mails.sendUntil(isOver, await this.#signIn()),
    ]);
    await working.acknowledged(writesBefore);
    const faultAt = performance.now();
    await fault.make(round);
    await instances.untilAllAreReady();
    await working.acknowledged(writesAfter);
    const overMs = performance.now() - faultAt;
    await delay(Math.max(0, roundMs - (performance.now() - startedAt)));
    await working.end();
    const lost = await this.#check(ledger, fault.name);
    this.#lost.push(...lost);
    this.#note(fault.name, { failed: tally.failed - failedBefore, overMs });
    say(
      `${round + 1}. ${fault.name}: over after ${(overMs / 1000).toFixed(1)} s; ${ledger.acknowledged} writes acknowledged, ` +
        `${lost.length} lost, ${tally.failed - failedBefore} operations failed twice, ${tally.stale} stale so far`,
    );
  }

  #note(name: string, { failed, overMs }: Omit<FaultSummary, 'times'>): void {
    const noted = this.#faults.get(name) ?? { times: 0, failed: 0, overMs: 0 };
    noted.times += 1;
    noted.failed += failed;
    noted.overMs = Math.max(noted.overMs, overMs);
    this.#faults.set(name, noted);
  }

  #signIn() {
    return signIn({ url: this.#parts.instances.url, said: () => '' }, this.#tally.observe);
  }

  async #check(ledger: Ledger, when: string): Promise<string[]> {
    const session = retrying(await this.#signIn(), this.#tally);
    await delay(freshAfterMs);
    const found = [...(await findLosses(session, ledger)), ...(await findTornHistories(session, ledger))];
    for (const url of this.#parts.instances.urls()) found.push(...(await this.#publications.findLosses(url)));
    return found.map((loss) => `round ${ledger.version} (${when}): ${loss}`);
  }
}
