import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/database.ts';
import type { AttemptCount, AttemptSubject } from './attempt-limits.ts';

/** Counts one attempt per subject, atomically across all instances, and returns the counts in the same order. */
export async function countAttempts(
  subjects: readonly AttemptSubject[],
  now: Date,
  transaction: Transaction,
): Promise<AttemptCount[]> {
  const values = subjects.map(({ tenantId, subject, windowMinutes }) => {
    const windowEndsAt = new Date(now.getTime() + windowMinutes * 60_000).toISOString();
    return sql`(${tenantId}, ${subject}, 1, ${windowEndsAt}::timestamptz)`;
  });
  const instant = now.toISOString();
  const rows = await transaction.execute<{ subject: string; count: number; window_ends_at: string }>(sql`
    insert into attempts as kept (tenant_id, subject, count, window_ends_at)
    values ${sql.join(values, sql`, `)}
    on conflict (tenant_id, subject) do update set
      count = case when kept.window_ends_at <= ${instant}::timestamptz then 1 else kept.count + 1 end,
      window_ends_at = case when kept.window_ends_at <= ${instant}::timestamptz
                            then excluded.window_ends_at else kept.window_ends_at end
    returning subject, count, window_ends_at`);
  return subjects.map(({ subject }) => {
    const row = rows.find((candidate) => candidate.subject === subject);
    if (row === undefined) throw new Error(`No count came back for ${subject}.`);
    return { count: row.count, windowEndsAt: new Date(row.window_ends_at) };
  });
}

/** Subtracts one successful attempt per subject. */
export async function forgiveAttempt(subjects: readonly AttemptSubject[], transaction: Transaction): Promise<void> {
  const names = sql.join(
    subjects.map(({ subject }) => sql`${subject}`),
    sql`, `,
  );
  await transaction.execute(
    sql`update attempts set count = greatest(count - 1, 0) where tenant_id = '' and subject in (${names})`,
  );
}

/** Resets a subject's count. */
export async function clearAttempts({ subject, tenantId }: AttemptSubject, transaction: Transaction): Promise<void> {
  await transaction.execute(sql`delete from attempts where tenant_id = ${tenantId} and subject = ${subject}`);
}

export async function deleteEndedAttempts(now: Date, transaction: Transaction): Promise<void> {
  await transaction.execute(sql`delete from attempts where window_ends_at < ${now.toISOString()}::timestamptz`);
}
