/** Hooks for when changes reach customers. */
import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.ts';
import { sessionKey } from '../../../api/cache/query-key.ts';
import { requestAgain } from '../../../api/cache/use-invalidate.ts';
import { useQuery } from '../../../api/cache/use-query.ts';
import {
  ChangeControlDocument,
  type ChangeControlQuery,
  UpdateChangeControlDocument,
} from '../../../api/generated/operations.ts';

export type ChangeControl = ChangeControlQuery['tenantSettings']['changeControl'];

export function useChangeControl() {
  const { data, error, isLoading, refetch } = useQuery(ChangeControlDocument, {});
  return { changeControl: data?.tenantSettings.changeControl, error, isLoading, reload: () => void refetch() };
}

export function useUpdateChangeControl() {
  const { request, session } = useApi();
  const client = useQueryClient();
  return useCallback(
    async (changeControl: ChangeControl): Promise<void> => {
      await request(UpdateChangeControlDocument, { changeControl });
      // Whatever has been read can be in another state.
      await requestAgain(client, sessionKey(session));
    },
    [request, client, session],
  );
}
