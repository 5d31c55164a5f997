import { sql, type SQL } from 'drizzle-orm';
import { authorColumns, type AuthorColumns, authorsOf, toAuthors } from '../../database/statements/authors.ts';
import { isOneOfProducts } from '../../database/statements/product-ids.ts';
import { tenantRow } from '../../database/statements/tenant-row.ts';
import type { Transaction } from '../../database/database.ts';
import { randomId } from '../../database/random-id.ts';
import type { StoredPart } from '../../parts/part.ts';
import type { Authorship } from '../../request/context.ts';
import { announceProductChange } from '../products/product-changes.service.ts';
import { type ProductId, productKey } from '../products/products.service.ts';
import { hashOf, type RateTableRow, rowCountOf, type StoredTable } from './rate-table.ts';

type RateTableColumns = AuthorColumns & {
  plan: string;
  type: string;
  version: string;
  name: string;
  table_id: string;
  columns_json: string;
  pieces_json: string;
  row_count: number;
  hash: string;
  warnings_json: string;
  revision: string;
  created_at: string;
  last_modified_at: string;
};

const partName = 'rateTables';

function isTable(tenantId: string, { plan, type, version }: ProductId, name: string): SQL {
  return sql`r.tenant_id = ${tenantId} and r.plan = ${plan} and r.type = ${type} and r.version = ${version}
    and r.name = ${name}`;
}

/** Of the products that have any, by product key; in the order of their names. */
export async function listRateTables(
  transaction: Transaction,
  tenantId: string,
  ids: readonly ProductId[],
): Promise<Map<string, RateTableRow[]>> {
  const rows = await transaction.execute<RateTableColumns>(sql`
    select r.plan, r.type, r.version, r.name, r.table_id, r.columns_json, r.pieces_json, r.row_count, r.hash,
      r.warnings_json, r.revision, r.created_at, r.last_modified_at, ${authorColumns}
    from rate_tables r
      ${authorsOf('r', tenantId)}
    where r.tenant_id = ${tenantId} and ${isOneOfProducts(ids)}
    order by r.name collate "C"`);
  return Map.groupBy(rows.map(toRateTable), ({ productId }) => productKey(productId));
}

function toRateTable(row: RateTableColumns): RateTableRow {
  const columns = JSON.parse(row.columns_json) as Pick<StoredTable, 'keys' | 'values'>;
  const { plan, type, version } = row;
  return {
    ...columns,
    productId: { plan, type, version },
    name: row.name,
    tableId: row.table_id,
    pieces: (JSON.parse(row.pieces_json) as [string, number][]).map(([hash, rowCount]) => ({ hash, rowCount })),
    warnings: JSON.parse(row.warnings_json) as StoredTable['warnings'],
    rowCount: row.row_count,
    hash: row.hash,
    revision: row.revision,
    createdAt: new Date(row.created_at),
    lastModifiedAt: new Date(row.last_modified_at),
    ...toAuthors(row),
  };
}

function columnsJson({ keys, values }: StoredTable): string {
  return JSON.stringify({ keys, values });
}

function piecesJson({ pieces }: StoredTable): string {
  return JSON.stringify(pieces.map(({ hash, rowCount }) => [hash, rowCount]));
}

/** Adds a table to a locked product. Returns the id that its pieces name. */
export async function insertRateTable(
  transaction: Transaction,
  { tenantId, userId, now }: Authorship,
  { plan, type, version }: ProductId,
  { table, revision }: { readonly table: StoredTable; readonly revision: string },
): Promise<string> {
  await announceProductChange(transaction, { plan, type, version }, partName);
  const [at, tableId] = [now.toISOString(), randomId()];
  await transaction.execute(sql`
    insert into rate_tables (tenant_id, plan, type, version, name, table_id, columns_json, pieces_json, row_count, hash,
      warnings_json, revision, created_at, created_by, last_modified_at, last_modified_by)
    values (${tenantId}, ${plan}, ${type}, ${version}, ${table.name}, ${tableId}, ${columnsJson(table)},
      ${piecesJson(table)}, ${rowCountOf(table.pieces)}, ${hashOf(table)}, ${JSON.stringify(table.warnings)}, ${revision},
      ${at}, ${userId}, ${at}, ${userId})`);
  return tableId;
}

/** Replaces what is stored of a table of a locked product; its name may be another one. */
export async function updateRateTable(
  transaction: Transaction,
  { tenantId, userId, now }: Authorship,
  { productId, name }: Pick<RateTableRow, 'productId' | 'name'>,
  { table, revision }: { readonly table: StoredTable; readonly revision: string },
): Promise<void> {
  await announceProductChange(transaction, productId, partName);
  await transaction.execute(sql`
    update rate_tables r set name = ${table.name}, columns_json = ${columnsJson(table)},
      pieces_json = ${piecesJson(table)}, row_count = ${rowCountOf(table.pieces)}, hash = ${hashOf(table)},
      warnings_json = ${JSON.stringify(table.warnings)}, revision = ${revision},
      last_modified_at = ${now.toISOString()}, last_modified_by = ${userId}
    where ${isTable(tenantId, productId, name)}`);
}

/** Foreign keys delete the pieces. */
export async function deleteRateTable(
  transaction: Transaction,
  tenantId: string,
  { productId, name }: Pick<RateTableRow, 'productId' | 'name'>,
): Promise<void> {
  await announceProductChange(transaction, productId, partName);
  await transaction.execute(sql`delete from rate_tables r where ${isTable(tenantId, productId, name)}`);
}

/** By hash; of those of these tables that have one of these hashes. */
export async function readPieces(
  transaction: Transaction,
  tenantId: string,
  tableIds: readonly string[],
  hashes: readonly string[],
): Promise<Map<string, StoredPart>> {
  if (hashes.length === 0) return new Map();
  const rows = await transaction.execute<{ hash: string; content: Uint8Array; content_bytes: number }>(sql`
    select distinct on (e.hash) e.hash, e.content, e.content_bytes from rate_table_pieces e
    where e.tenant_id = ${tenantId}
      and e.table_id in (select jsonb_array_elements_text(${JSON.stringify(tableIds)}::jsonb))
      and e.hash in (select jsonb_array_elements_text(${JSON.stringify(hashes)}::jsonb))`);
  return new Map(
    rows.map(({ hash, content, content_bytes: sizeBytes }) => [hash, { hash, bytes: content, sizeBytes }]),
  );
}

/** Pieces that the table has already are not stored again. */
export async function insertPieces(
  transaction: Transaction,
  tenantId: string,
  tableId: string,
  pieces: readonly StoredPart[],
): Promise<void> {
  // Each alone, as together they can be larger than a statement may be.
  for (const { hash, bytes, sizeBytes } of pieces) {
    await transaction.execute(sql`
      insert into rate_table_pieces (tenant_id, table_id, hash, content, content_bytes)
      values (${tenantId}, ${tableId}, ${hash}, ${bytes}::bytea, ${sizeBytes}) on conflict do nothing`);
  }
}

export async function deleteOtherPieces(
  transaction: Transaction,
  tenantId: string,
  tableId: string,
  hashes: readonly string[],
): Promise<void> {
  await transaction.execute(sql`
    delete from rate_table_pieces e where e.tenant_id = ${tenantId} and e.table_id = ${tableId}
      and e.hash not in (select jsonb_array_elements_text(${JSON.stringify(hashes)}::jsonb))`);
}

/** Copies all tables of a product to a new one, with their revisions. */
export async function copyRateTables(
  transaction: Transaction,
  { tenantId, userId, now }: Authorship,
  from: ProductId,
  to: ProductId,
): Promise<void> {
  await announceProductChange(transaction, to, partName);
  const at = now.toISOString();
  const isOf = (alias: string, { plan, type, version }: ProductId): SQL => {
    const row = sql.identifier(alias);
    return sql`${row}.tenant_id = ${tenantId} and ${row}.plan = ${plan} and ${row}.type = ${type} and ${row}.version = ${version}`;
  };
  await transaction.execute(sql`
    insert into rate_tables (tenant_id, plan, type, version, name, table_id, columns_json, pieces_json, row_count, hash,
      warnings_json, revision, created_at, created_by, last_modified_at, last_modified_by)
    select tenant.tenant_id, ${to.plan}, ${to.type}, ${to.version}, r.name, gen_random_uuid()::text, r.columns_json,
      r.pieces_json, r.row_count, r.hash, r.warnings_json, r.revision, ${at}::timestamptz, ${userId}, ${at}::timestamptz, ${userId}
    from rate_tables r cross join ${tenantRow(tenantId)}
    where ${isOf('r', from)}`);
  await transaction.execute(sql`
    insert into rate_table_pieces (tenant_id, table_id, hash, content, content_bytes)
    select tenant.tenant_id, r.table_id, e.hash, e.content, e.content_bytes
    from rate_tables r
      join rate_tables s on ${isOf('s', from)} and s.name = r.name
      join rate_table_pieces e on e.tenant_id = ${tenantId} and e.table_id = s.table_id
      cross join ${tenantRow(tenantId)}
    where ${isOf('r', to)}`);
}

/** The rows of all tables of the tenant. Until the transaction ends, no other one counts them. */
export async function countAllRows(transaction: Transaction, tenantId: string): Promise<number> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`rate-tables ${tenantId}`}, 0))`);
  const [row] = await transaction.execute<{ count: number }>(sql`
    select coalesce(sum(r.row_count), 0)::float8 as count from rate_tables r where r.tenant_id = ${tenantId}`);
  return row?.count ?? 0;
}
