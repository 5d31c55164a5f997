// The folder of an archive: the log of the database in wal/, copies of the cluster (bases) in bases/, each with a description
// that exists once the base is complete, and the contents of files in files/.
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupError } from '../backup/backup-error.ts';
import { segmentFolderOf } from '../database/embedded/archiving.ts';
import { isErrno, toMessage } from '../errors/errno.ts';
import { writeAtomically } from '../processes/secret-file.ts';
import { isSegmentName } from './segments.ts';

export interface Base {
  readonly name: string;
  readonly startedAt: string;
  /** The earliest time to which it can be restored. */
  readonly endedAt: string;
  /** Of the product that made it. */
  readonly version: string;
  /** The major version of PostgreSQL. */
  readonly postgres: number;
  /** The first and the last segment of the log that it needs. */
  readonly startWal: string;
  readonly stopWal: string;
  /** Of the cluster, which is compressed in the base. */
  readonly clusterBytes: number;
  readonly isEncrypted: boolean;
}

const descriptionSuffix = '.json';
const segmentSuffix = '.gz';

export function baseFolderOf(archiveDir: string): string {
  return join(archiveDir, 'bases');
}

export function contentFolderOf(archiveDir: string): string {
  return join(archiveDir, 'files');
}

/** Of the file with the cluster. */
export function basePathOf(archiveDir: string, name: string): string {
  return join(baseFolderOf(archiveDir), `${name}.base`);
}

/** Creates what is missing in it; the archive itself may be on a disk that is not mounted. */
export async function requireArchive(archiveDir: string): Promise<void> {
  try {
    await stat(archiveDir);
    for (const folder of [baseFolderOf(archiveDir), contentFolderOf(archiveDir)])
      await mkdir(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new BackupError(
      `ARCHIVE_DIR is ${archiveDir}, which cannot be used: ${toMessage(error)}. Create it, or mount its disk, and allow this account to write there.`,
      { cause: error },
    );
  }
}

/** Whoever reads the description finds a complete base. */
export async function describeBase(archiveDir: string, base: Base): Promise<void> {
  const path = join(baseFolderOf(archiveDir), `${base.name}${descriptionSuffix}`);
  const draft = `${path}.part`;
  await writeAtomically(draft, `${JSON.stringify(base, undefined, 2)}\n`);
  await rename(draft, path);
}

/** In the order of their times; without those that were interrupted. */
export async function listBases(archiveDir: string): Promise<Base[]> {
  const names = (await readNames(baseFolderOf(archiveDir))).filter((name) => name.endsWith(descriptionSuffix));
  const bases = await Promise.all(names.map((name) => readBase(join(baseFolderOf(archiveDir), name))));
  return bases.toSorted((a, b) => Date.parse(a.startedAt) - Date.parse(b.startedAt));
}

async function readBase(path: string): Promise<Base> {
  try {
    const base: unknown = JSON.parse(await readFile(path, 'utf8'));
    if (isBase(base)) return base;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new BackupError(`${path} is damaged. Restore that file from a copy of the archive, or move it elsewhere.`);
}

function isBase(value: unknown): value is Base {
  const base = value as Partial<Record<keyof Base, unknown>> | null;
  const isTime = (text: unknown) => typeof text === 'string' && !Number.isNaN(Date.parse(text));
  const isSegment = (text: unknown) => typeof text === 'string' && isSegmentName(text);
  return (
    isTime(base?.startedAt) &&
    isTime(base?.endedAt) &&
    isSegment(base?.startWal) &&
    isSegment(base?.stopWal) &&
    typeof base?.name === 'string' &&
    !/[/\\]/.test(base.name) &&
    typeof base.version === 'string' &&
    typeof base.postgres === 'number' &&
    typeof base.clusterBytes === 'number' &&
    typeof base.isEncrypted === 'boolean'
  );
}

/** Of bases that were interrupted. Nothing else may be making one. */
export async function removeRemains(archiveDir: string): Promise<void> {
  const folder = baseFolderOf(archiveDir);
  const names = await readNames(folder);
  const complete = new Set(names.filter((name) => name.endsWith(descriptionSuffix)).map(withoutSuffix));
  for (const name of names) {
    const isRemains = name.endsWith('.part') || (name.endsWith('.base') && !complete.has(withoutSuffix(name)));
    if (isRemains) await rm(join(folder, name), { force: true });
  }
}

function withoutSuffix(name: string): string {
  return name.replace(/[.](base|json)$/, '');
}

export async function removeBase(archiveDir: string, name: string): Promise<void> {
  await rm(join(baseFolderOf(archiveDir), `${name}${descriptionSuffix}`), { force: true });
  await rm(basePathOf(archiveDir, name), { force: true });
}

/** The names of the archived segments. */
export async function listSegments(archiveDir: string): Promise<string[]> {
  const names = await readNames(segmentFolderOf(archiveDir));
  return names
    .filter((name) => name.endsWith(segmentSuffix))
    .map((name) => name.slice(0, -segmentSuffix.length))
    .filter(isSegmentName);
}

/** When the segment was archived, unless a copy of the archive has lost this; undefined if it is missing. */
export async function readArchivedAt(archiveDir: string, segment: string): Promise<Date | undefined> {
  try {
    return (await stat(join(segmentFolderOf(archiveDir), `${segment}${segmentSuffix}`))).mtime;
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return undefined;
    throw error;
  }
}

async function readNames(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return [];
    throw error;
  }
}
