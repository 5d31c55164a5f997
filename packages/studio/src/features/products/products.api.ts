/** Hooks for the lists of products; other features read products through these, too. */
import { useCallback, useMemo, useState } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import { ProductListDocument } from '../../api/generated/operations.ts';
import { useQuery } from '../../api/cache/use-query.ts';
import { productRowKey, toProducts, type Product } from './product.ts';

export interface ProductList {
  /** Undefined until the first response. */
  readonly products: readonly Product[] | undefined;
  readonly error: ApiError | undefined;
  readonly isLoading: boolean;
  readonly refetch: () => void;
  /** Adds a newly created product to the list. */
  readonly add: (product: Product) => void;
}

export function useProductList(locale: string): ProductList {
  const { data, error, isLoading, refetch } = useQuery(ProductListDocument, {}, { locale });
  const [added, setAdded] = useState<readonly Product[]>([]);
  const read = useMemo(() => data && toProducts(data.products_2?.list), [data]);
  const products = useMemo(() => read && withAdded(read, added), [read, added]);
  const add = useCallback((product: Product) => setAdded((others) => [product, ...others]), []);
  return { products, error, isLoading, refetch: useCallback(() => void refetch(), [refetch]), add };
}

function withAdded(products: readonly Product[], added: readonly Product[]): readonly Product[] {
  const known = new Set(products.map(({ key }) => productRowKey(key)));
  return [...added.filter(({ key }) => !known.has(productRowKey(key))), ...products];
}
