import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/database.ts';

/** Everything that names the content of a file, with its SHA-256. */
const tables = ['files', 'deleted_files', 'snapshot_files'] as const;

function union(toSelect: (table: string) => string) {
  return sql.raw(tables.map(toSelect).join(' union '));
}

export async function listTenantsToHash(transaction: Transaction): Promise<string[]> {
  const rows = await transaction.execute<{ tenant_id: string }>(
    union((table) => `select tenant_id from ${table} where sha256 is null`),
  );
  return rows.map((row) => row.tenant_id);
}

/** Contents without a hash, in the order of their keys. */
export async function listObjectsToHash(
  transaction: Transaction,
  tenantId: string,
  { after, most }: { readonly after: string; readonly most: number },
): Promise<string[]> {
  const each = tables.map(
    (table) => sql`select object_key from ${sql.identifier(table)}
      where tenant_id = ${tenantId} and sha256 is null and object_key > ${after}`,
  );
  const rows = await transaction.execute<{ object_key: string }>(
    sql`${sql.join(each, sql` union `)} order by object_key limit ${most}`,
  );
  return rows.map((row) => row.object_key);
}

export async function updateHash(
  transaction: Transaction,
  tenantId: string,
  { objectKey, sha256 }: { readonly objectKey: string; readonly sha256: string },
): Promise<void> {
  for (const table of tables) {
    await transaction.execute(sql`update ${sql.identifier(table)} set sha256 = ${sha256}
      where tenant_id = ${tenantId} and object_key = ${objectKey} and sha256 is null`);
  }
}
