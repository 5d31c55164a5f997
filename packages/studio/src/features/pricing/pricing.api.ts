/** Hooks for the pricing operations. */
import type { FunctionAnswer, FunctionCall, JsonObject } from '@coverwright/rules';
import { useCallback } from 'react';
import { useApi } from '../../api/api-context.ts';
import { ApiError } from '../../api/api-error.ts';
import type { Api } from '../../api/client.ts';
import {
  CallFunctionDocument,
  CreatePriceLogicDocument,
  PriceLogicDocument,
  UpdatePriceLogicDocument,
} from '../../api/generated/operations.ts';
import { useLoaded } from '../../api/cache/use-loaded.ts';
import { useMay } from '../../api/use-may.ts';
import { errorText } from '../../ui/problems/describe-error.ts';
import type { ProductKey } from '../../paths/products.ts';

export interface PriceLogic {
  readonly productName: string;
  readonly logicText: string;
  readonly currency: string;
  readonly revision: string | undefined;
}

const emptyLogic = '{}';
const defaultCurrency = 'HKD';

/**
 * Loads a product's pricing. If there is none, creates an empty one, or just returns an empty one for users who may
 * not create it. Undefined if the product does not exist.
 */
async function loadPriceLogic(
  api: Api,
  key: ProductKey,
  mayCreate: boolean,
  signal: AbortSignal,
): Promise<PriceLogic | undefined> {
  const first = await readPriceLogic(api, key, signal);
  if (first?.logicText !== undefined) return { ...first, logicText: first.logicText };
  if (!first) return undefined;
  if (!mayCreate) return { ...first, logicText: emptyLogic };
  const revision = await createPriceLogic(api, key);
  if (revision !== undefined) return { ...first, logicText: emptyLogic, revision };
  const theirs = await readPriceLogic(api, key, signal);
  return theirs && { ...theirs, logicText: theirs.logicText ?? emptyLogic };
}

type ReadPriceLogic = Omit<PriceLogic, 'logicText'> & { readonly logicText: string | undefined };

async function readPriceLogic(api: Api, key: ProductKey, signal?: AbortSignal): Promise<ReadPriceLogic | undefined> {
  const { products_2 } = await api.request(PriceLogicDocument, key, signal ? { signal } : {});
  const product = products_2?.list?.[0];
  if (!product) return undefined;
  return {
    productName: product.name ?? '',
    logicText: product.pricing?.amountLogic ?? undefined,
    currency: product.pricing?.currencyCode ?? defaultCurrency,
    revision: product.pricing?.revision ?? undefined,
  };
}

/** Returns its revision; undefined if another user has created it at the same time, which is fine. */
async function createPriceLogic(api: Api, productId: ProductKey): Promise<string | undefined> {
  try {
    const answer = await api.request(CreatePriceLogicDocument, { productId, amountLogic: emptyLogic });
    return answer.createPriceLogic?.revision ?? undefined;
  } catch (error) {
    if (!(error instanceof ApiError && error.hasCode('ALREADY_EXISTS'))) throw error;
    return undefined;
  }
}

/** A product's pricing for its editor. */
export function usePriceLogic({ plan, type, version }: ProductKey) {
  const api = useApi();
  const mayCreate = useMay('products:write');
  const productId = { plan, type, version };
  return useLoaded(['priceLogic', productId, mayCreate], async (signal) =>
    loadPriceLogic(api, productId, mayCreate, signal),
  );
}

/** Reads the logic as it is stored; undefined if the product no longer exists. */
export function useReadPriceLogic(key: ProductKey) {
  const api = useApi();
  const { plan, type, version } = key;
  return useCallback(async () => {
    const read = await readPriceLogic(api, { plan, type, version });
    return read && { logicText: read.logicText ?? emptyLogic, revision: read.revision };
  }, [api, plan, type, version]);
}

/** Saves a logic text and returns the revision to send with the next save. */
export function useUpdatePriceLogic(key: ProductKey) {
  const api = useApi();
  const { plan, type, version } = key;
  return useCallback(
    async (amountLogic: string, expectedRevision: string | undefined): Promise<string | undefined> => {
      const productId = { plan, type, version };
      const answer = await api.request(UpdatePriceLogicDocument, { productId, amountLogic, expectedRevision });
      return answer.updatePriceLogic?.revision ?? undefined;
    },
    [api, plan, type, version],
  );
}

/** Calls functions when testing a logic; if a call fails, the result is the reason. */
export function useCallFunction() {
  const api = useApi();
  return useCallback(
    async ({ name, inputs }: FunctionCall): Promise<FunctionAnswer> => {
      try {
        const { callFunction } = await api.request(CallFunctionDocument, {
          name,
          inputsJsonString: JSON.stringify(inputs),
        });
        return { ok: true, outputs: JSON.parse(callFunction?.value?.outputsJsonString ?? '{}') as JsonObject };
      } catch (error) {
        return { ok: false, message: errorText(error) };
      }
    },
    [api],
  );
}
