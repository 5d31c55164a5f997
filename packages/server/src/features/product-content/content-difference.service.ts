// The differences between two complete contents of a product, its rate tables included.
import { differencesOfContentTables } from '../rate-tables/content-tables.service.ts';
import type { ProductContent } from './product-content.ts';
import { differenceOfProducts, type ProductDifference } from './product-difference.ts';

export function differenceOfContents(before: ProductContent | undefined, wanted: ProductContent): ProductDifference[] {
  return [
    ...differenceOfProducts(before, wanted),
    ...differencesOfContentTables(before?.rateTables ?? [], wanted.rateTables),
  ];
}
