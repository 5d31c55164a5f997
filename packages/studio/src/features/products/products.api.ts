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

/** All versions of a plan and type, the highest first. */
export interface ProductVersions {
  readonly versions: readonly Product[];
  /** That the texts were read in, which is another than the one asked for until its answer is here. */
  readonly locale: string;
}

export function useProductVersions({ plan, type }: Pick<ProductKey, 'plan' | 'type'>, locale: string) {
  // Read from here, because only so an answer is known by the locale that it was asked for in.
  const { refetch, error, isLoading } = useQuery(ProductVersionsDocument, { plan, type }, { locale, isPaused: true });
  const [read, setRead] = useState<ProductVersions>();
  const reload = useCallback(async () => {
    const data = await refetch();
    if (data) setRead({ locale, versions: highestVersionFirst(toProducts(data.products_2?.list)) });
  }, [refetch, locale]);
  useEffect(() => void reload(), [reload]);

  /** Puts in what a save has answered, so that nothing has to be read again to go on. */
  const put = useCallback((saved: Product) => {
    setRead((last) => last && { ...last, versions: withSaved(last.versions, saved) });
  }, []);
  return { read, error, isLoading, reload, put };
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

/** Gives the product as it is after the save, with its texts in the locale. */
export function useUpdateProduct() {
  const { request } = useApi();
  return useCallback(
    async (update: ProductUpdate, locale: string): Promise<Product | undefined> => {
      const { updateProduct } = await request(UpdateProductDocument, update, { locale });
      return toProducts([updateProduct])[0];
    },
    [request],
  );
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
