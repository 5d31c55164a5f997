import { sql, type SQL } from 'drizzle-orm';

/**
 * For `cross join`: one row with the tenant_id. Rows that a statement inserts from a list alone would belong to no shard,
 * and a PostgreSQL sharded by tenant refuses them under row level security.
 */
export function tenantRow(tenantId: string): SQL {
  return sql`(select tenant_id from tenants where tenant_id = ${tenantId}) as tenant`;
}
