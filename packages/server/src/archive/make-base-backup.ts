// Adds a base to the archive while the server runs: a copy of the files of the cluster, compressed in one file. It has a
// description, without which it is never used, once it has been read again and the log that it needs is archived.
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { BackupError } from '../backup/backup-error.ts';
import { isDiskFull, writeContainer } from '../backup/container.ts';
import type { Manifest } from '../backup/manifest.ts';
import { toControl, toPart } from '../backup/records.ts';
import { verifyBackup } from '../backup/verify-backup.ts';
import {
  type BaseEnd,
  beginBase,
  endBase,
  readArchiveCommand,
  readLastArchived,
  takeTurn,
} from '../database/copying/base-copy.ts';
import { listMigrations, readMajorVersion } from '../database/copying/copied-tables.ts';
import { type CopySession, withCopySession } from '../database/copying/copy-session.ts';
import { toArchiveCommand } from '../database/embedded/archiving.ts';
import { type Base, basePathOf, describeBase, listSegments, removeRemains, requireArchive } from './archive-folder.ts';
import { type ClusterListing, listCluster, openIfThere } from './cluster-files.ts';
import { findGap } from './segments.ts';

export interface BaseRequest {
  readonly archiveDir: string;
  /** Of the cluster. */
  readonly folder: string;
  /** Undefined for a base that is not encrypted. */
  readonly key: string | undefined;
  /** Of the server; only stored in an encrypted base. */
  readonly secret: string | undefined;
  /** Of the product. */
  readonly version: string;
}

export interface BaseParts {
  readonly url: string;
  /** Receives the progress, a line at a time. */
  readonly report: (words: string) => void;
  readonly now: Date;
}

const chunkBytes = 1024 * 1024;
const reportsPerBase = 10;
const pollMs = 100;
/** Without another archived segment for this long, archiving has failed. PostgreSQL tries again once a minute. */
const archivePatienceMs = 130_000;

export async function makeBase(request: BaseRequest, parts: BaseParts): Promise<Base> {
  const { archiveDir, key } = request;
  await requireArchive(archiveDir);
  const name = parts.now.toISOString().replaceAll(':', '-');
  const path = basePathOf(archiveDir, name);
  const draft = `${path}.part`;
  return withCopySession(parts.url, async (client) => {
    await requireArchiving(client, archiveDir);
    if (!(await takeTurn(client))) throw new BackupError('Another base is being made. Wait until it is complete.');
    await removeRemains(archiveDir);
    try {
      const base = await writeBase(client, { ...request, name, draft }, parts);
      parts.report('Reading the base again.');
      await verifyBackup(draft, key);
      await untilArchived(client, base, archiveDir);
      await rename(draft, path);
      await describeBase(archiveDir, base);
      return base;
    } catch (error) {
      await rm(draft, { force: true });
      if (!isDiskFull(error)) throw error;
      throw new BackupError(`There is no space left in ${archiveDir}. Free some, such as with --keep.`);
    }
  });
}

async function requireArchiving(client: CopySession, archiveDir: string): Promise<void> {
  const command = await readArchiveCommand(client);
  if (command === toArchiveCommand(archiveDir)) return;
  throw new BackupError(
    command === undefined
      ? 'The server runs without ARCHIVE_DIR, so its log is not archived. Restart it with ARCHIVE_DIR.'
      : `The server runs with another ARCHIVE_DIR than ${archiveDir}. Use the same, or restart the server.`,
  );
}

interface NamedRequest extends BaseRequest {
  readonly name: string;
  readonly draft: string;
}

async function writeBase(client: CopySession, request: NamedRequest, parts: BaseParts): Promise<Base> {
  const { name, draft, folder, key, version } = request;
  const about = { migrations: await listMigrations(client), postgres: await readMajorVersion(client) };
  const startWal = await beginBase(client, name);
  const listing = await listCluster(folder);
  const clusterBytes = listing.files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  const manifest: Manifest = { createdAt: parts.now.toISOString(), ...about, clusterFolders: listing.folders };
  const ended = Promise.withResolvers<BaseEnd>();
  const end = async () => {
    const result = await endBase(client);
    ended.resolve(result);
    return result;
  };
  const records = toRecords({ manifest, listing, clusterBytes, end }, request, parts);
  await writeContainer(draft, records, { createdAt: parts.now, key });
  const { stopWal, endedAt } = await ended.promise;
  return {
    name,
    startedAt: parts.now.toISOString(),
    endedAt: endedAt.toISOString(),
    version,
    postgres: about.postgres,
    startWal,
    stopWal,
    clusterBytes,
    isEncrypted: key !== undefined,
  };
}

interface BaseContent {
  readonly manifest: Manifest;
  readonly listing: ClusterListing;
  readonly clusterBytes: number;
  /** Called after the last file of the cluster. */
  readonly end: () => Promise<BaseEnd>;
}

async function* toRecords(content: BaseContent, request: BaseRequest, parts: BaseParts): AsyncGenerator<Buffer> {
  const { manifest, listing, clusterBytes } = content;
  const { folder, key, secret } = request;
  yield toControl({ about: manifest });
  const counts = { files: 0, fileBytes: 0 };
  const count = (end: { readonly bytes: number; readonly sha256: string }) => {
    counts.files += 1;
    counts.fileBytes += end.bytes;
    return end;
  };
  const progress = createProgress(clusterBytes, parts.report);
  for (const { path, sizeBytes } of listing.files) {
    const file = await openIfThere(join(folder, path));
    if (file === undefined) continue;
    // Most files are small, and each stream allocates a chunk. It closes the file.
    const data = file.createReadStream({ highWaterMark: Math.min(chunkBytes, sizeBytes + 1) });
    yield* toPart({ kind: 'cluster', path }, data, count);
    progress(counts.fileBytes);
  }
  const { label } = await content.end();
  yield* toPart({ kind: 'cluster', path: 'backup_label' }, Readable.from([Buffer.from(label)]), count);
  const hasSecret = key !== undefined && secret !== undefined;
  if (hasSecret) yield* toPart({ kind: 'secret' }, Readable.from([Buffer.from(secret)]), (end) => end);
  yield toControl({ summary: { tables: 0, rows: 0, ...counts, missingFiles: [], hasSecret } });
}

/** Reports every tenth. */
function createProgress(totalBytes: number, report: (words: string) => void): (doneBytes: number) => void {
  const megabytes = (bytes: number) => Math.round(bytes / 1_000_000).toLocaleString('en-US');
  let reported = 0;
  return (doneBytes) => {
    const tenths = Math.floor((doneBytes / totalBytes) * reportsPerBase);
    if (tenths <= reported) return;
    reported = tenths;
    report(`${megabytes(doneBytes)} of ${megabytes(totalBytes)} MB of the database are copied.`);
  };
}

/** Until then, the base cannot be restored. */
async function untilArchived(client: CopySession, { startWal, stopWal }: Base, archiveDir: string): Promise<void> {
  let last: string | undefined;
  let changedAt = Date.now();
  for (;;) {
    const gap = findGap(await listSegments(archiveDir), startWal, stopWal);
    if (gap === undefined) return;
    const archived = await readLastArchived(client);
    if (archived !== last) [last, changedAt] = [archived, Date.now()];
    if (Date.now() - changedAt > archivePatienceMs) {
      throw new BackupError(
        `The segment ${gap.missing} of the log, which the base needs, was not archived. Check the space in ARCHIVE_DIR and that ` +
          'PostgreSQL may write there; DATA_DIR/postgres.log has the reason.',
      );
    }
    await delay(pollMs);
  }
}
