import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** False for ever once a server has served from the database or an administrator has written to it. */
export async function isNeverUsed(database: Database): Promise<boolean> {
  const rows = await database.asOwner((transaction) =>
    transaction.execute<{ used_at: string | null }>(sql`select used_at from installation`),
  );
  return rows.every((row) => row.used_at === null);
}

export async function markUsed(database: Database): Promise<void> {
  await database.asOwner((transaction) =>
    transaction.execute(sql`update installation set used_at = now() where used_at is null`),
  );
}

/** Whether an account can still be entered with the password that everybody knows. */
export async function hasDemoPasswords(database: Database): Promise<boolean> {
  const rows = await database.asOwner((transaction) =>
    transaction.execute(sql`select 1 from users where is_demo limit 1`),
  );
  return rows.length > 0;
}
