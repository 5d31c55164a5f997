// What a screen shows of the server, through the cache: the base of useQuery and useLoaded.
import { useQuery as useCachedQuery, useQueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useApi } from '../api-context.ts';
import { sessionKey } from './query-key.ts';

export interface ReadState<Data> {
  /** The last good answer, also while the next is on its way. */
  readonly data: Data | undefined;
  /** When it came, in milliseconds. */
  readonly readAtMs: number;
  readonly error: Error | null;
  readonly isLoading: boolean;
  /** Requests it again and gives the answer; undefined when that failed or came too late. */
  readonly refetch: () => Promise<Data | undefined>;
  /** Changes the answer in the cache, to what a mutation has answered. */
  readonly put: (change: (last: Data | undefined) => Data | undefined) => void;
}

export interface ReadOptions {
  readonly isPaused?: boolean;
  /** For forms, which must start from what is stored: nothing from the cache is shown first. */
  readonly isUncached?: boolean;
  /** Never requested again while the session lasts. */
  readonly isConstant?: boolean;
}

/** @param key everything that the answer depends on, besides the tenant and the user */
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
  // Outlives a change of the key, and a failure under the new one.
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
