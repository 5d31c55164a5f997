/** The product operations as hooks; other features read products through these too. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../api/api-context.ts';
import type { ApiError } from '../../api/api-error.ts';
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
import { useQuery } from '../../api/use-query.ts';
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

/** The last list, so that going back to it shows it at once, at its old place. */
let remembered: { readonly scope: string; readonly products: readonly Product[] } | undefined;

export function useProductList(): ProductList {
  const { session } = useApi();
  const { i18n } = useTranslation();
  const scope = `${session.tenantId() ?? ''}|${i18n.language}`;
  const { data, error, isLoading, refetch } = useQuery(ProductListDocument, {});
  const [added, setAdded] = useState<readonly Product[]>([]);

  const read = useMemo(() => data && toProducts(data.products_2?.list), [data]);
  const products = useMemo(() => {
    const before = read ?? (remembered?.scope === scope ? remembered.products : undefined);
    return before && withAdded(before, added);
  }, [read, added, scope]);
  useEffect(() => {
    if (products) remembered = { scope, products };
  }, [products, scope]);

  const add = useCallback((product: Product) => setAdded((others) => [product, ...others]), []);
  return { products, error, isLoading, refetch: useCallback(() => void refetch(), [refetch]), add };
}

function withAdded(products: readonly Product[], added: readonly Product[]): readonly Product[] {
  const known = new Set(products.map(({ key }) => productRowKey(key)));
  return [...added.filter(({ key }) => !known.has(productRowKey(key))), ...products];
}

/** All versions of a plan and type, the highest first, with their texts in a locale. */
export function useProductVersions({ plan, type }: Pick<ProductKey, 'plan' | 'type'>, locale: string) {
  const { data, ...state } = useQuery(ProductVersionsDocument, { plan, type }, { locale });
  const versions = useMemo(() => data && highestVersionFirst(toProducts(data.products_2?.list)), [data]);
  return { versions, ...state };
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
  const { data, error } = useQuery(InsurersDocument, {});
  const insurers = useMemo(
    () => data?.insurers?.flatMap((one): Insurer[] => (one ? [{ id: one.id, name: one.name ?? one.id }] : [])) ?? [],
    [data],
  );
  return { insurers, error };
}

/** Every locale that the tenant has texts in. */
export function useTenantLocales(): readonly string[] | undefined {
  return useQuery(TenantLocalesDocument, {}).data?.tenantSettings.locales;
}

export function useCreateProduct() {
  const { request } = useApi();
  return useCallback(
    async (product: createProductInput): Promise<Product | undefined> => {
      const { createProduct } = await request(CreateProductDocument, { product });
      return toProducts([createProduct])[0];
    },
    [request],
  );
}

export interface ProductUpdate {
  readonly productId: ProductKey;
  readonly input: updateProductInput;
  readonly l10n: upsertL10nInput[];
  /** Undefined overwrites whatever somebody else has saved meanwhile. */
  readonly expectedRevision: string | undefined;
}

export function useUpdateProduct() {
  const { request } = useApi();
  return useCallback(async (update: ProductUpdate) => request(UpdateProductDocument, update), [request]);
}

export function useDeleteProduct() {
  const { request } = useApi();
  return useCallback(
    async (productId: ProductKey, expectedRevision: string | undefined): Promise<void> => {
      await request(DeleteProductDocument, { productId, expectedRevision });
      remembered = undefined;
    },
    [request],
  );
}
