import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import type { Authorship } from '../../request/context.ts';
import { toAuthor } from '../../database/statements/authors.ts';
import type { ApiKey, KeyHolder, KeyUse } from './api-key.ts';
import type { KeyLimits, KeyProduct } from './key-limits.ts';

type ApiKeyRow = {
  id: string;
  name: string;
  key_start: string;
  created_at: string;
  last_used_at: string | null;
  expires_at: string | null;
  products: KeyProduct[] | null;
  created_by: string | null;
  username: string;
  email: string;
};

export interface NewApiKey extends KeyLimits {
  readonly id: string;
  readonly name: string;
  readonly keyHash: string;
  readonly keyStart: string;
}

/** Newest first. */
export async function listApiKeys(transaction: Transaction, tenantId: string): Promise<Omit<ApiKey, 'isExpired'>[]> {
  const rows = await transaction.execute<ApiKeyRow>(sql`
    select k.id, k.name, k.key_start, k.created_at, k.last_used_at, k.expires_at, k.products, u.id as created_by, u.username, u.email
    from api_keys k left join users u on u.tenant_id = ${tenantId} and u.id = k.created_by
    where k.tenant_id = ${tenantId} order by k.created_at desc, k.id`);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    start: row.key_start,
    createdAt: new Date(row.created_at),
    createdBy: toAuthor(row.created_by, row.username, row.email),
    lastUsedAt: row.last_used_at === null ? null : new Date(row.last_used_at),
    ...toLimits(row),
  }));
}

function toLimits({ expires_at: at, products }: Pick<ApiKeyRow, 'expires_at' | 'products'>): KeyLimits {
  return { expiresAt: at === null ? null : new Date(at), products };
}

/** Counts the keys and blocks concurrent additions, so that two requests cannot exceed the limit together. */
export async function countApiKeysLocked(transaction: Transaction, tenantId: string): Promise<number> {
  await transaction.execute(sql`select 1 from tenants where tenant_id = ${tenantId} for no key update`);
  const [row] = await transaction.execute<{ count: number }>(
    sql`select count(*)::integer as count from api_keys where tenant_id = ${tenantId}`,
  );
  return row?.count ?? 0;
}

export async function insertApiKey(
  transaction: Transaction,
  { tenantId, userId, now }: Authorship,
  { id, name, keyHash, keyStart, expiresAt, products }: NewApiKey,
): Promise<void> {
  await transaction.execute(sql`
    insert into api_keys (tenant_id, id, name, key_hash, key_start, expires_at, products, created_at, created_by)
    values (${tenantId}, ${id}, ${name}, ${keyHash}, ${keyStart}, ${expiresAt?.toISOString() ?? null},
      ${products && JSON.stringify(products)}::jsonb, ${now.toISOString()}, ${userId})`);
}

/** Returns false if the key does not exist. */
export async function deleteApiKey(transaction: Transaction, tenantId: string, id: string): Promise<boolean> {
  const rows = await transaction.execute(
    sql`delete from api_keys where tenant_id = ${tenantId} and id = ${id} returning id`,
  );
  return rows.length > 0;
}

/** Finds keys of any tenant, so it requires the owner's transaction. */
export async function findKeyHolder(transaction: Transaction, keyHash: string): Promise<KeyHolder | undefined> {
  const [row] = await transaction.execute<
    { tenant_id: string; id: string } & Pick<ApiKeyRow, 'expires_at' | 'products'>
  >(sql`select tenant_id, id, expires_at, products from api_keys where key_hash = ${keyHash}`);
  return row && { tenantId: row.tenant_id, keyId: row.id, ...toLimits(row) };
}

/**
 * Writes uses for any tenant, so it requires the owner's transaction. Keeps a later use written by another
 * instance.
 */
export async function writeKeyUses(transaction: Transaction, uses: readonly KeyUse[]): Promise<void> {
  const rows = uses.map(({ tenantId, keyId, usedAt }) => ({ tenant_id: tenantId, id: keyId, used_at: usedAt }));
  await transaction.execute(sql`
    update api_keys k set last_used_at = uses.used_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as uses(tenant_id text, id text, used_at timestamptz)
    where k.tenant_id = uses.tenant_id and k.id = uses.id
      and (k.last_used_at is null or k.last_used_at < uses.used_at)`);
}
