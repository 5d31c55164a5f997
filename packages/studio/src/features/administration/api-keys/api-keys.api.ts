/** Hooks for the tenant's API keys. */
import { useCallback } from 'react';
import { useApi } from '../../../api/api-context.ts';
import {
  ApiKeysDocument,
  CreateApiKeyDocument,
  RevokeApiKeyDocument,
  type ApiKeyLineFragment,
} from '../../../api/generated/operations.ts';
import { useQuery } from '../../../api/cache/use-query.ts';

export type ApiKey = ApiKeyLineFragment;

export function useApiKeys() {
  const { data, error, isLoading, refetch } = useQuery(ApiKeysDocument, {});
  return { keys: data && (data.apiKeys ?? []), error, isLoading, reload: useCallback(() => void refetch(), [refetch]) };
}

/** Resolves to the key itself, which cannot be retrieved later. */
export function useCreateApiKey() {
  const { request } = useApi();
  return useCallback(
    async (name: string): Promise<string> => {
      const { createApiKey } = await request(CreateApiKeyDocument, { name });
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
