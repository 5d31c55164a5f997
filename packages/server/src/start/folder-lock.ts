// Only one server may use a data folder. PostgreSQL also locks its own files; this lock provides a clear
// message when a second server is started, and makes it safe to stop a PostgreSQL left behind by a killed
// server.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, rm, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { isErrno } from '../errors/errno.ts';
import { StartError } from '../errors/start-error.ts';
import { placeFile, readIfThere } from '../processes/secret-file.ts';

export interface FolderLock {
  release(): Promise<void>;
}

interface Holder {
  readonly pid: number;
  /** Distinguishes the holder from a later process with the same id. */
  readonly started: string;
  readonly hostname: string;
}

/** The holder touches the file, so that another machine or container can see whether it is alive. */
const heartbeatMs = 5_000;
const staleAfterMs = 20_000;

export async function lockFolder(folder: string): Promise<FolderLock> {
  const path = join(folder, 'server.lock');
  const holder: Holder = { pid: process.pid, started: (await readStart(process.pid)) ?? '', hostname: hostname() };
  const text = JSON.stringify(holder);
  while (!(await placeFile(path, text))) await removeStale(path, folder);
  const heartbeat = setInterval(() => {
    const now = new Date();
    // A deleted folder or a full disk is reported by whatever needs it, not by the heartbeat.
    utimes(path, now, now).catch(() => undefined);
  }, heartbeatMs).unref();
  return {
    release: async () => {
      clearInterval(heartbeat);
      if ((await readIfThere(path)) === text) await rm(path, { force: true });
    },
  };
}

async function removeStale(path: string, folder: string): Promise<void> {
  const text = await readIfThere(path);
  if (text === undefined) return;
  const holder = parseHolder(text);
  if (holder !== undefined) await requireGone(holder, path, folder);
  // The claim refers to this exact text, so that a newly acquired lock is not removed.
  const claim = `${path}.${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
  if (!(await placeFile(claim, ''))) return waitForClaim(claim);
  try {
    if ((await readIfThere(path)) === text) await rm(path, { force: true });
  } finally {
    await rm(claim, { force: true });
  }
}

/** A claim is held only briefly, unless its holder was killed in between. */
async function waitForClaim(claim: string): Promise<void> {
  await delay(20);
  if ((await ageOf(claim)) > staleAfterMs) await rm(claim, { force: true });
}

/** In milliseconds; undefined for a file that no longer exists. */
async function ageOf(path: string): Promise<number> {
  try {
    return Date.now() - (await stat(path)).mtimeMs;
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return 0;
    throw error;
  }
}

function parseHolder(text: string): Holder | undefined {
  try {
    return JSON.parse(text) as Holder;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

async function requireGone(holder: Holder, path: string, folder: string): Promise<void> {
  if (holder.hostname !== hostname()) {
    if ((await ageOf(path)) > staleAfterMs) return;
    throw new StartError(
      `The data folder ${folder} is in use on ${holder.hostname} (process ${holder.pid}). Stop that server first, or ` +
        `set DATA_DIR to another folder. If it was killed, start again in ${staleAfterMs / 1000} seconds.`,
    );
  }
  if ((await readStart(holder.pid)) !== holder.started) return;
  throw new StartError(
    `The data folder ${folder} is in use by the server with process id ${holder.pid}. Stop that one first ` +
      `(kill ${holder.pid}), or set DATA_DIR and PORT for a second one.`,
  );
}

/** The start time of a process in the operating system's own format; undefined if the process does not exist. */
async function readStart(pid: number): Promise<string | undefined> {
  try {
    if (process.platform !== 'linux') {
      return (await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)])).stdout.trim();
    }
    const line = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The second field is a name that may contain spaces and brackets; the state follows it, and the start time
    // is field 22.
    const [state, ...fields] = line.slice(line.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? undefined : fields[18];
  } catch (error) {
    if (process.platform !== 'linux' || isErrno(error, 'ENOENT', 'ESRCH')) return undefined;
    throw error;
  }
}
