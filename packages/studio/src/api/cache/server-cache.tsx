// The cache of server answers for the screens behind sign-in. It ends with the session: the routes render this only
// while a user is signed in, and every key includes the tenant and the user.
import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { ApiError } from '../api-error.ts';

export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        // Screens show request failures; anything else is a bug in the studio.
        if (!(error instanceof ApiError)) void leaveUnhandled(error);
      },
    }),
    defaultOptions: {
      queries: {
        // Data that is shown again comes from the cache and is also requested again.
        staleTime: 0,
        gcTime: 30 * 60_000,
        // Failures are shown with a retry button; being offline is a failure like any other.
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Reported like any other unhandled rejection. */
async function leaveUnhandled(error: Error): Promise<never> {
  throw error;
}

export function ServerCache({ children }: { readonly children: ReactNode }) {
  const [client] = useState(createQueryClient);
  useEffect(() => () => client.clear(), [client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
