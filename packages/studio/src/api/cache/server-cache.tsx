// The cache of what the server answered, for the screens behind sign-in. It ends with the session: the routes render
// this only while somebody is signed in, and every key names the tenant and the user.
import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { ApiError } from '../api-error.ts';

export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        // Screens show failures of requests; anything else is a fault of the studio.
        if (!(error instanceof ApiError)) void leaveUnhandled(error);
      },
    }),
    defaultOptions: {
      queries: {
        // What is shown again is shown from the cache and requested again.
        staleTime: 0,
        gcTime: 30 * 60_000,
        // A failure is shown with a way to retry; an offline browser fails like any other.
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Reported like any other rejection that nothing handles. */
async function leaveUnhandled(error: Error): Promise<never> {
  throw error;
}

export function ServerCache({ children }: { readonly children: ReactNode }) {
  const [client] = useState(createQueryClient);
  useEffect(() => () => client.clear(), [client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
