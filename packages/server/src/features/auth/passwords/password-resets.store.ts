import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/database.ts';

/** Voids every unused recovery code of the user. */
export async function voidResetCodes(
  { tenantId, userId, now }: { tenantId: string; userId: string; now: Date },
  transaction: Transaction,
): Promise<void> {
  // Of two simultaneous requests the second waits here, and then voids the code of the first.
  await transaction.execute(sql`select 1 from users where tenant_id = ${tenantId} and id = ${userId} for update`);
  await transaction.execute(sql`
    update password_resets set used_at = ${now.toISOString()}
    where tenant_id = ${tenantId} and user_id = ${userId} and used_at is null`);
}

export async function insertResetCode(
  { tenantId, userId, codeHash, expiresAt }: { tenantId: string; userId: string; codeHash: string; expiresAt: Date },
  transaction: Transaction,
): Promise<void> {
  await transaction.execute(sql`
    insert into password_resets (tenant_id, code_hash, user_id, expires_at)
    values (${tenantId}, ${codeHash}, ${userId}, ${expiresAt.toISOString()})`);
}

/** Returns true once per valid code: finding and using it is one step. */
export async function claimResetCode(
  { tenantId, userId, codeHash, now }: { tenantId: string; userId: string; codeHash: string; now: Date },
  transaction: Transaction,
): Promise<boolean> {
  const instant = now.toISOString();
  const rows = await transaction.execute(sql`
    update password_resets set used_at = ${instant}
    where tenant_id = ${tenantId} and code_hash = ${codeHash} and user_id = ${userId}
      and used_at is null and expires_at > ${instant}::timestamptz
    returning code_hash`);
  return rows.length > 0;
}

export async function deleteEndedResetCodes(now: Date, transaction: Transaction): Promise<void> {
  await transaction.execute(
    sql`delete from password_resets where used_at is not null or expires_at < ${now.toISOString()}::timestamptz`,
  );
}
