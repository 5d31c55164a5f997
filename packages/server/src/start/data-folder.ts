import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isErrno, toMessage } from '../errors/errno.ts';
import { StartError } from '../errors/start-error.ts';

/** Makes the folder and proves that it can be written before anything relies on it. */
export async function ensureDataFolder(folder: string): Promise<void> {
  const probe = join(folder, `.write-${randomUUID()}`);
  try {
    await mkdir(join(folder, 'files'), { recursive: true });
    await writeWhole(probe, 'x');
    await rm(probe);
  } catch (error) {
    throw new StartError(
      `The data folder ${folder} cannot be written (${toMessage(error)}). ` +
        'Give this account the right to write there, make space on the disk, or set DATA_DIR to another folder.',
      { cause: error },
    );
  }
}

/** Puts a file in place whole and readable by its owner only; false when one is there already, whoever made it. */
export async function placeFile(path: string, text: string): Promise<boolean> {
  const draft = `${path}.${randomUUID()}`;
  try {
    await writeWhole(draft, text);
    await link(draft, path);
    return true;
  } catch (error) {
    if (isErrno(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function writeWhole(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Undefined when there is none. */
export async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return undefined;
    throw error;
  }
}
