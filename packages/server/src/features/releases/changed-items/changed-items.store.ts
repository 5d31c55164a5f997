// The states of history that a release contains, beside those of the earlier release.
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/database.ts';
import { anyOf } from '../../../database/statements/any-of.ts';
import type { Page } from '../../../request/bounded-page.ts';
import type { ItemId } from '../../../snapshots/item-history.ts';
import { tenantRow } from '../../../database/statements/tenant-row.ts';

export interface ItemState extends ItemId {
  /** Of its state in history. */
  readonly number: number;
}

export async function insertItemStates(
  transaction: Transaction,
  tenantId: string,
  releaseId: string,
  states: readonly ItemState[],
): Promise<void> {
  await transaction.execute(sql`
    insert into release_snapshots (tenant_id, release_id, kind, item_id, number)
    select tenant.tenant_id, ${releaseId}, kind, "itemId", number
    from jsonb_to_recordset(${JSON.stringify(states)}::jsonb) as given (kind text, "itemId" text, number integer)
      cross join ${tenantRow(tenantId)}`);
}

export interface ChangedItem extends ItemState {
  readonly name: string;
  /** Null if no earlier release contains the item. */
  readonly previousNumber: number | null;
}

export interface ChangedItemsFilter {
  readonly releaseId: string;
  readonly kinds: readonly string[];
}

/** Items without a state, which are too large for history, are absent. */
function changedItems(tenantId: string, { releaseId, kinds }: ChangedItemsFilter) {
  return sql`
    from release_snapshots i
      join releases r on r.tenant_id = ${tenantId} and r.id = i.release_id
      join snapshots s on s.tenant_id = ${tenantId} and s.kind = i.kind and s.item_id = i.item_id and s.number = i.number
      left join lateral (
        select e.number from release_snapshots e join releases o on o.tenant_id = ${tenantId} and o.id = e.release_id
        where e.tenant_id = ${tenantId} and e.kind = i.kind and e.item_id = i.item_id
          and (o.created_at, o.id) < (r.created_at, r.id)
        order by o.created_at desc, o.id desc limit 1) earlier on true
    where i.tenant_id = ${tenantId} and i.release_id = ${releaseId} and i.kind = ${anyOf(kinds)}
      and earlier.number is distinct from i.number`;
}

export async function listChangedItems(
  transaction: Transaction,
  tenantId: string,
  filter: ChangedItemsFilter,
  { limit, skip }: Page,
): Promise<ChangedItem[]> {
  const rows = await transaction.execute<{
    kind: string;
    item_id: string;
    name: string;
    number: number;
    previous_number: number | null;
  }>(sql`
    select i.kind, i.item_id, s.name, i.number, earlier.number as previous_number ${changedItems(tenantId, filter)}
    order by i.kind, s.name collate natural_order, i.item_id limit ${limit} offset ${skip}`);
  return rows.map(({ item_id: itemId, previous_number: previousNumber, ...row }) => ({
    ...row,
    itemId,
    previousNumber,
  }));
}

export async function countChangedItems(
  transaction: Transaction,
  tenantId: string,
  filter: ChangedItemsFilter,
): Promise<number> {
  const [row] = await transaction.execute<{ count: number }>(
    sql`select count(*)::integer as count ${changedItems(tenantId, filter)}`,
  );
  return row?.count ?? 0;
}
