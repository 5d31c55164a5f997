import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { connect } from '../database/connection/connect.ts';
import type { Database } from '../database/database.ts';
import { startEmbedded } from '../database/embedded/embedded.ts';
import { migrate } from '../database/migrate.ts';
import { databaseFailureOf } from '../errors/database-failure.ts';
import { isErrno, toMessage } from '../errors/errno.ts';
import { StartError } from '../errors/start-error.ts';
import { lockFolder } from './folder-lock.ts';

export interface OpenDatabase {
  readonly database: Database;
  /** Closes what was opened, in order; isForced aborts running work. */
  close(options: { readonly isForced: boolean }): Promise<void>;
}

/** The configured or the embedded PostgreSQL, migrated to this version's schema. */
export async function openDatabase(config: Config, log: Logger): Promise<OpenDatabase> {
  const { databaseUrl, dataDir, poolSize } = config;
  if (databaseUrl !== undefined) {
    await migrateOwn(databaseUrl, log);
    const database = connect({ url: databaseUrl, poolSize });
    return { database, close: () => database.close() };
  }
  const lock = await lockFolder(dataDir);
  const closers: ((isForced: boolean) => Promise<void>)[] = [() => lock.release()];
  const close = async ({ isForced }: { isForced: boolean }) => {
    for (const closer of closers.toReversed()) await closer(isForced);
  };
  try {
    const server = await startEmbedded({ folder: join(dataDir, 'postgres'), log });
    closers.push((isForced) => server.stop({ isForced }));
    await migrate(server.url, log);
    const database = connect({ url: server.url, poolSize });
    closers.push(async (isForced) => {
      // When the embedded PostgreSQL is stopped forcibly, it closes the connections itself.
      if (!isForced) await database.close();
    });
    return { database, close };
  } catch (error) {
    await close({ isForced: true });
    throw error;
  }
}

/** An external server may be unavailable, or refuse this user; neither deserves a stack trace. */
async function migrateOwn(databaseUrl: string, log: Logger): Promise<void> {
  try {
    await migrate(databaseUrl, log);
  } catch (error) {
    // PostgreSQL's classes 08 (connection), 28 (authorization) and 3D (no such database).
    const isRefused = error instanceof Error && 'code' in error && /^(08|28|3D)/.test(String(error.code));
    if (!isRefused && databaseFailureOf(error) === undefined && !isErrno(error, 'ENOTFOUND', 'EAI_AGAIN')) throw error;
    const { host, pathname } = new URL(databaseUrl);
    throw new StartError(
      `The database of DATABASE_URL (${host}${pathname}) refused the connection: ${toMessage(error) || String(error)}. ` +
        'Check that it runs, and the host, port, user, password and name in DATABASE_URL.',
      { cause: error },
    );
  }
}
