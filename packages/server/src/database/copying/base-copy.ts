// What a copy of the files of a running PostgreSQL needs of it: where its log begins and ends, and whether it is archived.
import type { CopySession } from './copy-session.ts';

/** An arbitrary number that nothing else locks in this database. */
const baseLock = 7_206_115_331;

/** False if another session has the turn; the end of the session gives it back. */
export async function takeTurn(client: CopySession): Promise<boolean> {
  const { rows } = await client.query<{ isTaken: boolean }>('select pg_try_advisory_lock($1) as "isTaken"', [baseLock]);
  return rows[0]?.isTaken === true;
}

/** Undefined if it does not archive. */
export async function readArchiveCommand(client: CopySession): Promise<string | undefined> {
  const { rows } = await client.query<{ mode: string; command: string }>(
    `select current_setting('archive_mode') as mode, current_setting('archive_command') as command`,
  );
  return rows[0] === undefined || rows[0].mode === 'off' ? undefined : rows[0].command;
}

/** Returns the name of the first segment that the copy needs. The end of the session without `endBase` abandons it. */
export async function beginBase(client: CopySession, label: string): Promise<string> {
  const { rows } = await client.query<{ startWal: string }>(
    'select pg_walfile_name(lsn) as "startWal" from pg_backup_start($1, fast => true) as lsn',
    [label],
  );
  return requireRow(rows).startWal;
}

export interface BaseEnd {
  /** The name of the last segment that the copy needs. */
  readonly stopWal: string;
  /** The content of the file backup_label, without which the copy would be damaged. */
  readonly label: string;
  /** From then on, the copy is that of one moment. */
  readonly endedAt: Date;
}

/** Does not wait for the archive. */
export async function endBase(client: CopySession): Promise<BaseEnd> {
  const { rows } = await client.query<{ stopWal: string; label: string; endedMs: number }>(
    `select pg_walfile_name(lsn - 1) as "stopWal", labelfile as label,
       ceil(extract(epoch from clock_timestamp()) * 1000)::float8 as "endedMs"
     from pg_backup_stop(wait_for_archive => false)`,
  );
  const { endedMs, ...end } = requireRow(rows);
  return { ...end, endedAt: new Date(endedMs) };
}

/** The last segment that was archived. */
export async function readLastArchived(client: CopySession): Promise<string | undefined> {
  const { rows } = await client.query<{ name: string | null }>(
    'select last_archived_wal as name from pg_stat_archiver',
  );
  return rows[0]?.name ?? undefined;
}

function requireRow<T>(rows: readonly T[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error('PostgreSQL returned no row.');
  return row;
}
