/** The product operations as hooks; other features read products through these too. */
import { useCallback, useMemo, useState } from 'react';
import { useApi } from '../../api/api-context.ts';
import { ApiError } from '../../api/api-error.ts';
import {
  CreateProductDocument,
  DeleteProductDocument,
  InsurersDocument,
  ProductContentsDocument,
  ProductListDocument,
  ProductVersionsDocument,
  TenantLocalesDocument,
  UpdateProductDocument,
  type createProductInput,
  type updateProductInput,
  type upsertL10nInput,
} from '../../api/generated/operations.ts';
import { operationKey } from '../../api/cache/query-key.ts';
import { useInvalidate } from '../../api/cache/use-invalidate.ts';
import { useQuery } from '../../api/cache/use-query.ts';
import { useRead } from '../../api/cache/use-read.ts';
import type { ProductKey } from './paths.ts';
import { toProductContents, type ProductContents } from './product-contents.ts';
import { highestVersionFirst, productRowKey, toProducts, type Product } from './product.ts';

export interface ProductList {
  /** Undefined until the first answer. */
  readonly products: readonly Product[] | undefined;
  readonly error: ApiError | undefined;
  readonly isLoading: boolean;
  readonly refetch: () => void;
  /** Puts a product that was just created into the list. */
  readonly add: (product: Product) => void;
}

export function useProductList(): ProductList {
  const { data, error, isLoading, refetch } = useQuery(ProductListDocument, {});
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

/** All versions of a plan and type, the highest first. */
export interface ProductVersions {
  readonly versions: readonly Product[];
  /** That the texts were read in, which is another than the one asked for until its answer is here. */
  readonly locale: string;
}

export function useProductVersions({ plan, type }: Pick<ProductKey, 'plan' | 'type'>, locale: string) {
  const { request } = useApi();
  const { data, error, isLoading, refetch, put } = useRead<ProductVersions>(
    [...operationKey(ProductVersionsDocument), locale, plan, type],
    async ({ signal }) => {
      const { products_2 } = await request(ProductVersionsDocument, { plan, type }, { signal, locale });
      return { locale, versions: highestVersionFirst(toProducts(products_2?.list)) };
    },
    { isUncached: true },
  );
  return {
    read: data,
    error: error instanceof ApiError ? error : undefined,
    isLoading,
    reload: useCallback(async () => void (await refetch()), [refetch]),
    /** Puts in the answer to a save, so that nothing has to be read again to go on. */
    put: useCallback(
      (saved: Product) => put((last) => last && { ...last, versions: withSaved(last.versions, saved) }),
      [put],
    ),
  };
}

function withSaved(versions: readonly Product[], saved: Product): readonly Product[] {
  return highestVersionFirst([...versions.filter((one) => !isSame(one, saved)), saved]);
}

function isSame(left: Product, right: Product): boolean {
  return productRowKey(left.key) === productRowKey(right.key);
}

/** What goes with the product; undefined until it is known. */
export function useProductContents({ plan, type, version }: ProductKey): ProductContents | undefined {
  const { data } = useQuery(ProductContentsDocument, { plan, type, version });
  return data && toProductContents(data);
}

export interface Insurer {
  readonly id: string;
  readonly name: string;
}

export function useInsurers() {
  const { data, error, isLoading } = useQuery(InsurersDocument, {});
  const insurers = useMemo(
    () => data?.insurers?.flatMap((one): Insurer[] => (one ? [{ id: one.id, name: one.name ?? one.id }] : [])) ?? [],
    [data],
  );
  return { insurers, error, isLoading };
}

/** Every locale that the tenant has texts in. */
export function useTenantLocales(): readonly string[] | undefined {
  return useQuery(TenantLocalesDocument, {}).data?.tenantSettings.locales;
}

export function useCreateProduct() {
  const { request } = useApi();
  const invalidate = useInvalidate();
  return useCallback(
    /** @param locale of the name; the display locale without one */
    async (product: createProductInput, locale?: string): Promise<Product | undefined> => {
      const { createProduct } = await request(
        CreateProductDocument,
        { product },
        locale === undefined ? {} : { locale },
      );
      void invalidate(ProductListDocument);
      return toProducts([createProduct])[0];
    },
    [request, invalidate],
  );
}

export interface ProductUpdate {
  readonly productId: ProductKey;
  readonly input: updateProductInput;
  readonly l10n: upsertL10nInput[];
  /** Undefined overwrites whatever somebody else has saved meanwhile. */
  readonly expectedRevision: string | undefined;
}

/** Gives the product as it is after the save, with its texts in the locale. */
export function useUpdateProduct() {
  const { request } = useApi();
  const invalidate = useInvalidate();
  return useCallback(
    async (update: ProductUpdate, locale: string): Promise<Product | undefined> => {
      const { updateProduct } = await request(UpdateProductDocument, update, { locale });
      void invalidate(ProductListDocument);
      return toProducts([updateProduct])[0];
    },
    [request, invalidate],
  );
}

export function useDeleteProduct() {
  const { request } = useApi();
  const invalidate = useInvalidate();
  return useCallback(
    async (productId: ProductKey, expectedRevision: string | undefined): Promise<void> => {
      await request(DeleteProductDocument, { productId, expectedRevision });
      void invalidate(ProductListDocument, ProductContentsDocument);
    },
    [request, invalidate],
  );
}
