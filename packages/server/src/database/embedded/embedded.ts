// The bundled PostgreSQL: creates its cluster, starts it as a child in a separate process group (a Ctrl+C meant
// for the server must not reach it), restarts it when it dies, and stops it last. The caller must hold the lock
// of the data folder.
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { toMessage } from '../../errors/errno.ts';
import { StartError } from '../../errors/start-error.ts';
import { type Account, canEnter, chooseAccount } from '../../processes/account.ts';
import { archivingSettings, prepareArchive } from './archiving.ts';
import { locateBinaries } from './binaries.ts';
import { clusterName, ensureCluster, ensureDatabase } from './cluster.ts';
import { type Launch, type ServerProcess, type ServerSettings, startProcess } from './process.ts';
import { readPostmaster, stopLeftover } from './postmaster-file.ts';
import { passwordFileOf, providePassword, readPassword } from './password.ts';
import { supervise } from './supervise.ts';

export interface EmbeddedPostgres {
  /** The URL of the program's database; unchanged when PostgreSQL is restarted. */
  readonly url: string;
  /** The URL of another database on the same server. */
  urlOf(database: string): string;
  /** The process id of the running server; changes with a restart, undefined in between. */
  readonly pid: number | undefined;
  /** Resolves when PostgreSQL has ended; isForced aborts open transactions immediately. */
  stop(options?: { readonly isForced?: boolean }): Promise<void>;
}

export interface EmbeddedOptions {
  /** The folder of the cluster; created if it does not exist. */
  readonly folder: string;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** The log of the database is archived in this folder; undefined: not at all. */
  readonly archiveDir?: string | undefined;
  /** PostgreSQL settings that override the defaults here. */
  readonly settings?: ServerSettings;
}

/** Remains of a killed server (children, shared memory) disappear within seconds. */
const startPatienceMs = 20_000;

export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { folder, log, archiveDir } = options;
  const account = await chooseAccount(folder);
  const binaries = await locateBinaries(account);
  await ensureCluster(folder, binaries, account);
  if ((await stopLeftover(folder)) === 'stopped') log.warn('stopped a PostgreSQL that an earlier start left running');
  if (archiveDir !== undefined) await prepareArchive(archiveDir, { folder, account, log });
  const settings = { ...(archiveDir !== undefined && archivingSettings(archiveDir)), ...options.settings };
  const socketFolder = await makeSocketFolder(account);
  const launch: Launch = { program: binaries.postgres, folder, socketFolder, account, settings };

  const removeSocket = () => rm(socketFolder, { recursive: true, force: true });

  let first: ServerProcess | undefined;
  let password: string;
  try {
    password = await patiently(() => providePassword(launch));
    first = await patiently(() => startProcess(launch));
    await requireDatabase(folder, socketUrl(socketFolder, 'postgres', password));
  } catch (error) {
    await first?.stop(true);
    await removeSocket();
    throw error;
  }
  const urlOf = (database: string) => socketUrl(socketFolder, database, password);
  const supervised = supervise(first, () => startProcess(launch), log);
  return {
    url: urlOf(clusterName),
    urlOf,
    get pid() {
      return supervised.pid;
    },
    stop: async ({ isForced = false } = {}) => {
      await supervised.stop(isForced);
      await removeSocket();
    },
  };
}

async function patiently<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const until = Date.now() + startPatienceMs; ; await delay(200)) {
    try {
      return await work();
    } catch (error) {
      const mayPass = /postmaster\.pid|shared memory block/.test(toMessage(error));
      if (!mayPass || Date.now() > until) throw error;
    }
  }
}

/**
 * The path of a unix socket is limited to 107 bytes on Linux and 103 on macOS, so neither a deep temp folder
 * nor a closed one can be used.
 */
export async function makeSocketFolder(account: Account | undefined): Promise<string> {
  const isUsable = tmpdir().length <= 60 && (account === undefined || (await canEnter(tmpdir(), account)));
  const parent = isUsable ? tmpdir() : '/tmp';
  try {
    const folder = await mkdtemp(join(parent, 'coverwright-'));
    await chmod(folder, 0o700);
    if (account !== undefined) await chown(folder, account.uid, account.gid);
    return folder;
  } catch (error) {
    throw new StartError(
      `The database's socket cannot be placed in ${parent}: ${toMessage(error)}. Set TMPDIR to a folder that can be written.`,
      { cause: error },
    );
  }
}

async function requireDatabase(folder: string, administrationUrl: string): Promise<void> {
  try {
    await ensureDatabase(administrationUrl);
  } catch (error) {
    // invalid_password
    if (!(error instanceof Error && 'code' in error && error.code === '28P01')) throw error;
    throw new StartError(
      `The password of the database in ${folder} does not match ${passwordFileOf(folder)}, which can happen after restoring only one of them. ` +
        'Remove that file and start again to set a new one.',
      { cause: error },
    );
  }
}

/** Contains the password, so it must not appear in logs or process arguments. */
function socketUrl(socketFolder: string, database: string, password: string | undefined): string {
  const account = password === undefined ? clusterName : `${clusterName}:${encodeURIComponent(password)}`;
  return `postgres://${account}@localhost/${database}?host=${socketFolder}`;
}

/** The URL of the PostgreSQL that another server is running on that folder, if any. */
export async function findEmbedded(folder: string): Promise<string | undefined> {
  const postmaster = await readPostmaster(folder);
  if (postmaster?.isReady !== true) return undefined;
  return socketUrl(postmaster.socketFolder, clusterName, await readPassword(folder));
}
