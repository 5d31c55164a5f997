import { readFile, realpath, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isErrno } from '../errors/errno.ts';

/**
 * The account for PostgreSQL and the browser when the server itself is root: PostgreSQL refuses root, and the
 * browser would be unsafe.
 */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** For spawn, which only accepts signed numbers: the nobody of macOS is -2, and 4294967294 as the owner of a file. */
export function toIdentity(account: Account | undefined): Partial<Account> {
  return account === undefined ? {} : { uid: account.uid | 0, gid: account.gid | 0 };
}

const nobody: Account = { uid: 65_534, gid: 65_534 };

/** The owner of the existing cluster, otherwise nobody; undefined if this process is not root. */
export async function chooseAccount(clusterFolder: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  try {
    const { uid, gid } = await stat(clusterFolder);
    if (uid !== 0) return { uid, gid };
  } catch (error) {
    if (!isErrno(error, 'ENOENT')) throw error;
  }
  return (await readNobody()) ?? nobody;
}

/** initdb requires an account with a name, and the id of nobody differs between systems. */
async function readNobody(): Promise<Account | undefined> {
  try {
    const line = (await readFile('/etc/passwd', 'utf8')).split('\n').find((entry) => entry.startsWith('nobody:'));
    const [, , uid, gid] = (line ?? '').split(':').map(Number);
    // macOS writes nobody as -2.
    return uid === undefined || gid === undefined ? undefined : { uid: uid >>> 0, gid: gid >>> 0 };
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Whether the account can traverse all folders down to this one. */
export async function canEnter(folder: string, account: Account): Promise<boolean> {
  for (let current = await realpath(folder); ; current = dirname(current)) {
    const { mode, uid, gid } = await stat(current);
    const passBit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if ((mode & passBit) === 0) return false;
    if (current === dirname(current)) return true;
  }
}
