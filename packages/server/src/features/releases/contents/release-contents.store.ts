import type { Json } from '@coverwright/rules';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/database.ts';
import type { PartHashes } from '../../../recording/stored-parts.ts';

export interface ReleasedItemId {
  readonly releaseId: string;
  readonly kind: string;
  readonly itemId: string;
}

export interface StoredContent {
  readonly format: number;
  /** Absent until the job has converted what an earlier version stored as a snapshot. */
  readonly parts: PartHashes | null;
  readonly snapshot: Json;
}

export async function findContent(
  transaction: Transaction,
  tenantId: string,
  { releaseId, kind, itemId }: ReleasedItemId,
): Promise<StoredContent | undefined> {
  const [row] = await transaction.execute<StoredContent & Record<string, unknown>>(sql`
    select format, parts, snapshot from release_items
    where tenant_id = ${tenantId} and release_id = ${releaseId} and kind = ${kind} and item_id = ${itemId}`);
  return row;
}

/** In the item's most recently created release; undefined if there is none. */
export async function findLastContent(
  transaction: Transaction,
  tenantId: string,
  { kind, itemId }: Omit<ReleasedItemId, 'releaseId'>,
): Promise<StoredContent | undefined> {
  const [row] = await transaction.execute<StoredContent & Record<string, unknown>>(sql`
    select i.format, i.parts, i.snapshot
    from release_items i join releases r on r.tenant_id = ${tenantId} and r.id = i.release_id
    where i.tenant_id = ${tenantId} and i.kind = ${kind} and i.item_id = ${itemId} and i.action = 'PUBLISH'
    order by r.created_at desc, r.id limit 1`);
  return row;
}

export interface UnconvertedItem extends ReleasedItemId {
  readonly tenantId: string;
}

/** The first ones after an item, in one order. For all tenants, so it requires the owner's transaction. */
export async function listUnconverted(
  transaction: Transaction,
  after: UnconvertedItem | undefined,
  limit: number,
): Promise<UnconvertedItem[]> {
  const { tenantId: tenant = '', releaseId: release = '', kind: ofKind = '', itemId: item = '' } = after ?? {};
  const rows = await transaction.execute<{ tenant_id: string; release_id: string; kind: string; item_id: string }>(sql`
    select tenant_id, release_id, kind, item_id from release_items
    where parts is null and (tenant_id, release_id, kind, item_id) > (${tenant}, ${release}, ${ofKind}, ${item})
    order by tenant_id, release_id, kind, item_id limit ${limit}`);
  return rows.map(({ tenant_id: tenantId, release_id: releaseId, kind, item_id: itemId }) => ({
    tenantId,
    releaseId,
    kind,
    itemId,
  }));
}

export async function setParts(
  transaction: Transaction,
  { tenantId, releaseId, kind, itemId }: UnconvertedItem,
  { parts, sizeBytes }: { readonly parts: PartHashes; readonly sizeBytes: number },
): Promise<void> {
  await transaction.execute(sql`
    update release_items set parts = ${JSON.stringify(parts)}::jsonb, parts_bytes = ${sizeBytes}, snapshot = null
    where tenant_id = ${tenantId} and release_id = ${releaseId} and kind = ${kind} and item_id = ${itemId}`);
}
