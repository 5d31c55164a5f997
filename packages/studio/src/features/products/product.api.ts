/** Hooks for a single product. Those for the lists are separate because they are loaded on more visits. */
import { isJsonList, parseJson } from '@coverwright/insurance/json';
import { useCallback, useMemo } from 'react';
import { useApi } from '../../api/api-context.ts';
import { ApiError } from '../../api/api-error.ts';
import {
  CreateProductDocument,
  DeleteProductDocument,
  InsurersDocument,
  ProductContentsDocument,
  ProductInputCountDocument,
  ProductRateTableCountDocument,
  ProductListDocument,
  ProductUsesDocument,
  ProductVersionsDocument,
  UpdateProductDocument,
  type ProductUsesQuery,
  type createProductInput,
  type updateProductInput,
  type upsertL10nInput,
} from '../../api/generated/operations.ts';
import { operationKey } from '../../api/cache/query-key.ts';
import { useInvalidate } from '../../api/cache/use-invalidate.ts';
import { useQuery } from '../../api/cache/use-query.ts';
import { useRead } from '../../api/cache/use-read.ts';
import type { ProductKey } from '../../paths/products.ts';
import { toProductContents, type ProductContents } from './product-contents.ts';
import { highestVersionFirst, productRowKey, toProducts, type Product } from './product.ts';

/** All versions of a plan and type, highest first. */
export interface ProductVersions {
  readonly versions: readonly Product[];
  /** The locale of the loaded texts, which differs from the requested one until its response arrives. */
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
    /** Updates the cache with the response to a save, so that nothing has to be reloaded. */
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

/** The contents that would be deleted with the product; undefined until they are loaded. */
export function useProductContents({ plan, type, version }: ProductKey): ProductContents | undefined {
  const { data } = useQuery(ProductContentsDocument, { plan, type, version });
  return data && toProductContents(data);
}

/** The number of declared inputs, without those in lists; undefined until it is known. */
export function useInputCount({ plan, type, version }: ProductKey): number | undefined {
  const { data } = useQuery(ProductInputCountDocument, { plan, type, version });
  return useMemo(() => {
    const inputs = data && parseJson(data.products_2?.list?.[0]?.inputs?.inputsJsonString ?? '[]');
    return isJsonList(inputs) ? inputs.length : undefined;
  }, [data]);
}

/** Undefined until it is known. */
export function useRateTableCount({ plan, type, version }: ProductKey): number | undefined {
  const { data } = useQuery(ProductRateTableCountDocument, { plan, type, version });
  return data && (data.products_2?.list?.[0]?.rateTables.length ?? 0);
}

/** What depends on the product; undefined until it is loaded. */
export function useProductUses({ plan, type, version }: ProductKey): ProductUsesQuery['productUses'] | undefined {
  const { data } = useQuery(ProductUsesDocument, { productId: { plan, type, version } }, { isUncached: true });
  return data?.productUses;
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

export function useCreateProduct() {
  const { request } = useApi();
  const invalidate = useInvalidate();
  return useCallback(
    /** @param locale the locale of the name; defaults to the display locale */
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
  /** Undefined overwrites changes that other users have saved in the meantime. */
  readonly expectedRevision: string | undefined;
}

/** Returns the product after the save, with its texts in the locale. */
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

/** Reads the product as it is stored, with its texts in the locale; undefined if it no longer exists. */
export function useReadProduct() {
  const { request } = useApi();
  return useCallback(
    async (key: ProductKey, locale: string): Promise<Product | undefined> => {
      const { plan, type } = key;
      const { products_2 } = await request(ProductVersionsDocument, { plan, type }, { locale });
      return toProducts(products_2?.list).find((one) => productRowKey(one.key) === productRowKey(key));
    },
    [request],
  );
}

export function useDeleteProduct() {
  const { request } = useApi();
  const invalidate = useInvalidate();
  return useCallback(
    /** @param force deletes it although published apps sell it */
    async (productId: ProductKey, expectedRevision: string | undefined, force: boolean): Promise<void> => {
      await request(DeleteProductDocument, { productId, expectedRevision, force });
      void invalidate(ProductListDocument, ProductContentsDocument);
    },
    [request, invalidate],
  );
}
