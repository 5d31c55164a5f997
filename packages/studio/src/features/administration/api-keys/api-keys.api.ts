/** Hooks for the tenant's API keys. */
import { useCallback, useMemo } from 'react';
import { useApi } from '../../../api/api-context.ts';
import {
  ApiKeysDocument,
  CreateApiKeyDocument,
  KeyProductsDocument,
  RevokeApiKeyDocument,
  type CreateApiKeyMutationVariables,
  type ApiKeyLineFragment,
} from '../../../api/generated/operations.ts';
import { useQuery } from '../../../api/cache/use-query.ts';

import { toChoices, type ProductChoice } from './key-form.ts';

export type ApiKey = ApiKeyLineFragment;

export function useApiKeys() {
  const { data, error, isLoading, refetch } = useQuery(ApiKeysDocument, {});
  return { keys: data && (data.apiKeys ?? []), error, isLoading, reload: useCallback(() => void refetch(), [refetch]) };
}

/** The products that a key can be limited to. */
export function useKeyProducts(): readonly ProductChoice[] {
  const { data } = useQuery(KeyProductsDocument, {});
  return useMemo(() => toChoices((data?.products_2?.list ?? []).flatMap((one) => one?.productId ?? [])), [data]);
}

/** Resolves to the key itself, which cannot be retrieved later. */
export function useCreateApiKey() {
  const { request } = useApi();
  return useCallback(
    async (key: CreateApiKeyMutationVariables): Promise<string> => {
      const { createApiKey } = await request(CreateApiKeyDocument, key);
      return createApiKey.key ?? '';
    },
    [request],
  );
}

export function useRevokeApiKey() {
  const { request } = useApi();
  return useCallback(
    async (id: string): Promise<void> => {
      await request(RevokeApiKeyDocument, { id });
    },
    [request],
  );
}
