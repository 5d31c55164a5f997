// The rate tables of products as parts of their content: with their rows for files, and with the hashes of their pieces for
// history.
import type { StoredPart } from '../../parts/part.ts';
import type { Scope } from '../../request/context.ts';
import type { ProductInState } from '../product-states/product-states.service.ts';
import { type ProductId, productKey, type ProductScope } from '../products/products.service.ts';
import { type ContentTable, csvRowsOf, toHeader } from './content-table.ts';
import { hashOf, headerOf, rowCountOf } from './rate-table.ts';
import type { OutlinedTable } from './outlined-table.ts';
import {
  addRateTable,
  listRateTables,
  removeRateTable,
  type RateTableRow,
  tablesSource,
  updateRateTable,
} from './rate-tables.service.ts';
import { readPieces } from './rate-tables.store.ts';
import { readContentTable } from './read-content-tables.service.ts';
import {
  type CheckedTable,
  type CheckScope,
  loadTable,
  toCheckedTable,
  toReadTable,
} from './table-contents.service.ts';
import { columnNames, toCsv } from '../../calculation/tables/table-csv.ts';
import type { ComparedTable } from './compare-tables.ts';
import { differencesOfTables } from './table-difference.ts';
import { fromPieces, type Piece } from '../../calculation/tables/table-pieces.ts';
import { rowsOf } from '../../calculation/tables/table-rows.ts';

export { type ContentTable, headersOfContent } from './content-table.ts';
export { type OutlinedTable, outlinedTablesIn as tablesIn, toTableParts } from './outlined-table.ts';
export { toStoredTables, validateContentTables } from './read-content-tables.service.ts';

type ReadScope = Pick<Scope, 'transaction' | 'caller'>;

/** Of the products that have any, by product key. */
export async function listOutlinedTables(
  ids: readonly ProductId[],
  scope: ReadScope,
): Promise<ReadonlyMap<string, readonly OutlinedTable[]>> {
  const tables = await listRateTables(ids, scope);
  return new Map(
    [...tables].map(([key, ofProduct]) => [
      key,
      ofProduct.map((table) => ({ ...headerOf(table), pieces: table.pieces })),
    ]),
  );
}

/** With all rows: the size of the products must be bounded otherwise. */
export async function listContentTables(
  ids: readonly ProductId[],
  scope: ReadScope,
): Promise<ReadonlyMap<string, readonly ContentTable[]>> {
  const contents = new Map<string, ContentTable[]>();
  for (const [key, tables] of await listRateTables(ids, scope)) {
    const ofProduct: ContentTable[] = [];
    for (const row of tables) ofProduct.push(await toContentTable(row, scope));
    contents.set(key, ofProduct);
  }
  return contents;
}

/** The same of a state. */
export async function contentTablesIn(
  parts: object,
  { productId, state }: ProductInState,
  scope: ReadScope,
): Promise<ContentTable[]> {
  const contents: ContentTable[] = [];
  for (const row of tablesSource(scope).stated(parts, state, productId) ?? [])
    contents.push(await toContentTable(row, scope));
  return contents;
}

async function toContentTable(row: RateTableRow, scope: ReadScope): Promise<ContentTable> {
  return { ...headerOf(row), rows: toCsv(columnNames(row), rowsOf(await loadTable(row, scope))) };
}

/** The pieces of a product's tables with these hashes. */
export async function readTablePieces(
  id: ProductId,
  hashes: readonly string[],
  scope: ReadScope,
): Promise<readonly StoredPart[]> {
  if (hashes.length === 0) return [];
  const tables = (await listRateTables([id], scope)).get(productKey(id)) ?? [];
  const tableIds = tables.map(({ tableId }) => tableId);
  return [...(await readPieces(scope.transaction, scope.caller.tenantId, tableIds, hashes)).values()];
}

/** Makes the tables of a locked product those of a valid content; equal ones remain unchanged. */
export async function replaceContentTables(
  id: ProductId,
  tables: readonly ContentTable[],
  scope: ProductScope & CheckScope,
): Promise<void> {
  const wanted = tables.map((table): WantedTable => {
    const header = toHeader(table);
    return { name: table.name, check: async () => toReadTable(header, await readContentTable(table, scope)) };
  });
  await replaceTables(id, wanted, scope);
}

/** The same for tables of an earlier state. */
export async function restoreTables(
  id: ProductId,
  tables: readonly OutlinedTable[],
  pieceOf: (hash: string) => unknown,
  scope: ProductScope & CheckScope,
): Promise<void> {
  const current = (await listRateTables([id], scope)).get(productKey(id)) ?? [];
  const hashes = new Map(current.map((table) => [table.name, table.hash]));
  const wanted = tables.map((table): WantedTable => {
    if (hashOf(table) === hashes.get(table.name)) return { name: table.name, check: undefined };
    const placed = table.pieces.map(({ hash }) => ({ piece: pieceOf(hash) as Piece }));
    const header = headerOf(table);
    return { name: table.name, check: () => toCheckedTable({ header, placed, misfits: [] }, partName, scope) };
  });
  await replaceTables(id, wanted, scope);
}

const partName = 'rateTables';

interface WantedTable {
  readonly name: string;
  /** Undefined for a table that remains as it is. Tables are checked one after another, as many together can be large. */
  readonly check: (() => Promise<CheckedTable>) | undefined;
}

async function replaceTables(id: ProductId, wanted: readonly WantedTable[], scope: ProductScope): Promise<void> {
  const names = new Set(wanted.map(({ name }) => name));
  const current = (await listRateTables([id], scope)).get(productKey(id)) ?? [];
  for (const table of current) if (!names.has(table.name)) await removeRateTable(table, scope);
  for (const { name, check } of wanted) {
    if (check === undefined) continue;
    const checked = await check();
    const known = current.find((table) => table.name === name);
    if (known === undefined) await addRateTable(id, checked, partName, scope);
    else if (hashOf(checked.table) !== known.hash)
      await updateRateTable(known, checked, { movesRows: true, path: partName }, scope);
  }
}

/** Of two contents of a product. */
export function differencesOfContentTables(before: readonly ContentTable[], after: readonly ContentTable[]) {
  const [old, next] = [before, after].map((tables) => new Map(tables.map((table) => [table.name, table])));
  return differencesOfTables(before.map(toHeader), after.map(toHeader), (name) => {
    const [was, is] = [old?.get(name), next?.get(name)];
    if (was === undefined || is === undefined) return undefined;
    return [toCompared(was), toCompared(is)];
  });
}

function toCompared(table: ContentTable): ComparedTable {
  const rows = csvRowsOf(table) ?? [];
  return { ...toHeader(table), rows };
}

/** Rows of both states, in all tables that are compared together. Keep in sync with docs/limits.md. */
export const comparedRowsMax = 500_000;

/** Of two states in history. Pieces that both have in the same order at the beginning and the end need not be read. */
export function differencesOfOutlinedTables(
  before: readonly OutlinedTable[],
  after: readonly OutlinedTable[],
  pieceOf: (hash: string) => unknown,
) {
  const [old, next] = [before, after].map((tables) => new Map(tables.map((table) => [table.name, table])));
  let rowsLeft = comparedRowsMax;
  return differencesOfTables(before.map(headerOf), after.map(headerOf), (name) => {
    const [was, is] = [old?.get(name), next?.get(name)];
    const compared = was && is && compareOutlines(was, is, pieceOf, rowsLeft);
    for (const { rows } of compared ?? []) rowsLeft -= rows.length;
    return compared;
  });
}

function compareOutlines(
  before: OutlinedTable,
  after: OutlinedTable,
  pieceOf: (hash: string) => unknown,
  rowsMax: number,
): readonly [ComparedTable, ComparedTable] | undefined {
  const [old, next] = [before.pieces, after.pieces];
  const shorter = Math.min(old.length, next.length);
  let start = 0;
  while (start < shorter && old[start]?.hash === next[start]?.hash) start += 1;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end)?.hash === next.at(-1 - end)?.hash) end += 1;
  const differing = [old, next].flatMap((pieces) => pieces.slice(start, pieces.length - end));
  if (rowCountOf(differing) > rowsMax) return undefined;
  const toDiffering = (table: OutlinedTable): ComparedTable | undefined => {
    const { pieces } = table;
    const read = pieces.slice(start, pieces.length - end).map(({ hash }) => pieceOf(hash) as Piece | undefined);
    // A piece that both states have in another order is not read.
    if (read.includes(undefined)) return undefined;
    const header = headerOf(table);
    const rows = rowsOf(
      fromPieces(
        header,
        read.flatMap((piece) => piece ?? []),
      ),
    );
    return { ...header, rows };
  };
  const [left, right] = [toDiffering(before), toDiffering(after)];
  return left && right && [left, right];
}
