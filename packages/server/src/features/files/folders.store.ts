import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import type { BucketWrite } from './buckets.store.ts';
import { withAncestors } from './file-key.ts';
import { tenantRow } from '../../database/statements/tenant-row.ts';

/**
 * Everything below a folder, including the folder itself: a range of keys, so that no character can act as a
 * wildcard.
 */
export function isUnder(column: SQL, folder: string): SQL {
  // The character after the slash.
  const end = `${folder.slice(0, -1)}0`;
  return sql`${column} >= ${folder} and ${column} < ${end}`;
}

export async function hasFolder(
  transaction: Transaction,
  tenantId: string,
  bucketName: string,
  key: string,
): Promise<boolean> {
  const rows = await transaction.execute(sql`
    select 1 from folders where tenant_id = ${tenantId} and bucket_name = ${bucketName} and key = ${key}`);
  return rows.length > 0;
}

/** In natural order. */
export async function listFolders(
  transaction: Transaction,
  tenantId: string,
  bucketName: string,
  parent: string,
): Promise<string[]> {
  const rows = await transaction.execute<{ key: string }>(sql`
    select key from folders where tenant_id = ${tenantId} and bucket_name = ${bucketName} and parent = ${parent}
    order by key collate natural_order`);
  return rows.map((row) => row.key);
}

/** Also inserts its ancestors; returns the keys that did not exist. */
export async function insertFolders(
  transaction: Transaction,
  { tenantId, bucketName, userId, now }: BucketWrite,
  folder: string,
): Promise<string[]> {
  const rows = await transaction.execute<{ key: string }>(sql`
    insert into folders (tenant_id, bucket_name, key, parent, created_at, created_by)
    select tenant.tenant_id, ${bucketName}, given.key, given.parent, ${now.toISOString()}, ${userId}
    from jsonb_to_recordset(${JSON.stringify(withAncestors(folder))}::jsonb) as given(key text, parent text)
      cross join ${tenantRow(tenantId)}
    on conflict do nothing returning key`);
  return rows.map((row) => row.key);
}
