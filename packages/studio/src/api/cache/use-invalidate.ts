import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApi } from '../api-context.ts';
import { operationKey, sessionKey } from './query-key.ts';
import type { TypedDocument } from '../typed-document.ts';

/**
 * After a change, visible data of these operations is requested again, and other data is dropped from the cache, so
 * that no screen starts with outdated data. The promise settles with the new answers.
 */
export function useInvalidate() {
  const { session } = useApi();
  const client = useQueryClient();
  return useCallback(
    async (...documents: readonly TypedDocument<unknown, never>[]): Promise<void> => {
      const keys = documents.map((document) => [...sessionKey(session), ...operationKey(document)]);
      await Promise.all(keys.map(async (queryKey) => requestAgain(client, queryKey)));
    },
    [client, session],
  );
}

/** Like useInvalidate, for all queries whose key begins with this one. */
export async function requestAgain(client: QueryClient, queryKey: QueryKey): Promise<void> {
  client.removeQueries({ queryKey, type: 'inactive' });
  // A pending first answer may be from before the change, and invalidation alone would wait for it.
  await client.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined });
  await client.invalidateQueries({ queryKey });
}
