// What items name in their present state. Nothing is stored of earlier states, which use nothing.
import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { distinctReferences, type PartReferences } from '../snapshots/reference.ts';
import type { ItemId } from '../snapshots/item-history.ts';
import { tenantRow } from '../database/statements/tenant-row.ts';

export interface ItemReferences extends ItemId {
  /** The parts to be replaced. */
  readonly references: PartReferences;
}

type Row = { kind: string; itemId: string; part: string; toKind: string; toId: string };

const itemColumns = sql`kind text, "itemId" text`;
const partColumns = sql`${itemColumns}, part text`;
const rowColumns = sql`${partColumns}, "toKind" text, "toId" text`;

/** Writes only what differs. Expects items whose recording is sequenced. */
export async function replaceReferences(
  transaction: Transaction,
  tenantId: string,
  items: readonly ItemReferences[],
): Promise<void> {
  if (items.length === 0) return;
  const parts = items.flatMap(({ references, ...item }) => Object.keys(references).map((part) => ({ ...item, part })));
  await transaction.execute(sql`
    with wanted as materialized (${rowsOf(items.flatMap(toRows), rowColumns)}),
      gone as (
        delete from item_references r using (${rowsOf(parts, partColumns)}) changed
        where r.tenant_id = ${tenantId} and r.kind = changed.kind and r.item_id = changed."itemId" and r.part = changed.part
          and not exists (select 1 from wanted w where w.kind = r.kind and w."itemId" = r.item_id and w.part = r.part
            and w."toKind" = r.to_kind and w."toId" = r.to_id))
    insert into item_references (tenant_id, to_kind, to_id, kind, item_id, part)
    select tenant.tenant_id, "toKind", "toId", kind, "itemId", part
    from wanted cross join ${tenantRow(tenantId)}
    on conflict do nothing`);
}

function toRows({ kind, itemId, references }: ItemReferences): Row[] {
  return Object.entries(references).flatMap(([part, named]) =>
    distinctReferences(named).map(({ kind: toKind, id: toId }) => ({ kind, itemId, part, toKind, toId })),
  );
}

/** Deleted items name nothing. */
export async function removeReferences(
  transaction: Transaction,
  tenantId: string,
  items: readonly ItemId[],
): Promise<void> {
  if (items.length === 0) return;
  const ids = items.map(({ kind, itemId }) => ({ kind, itemId }));
  await transaction.execute(sql`
    delete from item_references r using (${rowsOf(ids, itemColumns)}) gone
    where r.tenant_id = ${tenantId} and r.kind = gone.kind and r.item_id = gone."itemId"`);
}

function rowsOf(rows: readonly object[], columns: SQL): SQL {
  return sql`select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (${columns})`;
}

interface UnreadItem extends ItemId {
  readonly tenantId: string;
}

/** The first ones after an item, in one order. For all tenants, so it requires the owner's transaction. */
export async function listUnread(
  transaction: Transaction,
  after: UnreadItem | undefined,
  countMax: number,
): Promise<UnreadItem[]> {
  const { tenantId = '', kind = '', itemId = '' } = after ?? {};
  const rows = await transaction.execute<{ tenant_id: string; kind: string; item_id: string }>(sql`
    select tenant_id, kind, item_id from unread_references
    where (tenant_id, kind, item_id) > (${tenantId}, ${kind}, ${itemId})
    order by tenant_id, kind, item_id limit ${countMax}`);
  return rows.map((row) => ({ tenantId: row.tenant_id, kind: row.kind, itemId: row.item_id }));
}

export async function removeUnread(
  transaction: Transaction,
  tenantId: string,
  { kind, itemId }: ItemId,
): Promise<void> {
  await transaction.execute(sql`
    delete from unread_references where tenant_id = ${tenantId} and kind = ${kind} and item_id = ${itemId}`);
}
