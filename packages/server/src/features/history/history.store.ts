import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { toAuthor } from '../../database/statements/authors.ts';
import { anyOf } from '../../database/statements/any-of.ts';
import { equals } from '../../database/statements/conditions.ts';
import type { DeletedItem, Snapshot } from '../../recording/snapshots.store.ts';
import type { Page } from '../../request/bounded-page.ts';
import type { Author } from '../../request/context.ts';
import type { ItemId } from '../../snapshots/item-history.ts';

export interface ListedSnapshot extends Omit<Snapshot, 'hash' | 'parts' | 'format' | 'seriesAt'> {
  readonly label: string | null;
  readonly createdAt: Date;
  readonly createdBy: Author | null;
}

export interface SnapshotFilter {
  /** Of these kinds alone. */
  readonly kinds: readonly string[];
  readonly itemId?: string | null | undefined;
  readonly createdById?: string | null | undefined;
  readonly changedPart?: string | null | undefined;
  readonly isNamed?: boolean | null | undefined;
  readonly numberMax?: number | null | undefined;
}

type AuthorRow = { user_id: string | null; username: string; email: string };

export async function listSnapshots(
  transaction: Transaction,
  tenantId: string,
  filter: SnapshotFilter,
  page: Page,
): Promise<ListedSnapshot[]> {
  const rows = await transaction.execute<
    AuthorRow & {
      kind: string;
      item_id: string;
      number: number;
      name: string;
      label: string | null;
      cause: Snapshot['cause'];
      source: Snapshot['source'];
      restored_number: number | null;
      changed_parts: string[];
      created_at: string;
    }
  >(sql`
    select s.kind, s.item_id, s.number, s.name, s.label, s.cause, s.source, s.restored_number, s.changed_parts,
      s.created_at, u.id as user_id, u.username, u.email
    from snapshots s left join users u on u.tenant_id = ${tenantId} and u.id = s.created_by
    where ${conditionOf(tenantId, filter)}
    order by ${filter.itemId ? sql`s.kind, s.number desc` : sql`s.created_at desc, s.kind, s.item_id, s.number desc`}
    ${limitOf(page)}`);
  return rows.map((row) => ({
    kind: row.kind,
    itemId: row.item_id,
    number: row.number,
    name: row.name,
    label: row.label,
    cause: row.cause,
    source: row.source,
    restoredNumber: row.restored_number,
    changedParts: row.changed_parts,
    createdAt: new Date(row.created_at),
    createdBy: toAuthor(row.user_id, row.username, row.email),
  }));
}

export async function countSnapshots(
  transaction: Transaction,
  tenantId: string,
  filter: SnapshotFilter,
): Promise<number> {
  const [row] = await transaction.execute<{ count: number }>(sql`
    select count(*)::integer as count from snapshots s where ${conditionOf(tenantId, filter)}`);
  return row?.count ?? 0;
}

function conditionOf(tenantId: string, filter: SnapshotFilter): SQL {
  const { kinds, itemId, createdById, changedPart, isNamed, numberMax } = filter;
  const conditions = [
    sql`s.tenant_id = ${tenantId}`,
    sql`s.kind = ${anyOf(kinds)}`,
    equals(sql`s.item_id`, itemId),
    equals(sql`s.created_by`, createdById),
    // A part may have parts of its own.
    ...(changedPart
      ? [
          sql`exists (select from unnest(s.changed_parts) as part (name)
          where part.name = ${changedPart} or starts_with(part.name, ${`${changedPart}/`}::text))`,
        ]
      : []),
    ...(isNamed === null || isNamed === undefined ? [] : [sql`(s.label is not null) = ${isNamed}`]),
    ...(numberMax === null || numberMax === undefined ? [] : [sql`s.number <= ${numberMax}`]),
  ].filter((condition) => condition !== undefined);
  return sql.join(conditions, sql` and `);
}

function limitOf({ limit, skip }: Page): SQL {
  return sql`limit ${limit} offset ${skip}`;
}

export interface StoredSnapshot extends Pick<Snapshot, 'parts' | 'format' | 'number'> {}

export async function findSnapshot(
  transaction: Transaction,
  tenantId: string,
  { kind, itemId }: ItemId,
  number: number,
): Promise<StoredSnapshot | undefined> {
  const [row] = await transaction.execute<{ parts: Record<string, string>; format: number }>(sql`
    select parts, format from snapshots
    where tenant_id = ${tenantId} and kind = ${kind} and item_id = ${itemId} and number = ${number}`);
  return row && { ...row, number };
}

/** Returns false if the snapshot does not exist. */
export async function setLabel(
  transaction: Transaction,
  tenantId: string,
  { kind, itemId }: ItemId,
  number: number,
  label: string | null,
): Promise<boolean> {
  const rows = await transaction.execute(sql`
    update snapshots set label = ${label}
    where tenant_id = ${tenantId} and kind = ${kind} and item_id = ${itemId} and number = ${number} returning 1`);
  return rows.length > 0;
}

export interface ListedDeletedItem extends DeletedItem {
  readonly deletedAt: Date;
  readonly deletedBy: Author | null;
}

export interface DeletedFilter {
  readonly kinds: readonly string[];
  readonly itemId?: string | null | undefined;
}

export async function listDeletedItems(
  transaction: Transaction,
  tenantId: string,
  filter: DeletedFilter,
  page: Page,
): Promise<ListedDeletedItem[]> {
  const rows = await transaction.execute<
    AuthorRow & { kind: string; item_id: string; number: number; name: string; deleted_at: string }
  >(sql`
    select d.kind, d.item_id, d.number, d.name, d.deleted_at, u.id as user_id, u.username, u.email
    from deleted_items d left join users u on u.tenant_id = ${tenantId} and u.id = d.deleted_by
    where ${isDeleted(tenantId, filter)}
    order by d.deleted_at desc, d.kind, d.item_id ${limitOf(page)}`);
  return rows.map(({ kind, item_id: itemId, number, name, deleted_at: at, ...author }) => ({
    kind,
    itemId,
    number,
    name,
    deletedAt: new Date(at),
    deletedBy: toAuthor(author.user_id, author.username, author.email),
  }));
}

/** Locked until the transaction ends, so that it is restored once. */
export async function lockDeletedItem(
  transaction: Transaction,
  tenantId: string,
  { kind, itemId }: ItemId,
): Promise<Pick<DeletedItem, 'number'> | undefined> {
  const [row] = await transaction.execute<{ number: number }>(sql`
    select number from deleted_items
    where tenant_id = ${tenantId} and kind = ${kind} and item_id = ${itemId} and not is_removed for update`);
  return row;
}

/** The job that empties the trash does the rest. Returns false if it has not been deleted, or has been removed already. */
export async function removeDeletedItem(
  transaction: Transaction,
  tenantId: string,
  { kind, itemId }: ItemId,
): Promise<boolean> {
  const rows = await transaction.execute(sql`
    update deleted_items set is_removed = true
    where tenant_id = ${tenantId} and kind = ${kind} and item_id = ${itemId} and not is_removed returning 1`);
  return rows.length > 0;
}

/** It exists again. */
export async function forgetDeletedItem(
  transaction: Transaction,
  tenantId: string,
  { kind, itemId }: ItemId,
): Promise<void> {
  await transaction.execute(sql`
    delete from deleted_items where tenant_id = ${tenantId} and kind = ${kind} and item_id = ${itemId}`);
}

export async function countDeletedItems(
  transaction: Transaction,
  tenantId: string,
  filter: DeletedFilter,
): Promise<number> {
  const [row] = await transaction.execute<{ count: number }>(sql`
    select count(*)::integer as count from deleted_items d where ${isDeleted(tenantId, filter)}`);
  return row?.count ?? 0;
}

function isDeleted(tenantId: string, { kinds, itemId }: DeletedFilter): SQL {
  const isOfItem = equals(sql`d.item_id`, itemId);
  return sql`d.tenant_id = ${tenantId} and not d.is_removed and d.kind = ${anyOf(kinds)} ${isOfItem === undefined ? sql`` : sql`and ${isOfItem}`}`;
}
