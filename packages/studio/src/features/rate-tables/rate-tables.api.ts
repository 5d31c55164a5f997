/** Hooks for the rate tables of a product. Each table has a revision of its own. */
import { useCallback, useMemo } from 'react';
import { useApi } from '../../api/api-context.ts';
import type { Api } from '../../api/client.ts';
import { useInvalidate } from '../../api/cache/use-invalidate.ts';
import { useLoaded } from '../../api/cache/use-loaded.ts';
import { useQuery } from '../../api/cache/use-query.ts';
import {
  ChangeRateTableDocument,
  CreateRateTableDocument,
  DeleteRateTableDocument,
  ProductRateTableCountDocument,
  RateTableDocument,
  RateTableRevisionDocument,
  RateTablesDocument,
  RenameRateTableDocument,
  ReplaceRateTableDocument,
  type RateTablesQuery,
} from '../../api/generated/operations.ts';
import type { ProductKey } from '../../paths/products.ts';
import type { Block } from '../../ui/grid/model/sheet.ts';
import type { TableChange } from './cells/table-changes.ts';
import { addRows, toRowsJson } from './cells/table-rows.ts';
import { fromSent, plainNames, type TableColumn, toGridColumns, toInput } from './columns/table-columns.ts';

export interface ListedTable {
  readonly name: string;
  readonly columns: readonly TableColumn[];
  readonly rowCount: number;
  readonly revision: string;
  readonly lastModifiedAt: string | null;
  readonly lastModifiedBy: string | undefined;
}

export interface TablesOfProduct {
  readonly productName: string;
  /** Of the product's prices. */
  readonly currency: string;
  readonly tables: readonly ListedTable[];
}

const defaultCurrency = 'HKD';

/** The tables of a product, by name; `tables` is null if the product does not exist. */
export function useRateTables({ plan, type, version }: ProductKey) {
  const { data, error, isLoading, refetch } = useQuery(
    RateTablesDocument,
    { plan, type, version },
    { isUncached: true },
  );
  const found = useMemo(() => data && toTables(data), [data]);
  return { found, error, isLoading, reload: useCallback(async () => void (await refetch()), [refetch]) };
}

function toTables({ products_2 }: RateTablesQuery): TablesOfProduct | null {
  const product = products_2?.list?.[0];
  if (!product) return null;
  return {
    productName: product.name ?? '',
    currency: product.pricing?.currencyCode ?? defaultCurrency,
    tables: product.rateTables.map((table) => ({
      name: table.name,
      columns: fromSent(table) ?? [],
      rowCount: table.rowCount,
      revision: table.revision,
      lastModifiedAt: table.lastModifiedAt,
      lastModifiedBy: table.lastModifiedBy?.username,
    })),
  };
}

export interface OpenedTable {
  readonly productName: string;
  readonly name: string;
  readonly columns: readonly TableColumn[];
  /** By column. */
  readonly cells: Block;
  readonly rowCount: number;
  /** Undefined for a table that is not saved yet. */
  readonly revision: string | undefined;
}

/** Rows of one request. */
const windowRows = 10_000;
/** Begins again if the table has changed between two requests. */
const maxAttempts = 5;

/** @param onFirst is called with the first rows of a table that takes several requests */
export function useOpenedTable(productId: ProductKey, name: string, onFirst: (first: OpenedTable) => void) {
  const api = useApi();
  const { plan, type, version } = productId;
  const key = { plan, type, version };
  return useLoaded(['rateTable', key, name], async (signal) => readTable(api, key, name, { signal, onFirst }));
}

interface ReadingOptions {
  readonly signal: AbortSignal;
  readonly onFirst: (first: OpenedTable) => void;
}

async function readTable(
  api: Api,
  key: ProductKey,
  name: string,
  { signal, onFirst }: ReadingOptions,
): Promise<OpenedTable | undefined> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const first = await readWindow(api, key, name, { skip: 0, signal });
    if (first === undefined || first.cells.length === 0) return first;
    if (first.rowCount > windowRows) onFirst(first);
    const whole = await readRest(api, key, first, signal);
    if (whole !== undefined) return whole;
  }
  throw new Error('The table changes too often to be read.');
}

async function readWindow(
  { request }: Api,
  key: ProductKey,
  name: string,
  { skip, signal }: { readonly skip: number; readonly signal: AbortSignal },
): Promise<OpenedTable | undefined> {
  const variables = { ...key, names: [name], skip, limit: windowRows };
  const { products_2 } = await request(RateTableDocument, variables, { signal });
  const product = products_2?.list?.[0];
  const table = product?.rateTables[0];
  if (!product || !table) return undefined;
  const columns = fromSent(table);
  // Saving would lose what only a newer version of the studio knows.
  if (columns === undefined) throw new Error('The table requires a newer version of the studio.');
  const cells = toGridColumns(columns, plainNames).map((): string[] => []);
  addRows(table.rows.rowsJsonString, cells);
  const { rowCount, rows } = table;
  return { productName: product.name ?? '', name, columns, cells, rowCount, revision: rows.revision };
}

/** Undefined if the table has changed meanwhile. */
async function readRest(
  api: Api,
  key: ProductKey,
  first: OpenedTable,
  signal: AbortSignal,
): Promise<OpenedTable | undefined> {
  const windows = [first];
  for (let skip = windowRows; skip < first.rowCount; skip += windowRows) {
    const next = await readWindow(api, key, first.name, { skip, signal });
    if (next === undefined || next.revision !== first.revision) return undefined;
    windows.push(next);
  }
  const cells = first.cells.map((_, column) => windows.flatMap((window) => window.cells[column] ?? []));
  return { ...first, cells };
}

export interface SentTable {
  readonly name: string;
  readonly columns: readonly TableColumn[];
  readonly cells: Block;
}

export function useSaveTable(productId: ProductKey) {
  const { request } = useApi();
  const invalidate = useInvalidate();
  return useMemo(() => {
    const forget = () => void invalidate(RateTablesDocument, ProductRateTableCountDocument);
    const contentOf = ({ name, columns, cells }: SentTable) => {
      const types = toGridColumns(columns, plainNames).map(({ type }) => type);
      return { productId, name, input: toInput(columns), rowsJsonString: toRowsJson(cells, types) };
    };
    return {
      create: async (table: SentTable): Promise<string | undefined> => {
        const { createRateTable } = await request(CreateRateTableDocument, contentOf(table));
        forget();
        return createRateTable.revision ?? undefined;
      },
      replace: async (table: SentTable, expectedRevision: string | undefined): Promise<string | undefined> => {
        const { replaceRateTable } = await request(ReplaceRateTableDocument, { ...contentOf(table), expectedRevision });
        return replaceRateTable.revision ?? undefined;
      },
      change: async (
        name: string,
        changes: readonly TableChange[],
        expectedRevision: string | undefined,
      ): Promise<string | undefined> => {
        const changesJsonString = JSON.stringify(changes);
        const variables = { productId, name, changesJsonString, expectedRevision };
        return (await request(ChangeRateTableDocument, variables)).changeRateTable.revision ?? undefined;
      },
      /** As it is stored. */
      readRevision: async (name: string): Promise<string | undefined> => {
        const { products_2 } = await request(RateTableRevisionDocument, { ...productId, names: [name] });
        return products_2?.list?.[0]?.rateTables[0]?.revision;
      },
      rename: async ({ name, revision }: ListedTable, newName: string): Promise<void> => {
        await request(RenameRateTableDocument, { productId, name, newName, expectedRevision: revision });
      },
      remove: async ({ name, revision }: ListedTable): Promise<void> => {
        await request(DeleteRateTableDocument, { productId, name, expectedRevision: revision });
        forget();
      },
    };
  }, [request, invalidate, productId]);
}
