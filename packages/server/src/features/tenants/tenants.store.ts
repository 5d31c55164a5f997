import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';

export interface TenantName {
  readonly tenantId: string;
  readonly name: string;
}

/** The tenant of local names: the demo's, else the one that was added first. */
export async function findLoopbackTenant(
  demoTenantId: string,
  transaction: Transaction,
): Promise<TenantName | undefined> {
  const [row] = await transaction.execute<{ tenant_id: string; name: string }>(sql`
    select tenant_id, name from tenants order by tenant_id = ${demoTenantId} desc, created_at, tenant_id limit 1`);
  return row === undefined ? undefined : { tenantId: row.tenant_id, name: row.name };
}

/** Returns false if the tenant already exists. */
export async function insertTenant({ tenantId, name }: TenantName, transaction: Transaction): Promise<boolean> {
  const rows = await transaction.execute(
    sql`insert into tenants (tenant_id, name) values (${tenantId}, ${name}) on conflict do nothing returning tenant_id`,
  );
  return rows.length > 0;
}

export async function hasTenant(tenantId: string, transaction: Transaction): Promise<boolean> {
  const rows = await transaction.execute(sql`select 1 from tenants where tenant_id = ${tenantId}`);
  return rows.length > 0;
}
