import { sql } from 'drizzle-orm';
import type { Transaction } from './database.ts';

/**
 * Permanently false once a server has used the database or an administrator has written to it. Others wait
 * until the transaction ends: of several simultaneous starts, only one is the first.
 */
export async function isNeverUsed(transaction: Transaction): Promise<boolean> {
  const rows = await transaction.execute<{ used_at: string | null }>(sql`select used_at from installation for update`);
  return rows.every((row) => row.used_at === null);
}

export async function markUsed(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`update installation set used_at = now() where used_at is null`);
}

/** Whether any account still has the public demo password. */
export async function hasDemoPasswords(transaction: Transaction): Promise<boolean> {
  const rows = await transaction.execute(sql`select 1 from users where is_demo limit 1`);
  return rows.length > 0;
}
