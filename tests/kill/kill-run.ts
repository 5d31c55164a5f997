// Acknowledged writes are never lost: writers work on the real server, which is repeatedly killed, with or without
// PostgreSQL; after the restart every successful write must be there, and one complete release must be
// shown.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createRandom } from '../random.ts';
import { createPublications, type Publications } from './publications.ts';
import { RealServer, type Victim, victims } from './real-server.ts';
import { signIn } from './session.ts';
import {
  createLedger,
  emptyTrash,
  findDeletedObjects,
  findLosses,
  findTornHistories,
  type Ledger,
  type Post,
  type Session,
  writeUntil,
} from './writes.ts';

export interface KillSummary {
  readonly kills: Readonly<Record<Victim, number>>;
  readonly acknowledged: number;
  readonly losses: readonly string[];
}

export interface KillOptions {
  readonly kills: number;
  /** The same seed makes the same choices; the moment of a kill depends on the machine. */
  readonly seed: number;
  readonly say?: (words: string) => void;
}

const writers = 6;
const removalPatienceMs = 240_000;

export async function runKills({ kills, seed, say = () => undefined }: KillOptions): Promise<KillSummary> {
  const dataDir = await mkdtemp(join(tmpdir(), 'coverwright-kill-'));
  const server = new RealServer(dataDir);
  const random = createRandom(seed);
  const ledger = createLedger();
  const publications = createPublications();
  const counts: Record<Victim, number> = { server: 0, postgres: 0, 'a child of postgres': 0, 'server and postgres': 0 };
  const losses: string[] = [];
  try {
    await server.start();
    await publications.prepare((await signIn(server)).post);
    for (let kill = 0; kill < kills; kill += 1) {
      // Each kind in turn, so that a few kills cover them all.
      const victim = victims[kill % victims.length] ?? 'server';
      const session = await signIn(server);
      const writes = 5 + Math.floor(random() * 60);
      await killUnderWrites({ server, victim, session, ledger, publications, writes, round: kill });
      counts[victim] += 1;
      const reading = await signIn(server);
      const found = [
        ...(await findLosses(reading, ledger)),
        ...(await findTornHistories(reading, ledger)),
        ...(await publications.findLosses(server.url)),
      ];
      losses.push(...found.map((loss) => `kill ${kill + 1} (${victim}): ${loss}`));
      say(`kill ${kill + 1} of ${kills}: ${victim}; ${ledger.acknowledged} writes acknowledged, ${found.length} lost`);
    }
    await emptyTrash(await signIn(server));
    losses.push(...(await awaitRemoval(join(dataDir, 'files'), ledger)));
    losses.push(...(await findLosses(await signIn(server), ledger)));
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  return { kills: counts, acknowledged: ledger.acknowledged, losses };
}

/** A removal interrupted by a kill continues once the queue has expired the lost run, which takes a minute or two. */
async function awaitRemoval(folder: string, ledger: Ledger): Promise<string[]> {
  const giveUpAt = Date.now() + removalPatienceMs;
  for (;;) {
    const left = await findDeletedObjects(folder, ledger);
    if (left.length === 0 || Date.now() > giveUpAt) return left.map((key) => `the object of ${key} was never removed`);
    await delay(1_000);
  }
}

interface Round {
  readonly server: RealServer;
  readonly victim: Victim;
  readonly session: Session;
  readonly ledger: Ledger;
  readonly publications: Publications;
  /** The number of acknowledged writes before the kill. */
  readonly writes: number;
  readonly round: number;
}

async function killUnderWrites(given: Round): Promise<void> {
  const { server, victim, session, ledger, publications, writes, round } = given;
  const killAt = ledger.acknowledged + writes;
  const reached = Promise.withResolvers<void>();
  let isOver = false;
  const counting: Post = async (query, variables) => {
    const answer = await session.post(query, variables);
    // Counted when the next one is sent, which is after it is in the ledger.
    if (ledger.acknowledged >= killAt) reached.resolve();
    return answer;
  };
  const working = Array.from({ length: writers }, (_value, writer) =>
    writeUntil(() => isOver, `round${round}-writer${writer}`, { ...session, post: counting }, ledger),
  );
  working.push(publications.workUntil(() => isOver, counting, ledger));
  await Promise.race([reached.promise, Promise.all(working)]);
  const killing = server.kill(victim);
  isOver = true;
  await Promise.all([killing, ...working]);
}
