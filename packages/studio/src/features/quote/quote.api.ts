/** Queries of a quote: what to ask, and the price and decision for values. */
import { useDebouncedValue } from '@mantine/hooks';
import type { Input } from '@coverwright/insurance/input';
import type { Json } from '@coverwright/rules';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../api/api-error.ts';
import { useLoaded } from '../../api/cache/use-loaded.ts';
import { operationKey } from '../../api/cache/query-key.ts';
import { useQuery } from '../../api/cache/use-query.ts';
import { useRead } from '../../api/cache/use-read.ts';
import { useApi } from '../../api/api-context.ts';
import {
  QuoteDecisionDocument,
  type QuoteDecisionQuery,
  QuoteFormDocument,
  QuotePoliciesDocument,
  QuotePriceDocument,
  QuoteRequestsDocument,
  type QuotePriceQuery,
} from '../../api/generated/operations.ts';
import { productTitle, type ProductKey } from '../../paths/products.ts';
import { type FoundPolicies, policiesOfPage, toFoundPolicies } from './fill/quoted-policies.ts';
import { type ReadRequests, requestsOfPage, type SearchedRequests, searchRequests } from './fill/search-requests.ts';
import type { InputField } from '../../ui/input-fields/input-answers.ts';
import { readDeclared, toFields } from './form/question-fields.ts';

/** The key under which the browser remembers the values that are entered for a product. */
export function useRememberedAs(productId: ProductKey): string {
  const { session } = useApi();
  return productTitle({ ...productId, plan: `${session.tenantId() ?? ''}|${productId.plan}` }, '|');
}

export interface QuoteCode {
  readonly code: string;
  readonly name: string;
}

export interface QuotedProduct {
  readonly name: string;
  readonly hasPrice: boolean;
  readonly hasDecision: boolean;
  readonly fields: readonly InputField[];
  readonly declared: readonly Input[];
  readonly discountCodes: readonly QuoteCode[];
  readonly loadingCodes: readonly QuoteCode[];
}

export function useQuotedProduct({ plan, type, version }: ProductKey) {
  const { request } = useApi();
  const { i18n } = useTranslation();
  const { language } = i18n;
  const key = { plan, type, version };
  return useLoaded(['quotedProduct', key, language], async (signal): Promise<QuotedProduct | undefined> => {
    const { products_2 } = await request(QuoteFormDocument, key, { signal, locale: language });
    const product = products_2?.list?.[0];
    if (!product) return undefined;
    const { name, underwritingRulesJson, inputs, questionnaire, discountCodes, loadingCodes } = product;
    const declared = readDeclared(inputs?.inputsJsonString);
    return {
      name: name ?? '',
      hasPrice: questionnaire.hasPrice,
      hasDecision: !isNone(underwritingRulesJson),
      fields: toFields(questionnaire.questions, declared, language),
      declared,
      discountCodes: discountCodes ?? [],
      loadingCodes: loadingCodes ?? [],
    };
  });
}

function isNone(logic: string | null | undefined): boolean {
  return logic === null || logic === undefined || logic.trim() === '' || logic.trim() === '{}';
}

type Priced = NonNullable<NonNullable<NonNullable<QuotePriceQuery['products_2']>['list']>[number]>;
export type QuotedPrice = NonNullable<Priced['pricing']>;
type Decided = NonNullable<NonNullable<NonNullable<QuoteDecisionQuery['products_2']>['list']>[number]>;
export type QuotedDecision = NonNullable<Decided['underwritingDecision']>;

export interface Quoted<Result> {
  readonly result: Result | undefined;
  readonly error: ApiError | undefined;
  /** The result is of earlier values. */
  readonly isStale: boolean;
}

export interface QuoteRequest {
  readonly values: Json;
  readonly discountCodes: readonly string[];
  readonly isAsked: boolean;
}

export interface Quote {
  readonly price: Quoted<QuotedPrice>;
  readonly decision: Quoted<QuotedDecision>;
}

const pauseMs = 250;

/** Waits until nothing is typed. */
export function useQuote(
  { plan, type, version }: ProductKey,
  { hasPrice, hasDecision }: Pick<QuotedProduct, 'hasPrice' | 'hasDecision'>,
  { values, discountCodes, isAsked }: QuoteRequest,
): Quote {
  const text = JSON.stringify([values, discountCodes]);
  const [asked] = useDebouncedValue(text, pauseMs);
  const [askedValues = {}, askedCodes = []]: [Json?, string[]?] = JSON.parse(asked);
  const variables = { plan, type, version, valuesJsonString: JSON.stringify(askedValues) };
  const priced = useQuery(
    QuotePriceDocument,
    { ...variables, discountCodes: askedCodes },
    { isPaused: !hasPrice || !isAsked },
  );
  const decided = useQuery(QuoteDecisionDocument, variables, { isPaused: !hasDecision || !isAsked });
  const isTyped = asked !== text;
  return {
    price: {
      result: priced.data?.products_2?.list?.[0]?.pricing ?? undefined,
      error: priced.error,
      isStale: isTyped || priced.isLoading,
    },
    decision: {
      result: decided.data?.products_2?.list?.[0]?.underwritingDecision ?? undefined,
      error: decided.error,
      isStale: isTyped || decided.isLoading,
    },
  };
}

/** The requests for the product that match, newest first, for users who may read requests. */
export function useQuotedRequests({ plan, type, version }: ProductKey, text: string) {
  const { request } = useApi();
  return useFound<SearchedRequests>(
    [...operationKey(QuoteRequestsDocument), plan, type, version],
    text,
    async (where, last, signal) => {
      const read: ReadRequests = async (after) =>
        request(
          QuoteRequestsDocument,
          { where, limit: requestsOfPage, after: after ?? null },
          signal ? { signal } : {},
        );
      return searchRequests(read, { plan, type, version }, last);
    },
  );
}

/** The policies for any version of the product that match, newest first, for users who may read policies. */
export function useQuotedPolicies({ plan, type }: ProductKey, text: string) {
  const { request } = useApi();
  return useFound<FoundPolicies>(
    [...operationKey(QuotePoliciesDocument), plan, type],
    text,
    async (where, last, signal) => {
      const answer = await request(
        QuotePoliciesDocument,
        { where: { ...where, productId: { plan, type } }, limit: policiesOfPage, after: last?.after ?? null },
        signal ? { signal } : {},
      );
      const found = toFoundPolicies(answer);
      return { ...found, policies: [...(last?.policies ?? []), ...found.policies] };
    },
  );
}

/** @param search continues after what it has found last */
type Search<Found> = (
  where: { readonly text_contains?: string },
  last: Found | undefined,
  signal?: AbortSignal,
) => Promise<Found>;

/** What matches a text, searched when typing pauses, and further at the user's request. */
function useFound<Found>(key: readonly unknown[], text: string, search: Search<Found>) {
  const [searched] = useDebouncedValue(text.trim(), pauseMs);
  const [isContinuing, setContinuing] = useState(false);
  const [failed, setFailed] = useState<{ readonly searched: string; readonly error: unknown }>();
  const where = searched === '' ? {} : { text_contains: searched };
  const { data, error, isLoading, refetch, put } = useRead<Found>([...key, searched], async ({ signal }) =>
    search(where, undefined, signal),
  );
  return {
    found: data,
    isSearching: isLoading || isContinuing || searched !== text.trim(),
    error: error ?? (failed?.searched === searched ? failed.error : undefined),
    retry: () => void refetch(),
    /** Searches older ones. */
    searchOn: async () => {
      setContinuing(true);
      setFailed(undefined);
      try {
        const more = await search(where, data);
        put(() => more);
      } catch (reason) {
        setFailed({ searched, error: reason });
      }
      setContinuing(false);
    },
  };
}
