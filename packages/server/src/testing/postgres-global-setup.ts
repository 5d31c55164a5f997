// One embedded PostgreSQL for an entire test run, with a migrated database of which every test file gets a
// copy.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { escapeLiteral } from 'pg';
import pino from 'pino';
import type { TestProject } from 'vitest/node';
import { withClient } from '../database/connection/connection.ts';
import { stopLeftover } from '../database/embedded/postmaster-file.ts';
import { startEmbedded } from '../database/embedded/embedded.ts';
import { migrate } from '../database/migrate.ts';
import { isErrno } from '../errors/errno.ts';
import { templateName } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The administration database of the run's PostgreSQL. */
    postgresUrl: string;
  }
}

const folderPrefix = 'coverwright-test-';

/** A killed run could not stop its PostgreSQL; the next one does. */
async function removeKilledRuns(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const [, pid] = /^coverwright-test-(\d+)-/.exec(name) ?? [];
    if (pid === undefined || isAlive(Number(pid))) continue;
    const folder = join(tmpdir(), name);
    await stopLeftover(join(folder, 'postgres'));
    await rm(folder, { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return isErrno(error, 'EPERM');
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeKilledRuns();
  const folder = await mkdtemp(join(tmpdir(), `${folderPrefix}${process.pid}-`));
  const log = pino({ level: 'silent' });
  // Durability does not matter here, and syncing would take most of the time.
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '400' };
  const server = await startEmbedded({ folder: join(folder, 'postgres'), log, settings });
  await withClient(server.urlOf('postgres'), async (admin) => {
    await admin.query(`create database ${templateName}`);
    // The same password, verified in a fraction of the time: each test file opens dozens of connections.
    await admin.query('set scram_iterations = 1');
    const password = decodeURIComponent(new URL(server.url).password);
    await admin.query(`alter role current_user password ${escapeLiteral(password)}`);
  });
  await migrate(server.urlOf(templateName), log);
  project.provide('postgresUrl', server.urlOf('postgres'));
  return async () => {
    await server.stop({ isForced: true });
    await rm(folder, { recursive: true, force: true });
  };
}
