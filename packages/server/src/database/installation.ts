import { sql } from 'drizzle-orm';
import type { Transaction } from './database.ts';

/**
 * False for ever once a server has served from the database or an administrator has written to it. Whoever else asks
 * waits until the transaction ends: of several that start at once, one is the first.
 */
export async function isNeverUsed(transaction: Transaction): Promise<boolean> {
  const rows = await transaction.execute<{ used_at: string | null }>(sql`select used_at from installation for update`);
  return rows.every((row) => row.used_at === null);
}

export async function markUsed(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`update installation set used_at = now() where used_at is null`);
}

/** Whether an account can still be entered with the password that everybody knows. */
export async function hasDemoPasswords(transaction: Transaction): Promise<boolean> {
  const rows = await transaction.execute(sql`select 1 from users where is_demo limit 1`);
  return rows.length > 0;
}
