import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { databaseFailureOf } from '../../errors/database-failure.ts';
import { connect } from './connect.ts';
import type { Database } from '../database.ts';
import { type EmbeddedPostgres, startEmbedded } from '../embedded/embedded.ts';

const log = pino({ level: 'silent' });
const parent = mkdtempSync(join(tmpdir(), 'coverwright-failing-'));
const smallDisk = join(parent, 'small-disk');
const hasSmallDisk = mountSmallDisk();
const closers: (() => Promise<void>)[] = [];

/** Mounts a small file system that can be filled; this requires root, and is not possible in every container. */
function mountSmallDisk(): boolean {
  try {
    mkdirSync(smallDisk);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', smallDisk], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});
afterAll(() => {
  if (hasSmallDisk) execFileSync('umount', [smallDisk]);
  rmSync(parent, { recursive: true, force: true });
});

async function open(folder: string): Promise<{ server: EmbeddedPostgres; database: Database }> {
  const server = await startEmbedded({ folder, log });
  closers.push(() => server.stop());
  // A fifth of the pool is for work as the owner, and no caller gets all of it.
  const database = connect({ url: server.url, poolSize: 40 });
  closers.push(() => database.close());
  await database.asOwner((transaction) => transaction.execute(sql`create table notes (id serial, body text)`));
  return { server, database };
}

function write(database: Database, body: string): Promise<unknown> {
  return database.asOwner((transaction) => transaction.execute(sql`insert into notes (body) values (${body})`));
}

function count(database: Database): Promise<unknown> {
  return database.asOwner(async (transaction) => {
    const [row] = await transaction.execute(sql`select count(*)::int as count from notes`);
    return row?.['count'];
  });
}

/** The outcome as the API distinguishes it. */
async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => 'none',
    (error: unknown) => databaseFailureOf(error) ?? error,
  );
}

describe('a pool whose database disconnects', () => {
  let server: EmbeddedPostgres;
  let database: Database;
  beforeAll(async () => {
    ({ server, database } = await open(join(parent, 'away', 'postgres')));
  });

  test('reports the failure clearly, and works again when the database is back', async () => {
    await write(database, 'before');
    const waiting = database.asOwner((transaction) => transaction.execute(sql`select pg_sleep(60)`));
    const holding = database.asOwner(async (transaction) => {
      await transaction.execute(sql`insert into notes (body) values ('half done')`);
      await failureOf(waiting);
      await transaction.execute(sql`insert into notes (body) values ('half done')`);
    });
    const failures = Promise.all([failureOf(waiting), failureOf(holding)]);
    await expect.poll(async () => activeCount(database)).toBe(1);
    process.kill(server.pid ?? 0, 'SIGQUIT');
    expect(await failures).toEqual(['unavailable', 'unavailable']);
    const outcomes = new Set<unknown>();
    await vi.waitFor(
      async () => {
        const outcome = await failureOf(write(database, 'after'));
        outcomes.add(outcome);
        expect(outcome).toBe('none');
      },
      { timeout: 30_000, interval: 5 },
    );
    expect([...outcomes].filter((outcome) => outcome !== 'none' && outcome !== 'unavailable')).toEqual([]);
    expect(await count(database)).toBe(2);
  });
});

function activeCount(database: Database): Promise<unknown> {
  return database.asOwner(async (transaction) => {
    const [row] = await transaction.execute(
      sql`select count(*)::int as count from pg_stat_activity where wait_event = 'PgSleep'`,
    );
    return row?.['count'];
  });
}

describe.runIf(hasSmallDisk)('a disk that is full', () => {
  test('fails only the write, and accepts writes again when there is space', async () => {
    const { database } = await open(join(smallDisk, 'postgres'));
    await write(database, 'before');
    const filler = join(smallDisk, 'filler');
    const { bavail, bsize } = await statfs(smallDisk);
    await writeFile(filler, Buffer.alloc(bavail * bsize));

    // Noise, which cannot be compressed into existing pages.
    const noise = sql`(select string_agg(md5(random()::text), '') from generate_series(1, 5000))`;
    const large = () =>
      database.asOwner((transaction) => transaction.execute(sql`insert into notes (body) values (${noise})`));
    let written = 1;
    let failure: unknown;
    while ((failure = await failureOf(large())) === 'none') written += 1;
    expect(failure).toBe('disk full');
    expect(await count(database)).toBe(written);

    rmSync(filler);
    await write(database, 'after');
    expect(await count(database)).toBe(written + 1);
  });
});
