import { randomUUID } from 'node:crypto';
import { chmod, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { toMessage } from '../errors/errno.ts';
import { StartError } from '../errors/start-error.ts';
import { canEnter, chooseAccount } from '../processes/account.ts';
import { writeAtomically } from '../processes/secret-file.ts';

/** Creates the folder and verifies that it is writable before anything relies on it. */
export async function ensureDataFolder(folder: string): Promise<void> {
  const probe = join(folder, `.write-${randomUUID()}`);
  try {
    await mkdir(join(folder, 'files'), { recursive: true });
    await writeAtomically(probe, 'x');
    await rm(probe);
  } catch (error) {
    throw new StartError(
      `The data folder ${folder} cannot be written (${toMessage(error)}). ` +
        'Allow this account to write there, free some space on the disk, or set DATA_DIR to another folder.',
      { cause: error },
    );
  }
}

/** Names of entries that this program creates in a data folder, and those of file systems. */
const ownNames =
  /^(files|postgres([.].*)?|auth-secret(\..*)?|database-password(\..*)?|server\.lock(\..*)?|[.]write-.*|lost\+found)$/;

/**
 * Closes the folder to the account of unprivileged programs. A folder with other content is not changed;
 * returns false if that account can enter it.
 */
export async function closeDataFolder(folder: string): Promise<boolean> {
  const account = await chooseAccount(join(folder, 'postgres'));
  // Elsewhere, PostgreSQL could not enter it either.
  if (account === undefined || process.platform !== 'linux' || !(await canEnter(folder, account))) return true;
  if (!(await readdir(folder)).every((name) => ownNames.test(name))) return false;
  await chmod(folder, 0o700);
  return true;
}
