import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/database.ts';
import { anyOf } from '../../../database/statements/any-of.ts';
import { tenantRow } from '../../../database/statements/tenant-row.ts';

export interface StoredContent {
  readonly sha256: string;
  readonly sizeBytes: number;
  readonly objectKey: string;
}

/** The contents that the tenant's releases already have, by hash. */
export async function findContents(
  transaction: Transaction,
  tenantId: string,
  hashes: readonly string[],
): Promise<Set<string>> {
  const rows = await transaction.execute<{ sha256: string }>(sql`
    select sha256 from release_objects where tenant_id = ${tenantId} and sha256 = ${anyOf(hashes)}`);
  return new Set(rows.map(({ sha256 }) => sha256));
}

/** Returns the keys of the objects to use; another release may have stored the same content in the meantime. */
export async function insertContents(
  transaction: Transaction,
  tenantId: string,
  contents: readonly StoredContent[],
): Promise<string[]> {
  const rows = await transaction.execute<{ object_key: string }>(sql`
    insert into release_objects (tenant_id, sha256, size, object_key)
    select tenant.tenant_id, c->>'sha256', (c->>'sizeBytes')::integer, c->>'objectKey'
    from jsonb_array_elements(${JSON.stringify(contents)}::jsonb) c cross join ${tenantRow(tenantId)}
    on conflict do nothing returning object_key`);
  return rows.map((row) => row.object_key);
}

export interface NewAsset {
  readonly path: string;
  readonly encoding: string;
  readonly contentType: string;
  readonly sha256: string;
}

export async function insertAssets(
  transaction: Transaction,
  tenantId: string,
  { releaseId, kind, itemId }: { readonly releaseId: string; readonly kind: string; readonly itemId: string },
  assets: readonly NewAsset[],
): Promise<void> {
  await transaction.execute(sql`
    insert into release_assets (tenant_id, release_id, kind, item_id, path, encoding, content_type, sha256)
    select tenant.tenant_id, ${releaseId}, ${kind}, ${itemId}, a->>'path', a->>'encoding', a->>'contentType', a->>'sha256'
    from jsonb_array_elements(${JSON.stringify(assets)}::jsonb) a cross join ${tenantRow(tenantId)}`);
}

/** Deletes contents that are no longer used by any release; returns the keys of their objects. */
export async function deleteUnusedContents(transaction: Transaction, tenantId: string): Promise<string[]> {
  const rows = await transaction.execute<{ object_key: string }>(sql`
    delete from release_objects o where o.tenant_id = ${tenantId} and not exists (
      select 1 from release_assets a where a.tenant_id = ${tenantId} and a.sha256 = o.sha256)
    returning o.object_key`);
  return rows.map((row) => row.object_key);
}
