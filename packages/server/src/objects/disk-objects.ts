// Stores objects as files in a folder. A draft is renamed to an object after its content has been synced to
// disk.
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { randomId } from '../database/random-id.ts';
import { isErrno } from '../errors/errno.ts';
import { UserError } from '../errors/user-error.ts';
import { isObjectKey, requireObjectKey } from './object-key.ts';
import { NoObject, type ObjectStore } from './object-store.ts';
import { say } from '../sentences/say.ts';

/** Larger chunks than Node's default: each costs a turn of its threads. */
const readBytes = 256 * 1024;

/** The folder must exist: if it is missing, its disk may not be mounted, so it is never recreated. */
export function createDiskObjects(folder: string): ObjectStore {
  // One folder per key prefix, so that no folder exceeds what file systems search quickly.
  const shardOf = (key: string) => join(folder, key.slice(0, 2));
  const pathOf = (key: string) => join(shardOf(requireObjectKey(key)), key);
  return {
    write: async (key, content) => {
      const path = pathOf(key);
      try {
        await makeShard(dirname(path), folder);
        await writeDraft(draftOf(path), content);
        await rename(draftOf(path), path);
        await syncFolder(dirname(path));
      } catch (error) {
        throw isErrno(error, 'ENOSPC', 'EDQUOT') ? diskFull(error) : error;
      }
    },
    read: async (key, range) => {
      const stream = createReadStream(pathOf(key), { ...range, highWaterMark: readBytes });
      try {
        await once(stream, 'open');
      } catch (error) {
        throw isErrno(error, 'ENOENT') ? new NoObject(key, error) : error;
      }
      return stream;
    },
    remove: async (keys) => {
      const paths = keys.map(pathOf);
      for (const path of paths) await removePath(path);
      for (const shard of new Set(paths.map(dirname))) await syncFolder(shard);
    },
    probe: async () => {
      const path = join(folder, `.ready-${randomId()}`);
      await writeFile(path, 'ready', { flag: 'wx' });
      await rm(path);
    },
  };
}

/** The paths of all objects in the folder by their keys; each is complete. */
export async function listDiskObjects(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const objects = entries.filter((entry) => entry.isFile() && isObjectKey(entry.name));
  return new Map(objects.map(({ name, parentPath }) => [name, join(parentPath, name)]));
}

function draftOf(path: string): string {
  return `${path}.draft`;
}

async function makeShard(shard: string, folder: string): Promise<void> {
  try {
    await mkdir(shard, { mode: 0o700 });
  } catch (error) {
    if (isErrno(error, 'EEXIST')) return;
    throw error;
  }
  await syncFolder(folder);
}

async function writeDraft(path: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  // An attempt that a crash interrupted may have left one.
  const file = await open(path, 'w', 0o600);
  try {
    for await (const chunk of content) await writeChunk(file, chunk);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function writeChunk(file: FileHandle, chunk: Uint8Array): Promise<void> {
  for (let written = 0; written < chunk.byteLength;) {
    const { bytesWritten } = await file.write(chunk, written);
    written += bytesWritten;
  }
}

async function removePath(path: string): Promise<void> {
  await rm(draftOf(path), { force: true });
  await rm(path, { force: true });
}

/** A name is durable only once its folder is synced; a missing folder contains none. */
async function syncFolder(folder: string): Promise<void> {
  let handle: FileHandle;
  try {
    handle = await open(folder, 'r');
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return;
    throw error;
  }
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function diskFull(cause: unknown): UserError {
  const sentence = say('DISK_FULL');
  return Object.assign(new UserError({ code: 'BUSY', ...sentence }), { cause });
}
