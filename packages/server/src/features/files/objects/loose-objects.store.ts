import { sql } from 'drizzle-orm';
import { anyOf } from '../../../database/statements/any-of.ts';
import type { Transaction } from '../../../database/database.ts';
import { tenantRow } from '../../../database/statements/tenant-row.ts';

export async function insertLooseObject(
  transaction: Transaction,
  tenantId: string,
  objectKey: string,
  dueAt: Date,
): Promise<void> {
  await transaction.execute(sql`
    insert into loose_objects (tenant_id, object_key, due_at)
    values (${tenantId}, ${objectKey}, ${dueAt.toISOString()})`);
}

export async function insertLooseObjects(
  transaction: Transaction,
  tenantId: string,
  objectKeys: readonly string[],
  dueAt: Date,
): Promise<void> {
  await transaction.execute(sql`
    insert into loose_objects (tenant_id, object_key, due_at)
    select tenant.tenant_id, key, ${dueAt.toISOString()}::timestamptz
    from jsonb_array_elements_text(${JSON.stringify(objectKeys)}::jsonb) key cross join ${tenantRow(tenantId)}`);
}

/** Deletes the records. Returns how many objects were loose and not being removed. */
export async function takeLooseObjects(
  transaction: Transaction,
  tenantId: string,
  objectKeys: readonly string[],
): Promise<number> {
  const rows = await transaction.execute(sql`
    delete from loose_objects
    where tenant_id = ${tenantId} and object_key = ${anyOf(objectKeys)} and removal_began_at is null
    returning object_key`);
  return rows.length;
}

/** Returns false if it is not a loose object, or if its removal has begun. */
export async function deleteLooseObject(
  transaction: Transaction,
  tenantId: string,
  objectKey: string,
): Promise<boolean> {
  const rows = await transaction.execute(sql`
    delete from loose_objects where tenant_id = ${tenantId} and object_key = ${objectKey} and removal_began_at is null
    returning object_key`);
  return rows.length > 0;
}

/** Those with due objects, so it requires the owner's transaction; the one that has waited longest first. */
export async function listDueTenants(now: Date, transaction: Transaction): Promise<string[]> {
  const rows = await transaction.execute<{ tenant_id: string }>(sql`
    select tenant_id from loose_objects where due_at <= ${now.toISOString()} group by tenant_id order by min(due_at)`);
  return rows.map((row) => row.tenant_id);
}

/**
 * Once committed, no file can be added for these objects. Skips objects for which a file is being added at this moment. None
 * while a backup runs, which may name them.
 */
export async function beginRemoval(
  tenantId: string,
  now: Date,
  countMax: number,
  transaction: Transaction,
): Promise<string[]> {
  const held = await transaction.execute(sql`select 1 from installation where removals_held_until > now()`);
  if (held.length > 0) return [];
  const rows = await transaction.execute<{ object_key: string }>(sql`
    update loose_objects set removal_began_at = ${now.toISOString()}
    where tenant_id = ${tenantId} and object_key = any(array(
      select object_key from loose_objects where tenant_id = ${tenantId} and due_at <= ${now.toISOString()}
      order by due_at limit ${countMax} for update skip locked))
    returning object_key`);
  return rows.map((row) => row.object_key);
}

/** For objects that have been removed. */
export async function deleteLooseObjects(
  tenantId: string,
  objectKeys: readonly string[],
  transaction: Transaction,
): Promise<void> {
  await transaction.execute(sql`
    delete from loose_objects
    where tenant_id = ${tenantId} and object_key = ${anyOf(objectKeys)} and removal_began_at is not null`);
}

/** For all tenants, so it requires the owner's transaction. */
export async function nextDueBefore(instant: Date, transaction: Transaction): Promise<Date | undefined> {
  const rows = await transaction.execute<{ due_at: string | null }>(sql`
    select min(due_at) as due_at from loose_objects where due_at <= ${instant.toISOString()}`);
  const dueAt = rows[0]?.due_at ?? undefined;
  return dueAt === undefined ? undefined : new Date(dueAt);
}
