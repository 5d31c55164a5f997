// Items as they are, beside what is live of them.
import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../../database/database.ts';
import { anyOf } from '../../../database/statements/any-of.ts';
import { type Author, toAuthor } from '../../../database/statements/authors.ts';
import { contains, equals, isAfter, isBefore, isIn, toCondition } from '../../../database/statements/conditions.ts';
import type { changedItemWhereInput } from '../../../graphql/generated/schema-types.ts';
import type { Page } from '../../../request/bounded-page.ts';
import type { ItemId } from '../../../snapshots/item-history.ts';

export type ItemChange = 'ADDED' | 'CHANGED' | 'RETIRED';

export interface ComparedItem extends ItemId {
  readonly name: string;
  /** Of its present state. */
  readonly number: number;
  /** Of what is live; null if nothing is. */
  readonly liveNumber: number | null;
  /** Null if it is live as it is. */
  readonly change: ItemChange | null;
  readonly changedAt: Date;
  readonly changedBy: Author | null;
}

/** Which items are compared. */
export interface ComparedItems {
  readonly kinds: readonly string[];
  readonly where?: changedItemWhereInput | null | undefined;
  /** Only these of the kinds. */
  readonly itemIds?: readonly string[];
  /** Also those that are live as they are. */
  readonly withEqual?: true;
}

function compared(tenantId: string, { kinds, itemIds, where, withEqual }: ComparedItems): SQL {
  const ofItems = itemIds === undefined ? sql`` : sql`and s.item_id = ${anyOf(itemIds)}`;
  const condition = conditionOf(where);
  return sql`
    from (
      select distinct on (s.kind, s.item_id) s.kind, s.item_id, s.number, s.hash, s.name, s.created_at, s.created_by
      from snapshots s where s.tenant_id = ${tenantId} and s.kind = ${anyOf(kinds)} ${ofItems}
      order by s.kind, s.item_id, s.number desc) p
      left join live_items l on l.tenant_id = ${tenantId} and l.kind = p.kind and l.item_id = p.item_id
      left join release_items i on i.tenant_id = ${tenantId} and i.release_id = l.release_id and i.kind = l.kind
        and i.item_id = l.item_id
      left join snapshots v on v.tenant_id = ${tenantId} and v.kind = i.kind and v.item_id = i.item_id
        and v.number = i.number
      left join unrecorded_saves o on o.tenant_id = ${tenantId} and o.kind = p.kind and o.item_id = p.item_id
      cross join lateral (select case when i.item_id is null then 'ADDED' when i.action = 'RETIRE' then 'RETIRED'
        when v.hash is distinct from p.hash or o.item_id is not null then 'CHANGED' end as change) c
      left join users u on u.tenant_id = ${tenantId} and u.id = p.created_by
    where not exists (select 1 from deleted_items d where d.tenant_id = ${tenantId} and d.kind = p.kind
        and d.item_id = p.item_id)
      ${withEqual ? sql`` : sql`and c.change is not null`}
      ${condition === undefined ? sql`` : sql`and ${condition}`}`;
}

function conditionOf(where: ComparedItems['where']): SQL | undefined {
  return toCondition(where, (input) => [
    isIn(sql`p.kind`, input.kind_in),
    isIn(sql`p.item_id`, input.itemId_in),
    isIn(sql`c.change`, input.change_in),
    contains(sql`p.name`, input.name_contains),
    equals(sql`p.created_by`, input.changedById),
    isAfter(sql`p.created_at`, input.changedAt_gt),
    isBefore(sql`p.created_at`, input.changedAt_lt),
  ]);
}

/** By kind and name. */
export async function listCompared(
  transaction: Transaction,
  tenantId: string,
  items: ComparedItems,
  page?: Page,
): Promise<ComparedItem[]> {
  const rows = await transaction.execute<{
    kind: string;
    item_id: string;
    name: string;
    number: number;
    live_number: number | null;
    change: ItemChange | null;
    created_at: string;
    user_id: string | null;
    username: string;
    email: string;
  }>(sql`
    select p.kind, p.item_id, p.name, p.number, case i.action when 'PUBLISH' then i.number end as live_number, c.change,
      p.created_at, u.id as user_id, u.username, u.email ${compared(tenantId, items)}
    order by p.kind, p.name collate natural_order, p.item_id
    ${page === undefined ? sql`` : sql`limit ${page.limit} offset ${page.skip}`}`);
  return rows.map((row) => ({
    kind: row.kind,
    itemId: row.item_id,
    name: row.name,
    number: row.number,
    liveNumber: row.live_number,
    change: row.change,
    changedAt: new Date(row.created_at),
    changedBy: toAuthor(row.user_id, row.username, row.email),
  }));
}

export async function countCompared(transaction: Transaction, tenantId: string, items: ComparedItems): Promise<number> {
  const [row] = await transaction.execute<{ count: number }>(
    sql`select count(*)::integer as count ${compared(tenantId, items)}`,
  );
  return row?.count ?? 0;
}

/** The live apps that were built with another state of one of these components than its present one. */
export async function listAppsShowingOthers(
  transaction: Transaction,
  tenantId: string,
  componentIds: readonly string[],
): Promise<string[]> {
  const rows = await transaction.execute<{ item_id: string }>(sql`
    select distinct i.item_id from live_items l
      join release_items i on i.tenant_id = ${tenantId} and i.release_id = l.release_id and i.kind = l.kind
        and i.item_id = l.item_id and i.action = 'PUBLISH'
      cross join lateral jsonb_each_text(i.served -> 'componentIds') as used (name, id)
      join release_snapshots s on s.tenant_id = ${tenantId} and s.release_id = l.release_id and s.kind = 'component'
        and s.item_id = used.id
      join snapshots b on b.tenant_id = ${tenantId} and b.kind = s.kind and b.item_id = s.item_id and b.number = s.number
      cross join lateral (select p.hash from snapshots p
        where p.tenant_id = ${tenantId} and p.kind = s.kind and p.item_id = s.item_id order by p.number desc limit 1) p
    where l.tenant_id = ${tenantId} and l.kind = 'app' and used.id = ${anyOf(componentIds)} and p.hash <> b.hash`);
  return rows.map(({ item_id: itemId }) => itemId);
}

/** The existing items that are named so; each name is a kind, a space, and an id or name. */
export async function findNamedItems(
  transaction: Transaction,
  tenantId: string,
  names: readonly string[],
): Promise<ItemId[]> {
  const rows = await transaction.execute<{ kind: string; item_id: string }>(sql`
    with named as (
      select split_part(name, ' ', 1) as kind, substr(name, strpos(name, ' ') + 1) as id
      from unnest(${sql.param([...names])}::text[]) as given (name))
    select 'product' as kind, n.id as item_id from named n where n.kind = 'product'
    union select 'component', c.id from named n
      join components c on c.tenant_id = ${tenantId} and c.name = n.id where n.kind = 'component'
    union select 'template', t.id from named n
      join templates t on t.tenant_id = ${tenantId} and (t.id = n.id or t.logical_id = n.id)
        and (n.kind = 'template' or t.type = 'function') where n.kind in ('template', 'function')`);
  return rows.map(({ kind, item_id: itemId }) => ({ kind, itemId }));
}
