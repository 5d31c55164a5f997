// The items of releases that are states of histories.
import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../../database/database.ts';
import { tenantRow } from '../../../database/statements/tenant-row.ts';
import type { ItemId } from '../../../snapshots/item-history.ts';
import type { ItemAction } from './release-items.ts';

/** What is checked when an item goes live; kinds and ids are separated by a space. */
export interface Checked {
  /** What no two live items of the kind may have in common. */
  readonly names: readonly string[];
  /** How other items name it. */
  readonly keys: readonly string[];
  /** What it names. */
  readonly needs: readonly string[];
}

export interface NewStateItem extends ItemId, Checked {
  readonly action: ItemAction;
  readonly name: string;
  /** Of its state in history; null for an app whose live release has none. */
  readonly number: number | null;
}

export async function insertStateItems(
  transaction: Transaction,
  tenantId: string,
  releaseId: string,
  items: readonly NewStateItem[],
): Promise<void> {
  if (items.length === 0) return;
  await transaction.execute(sql`
    insert into release_items (tenant_id, release_id, kind, item_id, name, action, number, names, keys, needs, parts,
      parts_bytes, served, compiled, changes)
    select tenant.tenant_id, ${releaseId}, kind, "itemId", name, action, number, ${texts('names')}, ${texts('keys')},
      ${texts('needs')}, '{}', 0, '{}', '{}', '[]'
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as given (kind text, "itemId" text, name text, action text,
      number integer, names jsonb, keys jsonb, needs jsonb)
      cross join ${tenantRow(tenantId)}`);
}

function texts(column: string): SQL {
  return sql`array(select jsonb_array_elements_text(given.${sql.identifier(column)}))`;
}

/** What the items name at present. Files and insurers are not released. */
export async function listNeeds(
  transaction: Transaction,
  tenantId: string,
  items: readonly ItemId[],
): Promise<Map<string, string[]>> {
  const rows = await transaction.execute<{ kind: string; item_id: string; needs: string[] }>(sql`
    select r.kind, r.item_id, jsonb_agg(distinct r.to_kind || ' ' || r.to_id) as needs
    from item_references r
    where r.tenant_id = ${tenantId} and r.to_kind in ('component', 'function', 'product', 'template')
      and ${isOneOf(sql`r`, items)}
    group by r.kind, r.item_id`);
  return new Map(rows.map(({ kind, item_id: itemId, needs }) => [`${kind} ${itemId}`, needs]));
}

export interface LiveItem extends ItemId {
  readonly name: string;
  readonly number: number | null;
}

/** Those of the items that customers see. */
export async function listLiveItems(
  transaction: Transaction,
  tenantId: string,
  items: readonly ItemId[],
): Promise<LiveItem[]> {
  const rows = await transaction.execute<{ kind: string; item_id: string; name: string; number: number | null }>(sql`
    select i.kind, i.item_id, i.name, i.number from live_items l
      join release_items i on i.tenant_id = ${tenantId} and i.release_id = l.release_id and i.kind = l.kind
        and i.item_id = l.item_id and i.action = 'PUBLISH'
    where l.tenant_id = ${tenantId} and ${isOneOf(sql`l`, items)}`);
  return rows.map(({ item_id: itemId, ...row }) => ({ ...row, itemId }));
}

export async function removeItems(transaction: Transaction, tenantId: string, releaseId: string): Promise<void> {
  await transaction.execute(sql`delete from release_items where tenant_id = ${tenantId} and release_id = ${releaseId}`);
  await transaction.execute(
    sql`delete from release_snapshots where tenant_id = ${tenantId} and release_id = ${releaseId}`,
  );
}

/** The kinds of its items. */
export async function listKinds(transaction: Transaction, tenantId: string, releaseId: string): Promise<string[]> {
  const rows = await transaction.execute<{ kind: string }>(sql`
    select distinct kind from release_items where tenant_id = ${tenantId} and release_id = ${releaseId}`);
  return rows.map(({ kind }) => kind);
}

function isOneOf(table: SQL, items: readonly ItemId[]): SQL {
  return sql`(${table}.kind, ${table}.item_id) in (select kind, "itemId"
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as given (kind text, "itemId" text))`;
}
