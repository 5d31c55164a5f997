/** The paths of a product's rate tables, apart from those that every list of products loads. */
import { productPathSegments, type ProductKey } from './products.ts';

/** @param table the name of the table to open; without it, the list */
export function productRateTablesPath(key: ProductKey, table?: string): string {
  const path = `/products/detail/rateTables/${productPathSegments(key)}`;
  return table === undefined ? path : `${path}?${new URLSearchParams({ table }).toString()}`;
}
