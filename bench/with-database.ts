import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { connect } from '../packages/server/src/database/connection/connect.ts';
import type { Database } from '../packages/server/src/database/database.ts';
import { startEmbedded } from '../packages/server/src/database/embedded/embedded.ts';
import { migrate } from '../packages/server/src/database/migrate.ts';

interface BenchDatabase {
  /** For other files of the bench. */
  readonly folder: string;
  readonly url: string;
  readonly database: Database;
}

/** Runs the work with a migrated, empty database, which is removed afterwards. */
export async function withDatabase<Value>(work: (parts: BenchDatabase) => Promise<Value>): Promise<Value> {
  const folder = await mkdtemp(join(tmpdir(), 'coverwright-bench-'));
  const log = pino({ level: 'silent' });
  const postgres = await startEmbedded({ folder: join(folder, 'postgres'), log });
  await migrate(postgres.url, log);
  const database = connect({ url: postgres.url });
  try {
    return await work({ folder, url: postgres.url, database });
  } finally {
    await database.close();
    await postgres.stop({ isForced: true });
    await rm(folder, { recursive: true, force: true });
  }
}
