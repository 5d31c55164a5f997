// The tables that calculations look up. A process holds one copy of a table, which its threads share, as long as it is
// used; tables are known by their hashes, so that a copy never becomes stale.
import { type LookupTable, shareTable, tablesIn } from '../../calculation/lookup-tables.ts';
import { createByteCache } from '../../memory/byte-cache.ts';
import type { RequestContext, Scope } from '../../request/context.ts';
import { readOf, type StatedProduct } from '../product-states/product-states.service.ts';
import type { RateTableRow } from './rate-table.ts';
import { rateTablesOf, tablesSource } from './rate-tables.service.ts';
import { loadTable } from './table-contents.service.ts';

type ReadScope = Pick<Scope, 'transaction' | 'caller'>;

/** Keep in sync with docs/limits.md. */
export const sharedMaxBytes = 512 * 1024 * 1024;

const shared = createByteCache<LookupTable>(sharedMaxBytes);

/** Those of the product's tables that the logic looks up; undefined if it looks up none. */
export async function readLookupTables(
  product: StatedProduct,
  logics: readonly string[],
  scope: ReadScope,
): Promise<readonly LookupTable[] | undefined> {
  const names = tablesIn(logics);
  if (names.length === 0) return undefined;
  return shareTables((await readOf(product, tablesSource(scope), scope)) ?? [], names, scope);
}

/** The same, loaded together with the tables of all other products of the operation. */
export async function lookupTablesOf(
  product: StatedProduct,
  logics: readonly string[],
  scope: ReadScope,
  context: RequestContext,
): Promise<readonly LookupTable[] | undefined> {
  const names = tablesIn(logics);
  return names.length === 0 ? undefined : shareTables(await rateTablesOf(product, scope, context), names, scope);
}

async function shareTables(
  tables: readonly RateTableRow[],
  names: readonly string[],
  scope: ReadScope,
): Promise<readonly LookupTable[]> {
  const found: LookupTable[] = [];
  // One at a time, as many together can be large.
  for (const row of tables) if (names.includes(row.name)) found.push(await shareRow(row, scope));
  return found;
}

async function shareRow(row: RateTableRow, scope: ReadScope): Promise<LookupTable> {
  const { tenantId } = scope.caller;
  // The tenant is in the key, so that the time of an answer says nothing about tables of others.
  const key = `${tenantId} ${row.hash}`;
  const known = shared.get(key);
  if (known !== undefined) return known;
  const value = shareTable(await loadTable(row, scope), { hash: row.hash, tenantId });
  shared.set(key, { value, sizeBytes: value.buffer.byteLength, owner: { tenantId, userId: '' } });
  return value;
}
