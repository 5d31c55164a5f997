/** Hooks for the underwriting operations. The logic is part of its product and shares its revision. */
import { useCallback } from 'react';
import { useApi } from '../../api/api-context.ts';
import type { Api } from '../../api/client.ts';
import { UnderwritingLogicDocument, UpdateUnderwritingLogicDocument } from '../../api/generated/operations.ts';
import { useLoaded } from '../../api/cache/use-loaded.ts';
import type { ProductKey } from '../../paths/products.ts';

export interface UnderwritingLogic {
  readonly productName: string;
  readonly logicText: string;
  readonly revision: string | undefined;
}

/** Equivalent to no logic; nothing is stored until the user saves. */
const emptyLogic = '{}';

/** A product's underwriting for its editor. */
export function useUnderwritingLogic({ plan, type, version }: ProductKey) {
  const api = useApi();
  const key = { plan, type, version };
  return useLoaded(['underwritingLogic', key], async (signal) => readUnderwriting(api, key, { signal }));
}

async function readUnderwriting(
  { request }: Api,
  key: ProductKey,
  options: { readonly signal?: AbortSignal } = {},
): Promise<UnderwritingLogic | undefined> {
  const { products_2 } = await request(UnderwritingLogicDocument, key, options);
  const product = products_2?.list?.[0];
  if (!product) return undefined;
  return {
    productName: product.name ?? '',
    logicText: product.underwritingRulesJson ?? emptyLogic,
    revision: product.revision ?? undefined,
  };
}

/** Reads the logic as it is stored; undefined if the product no longer exists. */
export function useReadUnderwritingLogic({ plan, type, version }: ProductKey) {
  const api = useApi();
  return useCallback(async () => readUnderwriting(api, { plan, type, version }), [api, plan, type, version]);
}

/** Saves a logic text and returns the product's revision to send with the next save. */
export function useUpdateUnderwritingLogic({ plan, type, version }: ProductKey) {
  const api = useApi();
  return useCallback(
    async (underwritingRules: string, expectedRevision: string | undefined): Promise<string | undefined> => {
      const productId = { plan, type, version };
      const variables = { productId, underwritingRules, expectedRevision };
      const { updateProduct } = await api.request(UpdateUnderwritingLogicDocument, variables);
      return updateProduct?.revision ?? undefined;
    },
    [api, plan, type, version],
  );
}
