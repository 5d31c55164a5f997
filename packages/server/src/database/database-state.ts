// The state of the database, read for metrics: whether it accepts writes, how far its standbys lag, and what waits in it.
import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

export interface DatabaseState {
  readonly standbys: number;
  /** Of the slowest standby; undefined without any, or if the database user may not see it. */
  readonly replicationLagSeconds: number | undefined;
  /** Zero if there is none. */
  readonly oldestUnsentMailSeconds: number;
  /** Of contents to be removed from the store; zero if nothing is due. */
  readonly oldestDueObjectSeconds: number;
  /** In seconds since 1970; undefined if there was none. */
  readonly lastBackupAt: number | undefined;
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
