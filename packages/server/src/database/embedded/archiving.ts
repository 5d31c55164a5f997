// Continuous archiving of the embedded PostgreSQL: every segment of its log (WAL) is copied into a folder, compressed, before
// PostgreSQL reuses it. With a copy of the cluster, they lead to any later moment (server/src/archive/).
import { chown, mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { isErrno, toMessage } from '../../errors/errno.ts';
import { StartError } from '../../errors/start-error.ts';
import { type Account, canEnter } from '../../processes/account.ts';
import { readIfThere, writeAtomically } from '../../processes/secret-file.ts';
import type { ServerSettings } from './process.ts';

/** What PostgreSQL has not filled is archived after this time, so that no more than this is lost with the machine. */
const timeoutSeconds = 60;

export function segmentFolderOf(archiveDir: string): string {
  return join(archiveDir, 'wal');
}

export function archivingSettings(archiveDir: string): ServerSettings {
  return {
    archive_mode: 'on',
    archive_command: toArchiveCommand(archiveDir),
    archive_timeout: String(timeoutSeconds),
  };
}

/**
 * Run by PostgreSQL in the folder of the cluster. A segment has its name once it is complete and synced. One that exists is
 * success if its content is the same, since a crash may have prevented the report; it is never replaced.
 */
export function toArchiveCommand(archiveDir: string): string {
  const steps = [
    `d=${quote(segmentFolderOf(archiveDir))}`,
    'f="$d/%f.gz"',
    'if test -e "$f"; then gzip -dc < "$f" | cmp -s - "%p" || { echo "$f exists with another content" >&2; exit 1; }',
    'else gzip -1 < "%p" > "$d/%f.part" && sync "$d/%f.part" && mv -n "$d/%f.part" "$f" && test ! -e "$d/%f.part" || exit 1',
    'fi',
    'sync "$d"',
  ];
  return steps.join('; ');
}

/**
 * The reverse. What is not in the archive ends the recovery (1); what is there and cannot be read must not be taken for its end,
 * so that makes PostgreSQL give up (more than 125).
 */
export function toRestoreCommand(archiveDir: string): string {
  const steps = [
    `f=${quote(segmentFolderOf(archiveDir))}/%f.gz`,
    'test -e "$f" || exit 1',
    'gzip -dc < "$f" > "%p" || exit 126',
  ];
  return steps.join('; ');
}

/** For the shell; PostgreSQL replaces what follows a percent sign. */
function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''").replaceAll('%', '%%')}'`;
}

export interface ArchivedCluster {
  readonly folder: string;
  /** Under which PostgreSQL runs. */
  readonly account: Account | undefined;
  readonly log: Pick<Logger, 'error'>;
}

/**
 * Prepares the folder for the cluster. A folder that is missing may be on a disk that is not mounted, so it is not created,
 * and does not prevent a start: PostgreSQL retains its log until it can be archived.
 */
export async function prepareArchive(archiveDir: string, { folder, account, log }: ArchivedCluster): Promise<void> {
  try {
    await claimArchive(archiveDir, await readSystemIdentifier(folder));
    await provideSegmentFolder(segmentFolderOf(archiveDir), account);
  } catch (error) {
    if (error instanceof StartError) throw error;
    log.error(
      { folder: archiveDir, reason: toMessage(error) },
      'the log of the database cannot be archived, and grows in DATA_DIR until it can: check that ARCHIVE_DIR exists and that this account may write there',
    );
  }
}

/** Segments of different clusters have the same names. */
async function claimArchive(archiveDir: string, systemIdentifier: string): Promise<void> {
  const path = join(archiveDir, 'archive.json');
  const text = `${JSON.stringify({ systemIdentifier })}\n`;
  try {
    await writeAtomically(path, text);
    return;
  } catch (error) {
    if (!isErrno(error, 'EEXIST')) throw error;
  }
  if ((await readIfThere(path)) === text) return;
  throw new StartError(
    `ARCHIVE_DIR is ${archiveDir}, which is the archive of another database. Set it to a folder of its own for each ` +
      'installation. If the other database no longer exists, move its archive elsewhere and create an empty folder.',
  );
}

/** Never changes during the life of a cluster; the first field of its control file in every version of PostgreSQL. */
async function readSystemIdentifier(folder: string): Promise<string> {
  const file = await open(join(folder, 'global', 'pg_control'));
  try {
    const { buffer } = await file.read(Buffer.alloc(8), 0, 8, 0);
    return buffer.readBigUInt64LE().toString();
  } finally {
    await file.close();
  }
}

async function provideSegmentFolder(folder: string, account: Account | undefined): Promise<void> {
  await mkdir(folder, { mode: 0o700 }).catch(ignoreExisting);
  if (account === undefined) return;
  await chown(folder, account.uid, account.gid);
  await requireEntrance(folder, account);
}

function ignoreExisting(error: unknown): void {
  if (!isErrno(error, 'EEXIST')) throw error;
}

/** PostgreSQL does not run as root, so folders that only root can enter are closed to it. */
export async function requireEntrance(folder: string, account: Account | undefined): Promise<void> {
  if (account === undefined || (await canEnter(folder, account))) return;
  throw new StartError(
    `PostgreSQL refuses to run as root, and the account it runs as instead (uid ${account.uid}) cannot enter ${folder}. ` +
      `Start without root, or allow that account to enter: chown ${account.uid} ${folder}, and chmod a+x the folders above it.`,
  );
}
