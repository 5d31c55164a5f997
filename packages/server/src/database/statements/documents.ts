// Entities stored as a document in the shape of their GraphQL type, next to a narrow row with the columns for
// filtering and sorting. A list scans many rows, but reads only the documents of its page.
import { sql, type SQL } from 'drizzle-orm';
import { anyOf } from './any-of.ts';
import { countRows } from './count-rows.ts';
import { type Order, orderBy, type Position, rangesAfter, textOf } from './order.ts';
import { findRows, type FoundRows, isAt, isTooShort, type Searched } from './search.ts';
import type { Transaction } from '../database.ts';

export interface DocumentTables {
  /** The narrow rows; conditions and orders use the alias p. */
  readonly rows: string;
  readonly documents: string;
  /** The columns of a row besides id and times, each derived from the document d. */
  readonly columns: Readonly<Record<string, SQL>>;
}

/** The fields of every document. */
export interface Kept {
  readonly id: string;
  readonly createdAt: Date;
  readonly lastModifiedAt: Date;
}

/** The tenant and time of a write. */
export interface DocumentWrite {
  readonly tenantId: string;
  readonly now: Date;
}

/** A document to be stored: without times, it is created now, or keeps its creation time. */
export interface NewDocument {
  readonly id: string;
  readonly createdAt?: string | null | undefined;
  readonly lastModifiedAt?: string | null | undefined;
}

/** The rows of a list on all of its pages. */
export interface Matching {
  readonly tenantId: string;
  readonly condition: SQL;
  /** Texts of which the condition finds at least one in every match (search.ts). */
  readonly oneOf?: readonly Searched[] | undefined;
}

export interface DocumentPage extends Matching {
  readonly order: Order;
  readonly limit: number | null | undefined;
  readonly skip: number;
  /** The row after which the page begins, instead of skipping rows. */
  readonly after: Position | undefined;
}

type DocumentRow<Thing> = {
  document: Omit<Thing, 'createdAt' | 'lastModifiedAt'>;
  created_at: string;
  last_modified_at: string;
};

/** The tenant's rows that existed by then and match the filter. */
export function ofTenant(tenantId: string, asOf: string | null | undefined, filter: SQL | undefined): SQL {
  const isOfTenant = sql`p.tenant_id = ${tenantId}`;
  const isMade = asOf ? sql` and p.created_at <= ${asOf}::timestamptz` : sql``;
  return sql`${isOfTenant}${isMade}${filter === undefined ? sql`` : sql` and ${filter}`}`;
}

/** A text of many rows fills a small page from the first of them, sooner than by the index of texts. */
const firstRows = 1000;
const smallPage = 100;

export async function listDocuments<Thing extends Kept>(
  transaction: Transaction,
  tables: DocumentTables,
  page: DocumentPage,
): Promise<Thing[]> {
  const { tenantId, condition, order, limit, after, oneOf } = page;
  const all = sql`${sql.identifier(tables.rows)} p`;
  if (oneOf && limit && limit <= smallPage && !after) {
    const first = sql`(select * from ${all} where p.tenant_id = ${tenantId} order by ${orderBy(order)} limit ${firstRows}) p`;
    const found = await readPage<Thing>(transaction, tables, page, sql`${first} where ${condition}`);
    if (found.length === limit) return found;
  }
  const candidates = oneOf && (await findCandidates(transaction, tables, { tenantId, condition, oneOf }));
  const matches = sql`${all} where ${condition}${candidates ? sql` and ${isAt(candidates)}` : sql``}`;
  if (!after) return readPage(transaction, tables, page, matches);
  const list: Thing[] = [];
  for (const range of rangesAfter(order, after)) {
    const left = typeof limit === 'number' ? limit - list.length : limit;
    if (left === 0) break;
    list.push(...(await readPage<Thing>(transaction, tables, { ...page, limit: left }, sql`${matches} and ${range}`)));
  }
  return list;
}

/** The rows among which a page is; undefined if there are so many that it is soon full in its order. */
async function findCandidates(
  transaction: Transaction,
  { rows }: DocumentTables,
  { tenantId, condition, oneOf }: Matching & { readonly oneOf: readonly Searched[] },
): Promise<FoundRows | undefined> {
  const atMost = candidatesMax.page;
  const found = isTooShort(oneOf)
    ? await scan(transaction, sql`${sql.identifier(rows)} p where ${condition} limit ${atMost + 1}`)
    : await findRows(transaction, { tenantId, oneOf, atMost });
  return found && found.count <= atMost ? found : undefined;
}

/** The whole table is read several times as fast as in the order of a list. */
async function scan(transaction: Transaction, rows: SQL): Promise<FoundRows | undefined> {
  const [found] = await transaction.execute<{ positions: string; count: number }>(sql`
    select coalesce(array_agg(position), '{}')::text as positions, count(*)::integer as count
    from (select p.ctid as position from ${rows}) few`);
  return found;
}

/** @param rows what follows FROM */
async function readPage<Thing extends Kept>(
  transaction: Transaction,
  { documents }: DocumentTables,
  { tenantId, order, limit, skip }: DocumentPage,
  rows: SQL,
): Promise<Thing[]> {
  const found = await transaction.execute<DocumentRow<Thing>>(sql`
    select d.document, p.created_at, p.last_modified_at
    from (
      select * from ${rows} order by ${orderBy(order)}
      ${limit === null || limit === undefined ? sql`` : sql`limit ${limit}`}
      ${skip === 0 ? sql`` : sql`offset ${skip}`}) p
      join ${sql.identifier(documents)} d on d.tenant_id = ${tenantId} and d.id = p.id
    order by ${orderBy(order)}`);
  return found.map(toThing);
}

/** The value that a row is sorted by, as its position in the order has it. */
export async function readSortValue(
  transaction: Transaction,
  { rows }: DocumentTables,
  order: Order,
  { tenantId, id }: { readonly tenantId: string; readonly id: string },
): Promise<string | null> {
  if (order.column === 'id') return null;
  const [row] = await transaction.execute<{ value: string | null }>(sql`
    select ${textOf(order)} as value from ${sql.identifier(rows)} p where p.tenant_id = ${tenantId} and p.id = ${id}`);
  return row?.value ?? null;
}

export async function countDocuments(
  transaction: Transaction,
  tables: DocumentTables,
  { tenantId, condition, oneOf }: Matching,
  atMost?: number,
): Promise<number> {
  const all = sql`${sql.identifier(tables.rows)} p where ${condition}`;
  const found = oneOf && (await findRows(transaction, { tenantId, oneOf, atMost: candidatesMax.count }));
  const isAll = found !== undefined && found.count <= candidatesMax.count;
  if (found !== undefined && (isAll || atMost !== undefined)) {
    const count = await countRows(transaction, sql`${all} and ${isAt(found)}`, atMost);
    // Rows that were not found may match as well, unless there are enough without them.
    if (isAll || count === atMost) return count;
  }
  return countRows(transaction, all, atMost);
}

/** A page of more is found soon in its order, whereas a count reads all of them. */
const candidatesMax = { page: 1000, count: 10_000 };

/** The existing documents, by id. */
export async function readDocuments<Thing extends Kept>(
  transaction: Transaction,
  { rows, documents }: DocumentTables,
  tenantId: string,
  ids: readonly string[],
): Promise<Map<string, Thing>> {
  const found = await transaction.execute<DocumentRow<Thing>>(sql`
    select d.document, p.created_at, p.last_modified_at
    from ${sql.identifier(rows)} p
      join ${sql.identifier(documents)} d on d.tenant_id = ${tenantId} and d.id = p.id
    where p.tenant_id = ${tenantId} and p.id = ${anyOf(ids)}`);
  return new Map(found.map((row) => [row.document.id, toThing(row)]));
}

/** Replaces documents with the same id completely; ids must be unique. Returns how many did not exist before. */
export async function saveDocuments(
  transaction: Transaction,
  { rows, documents, columns }: DocumentTables,
  { tenantId, now }: DocumentWrite,
  given: readonly NewDocument[],
): Promise<number> {
  const names = ['created_at', 'last_modified_at', ...Object.keys(columns)];
  const [table, beside] = [sql.identifier(rows), sql.identifier(documents)];
  const list = (parts: readonly SQL[]) => sql.join([...parts], sql`, `);
  const identifiers = names.map((name) => sql`${sql.identifier(name)}`);
  const [row] = await transaction.execute<{ count: number }>(sql`
    with given as (
      select d, p.created_at as known_since
      from jsonb_array_elements(${JSON.stringify(given)}::jsonb) d
        left join ${table} p on p.tenant_id = ${tenantId} and p.id = d->>'id'
    ), kept as (
      insert into ${table} (tenant_id, id, ${list(identifiers)})
      select ${tenantId}, d->>'id',
        coalesce((d->>'createdAt')::timestamptz, known_since, ${now.toISOString()}::timestamptz),
        coalesce((d->>'lastModifiedAt')::timestamptz, ${now.toISOString()}::timestamptz),
        ${list(Object.values(columns))}
      from given
      on conflict (tenant_id, id) do update set
        ${list(identifiers.map((name) => sql`${name} = excluded.${name}`))}
    ), kept_documents as (
      insert into ${beside} (tenant_id, id, document)
      select ${tenantId}, d->>'id', d - 'createdAt' - 'lastModifiedAt' from given
      on conflict (tenant_id, id) do update set document = excluded.document
    )
    select count(*)::integer as count from given where known_since is null`);
  return row?.count ?? 0;
}

function toThing<Thing extends Kept>(row: DocumentRow<Thing>): Thing {
  const times = { createdAt: new Date(row.created_at), lastModifiedAt: new Date(row.last_modified_at) };
  return { ...row.document, ...times } as Thing;
}

/** Call after storing many rows, so that the planner has current statistics. Requires the owner's transaction. */
export async function refreshStatistics(transaction: Transaction, rows: string): Promise<void> {
  await transaction.execute(sql`analyze ${sql.identifier(rows)}`);
}
