// Reads server data through the cache: the basis of useQuery and useLoaded.
import { useQuery as useCachedQuery, useQueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useApi } from '../api-context.ts';
import { sessionKey } from './query-key.ts';

export interface ReadState<Data> {
  /** The last good answer, even while the next one is pending. */
  readonly data: Data | undefined;
  /** When it was received, in milliseconds. */
  readonly readAtMs: number;
  readonly error: Error | null;
  readonly isLoading: boolean;
  /** Requests it again and resolves to the answer; undefined if that failed or was superseded. */
  readonly refetch: () => Promise<Data | undefined>;
  /** Updates the cached answer, for example with the answer to a mutation. */
  readonly put: (change: (last: Data | undefined) => Data | undefined) => void;
}

export interface ReadOptions {
  readonly isPaused?: boolean;
  /** For forms, which must start from the stored data: cached data is not shown first. */
  readonly isUncached?: boolean;
  /** Not requested again during the session. */
  readonly isConstant?: boolean;
}

/** @param key everything that the answer depends on besides the tenant and the user */
export function useRead<Data>(
  key: readonly unknown[],
  read: (context: QueryFunctionContext) => Promise<Data>,
  { isPaused = false, isUncached = false, isConstant = false }: ReadOptions = {},
): ReadState<Data> {
  const { session } = useApi();
  const client = useQueryClient();
  const queryKey = [...sessionKey(session), ...key];
  const keyText = JSON.stringify(queryKey);
  const { data, error, dataUpdatedAt, isFetching, refetch } = useCachedQuery<Data>({
    queryKey,
    queryFn: read,
    enabled: !isPaused,
    ...(isUncached && { gcTime: 0 }),
    ...(isConstant && { gcTime: Infinity, staleTime: Infinity }),
  });
  // Retained when the key changes, and when the request for the new key fails.
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  return {
    data: data ?? last,
    readAtMs: dataUpdatedAt,
    error: isFetching ? null : error,
    isLoading: isFetching,
    refetch: useCallback(async () => {
      const answered = await refetch();
      return answered.isSuccess && !answered.isFetching ? answered.data : undefined;
    }, [refetch]),
    put: useCallback(
      (change) => {
        const changedKey: readonly unknown[] = JSON.parse(keyText);
        client.setQueryData<Data>(changedKey, change);
      },
      [client, keyText],
    ),
  };
}
