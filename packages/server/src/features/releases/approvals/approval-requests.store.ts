import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/database.ts';
import { anyOf } from '../../../database/statements/any-of.ts';
import type { Authorship } from '../../../request/context.ts';
import type { ItemId } from '../../../snapshots/item-history.ts';

export interface ItemChange extends ItemId {
  readonly name: string;
  readonly action: 'PUBLISH' | 'RETIRE';
  readonly number: number | null;
  /** Of the live state. */
  readonly liveNumber: number | null;
}

/** The items of a release beside what is live of them. */
export async function listItemChanges(
  transaction: Transaction,
  tenantId: string,
  releaseId: string,
  limit: number,
): Promise<ItemChange[]> {
  const rows = await transaction.execute<{
    kind: string;
    item_id: string;
    name: string;
    action: ItemChange['action'];
    number: number | null;
    live_number: number | null;
  }>(sql`
    select i.kind, i.item_id, i.name, i.action, i.number, s.number as live_number from release_items i
      left join live_items l on l.tenant_id = ${tenantId} and l.kind = i.kind and l.item_id = i.item_id
      left join release_items s on s.tenant_id = ${tenantId} and s.release_id = l.release_id and s.kind = l.kind
        and s.item_id = l.item_id and s.action = 'PUBLISH'
    where i.tenant_id = ${tenantId} and i.release_id = ${releaseId} order by i.kind, i.name, i.item_id limit ${limit}`);
  return rows.map(({ item_id: itemId, live_number: liveNumber, ...row }) => ({ ...row, itemId, liveNumber }));
}

/** Returns false if the same items were requested since that time. */
export async function saveRequest(
  transaction: Transaction,
  { tenantId, now }: Authorship,
  { releaseId, manifest, since }: { readonly releaseId: string; readonly manifest: string; readonly since: Date },
): Promise<boolean> {
  const rows = await transaction.execute(sql`
    update releases set approval_requested_at = ${now.toISOString()}, approval_requested_manifest = ${manifest}
    where tenant_id = ${tenantId} and id = ${releaseId}
      and (approval_requested_manifest is distinct from ${manifest} or approval_requested_at <= ${since.toISOString()})
    returning 1`);
  return rows.length > 0;
}

/** By release id: for which items approvals were last requested. */
export async function listRequested(
  transaction: Transaction,
  tenantId: string,
  releaseIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await transaction.execute<{ id: string; manifest: string }>(sql`
    select id, approval_requested_manifest as manifest from releases
    where tenant_id = ${tenantId} and id = ${anyOf(releaseIds)} and approval_requested_manifest is not null`);
  return new Map(rows.map(({ id, manifest }) => [id, manifest]));
}
