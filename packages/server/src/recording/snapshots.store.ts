import { sql } from 'drizzle-orm';
import type { ChangeSource, Transaction } from '../database/database.ts';
import type { ItemId } from '../snapshots/item-history.ts';
import type { StoredPart } from '../parts/part.ts';
import { tenantRow } from '../database/statements/tenant-row.ts';

/** Why a state was stored: FIRST is what existed before history was recorded. */
export type SnapshotCause = 'FIRST' | 'SAVE' | 'IMPORT' | 'RESTORE';

export interface Snapshot extends ItemId {
  /** Counts the states of an item, starting at 1. */
  readonly number: number;
  readonly hash: string;
  /** The hash of each part. */
  readonly parts: Readonly<Record<string, string>>;
  readonly changedParts: readonly string[];
  readonly format: number;
  readonly name: string;
  readonly cause: SnapshotCause;
  /** From where the change came. */
  readonly source: ChangeSource | 'SERVER';
  readonly restoredNumber: number | null;
  /** When the first of its series was stored. */
  readonly seriesAt: Date;
}

export interface LastSnapshot extends Pick<
  Snapshot,
  'kind' | 'itemId' | 'number' | 'hash' | 'parts' | 'format' | 'name'
> {
  /** Absent if the user no longer exists, or there was none. */
  readonly createdBy: string | null;
  readonly seriesAt: Date;
  /** Whether the item is among those that can be restored. */
  readonly isDeleted: boolean;
  /** Whether the item was saved later, too large for a state. */
  readonly isOutdated: boolean;
}

/** Sequences the recording of these items until the transaction ends. */
export async function lockItems(transaction: Transaction, tenantId: string, items: readonly ItemId[]): Promise<void> {
  await transaction.execute(sql`
    select pg_advisory_xact_lock(key) from (
      select distinct hashtextextended(${`snapshots ${tenantId} `} || name, 0) as key
      from jsonb_array_elements_text(${JSON.stringify(items.map(toName))}::jsonb) as names (name)
      order by key) as keys`);
}

function toName({ kind, itemId }: ItemId): string {
  return `${kind} ${itemId}`;
}

function isOneOf(items: readonly ItemId[], table: 'd' | 'o' | 's') {
  const names = sql`jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as given (kind text, "itemId" text)`;
  return sql`(${sql.identifier(table)}.kind, ${sql.identifier(table)}.item_id) in (select kind, "itemId" from ${names})`;
}

/** The items that have no snapshot. */
export async function listUnrecorded(
  transaction: Transaction,
  tenantId: string,
  kind: string,
  itemIds: readonly string[],
): Promise<string[]> {
  const rows = await transaction.execute<{ id: string }>(sql`
    select id from jsonb_array_elements_text(${JSON.stringify(itemIds)}::jsonb) as given (id)
    where not exists (
      select 1 from snapshots s where s.tenant_id = ${tenantId} and s.kind = ${kind} and s.item_id = given.id)`);
  return rows.map(({ id }) => id);
}

export async function listLastSnapshots(
  transaction: Transaction,
  tenantId: string,
  items: readonly ItemId[],
): Promise<LastSnapshot[]> {
  const rows = await transaction.execute<{
    kind: string;
    item_id: string;
    number: number;
    hash: string;
    parts: Record<string, string>;
    format: number;
    name: string;
    created_by: string | null;
    series_at: string;
    is_deleted: boolean;
    is_outdated: boolean;
  }>(sql`
    select distinct on (s.kind, s.item_id) s.kind, s.item_id, s.number, encode(s.hash, 'hex') as hash, s.parts, s.format, s.name, s.created_by, s.series_at,
      d.item_id is not null as is_deleted, o.item_id is not null as is_outdated
    from snapshots s
      left join deleted_items d on d.tenant_id = ${tenantId} and d.kind = s.kind and d.item_id = s.item_id
      left join unrecorded_saves o on o.tenant_id = ${tenantId} and o.kind = s.kind and o.item_id = s.item_id
    where s.tenant_id = ${tenantId} and ${isOneOf(items, 's')}
    order by s.kind, s.item_id, s.number desc`);
  return rows.map(({ item_id: itemId, created_by: createdBy, series_at: at, is_deleted: isDeleted, ...row }) => {
    const { is_outdated: isOutdated, ...state } = row;
    return { ...state, itemId, createdBy, seriesAt: new Date(at), isDeleted, isOutdated };
  });
}

/** The maximum number of parts of one statement, which has four values for each. */
const partsOfStatement = 500;

/** Parts that the tenant has already are not stored again, and are not deleted while this transaction lasts. */
export async function insertParts(
  transaction: Transaction,
  tenantId: string,
  parts: readonly StoredPart[],
): Promise<void> {
  // In one order, so that transactions that store the same parts wait for each other and never in a circle.
  const ordered = [...new Map(parts.map((part) => [part.hash, part])).values()].toSorted((a, b) =>
    a.hash < b.hash ? -1 : 1,
  );
  for (let start = 0; start < ordered.length; start += partsOfStatement) {
    const rows = ordered
      .slice(start, start + partsOfStatement)
      .map(
        ({ hash, bytes, sizeBytes }) =>
          sql`(${tenantId}, decode(${hash}, 'hex'), ${bytes}::bytea, ${sizeBytes}::integer)`,
      );
    await transaction.execute(sql`
      insert into snapshot_parts (tenant_id, hash, bytes, size_bytes) values ${sql.join(rows, sql`, `)}
      on conflict (tenant_id, hash) do update set used_at = excluded.used_at`);
  }
}

interface Recording {
  readonly tenantId: string;
  readonly userId: string | undefined;
  readonly now: Date;
}

export async function insertSnapshots(
  transaction: Transaction,
  { tenantId, userId, now }: Recording,
  snapshots: readonly Snapshot[],
): Promise<void> {
  if (snapshots.length === 0) return;
  await transaction.execute(sql`
    insert into snapshots (tenant_id, kind, item_id, number, hash, parts, changed_parts, format, name, cause, source,
      restored_number, series_at, created_at, created_by)
    select tenant.tenant_id, kind, "itemId", number, decode(hash, 'hex'), parts,
      array(select jsonb_array_elements_text("changedParts")), format, name, cause, source, "restoredNumber", "seriesAt",
      ${now.toISOString()}::timestamptz, case cause when 'FIRST' then null else ${userId ?? null} end
    from jsonb_to_recordset(${JSON.stringify(snapshots)}::jsonb) as given (kind text, "itemId" text, number integer,
      hash text, parts jsonb, "changedParts" jsonb, format smallint, name text, cause text, source text,
      "restoredNumber" integer, "seriesAt" timestamptz)
      cross join ${tenantRow(tenantId)}`);
}

export interface DeletedItem extends ItemId {
  /** The snapshot with its last state. */
  readonly number: number;
  readonly name: string;
}

export async function insertDeletedItems(
  transaction: Transaction,
  { tenantId, userId, now }: Recording,
  items: readonly DeletedItem[],
): Promise<void> {
  if (items.length === 0) return;
  await transaction.execute(sql`
    insert into deleted_items (tenant_id, kind, item_id, number, name, deleted_at, deleted_by)
    select tenant.tenant_id, kind, "itemId", number, name, ${now.toISOString()}::timestamptz, ${userId ?? null}
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
      as given (kind text, "itemId" text, number integer, name text)
      cross join ${tenantRow(tenantId)}
    on conflict (tenant_id, kind, item_id) do update set number = excluded.number, name = excluded.name,
      deleted_at = excluded.deleted_at, deleted_by = excluded.deleted_by`);
}

/** The last saves of these items were too large for a state. */
export async function insertUnrecordedSaves(
  transaction: Transaction,
  tenantId: string,
  items: readonly ItemId[],
): Promise<void> {
  if (items.length === 0) return;
  await transaction.execute(sql`
    insert into unrecorded_saves (tenant_id, kind, item_id)
    select tenant.tenant_id, kind, "itemId"
    from jsonb_to_recordset(${JSON.stringify(items.map(({ kind, itemId }) => ({ kind, itemId })))}::jsonb)
      as given (kind text, "itemId" text)
      cross join ${tenantRow(tenantId)}
    on conflict do nothing`);
}

/** They have a state again that is as they are. */
export async function removeUnrecordedSaves(
  transaction: Transaction,
  tenantId: string,
  items: readonly ItemId[],
): Promise<void> {
  if (items.length === 0) return;
  await transaction.execute(
    sql`delete from unrecorded_saves o where o.tenant_id = ${tenantId} and ${isOneOf(items, 'o')}`,
  );
}

/** They exist again. */
export async function removeDeletedItems(
  transaction: Transaction,
  tenantId: string,
  items: readonly ItemId[],
): Promise<void> {
  if (items.length === 0) return;
  await transaction.execute(
    sql`delete from deleted_items d where d.tenant_id = ${tenantId} and ${isOneOf(items, 'd')}`,
  );
}

/** Of parts that exist, by hash. */
export async function readParts(
  transaction: Transaction,
  tenantId: string,
  hashes: readonly string[],
): Promise<Map<string, Uint8Array>> {
  const rows = await transaction.execute<{ hash: string; bytes: Uint8Array }>(sql`
    select encode(hash, 'hex') as hash, bytes from snapshot_parts
    where tenant_id = ${tenantId} and hash = any(array(
      select decode(given.hash, 'hex') from jsonb_array_elements_text(${JSON.stringify(hashes)}::jsonb) as given (hash)))`);
  return new Map(rows.map(({ hash, bytes }) => [hash, bytes]));
}
