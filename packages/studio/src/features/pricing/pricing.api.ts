/** The pricing operations as hooks. */
import { useCallback, useEffect, useState } from 'react';
import { useApi } from '../../api/api-context.ts';
import { ApiError } from '../../api/api-error.ts';
import type { Api } from '../../api/client.ts';
import {
  CreatePriceLogicDocument,
  PriceLogicDocument,
  UpdatePriceLogicDocument,
} from '../../api/generated/operations.ts';
import { useQuery } from '../../api/use-query.ts';
import { loadPart } from '../../ui/parts/load-part.ts';
import type { ProductKey } from '../products/paths.ts';

export interface PriceLogic {
  readonly productName: string;
  readonly logicText: string;
  readonly currency: string;
  readonly revision: string | undefined;
}

const emptyLogic = '{}';
const defaultCurrency = 'HKD';

/** Reads a product's pricing; gives it an empty one when it has none. Undefined when there is no such product. */
async function loadPriceLogic(api: Api, key: ProductKey, signal?: AbortSignal): Promise<PriceLogic | undefined> {
  const first = await readPriceLogic(api, key, signal);
  if (first?.logicText !== undefined) return { ...first, logicText: first.logicText };
  if (!first) return undefined;
  const revision = await createPriceLogic(api, key);
  if (revision !== undefined) return { ...first, logicText: emptyLogic, revision };
  const theirs = await readPriceLogic(api, key, signal);
  return theirs && { ...theirs, logicText: theirs.logicText ?? emptyLogic };
}

type ReadPriceLogic = Omit<PriceLogic, 'logicText'> & { readonly logicText: string | undefined };

async function readPriceLogic(api: Api, key: ProductKey, signal?: AbortSignal): Promise<ReadPriceLogic | undefined> {
  const { products_2 } = await api.request(PriceLogicDocument, key, signal && { signal });
  const product = products_2?.list?.[0];
  if (!product) return undefined;
  return {
    productName: product.name ?? '',
    logicText: product.pricing?.amountLogic ?? undefined,
    currency: product.pricing?.currencyCode ?? defaultCurrency,
    revision: product.pricing?.revision ?? undefined,
  };
}

/** Gives its revision; undefined when somebody else has created it in between, which is as good. */
async function createPriceLogic(api: Api, productId: ProductKey): Promise<string | undefined> {
  try {
    const answer = await api.request(CreatePriceLogicDocument, { productId, amountLogic: emptyLogic });
    return answer.createPriceLogic?.revision ?? undefined;
  } catch (error) {
    if (!(error instanceof ApiError && error.hasCode('ALREADY_EXISTS'))) throw error;
    return undefined;
  }
}

export interface PriceSummary {
  /** Undefined while the product has no pricing. */
  readonly variableCount: number | undefined;
}

/** What a product's page tells about its pricing; undefined until it is known. */
export function usePriceSummary({ plan, type, version }: ProductKey): PriceSummary | undefined {
  const { data } = useQuery(PriceLogicDocument, { plan, type, version });
  const logicText = data?.products_2?.list?.[0]?.pricing?.amountLogic ?? emptyLogic;
  const [counted, setCounted] = useState<{ logicText: string; variableCount: number }>();
  useEffect(() => {
    if (logicText === emptyLogic) return undefined;
    let isCurrent = true;
    const count = async () => {
      const { listVariables, parseJsonText } = await loadPart(() => import('@coverwright/rules'));
      const parsed = parseJsonText(logicText);
      const variableCount = parsed.ok ? listVariables(parsed.value).length : 0;
      if (isCurrent) setCounted({ logicText, variableCount });
    };
    void count();
    return () => {
      isCurrent = false;
    };
  }, [logicText]);
  if (!data) return undefined;
  if (logicText === emptyLogic) return { variableCount: undefined };
  return counted?.logicText === logicText ? counted : undefined;
}

/** A later `loadedAt` is another reading, which starts the editor anew. */
export type PriceLogicState =
  | { readonly status: 'loading' | 'notFound' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'ready'; readonly price: PriceLogic; readonly loadedAt: number };

export function usePriceLogic({ plan, type, version }: ProductKey) {
  const api = useApi();
  const [state, setState] = useState<PriceLogicState>({ status: 'loading' });
  const load = useCallback(
    async (signal?: AbortSignal) => {
      try {
        const price = await loadPriceLogic(api, { plan, type, version }, signal);
        setState(price ? { status: 'ready', price, loadedAt: performance.now() } : { status: 'notFound' });
      } catch (error) {
        if (!signal?.aborted) setState({ status: 'failed', error });
      }
    },
    [api, plan, type, version],
  );
  useEffect(() => {
    const controller = new AbortController();
    void load(controller.signal);
    return () => controller.abort();
  }, [load]);
  const reload = () => {
    setState({ status: 'loading' });
    void load();
  };
  return { state, reload };
}

/** Saves a logic text and gives the revision to send with the next save. */
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
