import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { toShownAddress } from '../database/connection/address.ts';
import { connect } from '../database/connection/connect.ts';
import { findPrimary } from '../database/connection/primary.ts';
import type { Database } from '../database/database.ts';
import { startEmbedded } from '../database/embedded/embedded.ts';
import { migrate } from '../database/migrate.ts';
import { databaseFailureOf } from '../errors/database-failure.ts';
import { toMessage } from '../errors/errno.ts';
import { StartError } from '../errors/start-error.ts';
import { lockFolder } from './folder-lock.ts';

export interface OpenDatabase {
  readonly database: Database;
  /** Closes what was opened, in order; isForced aborts running work. */
  close(options: { readonly isForced: boolean }): Promise<void>;
}

/** The configured or the embedded PostgreSQL, migrated to this version's schema. */
export async function openDatabase(config: Config, log: Logger): Promise<OpenDatabase> {
  const { databaseUrl, databaseDirectUrl, dataDir, poolSize } = config;
  if (databaseUrl !== undefined) {
    const directUrl = databaseDirectUrl ?? databaseUrl;
    const directName = databaseDirectUrl === undefined ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL';
    await reach(directName, directUrl, async () => migrate(await findPrimary(directUrl), log));
    const database = connect({ url: databaseUrl, directUrl, poolSize });
    try {
      await reach('DATABASE_URL', databaseUrl, () => requireTransactions(database));
    } catch (error) {
      await database.close();
      throw error;
    }
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
async function reach(name: string, url: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    // PostgreSQL's classes 08 (connection), 28 (authorization) and 3D (no such database).
    const isRefused = error instanceof Error && 'code' in error && /^(08|28|3D)/.test(String(error.code));
    if (!isRefused && databaseFailureOf(error) === undefined) throw error;
    throw new StartError(
      `The database of ${name} (${toShownAddress(url)}) refused the connection: ${toMessage(error) || String(error)}. ` +
        `Check that it runs, and the host, port, user, password and name in ${name}.`,
      { cause: error },
    );
  }
}

/** A pooler that gives each statement another connection would end every transaction after its first one. */
async function requireTransactions(database: Database): Promise<void> {
  try {
    await database.asOwner(() => Promise.resolve());
  } catch (error) {
    if (!toMessages(error).includes('statement pooling')) throw error;
    throw new StartError(
      'The pooler of DATABASE_URL is in statement mode, in which no transaction is possible. Set it to transaction ' +
        'mode (pgbouncer: pool_mode = transaction), or connect to the database directly.',
      { cause: error },
    );
  }
}

function toMessages(error: unknown): string {
  return error instanceof Error ? `${error.message} ${toMessages(error.cause)}` : '';
}
