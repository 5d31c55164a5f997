// Folders that exist completely or not at all, however many processes create the same one and whichever is stopped.
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Written to a temporary folder, then renamed. An existing folder is used unchanged, or replaced if `isAnew`. */
export async function provideAtomicFolder(
  target: string,
  write: (draft: string) => Promise<void>,
  { isAnew = false }: { isAnew?: boolean } = {},
): Promise<void> {
  if (!isAnew && existsSync(target)) return;
  await mkdir(dirname(target), { recursive: true });
  await removeDrafts(target);
  // A folder per process: two that write into the same one would read each other's unfinished files.
  const draft = await mkdtemp(`${target}.${process.pid}-`);
  try {
    await write(draft);
    await openToAll(draft);
    if (isAnew) await removeAtomicFolder(target);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another process was faster: its copy is just as good.
    if (!existsSync(target)) throw error;
  }
}

/** Another account may run the unpacked files, regardless of the umask. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const isProgram = !entry.isDirectory() && ((await stat(path)).mode & 0o100) !== 0;
    await chmod(path, entry.isDirectory() || isProgram ? 0o755 : 0o644);
  }
}

/** Renamed before it is removed, so that no process finds a part of it. */
async function removeAtomicFolder(target: string): Promise<void> {
  const aside = await mkdtemp(`${target}.${process.pid}-`);
  await rename(target, join(aside, 'old')).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rm(aside, { recursive: true, force: true });
}

/** Folders left behind by processes that no longer exist. */
async function removeDrafts(target: string): Promise<void> {
  const prefix = `${basename(target)}.`;
  for (const name of await readdir(dirname(target))) {
    const pid = name.startsWith(prefix) ? /^\d+/.exec(name.slice(prefix.length))?.[0] : undefined;
    if (pid !== undefined && !isAlive(Number(pid)))
      await rm(join(dirname(target), name), { recursive: true, force: true });
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
