import { readFileSync } from 'node:fs';
import { type PreparedTables, prepareTable, readTable } from '@coverwright/rules';
import { productFileFormat } from '../features/product-content/transfer/product-file.ts';
import { csvRowsOf, toHeader } from '../features/rate-tables/content-table.ts';

/** A product of the demo as its file contains it, such as travel-plus-2027.1. */
export function readDemoProduct(name: string) {
  const file = `${import.meta.dirname}/../features/demo/products/${name}.json`;
  const [product] = productFileFormat.shape.parse(JSON.parse(readFileSync(file, 'utf8'))).products;
  if (product === undefined) throw new Error(`${file} has no product.`);
  return product;
}

/** The rate tables of a product of the demo, ready for lookups. */
export function readDemoTables(name: string): PreparedTables {
  return new Map(
    readDemoProduct(name).rateTables.map((table) => [
      table.name,
      prepareTable(readTable(toHeader(table), csvRowsOf(table) ?? []).table),
    ]),
  );
}
