import { sql } from 'drizzle-orm';
import { anyOf } from '../../../database/statements/any-of.ts';
import type { Transaction } from '../../../database/database.ts';

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
    select ${tenantId}, key, ${dueAt.toISOString()}::timestamptz
    from jsonb_array_elements_text(${JSON.stringify(objectKeys)}::jsonb) key`);
}

/** They are no longer loose. Returns how many of them were loose and not about to be removed. */
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

/** False if it is not a loose object, or its removal has begun. */
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

/**
 * Of all tenants, for the owner's transaction. From its commit on no file can be added for these objects. Those that a file
 * is being added for at this moment are left out.
 */
export async function beginRemoval(now: Date, countMax: number, transaction: Transaction): Promise<string[]> {
  const rows = await transaction.execute<{ object_key: string }>(sql`
    update loose_objects set removal_began_at = ${now.toISOString()}
    where (tenant_id, object_key) in (
      select tenant_id, object_key from loose_objects where due_at <= ${now.toISOString()}
      order by due_at limit ${countMax} for update skip locked)
    returning object_key`);
  return rows.map((row) => row.object_key);
}

/** Of all tenants, for the owner's transaction: of objects that have been removed. */
export async function deleteLooseObjects(objectKeys: readonly string[], transaction: Transaction): Promise<void> {
  await transaction.execute(sql`
    delete from loose_objects where object_key = ${anyOf(objectKeys)} and removal_began_at is not null`);
}

/** Of all tenants, for the owner's transaction. */
export async function nextDueBefore(instant: Date, transaction: Transaction): Promise<Date | undefined> {
  const rows = await transaction.execute<{ due_at: string | null }>(sql`
    select min(due_at) as due_at from loose_objects where due_at <= ${instant.toISOString()}`);
  const dueAt = rows[0]?.due_at ?? undefined;
  return dueAt === undefined ? undefined : new Date(dueAt);
}
