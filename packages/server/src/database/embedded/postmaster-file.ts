import { readFile, readlink, rm, stat } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { isErrno } from '../../errors/errno.ts';
import { StartError } from '../../errors/start-error.ts';

/** Written by a running PostgreSQL into its folder. */
interface Postmaster {
  readonly pid: number;
  readonly socketFolder: string;
  readonly isReady: boolean;
}

export async function readPostmaster(folder: string): Promise<Postmaster | undefined> {
  try {
    const lines = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n');
    const pid = Number(lines[0]);
    if (!Number.isInteger(pid) || pid <= 0) return undefined;
    return { pid, socketFolder: lines[4]?.trim() ?? '', isReady: lines[7]?.trim() === 'ready' };
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/**
 * Stops a PostgreSQL whose server was killed, and deletes a lock file whose process no longer exists or is now
 * another program. Only called while the folder's lock is held, so nothing is using what is stopped here.
 */
export async function stopLeftover(folder: string): Promise<'none' | 'stopped' | 'forgotten'> {
  const leftover = await readPostmaster(folder);
  if (leftover === undefined) return 'none';
  const isRunning = await isPostgresOf(folder, leftover.pid);
  if (isRunning) await stopProcess(folder, leftover.pid);
  // PostgreSQL handles a dead process itself, after checking for surviving children; it cannot detect that the
  // process id now belongs to another program.
  else if (isAlive(leftover.pid)) await rm(join(folder, 'postmaster.pid'), { force: true });
  await removeSocketFolder(leftover.socketFolder);
  return isRunning ? 'stopped' : 'forgotten';
}

async function stopProcess(folder: string, pid: number): Promise<void> {
  // SIGINT closes the connections and shuts down in order; SIGQUIT leaves the rest to recovery at the next
  // start.
  for (const [signal, waitMs] of [
    ['SIGINT', 20_000],
    ['SIGQUIT', 10_000],
  ] as const) {
    process.kill(pid, signal);
    for (const until = Date.now() + waitMs; Date.now() < until; await delay(20)) {
      if (!(await isPostgresOf(folder, pid))) return;
    }
  }
  throw new StartError(
    `A PostgreSQL that an earlier start left running (process ${pid}) does not stop. End it with: kill -QUIT ${pid}`,
  );
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return isErrno(error, 'EPERM');
  }
}

/** Process ids are reused, so an id alone proves nothing: its working directory does. */
async function isPostgresOf(folder: string, pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
    if (process.platform !== 'linux') {
      const { stdout } = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]);
      return stdout.includes('postgres') && stdout.includes(folder);
    }
    await readlink(`/proc/${pid}/cwd`);
    const [there, here] = await Promise.all([stat(`/proc/${pid}/cwd`), stat(folder)]);
    return there.dev === here.dev && there.ino === here.ino;
  } catch (error) {
    // EPERM and EACCES: another account's process, which cannot be ours. ps exits with 1 if there is no
    // process.
    if (isErrno(error, 'ESRCH', 'ENOENT', 'EPERM', 'EACCES')) return false;
    if (process.platform !== 'linux') return false;
    throw error;
  }
}

/** Only removes folders with the name pattern of this program. */
async function removeSocketFolder(folder: string): Promise<void> {
  if (/\/coverwright-[A-Za-z0-9]{6}$/.test(folder) && dirname(folder) !== '/') {
    await rm(folder, { recursive: true, force: true });
  }
}
