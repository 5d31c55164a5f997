import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import type { Amounts } from '../../database/usage/usage-triggers.ts';
import { isTenantLimitName, type TenantLimitName } from '../../errors/tenant-limits.ts';

export interface LimitUse {
  readonly name: TenantLimitName;
  readonly used: number;
  readonly max: number;
  /** Whether an administrator has set it. */
  readonly isOwn: boolean;
}

interface UseRow extends Record<string, unknown> {
  readonly name: string;
  readonly used: string;
  readonly max: string;
  readonly is_own: boolean;
}

/** Every limit of the tenant, in any order. The day is YYYY-MM-DD. */
export async function readLimits(tenantId: string, day: string, transaction: Transaction): Promise<LimitUse[]> {
  const rows = await transaction.execute<UseRow>(sql`
    with used (name, amount) as (
      select kind.name, kind.amount
      from (select sum(records) as records, sum(text_bytes) as text_bytes, sum(file_bytes) as file_bytes
          from tenant_usage where tenant_id = ${tenantId}) stored,
        lateral (values ('records', records), ('textBytes', text_bytes), ('fileBytes', file_bytes)) kind (name, amount)
      union all select name, amount from daily_usage where tenant_id = ${tenantId} and day = ${day}::date)
    select d.name, coalesce(l.max, d.max) as max, l.max is not null as is_own, coalesce(u.amount, 0) as used
    from limit_defaults() d left join tenant_limits l on l.tenant_id = ${tenantId} and l.name = d.name
      left join used u on u.name = d.name`);
  return rows.flatMap(({ name, used, max, is_own: isOwn }) =>
    isTenantLimitName(name) ? [{ name, used: Number(used), max: Number(max), isOwn }] : [],
  );
}

interface DailyCount {
  readonly tenantId: string;
  readonly name: TenantLimitName;
  /** YYYY-MM-DD, in UTC. */
  readonly day: string;
}

/** Increments the count unless the limit is reached; then returns false. */
export async function countSome(
  { tenantId, name, day }: DailyCount,
  amount: number,
  transaction: Transaction,
): Promise<boolean> {
  // A PostgreSQL sharded by tenant does not look up a limit in the condition of a conflict.
  const [limit] = await transaction.execute<{ max: string }>(sql`
    select coalesce((select max from tenant_limits where tenant_id = ${tenantId} and name = ${name}),
      default_limit(${name})) as max`);
  const max = Number(limit?.max ?? 0);
  if (amount > max) return false;
  const rows = await transaction.execute(sql`
    insert into daily_usage as kept (tenant_id, name, day, amount) values (${tenantId}, ${name}, ${day}, ${amount})
    on conflict (tenant_id, name, day) do update set amount = kept.amount + excluded.amount
      where kept.amount + excluded.amount <= ${max}
    returning 1`);
  return rows.length > 0;
}

/** The commit does not wait for the disk: if the database crashes at the same moment, the count is lost. */
export async function commitEarly(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`set local synchronous_commit to off`);
}

export async function discountOne({ tenantId, name, day }: DailyCount, transaction: Transaction): Promise<void> {
  await transaction.execute(sql`
    update daily_usage set amount = amount - 1
    where tenant_id = ${tenantId} and name = ${name} and day = ${day}::date and amount > 0`);
}

export async function writeLimit(
  tenantId: string,
  { name, max }: { readonly name: TenantLimitName; readonly max: number },
  transaction: Transaction,
): Promise<void> {
  await transaction.execute(sql`
    insert into tenant_limits (tenant_id, name, max) values (${tenantId}, ${name}, ${max})
    on conflict (tenant_id, name) do update set max = excluded.max`);
}

/** The default applies from then on. */
export async function deleteLimit(tenantId: string, name: TenantLimitName, transaction: Transaction): Promise<void> {
  await transaction.execute(sql`delete from tenant_limits where tenant_id = ${tenantId} and name = ${name}`);
}

/** Those with counts of connections, so it requires the owner's transaction. */
export async function listTenantsWithSlots(transaction: Transaction): Promise<string[]> {
  const rows = await transaction.execute<{ tenant_id: string }>(sql`
    select distinct tenant_id from tenant_usage where slot <> 0`);
  return rows.map((row) => row.tenant_id);
}

/** Merges the counts of the connections into slot 0; slots that are currently in use are skipped. */
export async function foldSlots(tenantId: string, transaction: Transaction): Promise<void> {
  await transaction.execute(sql`
    with folded as (
      delete from tenant_usage where tenant_id = ${tenantId} and slot = any(array(
        select slot from tenant_usage where tenant_id = ${tenantId} and slot <> 0 for update skip locked))
      returning tenant_id, records, text_bytes, file_bytes)
    insert into tenant_usage as kept (tenant_id, slot, records, text_bytes, file_bytes)
    select tenant_id, 0, sum(records), sum(text_bytes), sum(file_bytes) from folded group by tenant_id
    on conflict (tenant_id, slot) do update set records = kept.records + excluded.records,
      text_bytes = kept.text_bytes + excluded.text_bytes, file_bytes = kept.file_bytes + excluded.file_bytes`);
}

/** Those whose count was not checked since then, so it requires the owner's transaction; the longest unchecked first. */
export async function listUncheckedTenants(since: Date, transaction: Transaction): Promise<string[]> {
  const rows = await transaction.execute<{ tenant_id: string }>(sql`
    select tenant_id from tenants where usage_checked_at is null or usage_checked_at < ${since.toISOString()}
    order by usage_checked_at nulls first, tenant_id`);
  return rows.map((row) => row.tenant_id);
}

/** What is counted; the same snapshot as other reads of the transaction. */
export async function readCounted(tenantId: string, transaction: Transaction): Promise<Amounts> {
  const [row] = await transaction.execute<Record<keyof Amounts, string | null>>(sql`
    select sum(records) as records, sum(text_bytes) as "textBytes", sum(file_bytes) as "fileBytes"
    from tenant_usage where tenant_id = ${tenantId}`);
  const { records, textBytes, fileBytes } = row ?? {};
  return { records: Number(records ?? 0), textBytes: Number(textBytes ?? 0), fileBytes: Number(fileBytes ?? 0) };
}

/** Adds what the count lacks. As the owner, whom limits do not concern. */
export async function correctCount(
  tenantId: string,
  { records, textBytes, fileBytes }: Amounts,
  transaction: Transaction,
): Promise<void> {
  await transaction.execute(sql`
    insert into tenant_usage as kept (tenant_id, slot, records, text_bytes, file_bytes)
    values (${tenantId}, 0, ${records}, ${textBytes}, ${fileBytes})
    on conflict (tenant_id, slot) do update set records = kept.records + excluded.records,
      text_bytes = kept.text_bytes + excluded.text_bytes, file_bytes = kept.file_bytes + excluded.file_bytes`);
}

export async function noteChecked(tenantId: string, now: Date, transaction: Transaction): Promise<void> {
  await transaction.execute(sql`
    update tenants set usage_checked_at = ${now.toISOString()} where tenant_id = ${tenantId}`);
}

/** For all tenants, so it requires the owner's transaction. */
export async function deleteDaysBefore(day: string, transaction: Transaction): Promise<void> {
  await transaction.execute(sql`delete from daily_usage where day < ${day}::date`);
}
