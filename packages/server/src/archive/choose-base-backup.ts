// Finds the base from which a time can be restored, and refuses what cannot be, before anything is written.
import { BackupError } from '../backup/backup-error.ts';
import { type Base, listBases, listSegments, readArchivedAt } from './archive-folder.ts';
import { findGap } from './segments.ts';

/** The newest base before the time, or of all; the log that it needs is there. */
export async function chooseBase(archiveDir: string, time: Date | undefined): Promise<Base> {
  const bases = await listBases(archiveDir);
  const base = bases.findLast(({ endedAt }) => time === undefined || Date.parse(endedAt) <= time.getTime());
  if (base === undefined) {
    throw new BackupError(
      bases[0] === undefined
        ? `The archive ${archiveDir} has no complete base, so nothing can be restored from it.`
        : `No base in ${archiveDir} is as old as ${time?.toISOString()}. The earliest time is ${bases[0].endedAt}.`,
    );
  }
  await requireSegments(base, archiveDir, time);
  return base;
}

/**
 * Only those up to the time are needed. A segment was archived after its last change, so a gap after one that was archived
 * before the time is in what is needed; after a later one it may not be, and PostgreSQL finds out.
 */
async function requireSegments(base: Base, archiveDir: string, time: Date | undefined): Promise<void> {
  const segments = await listSegments(archiveDir);
  const gap = findGap(segments, base.startWal, base.stopWal);
  if (gap === undefined) return;
  const end = gap.previous === undefined ? undefined : await readArchivedAt(archiveDir, gap.previous);
  const isOfBase = gap.missing <= base.stopWal;
  if (!isOfBase && time !== undefined && end !== undefined && time <= end) return;
  const advice =
    isOfBase || end === undefined
      ? 'Restore a time before this base.'
      : `Times up to about ${end.toISOString()} can be restored.`;
  throw new BackupError(
    `The segment ${gap.missing} of the log is missing in ${archiveDir}, without which the base of ${base.endedAt} does not lead ` +
      `to ${time?.toISOString() ?? 'the end of the archive'}. ${advice}`,
  );
}
