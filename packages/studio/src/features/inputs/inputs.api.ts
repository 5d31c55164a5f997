/** Hooks for the declared inputs of a product, which have a revision of their own. */
import { useDebouncedValue } from '@mantine/hooks';
import { useCallback, useMemo } from 'react';
import { useApi } from '../../api/api-context.ts';
import type { Api } from '../../api/client.ts';
import { useInvalidate } from '../../api/cache/use-invalidate.ts';
import { useLoaded } from '../../api/cache/use-loaded.ts';
import { useQuery } from '../../api/cache/use-query.ts';
import { useMay } from '../../api/use-may.ts';
import {
  DeclaredInputsDocument,
  InputProposalsDocument,
  InputTrialDocument,
  ProductInputCountDocument,
  UpdateProductInputsDocument,
  type InputTrialQuery,
} from '../../api/generated/operations.ts';
import type { Saved } from '../../ui/editor/record/record-state.ts';
import type { ProductKey } from '../../paths/products.ts';
import { toInputsForm, type InputsForm } from './form/inputs-form.ts';
import { toProposals, type Proposal } from './proposals/proposals.ts';

export interface DeclaredInputs extends Saved<InputsForm> {
  readonly productName: string;
}

/** The revision of a product without declared inputs. */
const undeclaredRevision = 'none';

/** A product's inputs for their editor. */
export function useDeclaredInputs({ plan, type, version }: ProductKey) {
  const api = useApi();
  const key = { plan, type, version };
  return useLoaded(['declaredInputs', key], async (signal) => readInputs(api, key, { signal }));
}

async function readInputs(
  { request }: Api,
  key: ProductKey,
  options: { readonly signal?: AbortSignal } = {},
): Promise<DeclaredInputs | undefined> {
  const { products_2 } = await request(DeclaredInputsDocument, key, options);
  const product = products_2?.list?.[0];
  if (!product) return undefined;
  const { inputsJsonString = '[]', revision = undeclaredRevision } = product.inputs ?? {};
  const form = toInputsForm(inputsJsonString);
  // Saving would lose what only a newer version of the studio knows.
  if (form === undefined) throw new Error('The declared inputs require a newer version of the studio.');
  return { productName: product.name ?? '', form, revision };
}

/** Reads the inputs as they are stored; undefined if the product no longer exists. */
export function useReadInputs({ plan, type, version }: ProductKey) {
  const api = useApi();
  return useCallback(async () => readInputs(api, { plan, type, version }), [api, plan, type, version]);
}

/** Saves the declaration and returns the revision to send with the next save. */
export function useUpdateInputs({ plan, type, version }: ProductKey) {
  const { request } = useApi();
  const invalidate = useInvalidate();
  return useCallback(
    async (inputsJsonString: string, expectedRevision: string | undefined): Promise<string> => {
      const productId = { plan, type, version };
      const variables = { productId, inputsJsonString, expectedRevision };
      const { updateProductInputs } = await request(UpdateProductInputsDocument, variables);
      void invalidate(InputProposalsDocument, ProductInputCountDocument);
      return updateProductInputs.revision ?? undeclaredRevision;
    },
    [request, invalidate, plan, type, version],
  );
}

/** What the saved logic reads, with the values that are known of it. */
export function useProposals({ plan, type, version }: ProductKey) {
  const { data, error, isLoading, refetch } = useQuery(InputProposalsDocument, { plan, type, version });
  const proposals = useMemo((): readonly Proposal[] | undefined => data && toProposals(data), [data]);
  return { proposals, error, isLoading, retry: useCallback(() => void refetch(), [refetch]) };
}

type Product = NonNullable<NonNullable<NonNullable<InputTrialQuery['products_2']>['list']>[number]>;

/** Which of the latest requests a declaration would refuse. */
export interface TriedInputs {
  /** Undefined until it is known, and for users who may not read requests. */
  readonly trial: Product['inputTrial'] | undefined;
  /** It is of an earlier declaration. */
  readonly isStale: boolean;
  readonly isFailed: boolean;
}

/** A trial reads the latest requests, so it waits until nothing is typed. */
const trialPauseMs = 500;

/** @param inputsJsonString undefined if there is nothing to try, such as a declaration with faults */
export function useInputTrial({ plan, type, version }: ProductKey, inputsJsonString: string | undefined): TriedInputs {
  const mayRead = useMay('requests:read');
  const [tried] = useDebouncedValue(inputsJsonString, trialPauseMs);
  const isPaused = !mayRead || tried === undefined;
  const variables = { plan, type, version, inputsJsonString: tried ?? '[]' };
  const { data, error, isLoading } = useQuery(InputTrialDocument, variables, { isPaused });
  if (isPaused || inputsJsonString === undefined) return { trial: undefined, isStale: false, isFailed: false };
  return {
    trial: data?.products_2?.list?.[0]?.inputTrial,
    isStale: isLoading || tried !== inputsJsonString,
    isFailed: error !== undefined,
  };
}
