import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/database.ts';

export interface UserKey {
  readonly tenantId: string;
  readonly userId: string;
}

/** What is still required between a correct password and a session. */
export interface Standing {
  /** Whether the user has a confirmed second factor. */
  readonly isEnabled: boolean;
  /** Whether the tenant requires one from every user. */
  readonly isRequired: boolean;
}

/** Locks the tenant's requirement until the transaction ends. */
export async function holdStanding({ tenantId, userId }: UserKey, transaction: Transaction): Promise<Standing> {
  const [row] = await transaction.execute<{ is_required: boolean; is_enabled: boolean }>(sql`
    select tenants.requires_second_factor as is_required,
      exists (select 1 from second_factors f
              where f.tenant_id = ${tenantId} and f.user_id = ${userId} and f.confirmed_at is not null) as is_enabled
    from tenants where tenants.tenant_id = ${tenantId} for share of tenants`);
  return { isEnabled: row?.is_enabled === true, isRequired: row?.is_required === true };
}

export interface SecondFactor extends Standing {
  readonly enabledAt: Date | null;
  readonly recoveryCodesLeft: number;
}

export async function findSecondFactor({ tenantId, userId }: UserKey, transaction: Transaction): Promise<SecondFactor> {
  const [row] = await transaction.execute<{
    is_required: boolean;
    confirmed_at: string | null;
    codes_left: number;
  }>(sql`
    select t.requires_second_factor as is_required, f.confirmed_at,
      (select count(*)::integer from recovery_codes c
       where c.tenant_id = ${tenantId} and c.user_id = ${userId} and c.used_at is null) as codes_left
    from tenants t left join second_factors f on f.tenant_id = ${tenantId} and f.user_id = ${userId}
    where t.tenant_id = ${tenantId}`);
  const enabledAt = typeof row?.confirmed_at === 'string' ? new Date(row.confirmed_at) : null;
  return {
    isEnabled: enabledAt !== null,
    isRequired: row?.is_required === true,
    enabledAt,
    recoveryCodesLeft: row?.codes_left ?? 0,
  };
}

/** The secret in force; undefined if there is none. */
export async function findSealedSecret({ tenantId, userId }: UserKey, transaction: Transaction) {
  const [row] = await transaction.execute<{ sealed_secret: string }>(sql`
    select sealed_secret from second_factors
    where tenant_id = ${tenantId} and user_id = ${userId} and confirmed_at is not null`);
  return row?.sealed_secret;
}

/** The same, locked until the transaction ends. */
export async function holdSealedSecret({ tenantId, userId }: UserKey, transaction: Transaction) {
  const [row] = await transaction.execute<{ sealed_secret: string }>(sql`
    select sealed_secret from second_factors
    where tenant_id = ${tenantId} and user_id = ${userId} and confirmed_at is not null for update`);
  return row?.sealed_secret;
}

/** Replaces any other pending secret; the one in force remains unchanged. */
export async function upsertPendingSecret(
  { tenantId, userId }: UserKey,
  { sealedSecret, until }: { sealedSecret: string; until: Date },
  transaction: Transaction,
): Promise<void> {
  await transaction.execute(sql`
    insert into second_factors (tenant_id, user_id, pending_sealed_secret, pending_until)
    values (${tenantId}, ${userId}, ${sealedSecret}, ${until.toISOString()})
    on conflict (tenant_id, user_id) do update set
      pending_sealed_secret = excluded.pending_sealed_secret, pending_until = excluded.pending_until`);
}

/** Locked until the transaction ends: of two simultaneous confirmations the second finds nothing. */
export async function findPendingSecret({ tenantId, userId }: UserKey, now: Date, transaction: Transaction) {
  const [row] = await transaction.execute<{ pending_sealed_secret: string }>(sql`
    select pending_sealed_secret from second_factors
    where tenant_id = ${tenantId} and user_id = ${userId} and pending_until > ${now.toISOString()}::timestamptz
    for update`);
  return row?.pending_sealed_secret;
}

/** Puts the pending secret into force; the code that confirmed it is used up. */
export async function enablePendingSecret(
  { tenantId, userId }: UserKey,
  { step, now }: { step: number; now: Date },
  transaction: Transaction,
): Promise<void> {
  await transaction.execute(sql`
    update second_factors set sealed_secret = pending_sealed_secret, confirmed_at = ${now.toISOString()},
      last_used_step = ${step}, pending_sealed_secret = null, pending_until = null
    where tenant_id = ${tenantId} and user_id = ${userId}`);
}

/** Returns true once per step, which also uses up the codes of earlier steps. */
export async function claimStep(
  { tenantId, userId }: UserKey,
  { sealedSecret, step }: { sealedSecret: string; step: number },
  transaction: Transaction,
): Promise<boolean> {
  const rows = await transaction.execute(sql`
    update second_factors set last_used_step = ${step}
    where tenant_id = ${tenantId} and user_id = ${userId} and sealed_secret = ${sealedSecret} and last_used_step < ${step}
    returning user_id`);
  return rows.length > 0;
}

export async function replaceRecoveryCodes(
  { tenantId, userId }: UserKey,
  codeHashes: readonly string[],
  transaction: Transaction,
): Promise<void> {
  await transaction.execute(sql`delete from recovery_codes where tenant_id = ${tenantId} and user_id = ${userId}`);
  const values = codeHashes.map((codeHash) => sql`(${tenantId}, ${userId}, ${codeHash})`);
  await transaction.execute(
    sql`insert into recovery_codes (tenant_id, user_id, code_hash) values ${sql.join(values, sql`, `)}`,
  );
}

/** Returns true once per code: finding and using it is one step. */
export async function claimRecoveryCode(
  { tenantId, userId }: UserKey,
  { codeHash, now }: { codeHash: string; now: Date },
  transaction: Transaction,
): Promise<boolean> {
  const rows = await transaction.execute(sql`
    update recovery_codes set used_at = ${now.toISOString()}
    where tenant_id = ${tenantId} and user_id = ${userId} and code_hash = ${codeHash} and used_at is null
    returning code_hash`);
  return rows.length > 0;
}

/** Returns false if there is none. The recovery codes are deleted with it. */
export async function deleteSecondFactor({ tenantId, userId }: UserKey, transaction: Transaction): Promise<boolean> {
  const rows = await transaction.execute<{ is_enabled: boolean }>(sql`
    delete from second_factors where tenant_id = ${tenantId} and user_id = ${userId}
    returning confirmed_at is not null as is_enabled`);
  return rows[0]?.is_enabled === true;
}

export async function updateRequirement(
  { tenantId, isRequired }: { tenantId: string; isRequired: boolean },
  transaction: Transaction,
): Promise<void> {
  await transaction.execute(
    sql`update tenants set requires_second_factor = ${isRequired} where tenant_id = ${tenantId}`,
  );
}

/** Ends the sessions of every user in the tenant without a second factor. */
export async function endSessionsWithoutSecondFactor(
  { tenantId, now }: { tenantId: string; now: Date },
  transaction: Transaction,
): Promise<void> {
  await transaction.execute(sql`
    update sessions s set ended_at = ${now.toISOString()}
    where s.tenant_id = ${tenantId} and s.ended_at is null and not exists (
      select 1 from second_factors f
      where f.tenant_id = ${tenantId} and f.user_id = s.user_id and f.confirmed_at is not null)`);
}

/** Deletes expired, unconfirmed enrolments. */
export async function deleteEndedEnrolments(now: Date, transaction: Transaction): Promise<void> {
  await transaction.execute(sql`
    delete from second_factors where confirmed_at is null and pending_until < ${now.toISOString()}::timestamptz`);
}
