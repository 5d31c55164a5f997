import { sql } from 'drizzle-orm';
import { anyOf } from '../../../database/any-of.ts';
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

/** False when it is no loose object, as when it was due and has been removed. */
export async function deleteLooseObject(
  transaction: Transaction,
  tenantId: string,
  objectKey: string,
): Promise<boolean> {
  const rows = await transaction.execute(sql`
    delete from loose_objects where tenant_id = ${tenantId} and object_key = ${objectKey} returning object_key`);
  return rows.length > 0;
}

/** Of all tenants, for the owner's transaction. Those that another instance has at hand are left to it. */
export async function lockDueObjects(now: Date, countMax: number, transaction: Transaction): Promise<string[]> {
  const rows = await transaction.execute<{ object_key: string }>(sql`
    select object_key from loose_objects where due_at <= ${now.toISOString()}
    order by due_at limit ${countMax} for update skip locked`);
  return rows.map((row) => row.object_key);
}

/** Of all tenants, for the owner's transaction. */
export async function deleteLooseObjects(objectKeys: readonly string[], transaction: Transaction): Promise<void> {
  await transaction.execute(sql`delete from loose_objects where object_key = ${anyOf(objectKeys)}`);
}
