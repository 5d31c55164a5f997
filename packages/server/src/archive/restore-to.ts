// Restores an installation from its archive, as it was at a time, into an empty DATA_DIR. What can be checked is checked before
// anything is written; after a failure, DATA_DIR is empty again.
import { chown, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { BackupError } from '../backup/backup-error.ts';
import { copyFiles, type FailedFile } from '../backup/copy-files.ts';
import { isDiskFull } from '../backup/container.ts';
import { BackupReader } from '../backup/records.ts';
import { verifyBackup } from '../backup/verify-backup.ts';
import { withCopySession } from '../database/copying/copy-session.ts';
import { listStoredObjects, type StoredObject } from '../database/copying/stored-objects.ts';
import { segmentFolderOf } from '../database/embedded/archiving.ts';
import { startEmbedded } from '../database/embedded/embedded.ts';
import { readEmbeddedMajor, recover, type Recovery } from '../database/embedded/recovery.ts';
import { isErrno } from '../errors/errno.ts';
import { createDiskObjects } from '../objects/disk-objects.ts';
import { findAbsent } from '../objects/find-absent.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import { type Account, chooseAccount } from '../processes/account.ts';
import { writeAtomically } from '../processes/secret-file.ts';
import { ensureDataFolder } from '../start/data-folder.ts';
import { lockFolder } from '../start/folder-lock.ts';
import { type Base, basePathOf, contentFolderOf } from './archive-folder.ts';
import { chooseBase } from './choose-base-backup.ts';
import { makeClusterFolder, writeClusterFile } from './cluster-files.ts';

export interface RestoreToRequest {
  readonly archiveDir: string;
  readonly dataDir: string;
  /** Undefined for everything that was archived. */
  readonly time: Date | undefined;
  readonly key: string | undefined;
}

export interface RestoreToParts {
  /** Undefined: contents are restored into DATA_DIR. */
  readonly bucket: Pick<ObjectStore, 'read'> | undefined;
  readonly log: Logger;
  readonly report: (words: string) => void;
  /** Receives the secret of the server, if the base has it. */
  readonly placeSecret: (secret: string) => Promise<void>;
}

export interface RestoredInstallation {
  readonly base: Base;
  readonly lastChangeAt: Date | undefined;
  readonly contents: number;
  readonly missing: readonly FailedFile[];
}

export async function restoreTo(request: RestoreToRequest, parts: RestoreToParts): Promise<RestoredInstallation> {
  const { archiveDir, dataDir, time, key } = request;
  await requireEmpty(dataDir);
  const account = await chooseAccount(join(dataDir, 'postgres'));
  const base = await chooseBase(archiveDir, time);
  await requireMajor(base, account);
  parts.report(`Reading the whole base of ${base.endedAt}, before anything is written.`);
  await verifyBackup(basePathOf(archiveDir, base.name), key);
  await ensureDataFolder(dataDir);
  const lock = await lockFolder(dataDir);
  try {
    return await restore({ ...request, base, account }, parts);
  } catch (error) {
    await clear(dataDir);
    throw isDiskFull(error)
      ? new BackupError(`There is no space left in ${dataDir}. Nothing was restored.`, { cause: error })
      : error;
  } finally {
    await lock.release();
  }
}

/** Of a new file system. */
const ignoredName = 'lost+found';

async function requireEmpty(dataDir: string): Promise<void> {
  let names: string[];
  try {
    names = await readdir(dataDir);
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return;
    throw error;
  }
  if (names.every((name) => name === ignoredName)) return;
  throw new BackupError(
    `DATA_DIR is ${dataDir}, which is not empty, so nothing was restored. Set DATA_DIR to a new folder; what is in that one ` +
      'may still be needed.',
  );
}

async function requireMajor({ postgres, version }: Base, account: Account | undefined): Promise<void> {
  const ours = await readEmbeddedMajor(account);
  if (postgres === ours) return;
  throw new BackupError(
    `The base is of PostgreSQL ${postgres}, and this version comes with PostgreSQL ${ours}. Restore it with Coverwright ${version}, ` +
      'make a backup there, and restore that with this version.',
  );
}

async function clear(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir))
    if (name !== ignoredName && name !== 'server.lock') await rm(join(dataDir, name), { recursive: true, force: true });
}

interface ChosenBase extends RestoreToRequest {
  readonly base: Base;
  readonly account: Account | undefined;
}

async function restore(chosen: ChosenBase, parts: RestoreToParts): Promise<RestoredInstallation> {
  const { archiveDir, dataDir, time, base, account } = chosen;
  const { report } = parts;
  const folder = join(dataDir, 'postgres');
  // A start removes what a killed restore leaves there.
  const draft = `${folder}.draft-restore`;
  await writeCluster(draft, chosen, parts);
  report('The base is restored. Replaying the archived log.');
  const recovery = await recover({ folder: draft, archiveDir, time, account, log: parts.log });
  requireReached(recovery, chosen);
  await rm(`${draft}.log`);
  await rename(draft, folder);
  report('The database is restored. Comparing the contents of files.');
  const server = await startEmbedded({ folder, log: parts.log, archiveDir });
  try {
    const stored = await withCopySession(server.url, (client) => listStoredObjects(client));
    const missing = await restoreContents(stored, chosen, parts);
    const { lastChangeAt } = recovery;
    return { base, lastChangeAt, contents: stored.length, missing };
  } finally {
    await server.stop();
  }
}

async function writeCluster(draft: string, { archiveDir, base, key, account }: ChosenBase, parts: RestoreToParts) {
  await mkdir(draft, { mode: 0o700 });
  const reader = await BackupReader.open(basePathOf(archiveDir, base.name), key);
  try {
    for (const path of reader.about.clusterFolders ?? []) await makeClusterFolder(draft, path);
    for await (const { start, data } of reader.parts()) {
      if (start.kind === 'cluster') await writeClusterFile(draft, start.path, data);
      else if (start.kind === 'secret') {
        let secret = '';
        for await (const chunk of data) secret += chunk.toString();
        await parts.placeSecret(secret);
      }
    }
  } finally {
    await reader.close();
  }
  await writeAtomically(join(draft, 'recovery.signal'), '');
  if (account !== undefined) await giveTo(draft, account);
}

async function giveTo(folder: string, { uid, gid }: Account): Promise<void> {
  for (const { name, parentPath } of await readdir(folder, { recursive: true, withFileTypes: true }))
    await chown(join(parentPath, name), uid, gid);
  await chown(folder, uid, gid);
}

function requireReached(recovery: Recovery, { archiveDir, time, base, account }: ChosenBase): void {
  const { isReached, lastChangeAt, unreadable } = recovery;
  if (isReached) return;
  if (unreadable !== undefined) {
    const folder = segmentFolderOf(archiveDir);
    const reader =
      account === undefined ? 'this account' : `the account of PostgreSQL (chown -R ${account.uid} ${folder})`;
    throw new BackupError(
      `${unreadable}.gz in ${folder} cannot be read: it is damaged, or ${reader} may not read it. Nothing was restored.`,
    );
  }
  throw new BackupError(
    `The archive ends before ${time?.toISOString()}: its last change is of ${(lastChangeAt ?? new Date(base.endedAt)).toISOString()}. ` +
      'Restore that time or an earlier one, or latest for everything that was archived. Nothing was restored.',
  );
}

/** Each that a row names is in the store, with the content that it had. */
async function restoreContents(
  stored: readonly StoredObject[],
  { archiveDir, dataDir }: ChosenBase,
  { bucket, report }: RestoreToParts,
): Promise<readonly FailedFile[]> {
  if (bucket !== undefined) {
    const absent = new Set(
      await findAbsent(
        stored.map(({ objectKey }) => objectKey),
        bucket,
      ),
    );
    return stored
      .filter(({ objectKey }) => absent.has(objectKey))
      .map((object) => ({ object, reason: 'is missing' as const }));
  }
  const from = createDiskObjects(contentFolderOf(archiveDir));
  const to = createDiskObjects(join(dataDir, 'files'));
  return (await copyFiles(stored, { from, to, report })).failed;
}
