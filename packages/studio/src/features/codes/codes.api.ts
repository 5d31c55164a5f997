/** Hooks for discount and loading codes. The two kinds have the same operations under different names. */
import { useCallback, useMemo } from 'react';
import { useApi } from '../../api/api-context.ts';
import {
  AddCodeDocument,
  ProductCodesDocument,
  RemoveCodeDocument,
  UpdateCodeDocument,
  type codeRuleInput,
  type ProductCodesQuery,
} from '../../api/generated/operations.ts';
import { useQuery } from '../../api/cache/use-query.ts';
import type { ProductKey } from '../../paths/products.ts';
import { toCodeRules, type CodeKind, type CodeRule } from './code-rule.ts';

const defaultCurrency = 'HKD';

export interface ProductCodes {
  /** In the order in which they were added. */
  readonly rules: readonly CodeRule[];
  /** The currency of the product's prices. */
  readonly currency: string;
}

export function useCodes({ plan, type, version }: ProductKey, kind: CodeKind) {
  const variables = { plan, type, version, isDiscount: kind === 'discount' };
  const { data, error, isLoading, refetch } = useQuery(ProductCodesDocument, variables, { isUncached: true });
  const codes = useMemo(() => data && toProductCodes(data), [data]);
  /** Returns the current codes; undefined if reloading failed. */
  const reload = useCallback(async () => {
    const answer = await refetch();
    return answer && toProductCodes(answer);
  }, [refetch]);
  return { codes, error, isLoading, reload };
}

function toProductCodes(answer: ProductCodesQuery): ProductCodes {
  const product = answer.products_2?.list?.[0];
  return {
    rules: toCodeRules(product?.discountCodes ?? product?.loadingCodes),
    currency: product?.pricing?.currencyCode ?? defaultCurrency,
  };
}

/** Reads a code as it is stored; undefined if it no longer exists. */
export function useReadCode({ plan, type, version }: ProductKey, kind: CodeKind) {
  const { request } = useApi();
  return useCallback(
    async (code: string): Promise<CodeRule | undefined> => {
      const variables = { plan, type, version, isDiscount: kind === 'discount' };
      const { rules } = toProductCodes(await request(ProductCodesDocument, variables));
      return rules.find((rule) => rule.code === code);
    },
    [request, plan, type, version, kind],
  );
}

export interface SavedCode {
  /** The code before the change; undefined for a new one. */
  readonly code: string | undefined;
  readonly input: codeRuleInput;
  /** Undefined overwrites changes that other users have saved in the meantime. */
  readonly expectedRevision: string | undefined;
}

export function useSaveCode(productId: ProductKey, kind: CodeKind) {
  const { request } = useApi();
  return useCallback(
    async ({ code, input, expectedRevision }: SavedCode): Promise<void> => {
      const target = { productId, input, isDiscount: kind === 'discount' };
      if (code === undefined) await request(AddCodeDocument, target);
      else await request(UpdateCodeDocument, { ...target, code, expectedRevision });
    },
    [request, productId, kind],
  );
}

export function useRemoveCode(productId: ProductKey, kind: CodeKind) {
  const { request } = useApi();
  return useCallback(
    async ({ code, revision }: CodeRule): Promise<void> => {
      const isDiscount = kind === 'discount';
      await request(RemoveCodeDocument, { productId, code, expectedRevision: revision, isDiscount });
    },
    [request, productId, kind],
  );
}
