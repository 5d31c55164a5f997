import { spawn } from 'node:child_process';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { rename, stat } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { isErrno, toMessage } from '../../errors/errno.ts';
import { StartError } from '../../errors/start-error.ts';
import { type Account, toIdentity } from '../../processes/account.ts';
import { folderForChild } from './cluster.ts';
import { readPostmaster } from './postmaster-file.ts';

export type ServerSettings = Readonly<Record<string, string>>;

export interface Launch {
  readonly program: string;
  readonly folder: string;
  readonly socketFolder: string;
  readonly account: Account | undefined;
  readonly settings: ServerSettings;
}

export interface ServerProcess {
  readonly pid: number;
  /** A description of how it ended. */
  readonly ended: Promise<string>;
  stop(isForced: boolean): Promise<void>;
}

/** How long PostgreSQL may write everything when it stops; then recovery does it at the next start. */
export const stopPatienceMs = 30_000;

const ourSettings: ServerSettings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '200',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  log_line_prefix: '%m [%p] ',
};

/** Resolves when PostgreSQL accepts connections. Its output goes to a file, which outlives this process. */
export async function startProcess(launch: Launch): Promise<ServerProcess> {
  const logFile = `${launch.folder}.log`;
  await rotate(logFile);
  const output = openSync(logFile, 'a+', 0o600);
  const logStart = fstatSync(output).size;
  try {
    const server = await spawnServer(launch, output);
    await untilReady(server, launch.folder, () => readFrom(output, logStart));
    return server;
  } finally {
    closeSync(output);
  }
}

async function spawnServer(launch: Launch, output: number): Promise<ServerProcess> {
  const { program, folder, socketFolder, account } = launch;
  const settings = { ...ourSettings, unix_socket_directories: socketFolder, ...launch.settings };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(program, ['-D', await folderForChild(folder, account), ...options], {
    ...toIdentity(account),
    cwd: folder,
    detached: true,
    env: { PATH: '/usr/bin:/bin', TZ: 'UTC' },
    stdio: ['ignore', output, output],
  });
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(toMessage(error)));
    child.once('exit', (code, signal) => resolve(signal === null ? `exit code ${code}` : `signal ${signal}`));
  });
  if (child.pid === undefined) {
    throw new StartError(`PostgreSQL cannot be run: ${await ended}. Check that ${program} may be executed.`);
  }
  const { pid } = child;
  return {
    pid,
    ended,
    stop: async (isForced) => {
      // SIGINT: connections end, everything is written. SIGQUIT: immediate; recovery follows at the next start.
      child.kill(isForced ? 'SIGQUIT' : 'SIGINT');
      const timer = setTimeout(() => child.kill('SIGQUIT'), stopPatienceMs);
      await ended;
      clearTimeout(timer);
    },
  };
}

async function untilReady(server: ServerProcess, folder: string, readLog: () => string): Promise<void> {
  const outcome: { end?: string } = {};
  void server.ended.then((words) => (outcome.end = words));
  // Recovery after a crash may take long, and has no time limit.
  while (outcome.end === undefined) {
    const postmaster = await readPostmaster(folder);
    if (postmaster?.pid === server.pid && postmaster.isReady) return;
    await delay(10);
  }
  const lines = readLog().trim().split('\n');
  const telling = lines.filter((line) => /FATAL|PANIC|ERROR|HINT|DETAIL/.test(line));
  const said = (telling.length > 0 ? telling : lines.slice(-3)).map((line) => line.replace(/^.*?\] /, '')).join(' ');
  throw new StartError(
    `The database in ${folder} did not start (${outcome.end}). PostgreSQL says: ${said || 'nothing'} (More in ${folder}.log)`,
  );
}

function readFrom(descriptor: number, start: number): string {
  const buffer = Buffer.alloc(16_384);
  const sizeBytes = readSync(descriptor, buffer, 0, buffer.length, start);
  return buffer.toString('utf8', 0, sizeBytes);
}

/** Retains one older file, so that the log cannot fill the disk. */
async function rotate(logFile: string): Promise<void> {
  try {
    if ((await stat(logFile)).size > 10_000_000) await rename(logFile, `${logFile}.1`);
  } catch (error) {
    if (!isErrno(error, 'ENOENT')) throw error;
  }
}
