// The archive of the embedded database: that its log arrives there, and that a base leads to now.
import { type Base, listBases, listSegments } from '../../archive/archive-folder.ts';
import { findGap } from '../../archive/segments.ts';
import { toArchiveCommand } from '../../database/embedded/archiving.ts';
import { look, type DatabaseParts } from './database-checks.ts';
import * as store from './doctor.store.ts';
import { type Check, type Finding, ok, problem, warning } from './finding.ts';

/** The log is archived every minute; PostgreSQL repeats a failed attempt once a minute. */
const patienceSeconds = 180;
/** With an older base, the log takes much space and a restore long. */
const baseDaysMax = 8;
const dayMs = 86_400_000;

export function archiveChecks(parts: DatabaseParts): Check[] {
  const { archiveDir } = parts.config;
  if (archiveDir === undefined) return [];
  return [
    { subject: 'archive', run: () => checkArchiver(archiveDir, parts) },
    { subject: 'bases', run: () => checkBases(archiveDir, parts) },
  ];
}

async function checkArchiver(archiveDir: string, { database }: DatabaseParts): Promise<Finding[]> {
  const facts = await look(database, store.readArchiverFacts);
  if (facts === undefined) return [];
  const { is_on: isOn, command, waiting, waiting_seconds: seconds, has_failed: hasFailed } = facts;
  if (!isOn || command !== toArchiveCommand(archiveDir))
    return [
      problem(
        'archive',
        `The server runs without this ARCHIVE_DIR (${archiveDir}). Restart it with the same settings.`,
      ),
    ];
  if (!hasFailed && (seconds ?? 0) <= patienceSeconds)
    return [ok('archive', `The log is archived in ${archiveDir}; segments that wait: ${waiting}.`)];
  return [
    problem(
      'archive',
      `The log is not archived in ${archiveDir}, and fills the disk of DATA_DIR. Segments that wait: ${waiting}, the oldest for ` +
        `${Math.round((seconds ?? 0) / 60)} minutes. Check that the folder exists and has space, and that PostgreSQL may write in its folder wal; ` +
        'DATA_DIR/postgres.log has the reason. After creating the folder again, restart the server.',
    ),
  ];
}

async function checkBases(archiveDir: string, { now }: DatabaseParts): Promise<Finding[]> {
  const base = (await listBases(archiveDir)).at(-1);
  const advice = 'Run: npm run admin -- archive';
  if (base === undefined)
    return [problem('bases', `${archiveDir} has no base, so nothing can be restored from it. ${advice}`)];
  const gap = findGap(await listSegments(archiveDir), base.startWal, base.stopWal);
  if (gap !== undefined) {
    const words = `The segment ${gap.missing} of the log is missing in ${archiveDir}, so later changes cannot be restored.`;
    return [problem('bases', `${words} Such a gap appears if the server ran without ARCHIVE_DIR. ${advice}`)];
  }
  return [describeAge(base, now(), advice)];
}

function describeAge({ endedAt }: Base, now: Date, advice: string): Finding {
  const days = Math.floor((now.getTime() - Date.parse(endedAt)) / dayMs);
  const words = `The newest base is of ${endedAt}.`;
  if (days <= baseDaysMax) return ok('bases', words);
  return warning('bases', `${words} A restore replays the log of ${days} days. ${advice}`);
}
