import { spawn } from 'node:child_process';
import { access, chown, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isErrno, toMessage } from '../../errors/errno.ts';
import { StartError } from '../../errors/start-error.ts';
import { type Account, canEnter, toIdentity } from '../../processes/account.ts';
import { withClient } from '../connection/connection.ts';
import type { Binaries } from './binaries.ts';
import { stopLeftover } from './postmaster-file.ts';

/** The superuser and the database of the embedded server. */
export const clusterName = 'coverwright';

/** Creates the cluster if there is none. Atomic: a killed start leaves only a draft. */
export async function ensureCluster(folder: string, binaries: Binaries, account: Account | undefined): Promise<void> {
  if (await hasCluster(folder)) return;
  try {
    await mkdir(dirname(folder), { recursive: true });
    await removeDrafts(folder);
    const draft = await mkdtemp(`${folder}.draft-`);
    if (account !== undefined) await chown(draft, account.uid, account.gid);
    await initdb(draft, binaries, account);
    await rename(draft, folder);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `The database cannot be created in ${folder}: ${toMessage(error)}. ` +
        'Set DATA_DIR to a folder that this account can write to and that has free space.',
      { cause: error },
    );
  }
}

async function hasCluster(folder: string): Promise<boolean> {
  try {
    await access(join(folder, 'PG_VERSION'));
    return true;
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return false;
    throw new StartError(
      `The database folder ${folder} cannot be read: ${toMessage(error)}. ` +
        'It may belong to another account: start with that one, or set DATA_DIR to another folder.',
      { cause: error },
    );
  }
}

/** Checked at every start: an earlier one may have been killed before this. */
export async function ensureDatabase(administrationUrl: string): Promise<void> {
  await withClient(administrationUrl, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [clusterName]);
    if (found.rows.length === 0) await client.query(`create database ${clusterName}`);
  });
}

async function removeDrafts(folder: string): Promise<void> {
  const prefix = `${basename(folder)}.draft-`;
  for (const entry of await readdir(dirname(folder), { withFileTypes: true })) {
    if (!entry.name.startsWith(prefix)) continue;
    const draft = join(dirname(folder), entry.name);
    // Of a restore that was killed.
    if (entry.isDirectory()) await stopLeftover(draft);
    await rm(draft, { recursive: true, force: true });
  }
}

/**
 * How to run a program in a folder that the account owns but cannot reach by path, because a parent folder is
 * closed: the child enters it while it is still root, and then uses it as its working directory.
 */
export async function folderForChild(folder: string, account: Account | undefined): Promise<string> {
  if (account === undefined || (await canEnter(dirname(folder), account))) return folder;
  if (process.platform === 'linux') return '/proc/self/cwd';
  throw new StartError(
    `PostgreSQL refuses to run as root, and the account it runs as instead (uid ${account.uid}) cannot enter ` +
      `${dirname(folder)}. Start without root, or set DATA_DIR to a folder that every account can access.`,
  );
}

async function initdb(folder: string, binaries: Binaries, account: Account | undefined): Promise<void> {
  const options = [
    ['-D', await folderForChild(folder, account)],
    ['--username', clusterName],
    // Nothing listens before the password is set: see password.ts.
    ['--auth', 'trust'],
    ['--encoding', 'UTF8'],
    // Texts are ordered by PostgreSQL itself, so that the order is the same on every system.
    ['--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8', '--locale', 'C'],
  ].flat();
  await runProgram(binaries.initdb, options, { folder, account });
  await stat(join(folder, 'PG_VERSION'));
}

interface ProgramRun {
  /** The working directory. */
  readonly folder: string;
  readonly account: Account | undefined;
  readonly input?: string;
}

/** Waits until it ends; throws its output if it fails. */
export async function runProgram(program: string, options: readonly string[], run: ProgramRun): Promise<void> {
  const { folder, account, input = '' } = run;
  const child = spawn(program, options, {
    ...toIdentity(account),
    cwd: folder,
    // A Ctrl+C waits for this, which takes half a second, instead of interrupting it.
    detached: true,
    env: { PATH: '/usr/bin:/bin', TZ: 'UTC' },
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  // It may end before it has read everything; its exit explains why.
  child.stdin.on('error', () => undefined).end(input);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  if (code === 0) return;
  throw new Error(said.trim().split('\n').slice(-3).join(' ') || `${basename(program)} ended with ${code}`);
}
