// One embedded PostgreSQL for a whole test run, with a migrated database that every test file gets a copy of.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import type { TestProject } from 'vitest/node';
import { createClient } from '../database/database-url.ts';
import { startEmbedded } from '../database/embedded.ts';
import { migrate } from '../database/migrate.ts';
import { templateName } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The administration database of the run's PostgreSQL. */
    postgresUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'coverwright-test-'));
  const log = pino({ level: 'silent' });
  // What is lost in a power cut does not matter here, and syncing would take most of the time.
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '400' };
  const server = await startEmbedded({ folder: join(folder, 'postgres'), log, settings });
  const admin = createClient(server.urlOf('postgres'), { max: 1 });
  await admin.unsafe(`create database ${templateName}`);
  await admin.end();
  await migrate(server.urlOf(templateName), log);
  project.provide('postgresUrl', server.urlOf('postgres'));
  return async () => {
    await server.stop({ isForced: true });
    await rm(folder, { recursive: true, force: true });
  };
}
