// The way to the server's addresses beside GraphQL, such as a product's own API: with the session's token, which is
// renewed once when it has expired. Every status is an answer; only no answer at all is an ApiError.
import { ApiError } from './api-error.ts';
import type { Session } from './session.ts';

const requestTimeoutMs = 60_000;

export type SignedInFetch = (url: string, init?: RequestInit) => Promise<Response>;

interface SessionGuard {
  readonly session: Pick<Session, 'accessToken'>;
  /** Throws when the session is somebody else's. */
  readonly refuseWhenForeign: () => void;
  /** Throws when the session is over. */
  readonly refresh: (failedToken: string | null) => Promise<void>;
}

export function createSignedInFetch({ session, refuseWhenForeign, refresh }: SessionGuard): SignedInFetch {
  const ask = async (url: string, init: RequestInit): Promise<Response> => {
    refuseWhenForeign();
    const headers = new Headers(init.headers);
    const token = session.accessToken();
    if (token !== null) headers.set('Authorization', `Bearer ${token}`);
    return answerOf(url, { ...init, headers });
  };
  return async (url, init = {}) => {
    const token = session.accessToken();
    const first = await ask(url, init);
    if (first.status !== 401) return first;
    await refresh(token);
    const second = await ask(url, init);
    if (second.status === 401) throw new ApiError('unauthenticated', { request: nameOf(url, init) });
    return second;
  };
}

async function answerOf(url: string, init: RequestInit): Promise<Response> {
  const timeout = AbortSignal.timeout(requestTimeoutMs);
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  try {
    return await fetch(url, { ...init, signal });
  } catch (error) {
    // The caller has given up: that is no failure of the server.
    if (init.signal?.aborted) throw error;
    throw new ApiError('network', { isTimeout: timeout.aborted, request: nameOf(url, init) });
  }
}

function nameOf(url: string, { method = 'GET' }: RequestInit): string {
  return `${method} ${new URL(url).pathname}`;
}
