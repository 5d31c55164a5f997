// What items name in their present state. Nothing is stored of earlier states, which use nothing.
import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { distinctReferences, type PartReferences } from '../snapshots/reference.ts';
import type { ItemId } from '../snapshots/item-history.ts';

export interface ItemReferences extends ItemId {
  /** The parts to be replaced. */
  readonly references: PartReferences;
}

type Row = { kind: string; itemId: string; part: string; toKind: string; toId: string };

const itemColumns = sql`kind text, "itemId" text`;
const rowColumns = sql`${itemColumns}, part text, "toKind" text, "toId" text`;

/** Writes only what differs. Expects items whose recording is sequenced. */
export async function replaceReferences(
  transaction: Transaction,
  tenantId: string,
  items: readonly ItemReferences[],
): Promise<void> {
  if (items.length === 0) return;
  const ids = items.map(({ kind, itemId }) => ({ kind, itemId }));
  const stored = await transaction.execute<Row>(sql`
    select r.kind, r.item_id as "itemId", r.part, r.to_kind as "toKind", r.to_id as "toId" from item_references r
    where r.tenant_id = ${tenantId} and (r.kind, r.item_id) in (${rowsOf(ids, itemColumns)})`);
  const known = new Map(stored.map((row) => [keyOf(row), row]));
  const parts = new Set(
    items.flatMap(({ references, ...item }) => Object.keys(references).map((part) => partOf({ ...item, part }))),
  );
  const wanted = new Map(items.flatMap(toRows).map((row) => [keyOf(row), row]));
  const gone = [...known].flatMap(([key, row]) => (parts.has(partOf(row)) && !wanted.has(key) ? [row] : []));
  const added = [...wanted].flatMap(([key, row]) => (known.has(key) ? [] : [row]));
  if (gone.length > 0) {
    await transaction.execute(sql`
      delete from item_references r using (${rowsOf(gone, rowColumns)}) gone
      where r.tenant_id = ${tenantId} and r.to_kind = gone."toKind" and r.to_id = gone."toId"
        and r.kind = gone.kind and r.item_id = gone."itemId" and r.part = gone.part`);
  }
  if (added.length > 0) {
    await transaction.execute(sql`
      insert into item_references (tenant_id, to_kind, to_id, kind, item_id, part)
      select ${tenantId}, "toKind", "toId", kind, "itemId", part from (${rowsOf(added, rowColumns)}) added`);
  }
}

function toRows({ kind, itemId, references }: ItemReferences): Row[] {
  return Object.entries(references).flatMap(([part, named]) =>
    distinctReferences(named).map(({ kind: toKind, id: toId }) => ({ kind, itemId, part, toKind, toId })),
  );
}

function partOf({ kind, itemId, part }: Pick<Row, 'kind' | 'itemId' | 'part'>): string {
  return JSON.stringify([kind, itemId, part]);
}

function keyOf({ toKind, toId, ...part }: Row): string {
  return JSON.stringify([partOf(part), toKind, toId]);
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
