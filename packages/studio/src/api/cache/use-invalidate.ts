import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApi } from '../api-context.ts';
import { operationKey, sessionKey } from './query-key.ts';
import type { TypedDocument } from '../typed-document.ts';

/**
 * After a change: what is shown of these operations is requested again, and what is not shown is dropped from the cache,
 * so that no screen begins with what was before the change. The promise settles with the new answers.
 */
export function useInvalidate() {
  const { session } = useApi();
  const client = useQueryClient();
  return useCallback(
    async (...documents: readonly TypedDocument<unknown, never>[]): Promise<void> => {
      const keys = documents.map((document) => [...sessionKey(session), ...operationKey(document)]);
      for (const queryKey of keys) client.removeQueries({ queryKey, type: 'inactive' });
      await Promise.all(keys.map(async (queryKey) => client.invalidateQueries({ queryKey })));
    },
    [client, session],
  );
}
