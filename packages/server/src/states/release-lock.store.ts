import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';

/** Locks the tenant's releases: until the transaction ends, no other one can add, publish or delete them. */
export async function lockReleases(transaction: Transaction, tenantId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`releases ${tenantId}`}, 0))`);
}
