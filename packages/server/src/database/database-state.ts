// The state of the database, read for metrics: whether it accepts writes, how far its standbys lag, and what waits in it.
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from './database.ts';

export interface DatabaseState {
  readonly standbys: number;
  /** Of the slowest standby; undefined without any, or if the database user may not see it. */
  readonly replicationLagSeconds: number | undefined;
  /** Zero if there is none. */
  readonly oldestUnsentMailSeconds: number;
  /** Of the log of the database that is to be archived; undefined without archiving, or if this user may not see it. */
  readonly archiver: ArchiverState | undefined;
  /** Of contents to be removed from the store; zero if nothing is due. */
  readonly oldestDueObjectSeconds: number;
  /** In seconds since 1970; undefined if there was none. */
  readonly lastBackupAt: number | undefined;
}

export interface ArchiverState {
  /** How long the oldest segment has been waiting; zero if none waits. */
  readonly waitingSeconds: number;
  readonly failures: number;
}

const timeoutMs = 1_000;

/** Rejects after a second, by the timeout of each statement or of the wait for a connection. */
export function readDatabaseState(database: Pick<Database, 'asOwner'>): Promise<DatabaseState> {
  return database.asOwner(
    async (transaction) => {
      await transaction.execute(sql.raw(`set local statement_timeout = ${timeoutMs}`));
      const [replication] = await transaction.execute<{ standbys: number; lag: number | null }>(sql`
        select count(*)::int as standbys, extract(epoch from max(replay_lag))::float8 as lag from pg_stat_replication`);
      const [mails] = await transaction.execute<{ age: number | null }>(sql`
        select extract(epoch from now() - min(created_at))::float8 as age from mails
        where sent_at is null and failed_at is null and uncertain_at is null`);
      const [objects] = await transaction.execute<{ age: number | null }>(sql`
        select extract(epoch from now() - min(due_at))::float8 as age from loose_objects where due_at <= now()`);
      const [backup] = await transaction.execute<{ at: number | null }>(sql`
        select extract(epoch from last_backup_at)::float8 as at from installation`);
      return {
        standbys: replication?.standbys ?? 0,
        archiver: await readArchiver(transaction),
        replicationLagSeconds: replication?.lag ?? undefined,
        oldestUnsentMailSeconds: Math.max(0, mails?.age ?? 0),
        oldestDueObjectSeconds: Math.max(0, objects?.age ?? 0),
        lastBackupAt: backup?.at ?? undefined,
      };
    },
    {},
    AbortSignal.timeout(timeoutMs),
  );
}

async function readArchiver(transaction: Transaction): Promise<ArchiverState | undefined> {
  const [settings] = await transaction.execute<{ is_shown: boolean }>(sql`
    select current_setting('archive_mode') <> 'off'
      and has_function_privilege('pg_ls_archive_statusdir()', 'execute') as is_shown`);
  if (settings?.is_shown !== true) return undefined;
  const [row] = await transaction.execute<{ waiting: number | null; failures: number }>(sql`
    select failed_count::float8 as failures, (
      select extract(epoch from clock_timestamp() - min(modification))::float8
      from pg_ls_archive_statusdir() where name like '%.ready') as waiting
    from pg_stat_archiver`);
  return row && { waitingSeconds: Math.max(0, row.waiting ?? 0), failures: row.failures };
}
