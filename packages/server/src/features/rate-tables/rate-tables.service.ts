// The rate tables of products. Every change locks the product's row first, so that changes of its tables follow each other.
import type { TableHeader, TableProblem } from '@coverwright/rules';
import { fromPieces } from '../../calculation/tables/table-pieces.ts';
import { rowsOf } from '../../calculation/tables/table-rows.ts';
import { requireRevision } from '../../errors/revision.ts';
import { type Problem, throwIfAny, UserError } from '../../errors/user-error.ts';
import type {
  MutationchangeRateTableArgs,
  MutationcreateRateTableArgs,
  MutationreplaceRateTableArgs,
  productrateTablesArgs,
  rateTablerowsArgs,
} from '../../graphql/generated/schema-types.ts';
import { type RequestContext, type Scope, toAuthorship } from '../../request/context.ts';
import { say } from '../../sentences/say.ts';
import { loadOf, savedWith, type Source, type StatedProduct } from '../product-states/product-states.service.ts';
import { type ProductId, productKey, type ProductScope, touchProduct } from '../products/products.service.ts';
import { hashOf, haveSamePositions, headerOf, nextRevision, type RateTableRow, rowCountOf } from './rate-table.ts';
import { rateTableLimits, toHeader } from './rate-table-form.ts';
import * as store from './rate-tables.store.ts';
import { outlinedTablesIn } from './outlined-table.ts';
import { RowSlots } from './row-slots.ts';
import { applyChanges, parseChanges } from './table-changes.ts';
import {
  type CheckedTable,
  type CheckScope,
  loadPieces,
  readRows,
  toCheckedTable,
  toReadTable,
} from './table-contents.service.ts';

export type { RateTableRow } from './rate-table.ts';
export { toProblem as toTableProblem } from '../../calculation/tables/written-table.ts';

interface SavedTable {
  readonly revision: string;
  readonly warnings: readonly TableProblem[];
}

type ReadScope = Pick<Scope, 'transaction' | 'caller'>;

export async function createRateTable(
  { productId, name, input, rowsJsonString }: MutationcreateRateTableArgs,
  scope: ProductScope & CheckScope,
): Promise<SavedTable> {
  const header = requireHeader(name, input, 'input');
  const checked = await requireTable(header, rowsJsonString ?? '[]', scope);
  const id = await touchProduct(productId, scope);
  return addRateTable(id, checked, 'name', scope);
}

/** Adds a checked table to a locked product. */
export async function addRateTable(
  id: ProductId,
  { table, added }: CheckedTable,
  path: string,
  scope: ProductScope,
): Promise<SavedTable> {
  const { transaction, caller } = scope;
  const known = (await listRateTables([id], scope)).get(productKey(id)) ?? [];
  throwIfAny([
    ...(known.some(({ name }) => name === table.name) ? [nameTaken(table.name, path)] : []),
    ...(known.length >= rateTableLimits.tables
      ? [{ code: 'LIMIT_EXCEEDED', ...say('TABLES_MAX', { max: rateTableLimits.tables }), path } as const]
      : []),
  ]);
  await requireRowsLeft(rowCountOf(table.pieces), path, scope);
  const revision = nextRevision(undefined, { movesRows: true });
  const tableId = await store.insertRateTable(transaction, toAuthorship(scope), id, { table, revision });
  await store.insertPieces(transaction, caller.tenantId, tableId, added);
  return { revision, warnings: table.warnings };
}

export async function replaceRateTable(
  { productId, name, input, rowsJsonString, expectedRevision }: MutationreplaceRateTableArgs,
  scope: ProductScope & CheckScope,
): Promise<SavedTable> {
  const checked = await requireTable(requireHeader(name, input, 'input'), rowsJsonString, scope);
  const id = await touchProduct(productId, scope);
  const current = await requireRateTable(id, name, scope);
  requireRevision(expectedRevision, toRevised(current), 'rate table');
  return updateRateTable(current, checked, { movesRows: true, path: 'rowsJsonString' }, scope);
}

export async function changeRateTable(
  { productId, name, changesJsonString, expectedRevision }: MutationchangeRateTableArgs,
  scope: ProductScope & CheckScope,
): Promise<SavedTable> {
  const path = 'changesJsonString';
  const parsed = parseChanges(changesJsonString, path);
  if (!parsed.ok) throw new UserError(...parsed.problems);
  const id = await touchProduct(productId, scope);
  const current = await requireRateTable(id, name, scope);
  if (expectedRevision && !haveSamePositions(expectedRevision, current.revision))
    requireRevision(expectedRevision, toRevised(current), 'rate table');
  const header = headerOf(current);
  const stored = await loadPieces(current, current.pieces, scope);
  const slots = new RowSlots(
    header,
    current.pieces.flatMap(({ hash }, index) => {
      const piece = stored[index];
      return piece === undefined ? [] : [{ hash, piece }];
    }),
  );
  const { movesRows, problems } = applyChanges(slots, parsed.changes, header, path);
  throwIfAny(problems.map((problem) => withAuthor(problem, current)));
  const { pieces, problems: misfits } = slots.toPieces();
  const checked = await toCheckedTable({ header, placed: pieces, misfits }, path, scope);
  return updateRateTable(current, checked, { movesRows, path }, scope);
}

/** Replaces what is stored of a table of a locked product. */
export async function updateRateTable(
  current: RateTableRow,
  { table, added }: CheckedTable,
  { movesRows, path }: { readonly movesRows: boolean; readonly path: string },
  scope: ProductScope,
): Promise<SavedTable> {
  const { transaction, caller } = scope;
  await requireRowsLeft(rowCountOf(table.pieces) - current.rowCount, path, scope);
  const revision = nextRevision(current.revision, { movesRows });
  await store.updateRateTable(transaction, toAuthorship(scope), current, { table, revision });
  await store.insertPieces(transaction, caller.tenantId, current.tableId, added);
  const hashes = table.pieces.map(({ hash }) => hash);
  await store.deleteOtherPieces(transaction, caller.tenantId, current.tableId, hashes);
  return { revision, warnings: table.warnings };
}

function requireHeader(name: string, input: MutationcreateRateTableArgs['input'], path: string): TableHeader {
  const parsed = toHeader(name, input, path);
  if (!parsed.ok) throw new UserError(...parsed.problems);
  return parsed.header;
}

async function requireTable(header: TableHeader, text: string, scope: CheckScope): Promise<CheckedTable> {
  const written = { header, rows: { form: 'json', text }, path: 'rowsJsonString' } as const;
  return toReadTable(header, await readRows(written, scope));
}

/** A table of a locked product. */
export async function requireRateTable(id: ProductId, name: string, scope: ReadScope): Promise<RateTableRow> {
  const tables = (await listRateTables([id], scope)).get(productKey(id)) ?? [];
  const found = tables.find((table) => table.name === name);
  if (found === undefined) throw new UserError(noSuchTable(name));
  return found;
}

export function noSuchTable(name: string): Problem {
  return { code: 'NOT_FOUND', ...say('TABLE_OF_PRODUCT_UNKNOWN', { name }), path: 'name' };
}

function nameTaken(name: string, path: string): Problem {
  return { code: 'ALREADY_EXISTS', ...say('TABLE_NAME_TAKEN', { name }), path };
}

async function requireRowsLeft(added: number, path: string, { transaction, caller }: ReadScope): Promise<void> {
  if (added <= 0) return;
  const max = rateTableLimits.rows;
  if ((await store.countAllRows(transaction, caller.tenantId)) + added <= max) return;
  const sentence = say('TABLE_ROWS_OF_TENANT_MAX', { max: max.toLocaleString('en-US') });
  throw new UserError({ code: 'LIMIT_EXCEEDED', ...sentence, path });
}

/** The state of a table, for the check against lost updates. */
export function toRevised({ revision, lastModifiedAt, lastModifiedBy }: RateTableRow) {
  return { revision, lastModifiedAt, lastModifiedBy: lastModifiedBy?.username };
}

function withAuthor(problem: Problem, { lastModifiedAt: at, lastModifiedBy: by }: RateTableRow): Problem {
  return problem.code === 'CONFLICT' ? { ...problem, ...(by !== null && { by: by.username }), at } : problem;
}

export async function requireOtherName(id: ProductId, name: string, path: string, scope: ReadScope): Promise<void> {
  const tables = (await listRateTables([id], scope)).get(productKey(id)) ?? [];
  if (tables.some((table) => table.name === name)) throw new UserError(nameTaken(name, path));
}

/** Gives a table of a locked product another name, whatever looks it up. */
export async function renameStoredTable(current: RateTableRow, name: string, scope: ProductScope): Promise<SavedTable> {
  const table = { ...headerOf(current), name, pieces: current.pieces, warnings: current.warnings };
  const revision = nextRevision(current.revision, { movesRows: false });
  await store.updateRateTable(scope.transaction, toAuthorship(scope), current, { table, revision });
  return { revision, warnings: current.warnings };
}

/** Deletes a table of a locked product, whatever looks it up. */
export async function removeRateTable(current: RateTableRow, { transaction, caller }: ProductScope): Promise<void> {
  await store.deleteRateTable(transaction, caller.tenantId, current);
}

/** Of the products that have any, by product key; in the order of their names. */
export async function listRateTables(
  ids: readonly ProductId[],
  { transaction, caller }: ReadScope,
): Promise<ReadonlyMap<string, readonly RateTableRow[]>> {
  return store.listRateTables(transaction, caller.tenantId, ids);
}

/** Loaded together with those of all other products of the operation. */
export async function rateTablesOf(
  product: StatedProduct,
  scope: ReadScope,
  context: RequestContext,
): Promise<readonly RateTableRow[]> {
  return (await loadOf(product, tablesSource(scope), scope, context)) ?? [];
}

export function tablesSource(scope: ReadScope): Source<readonly RateTableRow[]> {
  return {
    name: 'rateTables',
    working: (ids) => listRateTables(ids, scope),
    parts: ['rateTables'],
    // What a save has warned of belongs to the working copy.
    stated: (parts, state, productId) =>
      outlinedTablesIn(parts).map((table) => ({
        ...table,
        ...savedWith(state),
        productId,
        state,
        tableId: '',
        warnings: [],
        rowCount: rowCountOf(table.pieces),
        hash: hashOf(table),
      })),
  };
}

export async function rateTables(
  product: StatedProduct,
  { names }: productrateTablesArgs,
  scope: Scope,
  context: RequestContext,
): Promise<readonly RateTableRow[]> {
  const tables = await rateTablesOf(product, scope, context);
  return names ? tables.filter(({ name }) => names.includes(name)) : tables;
}

/** A window of the rows; only the pieces that have them are read. */
export async function rateTableRows(
  row: RateTableRow,
  { skip, limit }: rateTablerowsArgs,
  scope: Scope,
): Promise<{ readonly revision: string; readonly rowsJsonString: string }> {
  const start = Math.max(skip ?? 0, 0);
  const count = Math.min(Math.max(limit ?? rateTableLimits.windowDefault, 0), rateTableLimits.window);
  let before = 0;
  let hidden = 0;
  const pieces = row.pieces.filter(({ rowCount }) => {
    const [from, to] = [before, before + rowCount];
    before = to;
    if (to <= start) hidden = to;
    return to > start && from < start + count;
  });
  const table = fromPieces(headerOf(row), await loadPieces(row, pieces, scope));
  const rows = rowsOf(table, start - hidden, start - hidden + count);
  return { revision: row.revision, rowsJsonString: JSON.stringify(rows) };
}

/** Copies the tables of a product to a new one. */
export async function copyRateTables(from: ProductId, to: ProductId, scope: ProductScope): Promise<void> {
  const tables = (await listRateTables([from], scope)).get(productKey(from)) ?? [];
  if (tables.length === 0) return;
  const rows = tables.reduce((sum, { rowCount }) => sum + rowCount, 0);
  await requireRowsLeft(rows, 'product.copyOf', scope);
  await store.copyRateTables(scope.transaction, toAuthorship(scope), from, to);
}
