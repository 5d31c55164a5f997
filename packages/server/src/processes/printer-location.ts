// The location of the browser that prints documents, and the account it runs as.
import { createHash } from 'node:crypto';
import { chmod, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isErrno } from '../errors/errno.ts';
import { type Account, canEnter, chooseAccount } from './account.ts';

export interface PrinterLocation {
  readonly browserFolder: string;
  readonly temporaryFolder: string;
  /** Undefined for the server's own account. */
  readonly account: Account | undefined;
}

/**
 * Only root can write here, so no one can replace the browser with another program, and it is not cleaned up by
 * age.
 */
const systemCache = '/var/cache/coverwright';

/** Next to the packages that the browser comes from, so that every data folder shares it. */
const checkoutCache = join(import.meta.dirname, '../../../../.cache');

/**
 * Groups without members on any system. As PostgreSQL's user but in another group, the browser can neither
 * trace its processes nor enter their folders through /proc: Linux requires that both match.
 */
const printerGroups = [65_533, 65_532] as const;

async function choosePrinterAccount(dataDir: string): Promise<Account | undefined> {
  const account = await chooseAccount(join(dataDir, 'postgres'));
  if (account === undefined) return undefined;
  const [usual, other] = printerGroups;
  return { uid: account.uid, gid: account.gid === usual ? other : usual };
}

export async function choosePrinterLocation(
  dataDir: string,
  { preferred = checkoutCache, standby = systemCache } = {},
): Promise<PrinterLocation> {
  const account = await choosePrinterAccount(dataDir);
  const temporaryFolder = tmpdir();
  await mkdir(preferred, { recursive: true });
  if (account === undefined) return { browserFolder: preferred, temporaryFolder, account };
  return {
    browserFolder: (await canEnter(preferred, account)) ? preferred : await provideStandby(standby, preferred),
    temporaryFolder: (await canEnter(temporaryFolder, account)) ? temporaryFolder : '/tmp',
    account,
  };
}

/** One per checkout: several may have different versions of the browser. */
async function provideStandby(standby: string, preferred: string): Promise<string> {
  const key = createHash('sha256').update(preferred).digest('hex').slice(0, 16);
  const folder = join(standby, key);
  try {
    await mkdir(folder, { recursive: true });
    for (const opened of [standby, folder]) await chmod(opened, 0o755);
    return folder;
  } catch (error) {
    // The browser then runs as root, which it reports.
    if (isErrno(error, 'EROFS', 'EACCES', 'EPERM')) return preferred;
    throw error;
  }
}
