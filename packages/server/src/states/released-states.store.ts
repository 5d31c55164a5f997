import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { anyOf } from '../database/statements/any-of.ts';
import type { PartHashes } from '../recording/stored-parts.ts';
import type { StoredState } from '../snapshots/item-history.ts';

type StateRow = {
  item_id: string;
  number: number;
  format: number;
  parts: PartHashes;
  created_at: string;
};

const columns = sql`s.item_id, s.number, s.format, s.parts, s.created_at`;

/** What is live of these items. */
export async function listLiveStates(
  transaction: Transaction,
  tenantId: string,
  kind: string,
  itemIds: readonly string[],
): Promise<StoredState[]> {
  const rows = await transaction.execute<StateRow>(sql`
    select ${columns} from live_items l
      join release_items i on i.tenant_id = ${tenantId} and i.release_id = l.release_id and i.kind = l.kind
        and i.item_id = l.item_id and i.action = 'PUBLISH'
      join snapshots s on s.tenant_id = ${tenantId} and s.kind = i.kind and s.item_id = i.item_id and s.number = i.number
    where l.tenant_id = ${tenantId} and l.kind = ${kind} and l.item_id = ${anyOf(itemIds)}`);
  return rows.map((row) => toState(kind, row));
}

/** Of these items, or of all, those that the release holds; without a state if it retires them. */
export async function listStatesInRelease(
  transaction: Transaction,
  tenantId: string,
  {
    releaseId,
    kind,
    itemIds,
  }: { readonly releaseId: string; readonly kind: string; readonly itemIds?: readonly string[] },
): Promise<Map<string, StoredState | undefined>> {
  const rows = await transaction.execute<
    { [Column in keyof StateRow]: StateRow[Column] | null } & { item: string }
  >(sql`
    select i.item_id as item, ${columns} from release_items i
      left join snapshots s on s.tenant_id = ${tenantId} and s.kind = i.kind and s.item_id = i.item_id and s.number = i.number
        and i.action = 'PUBLISH'
    where i.tenant_id = ${tenantId} and i.release_id = ${releaseId} and i.kind = ${kind}
      ${itemIds === undefined ? sql`` : sql`and i.item_id = ${anyOf(itemIds)}`}`);
  return new Map(rows.map(({ item, ...row }) => [item, isWhole(row) ? toState(kind, row) : undefined]));
}

export interface NumberedItem {
  readonly itemId: string;
  readonly number: number;
}

export async function listStatesByNumber(
  transaction: Transaction,
  tenantId: string,
  kind: string,
  wanted: readonly NumberedItem[],
): Promise<StoredState[]> {
  const numbered = wanted.map(({ itemId, number }) => ({ itemId, number }));
  const rows = await transaction.execute<StateRow>(sql`
    select ${columns} from jsonb_to_recordset(${JSON.stringify(numbered)}::jsonb) as w ("itemId" text, number integer)
      join snapshots s on s.tenant_id = ${tenantId} and s.kind = ${kind} and s.item_id = w."itemId"
        and s.number = w.number`);
  return rows.map((row) => toState(kind, row));
}

export async function sumPartBytes(
  transaction: Transaction,
  tenantId: string,
  hashes: readonly string[],
): Promise<number> {
  const [row] = await transaction.execute<{ bytes: number }>(sql`
    select coalesce(sum(size_bytes), 0)::float8 as bytes from snapshot_parts
    where tenant_id = ${tenantId} and hash in (
      select decode(value, 'hex') from jsonb_array_elements_text(${JSON.stringify(hashes)}::jsonb) as wanted (value))`);
  return row?.bytes ?? 0;
}

export async function hasRelease(transaction: Transaction, tenantId: string, id: string): Promise<boolean> {
  const rows = await transaction.execute(sql`select 1 from releases where tenant_id = ${tenantId} and id = ${id}`);
  return rows.length > 0;
}

function isWhole(row: { [Column in keyof StateRow]: StateRow[Column] | null }): row is StateRow {
  return row.number !== null;
}

function toState(kind: string, { item_id: itemId, created_at: createdAt, ...row }: StateRow): StoredState {
  return { kind, itemId, createdAt: new Date(createdAt), number: row.number, format: row.format, parts: row.parts };
}
