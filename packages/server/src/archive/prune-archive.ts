// Removes what is older than the last bases: the bases before them, the log that no base needs, and the contents that no row
// has named since.
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { segmentFolderOf } from '../database/embedded/archiving.ts';
import { createDiskObjects, listDiskObjects } from '../objects/disk-objects.ts';
import { contentFolderOf, listBases, removeBase } from './archive-folder.ts';
import { isSegmentName, positionOf } from './segments.ts';

export interface Pruned {
  readonly bases: number;
  readonly segments: number;
  readonly contents: number;
}

/** `keep` is at least 1. */
export async function pruneArchive(archiveDir: string, keep: number): Promise<Pruned> {
  const bases = await listBases(archiveDir);
  const kept = bases.slice(-keep);
  const [oldest] = kept;
  if (oldest === undefined) return { bases: 0, segments: 0, contents: 0 };
  const removed = bases.slice(0, -keep);
  for (const { name } of removed) await removeBase(archiveDir, name);
  const position = Math.min(...kept.map(({ startWal }) => positionOf(startWal)));
  return {
    bases: removed.length,
    segments: await removeSegments(segmentFolderOf(archiveDir), position),
    contents: await removeContents(contentFolderOf(archiveDir), new Date(oldest.startedAt)),
  };
}

/** With the notes of bases, whose names begin with that of a segment. Those of histories are small, and remain. */
async function removeSegments(folder: string, position: number): Promise<number> {
  let count = 0;
  for (const name of await readdir(folder)) {
    const segment = name.slice(0, 24);
    if (!isSegmentName(segment) || positionOf(segment) >= position) continue;
    await rm(join(folder, name), { force: true });
    count += 1;
  }
  return count;
}

async function removeContents(folder: string, namedUntil: Date): Promise<number> {
  const unused: string[] = [];
  for (const [key, path] of await listDiskObjects(folder)) if ((await stat(path)).mtime < namedUntil) unused.push(key);
  await createDiskObjects(folder).remove(unused);
  return unused.length;
}
