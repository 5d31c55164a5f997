import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { connect } from '../database/connection/connect.ts';
import { findEmbedded } from '../database/embedded/embedded.ts';
import { migrate } from '../database/migrate.ts';
import { databaseFailureOf } from '../errors/database-failure.ts';
import { ensureDataFolder } from '../start/data-folder.ts';
import { type OpenDatabase, openDatabase } from '../start/open-database.ts';

/** Shares the embedded database of a running server; otherwise opens the database like a server start. */
export async function openAdminDatabase(config: Config, log: Logger): Promise<OpenDatabase> {
  const shared = config.databaseUrl === undefined ? await openShared(join(config.dataDir, 'postgres'), log) : undefined;
  if (shared !== undefined) return shared;
  if (config.databaseUrl === undefined) await ensureDataFolder(config.dataDir);
  return openDatabase(config, log);
}

async function openShared(folder: string, log: Logger): Promise<OpenDatabase | undefined> {
  const url = await findEmbedded(folder);
  if (url === undefined) return undefined;
  const database = connect({ url, poolSize: 2 });
  try {
    await database.ping();
    await migrate(url, log);
    return { database, close: () => database.close() };
  } catch (error) {
    await database.close();
    // Left behind by a killed server; a start cleans it up.
    if (databaseFailureOf(error) === 'unavailable') return undefined;
    throw error;
  }
}
