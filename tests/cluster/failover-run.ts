// Acknowledged writes survive the loss of the primary: writers work on a server whose database is killed and continues on
// its synchronous standby, again and again; every successful write must be there.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signIn } from '../kill/session.ts';
import { createLedger, findLosses, findTornHistories, type Ledger, type Session, writeUntil } from '../kill/writes.ts';
import { launchServer, type ServerProcess } from '../server-process.ts';
import { type PostgresServer, startPostgres, until } from './postgres-server.ts';
import { giveToPrograms } from './programs.ts';

export interface FailoverSummary {
  readonly acknowledged: number;
  readonly losses: readonly string[];
}

export interface FailoverOptions {
  /** The folder of PostgreSQL's programs. */
  readonly programs: string;
  readonly failovers: number;
  readonly say?: (words: string) => void;
}

const writers = 6;
/** The writes of a round that are acknowledged before the primary is killed. */
const writesBefore = 30;

export async function runFailovers({
  programs,
  failovers,
  say = () => undefined,
}: FailoverOptions): Promise<FailoverSummary> {
  const parent = await mkdtemp(join(tmpdir(), 'coverwright-failover-'));
  const closers: (() => Promise<unknown>)[] = [() => rm(parent, { recursive: true, force: true })];
  let folders = 0;
  const newFolder = () => join(parent, String((folders += 1)));
  const stopping = (server: PostgresServer) => {
    closers.push(() => server.stop());
    return server;
  };
  const ledger = createLedger();
  const losses: string[] = [];
  try {
    giveToPrograms(parent);
    let primary = stopping(await startPostgres(programs, newFolder()));
    let standby = stopping(await primary.follow(newFolder(), { isSynchronous: true }));
    const hosts = [primary, standby].map(({ port }) => `127.0.0.1:${port}`).join();
    const server = launchServer({
      DATA_DIR: newFolder(),
      DATABASE_URL: primary.url.replace(/@[^/]*\//, `@${hosts}/`),
      AUTH_SECRET: 'a-secret-that-only-the-tests-know-of',
      DEMO_DATA: '1',
    });
    closers.push(async () => {
      server.child.kill('SIGKILL');
      await server.exitCode;
    });
    for (let round = 1; round <= failovers; round += 1) {
      await failOverUnderWrites(server, { primary, standby, ledger, round });
      const { port } = primary;
      primary = standby;
      // Writes go on without a standby until there is a new one.
      standby = stopping(await primary.follow(newFolder(), { isSynchronous: true, port }));
      const session = await sessionOf(server);
      const found = [...(await findLosses(session, ledger)), ...(await findTornHistories(session, ledger))];
      losses.push(...found.map((loss) => `failover ${round}: ${loss}`));
      say(`failover ${round} of ${failovers}: ${ledger.acknowledged} writes acknowledged, ${found.length} lost`);
    }
    return { acknowledged: ledger.acknowledged, losses };
  } finally {
    for (const close of closers.toReversed()) await close();
  }
}

async function sessionOf({ url, said }: ServerProcess): Promise<Session> {
  return signIn({ url: (await url) ?? '', said });
}

interface Round {
  readonly primary: PostgresServer;
  readonly standby: PostgresServer;
  readonly ledger: Ledger;
  readonly round: number;
}

async function failOverUnderWrites(server: ServerProcess, { primary, standby, ledger, round }: Round): Promise<void> {
  const session = await sessionOf(server);
  const killAt = ledger.acknowledged + writesBefore;
  const reached = Promise.withResolvers<void>();
  let isOver = false;
  const post: Session['post'] = async (query, variables) => {
    const answer = await session.post(query, variables);
    if (ledger.acknowledged >= killAt) reached.resolve();
    return answer;
  };
  const working = Array.from({ length: writers }, (_value, writer) =>
    writeUntil(() => isOver, `failover${round}-writer${writer}`, { ...session, post }, ledger),
  );
  await reached.promise;
  await primary.kill();
  await standby.promote();
  await until('the server is ready again', async () => (await fetch(`${await server.url}/readyz`)).ok);
  isOver = true;
  await Promise.all(working);
}
