import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../../database/database.ts';
import { anyOf } from '../../../database/statements/any-of.ts';
import { keyOf } from '../items/release-items.ts';
import type { ItemId } from '../../../snapshots/item-history.ts';

export interface ItemOfRelease {
  readonly kind: string;
  readonly itemId: string;
  readonly name: string;
  readonly action: 'PUBLISH' | 'RETIRE';
  /** The live release of the item. */
  readonly liveReleaseId: string | null;
  /** Different after every publication of the item; null if nothing is live. */
  readonly liveRevision: string | null;
}

/**
 * The revision of a live item l: its release's id, with a number from the second time on that this release is live. Join
 * the item of that release as shown.
 */
export const liveRevision = sql`case when shown.publications > 1
  then l.release_id || '.' || shown.publications else l.release_id end`;
export const joinShown = (tenantId: string) => sql`left join release_items shown on shown.tenant_id = ${tenantId}
  and shown.release_id = l.release_id and shown.kind = l.kind and shown.item_id = l.item_id`;

/** In the order of kinds and ids. */
export async function listItemsOfRelease(
  transaction: Transaction,
  tenantId: string,
  releaseId: string,
): Promise<ItemOfRelease[]> {
  const rows = await transaction.execute<{
    kind: string;
    item_id: string;
    name: string;
    action: 'PUBLISH' | 'RETIRE';
    live_id: string | null;
    live_revision: string | null;
  }>(sql`
    select i.kind, i.item_id, i.name, i.action, l.release_id as live_id, ${liveRevision} as live_revision
    from release_items i
      left join live_items l on l.tenant_id = ${tenantId} and l.kind = i.kind and l.item_id = i.item_id
      ${joinShown(tenantId)}
    where i.tenant_id = ${tenantId} and i.release_id = ${releaseId} order by i.kind, i.item_id`);
  return rows.map((row) => ({
    kind: row.kind,
    itemId: row.item_id,
    name: row.name,
    action: row.action,
    liveReleaseId: row.live_id,
    liveRevision: row.live_revision,
  }));
}

/**
 * By release id and item: the number of the state that customers got before the release went live, or that they get now if
 * it has never been live. Items of which they got none are absent.
 */
export async function listPreviousNumbers(
  transaction: Transaction,
  tenantId: string,
  releaseIds: readonly string[],
): Promise<Map<string, ReadonlyMap<string, number>>> {
  const rows = await transaction.execute<{ release_id: string; kind: string; item_id: string; number: number }>(sql`
    select i.release_id, i.kind, i.item_id, before.number from release_items i
      left join live_items l on l.tenant_id = ${tenantId} and l.kind = i.kind and l.item_id = i.item_id
      join release_items before on before.tenant_id = ${tenantId} and before.kind = i.kind and before.item_id = i.item_id
        and before.release_id = case when i.publications > 0 then i.replaced_release_id else l.release_id end
    where i.tenant_id = ${tenantId} and i.release_id = ${anyOf(releaseIds)} and before.action = 'PUBLISH'
      and before.number is not null`);
  const found = Map.groupBy(rows, (row) => row.release_id);
  return new Map(
    [...found].map(([id, items]) => [
      id,
      new Map(items.map(({ kind, item_id: itemId, number }) => [keyOf({ kind, itemId }), number])),
    ]),
  );
}

export interface Activation {
  readonly tenantId: string;
  readonly releaseId: string;
  readonly items: readonly ItemId[];
  readonly userId: string;
  readonly now: Date;
}

/** Sets the live release of these items of it. */
export async function setLive(
  transaction: Transaction,
  { tenantId, releaseId, items, userId, now }: Activation,
): Promise<void> {
  const isWanted = sql`i.tenant_id = ${tenantId} and i.release_id = ${releaseId} and ${isOneOf(items)}`;
  await transaction.execute(sql`
    insert into live_items (tenant_id, kind, item_id, release_id, activated_at, activated_by)
    select i.tenant_id, i.kind, i.item_id, i.release_id, ${now.toISOString()}::timestamptz, ${userId}::text
    from release_items i where ${isWanted} order by i.kind, i.item_id
    on conflict (tenant_id, kind, item_id) do update set
      release_id = excluded.release_id, activated_at = excluded.activated_at, activated_by = excluded.activated_by`);
  await transaction.execute(sql`update release_items i set publications = publications + 1 where ${isWanted}`);
}

function isOneOf(items: readonly ItemId[]): SQL {
  const ids = items.map(({ kind, itemId }) => ({ kind, itemId }));
  return sql`(i.kind, i.item_id) in (select kind, "itemId"
    from jsonb_to_recordset(${JSON.stringify(ids)}::jsonb) as given (kind text, "itemId" text))`;
}

/** Customers no longer see the item. */
export async function removeLive(
  transaction: Transaction,
  tenantId: string,
  { kind, itemId }: { readonly kind: string; readonly itemId: string },
): Promise<void> {
  await transaction.execute(sql`
    delete from live_items where tenant_id = ${tenantId} and kind = ${kind} and item_id = ${itemId}`);
}

export interface ReleasedItem {
  readonly kind: string;
  readonly itemId: string;
  readonly releaseId: string;
}

/** Stores what is live before the release is, for a rollback; items that show it already keep what it replaced. */
export async function setReplaced(transaction: Transaction, tenantId: string, releaseId: string): Promise<void> {
  await transaction.execute(sql`
    update release_items i set replaced_release_id = (
      select l.release_id from live_items l
      where l.tenant_id = ${tenantId} and l.kind = i.kind and l.item_id = i.item_id)
    where i.tenant_id = ${tenantId} and i.release_id = ${releaseId} and not exists (
      select 1 from live_items l where l.tenant_id = ${tenantId} and l.kind = i.kind and l.item_id = i.item_id
        and l.release_id = ${releaseId})`);
}

/** Undefined if nothing was live before, or if it has since been deleted. */
export async function findReplaced(
  transaction: Transaction,
  tenantId: string,
  { kind, itemId, releaseId }: ReleasedItem,
): Promise<string | undefined> {
  const [row] = await transaction.execute<{ id: string }>(sql`
    select e.release_id as id from release_items i
      join release_items e on e.tenant_id = ${tenantId} and e.release_id = i.replaced_release_id
        and e.kind = i.kind and e.item_id = i.item_id
    where i.tenant_id = ${tenantId} and i.release_id = ${releaseId} and i.kind = ${kind} and i.item_id = ${itemId}`);
  return row?.id;
}
