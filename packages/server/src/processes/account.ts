import { readFile, realpath, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isErrno } from '../errors/errno.ts';

/** Whom PostgreSQL and the browser run as when the server itself is root: the one refuses root, the other would be unsafe. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** For spawn, which takes signed numbers alone: the nobody of macOS is -2, and 4294967294 as the owner of a file. */
export function toIdentity(account: Account | undefined): Partial<Account> {
  return account === undefined ? {} : { uid: account.uid | 0, gid: account.gid | 0 };
}

const nobody: Account = { uid: 65_534, gid: 65_534 };

/** The owner of the existing cluster, else nobody; undefined if this process is not root. */
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

/** initdb wants an account that has a name, and systems number nobody differently. */
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

/** Whether the account may pass every folder down to this one. */
export async function canEnter(folder: string, account: Account): Promise<boolean> {
  for (let current = await realpath(folder); ; current = dirname(current)) {
    const { mode, uid, gid } = await stat(current);
    const passBit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if ((mode & passBit) === 0) return false;
    if (current === dirname(current)) return true;
  }
}
