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

export interface OpenServer {
  /** Of a direct connection. */
  readonly url: string;
  close(options: { readonly isForced: boolean }): Promise<void>;
}

/** The configured or the embedded PostgreSQL, as it is; the embedded one is started, and stopped at the end. */
export async function openServer(config: Config, log: Logger): Promise<OpenServer> {
  const direct = directOf(config);
  if (direct !== undefined)
    return { url: await reach(direct, () => findPrimary(direct.url)), close: () => Promise.resolve() };
  const lock = await lockFolder(config.dataDir);
  try {
    const { dataDir, archiveDir } = config;
    const server = await startEmbedded({ folder: join(dataDir, 'postgres'), log, archiveDir });
    return {
      url: server.url,
      close: async (options) => {
        await server.stop(options);
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** The configured or the embedded PostgreSQL, migrated to this version's schema. */
export async function openDatabase(config: Config, log: Logger): Promise<OpenDatabase> {
  const { databaseUrl, poolSize } = config;
  const direct = directOf(config);
  const server = await openServer(config, log);
  const opened: Database[] = [];
  try {
    await reach(direct, () => migrate(server.url, log));
    const url = databaseUrl ?? server.url;
    const database = connect({ url, ...(direct && { directUrl: direct.url }), poolSize });
    opened.push(database);
    if (databaseUrl !== undefined)
      await reach({ name: 'DATABASE_URL', url: databaseUrl }, () => requireTransactions(database));
    return {
      database,
      close: async (options) => {
        // When the embedded PostgreSQL is stopped forcibly, it closes the connections itself.
        if (databaseUrl !== undefined || !options.isForced) await database.close();
        await server.close(options);
      },
    };
  } catch (error) {
    for (const database of opened) await database.close();
    await server.close({ isForced: true });
    throw error;
  }
}

interface NamedUrl {
  /** Of the setting. */
  readonly name: string;
  readonly url: string;
}

/** Undefined for the embedded PostgreSQL. */
function directOf({ databaseUrl, databaseDirectUrl }: Config): NamedUrl | undefined {
  if (databaseDirectUrl !== undefined) return { name: 'DATABASE_DIRECT_URL', url: databaseDirectUrl };
  return databaseUrl === undefined ? undefined : { name: 'DATABASE_URL', url: databaseUrl };
}

/** An external server may be unavailable, or refuse this user; neither deserves a stack trace. */
async function reach<T>(address: NamedUrl | undefined, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // PostgreSQL's classes 08 (connection), 28 (authorization) and 3D (no such database).
    const isRefused = error instanceof Error && 'code' in error && /^(08|28|3D)/.test(String(error.code));
    if (address === undefined || (!isRefused && databaseFailureOf(error) === undefined)) throw error;
    const { name, url } = address;
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
