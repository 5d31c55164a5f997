/** The paths of a product's rate tables, apart from those that every list of products loads. */
import { productPathSegments, type ProductKey } from './products.ts';

/**
 * @param table the name of the table to open; without it, the list
 * @param row the row to show, from 1
 */
export function productRateTablesPath(key: ProductKey, table?: string, row?: number): string {
  const path = `/products/detail/rateTables/${productPathSegments(key)}`;
  if (table === undefined) return path;
  const parameters = new URLSearchParams({ table, ...(row !== undefined && { row: String(row) }) });
  return `${path}?${parameters.toString()}`;
}

export interface TableInPath {
  /** The name of the table to open; undefined for the list. */
  readonly table: string | undefined;
  /** The row to show, from 1. */
  readonly row: number | undefined;
}

export function tableInSearch(parameters: URLSearchParams): TableInPath {
  const row = parameters.get('row') ?? '';
  return {
    table: parameters.get('table') ?? undefined,
    row: /^[1-9]\d{0,8}$/.test(row) ? Number(row) : undefined,
  };
}
