// Sends requests to URLs other than GraphQL, such as a product's own API, with the session's token, which is renewed
// once if it has expired. Any status is an answer; only a missing answer is an ApiError.
import i18next from 'i18next';
import { ApiError } from '../api-error.ts';
import type { Session } from '../session/session.ts';

const requestTimeoutMs = 60_000;

/** whole: the complete answer within 60 seconds. answer: only its beginning, for potentially large content. */
export type TimeLimit = 'whole' | 'answer';

export type SignedInFetch = (url: string, init?: RequestInit, limit?: TimeLimit) => Promise<Response>;

export interface SessionGuard {
  readonly session: Pick<Session, 'accessToken'>;
  /** Throws if the session belongs to another user. */
  readonly refuseWhenForeign: () => void;
  /** Throws if the session has ended. */
  readonly refresh: (failedToken: string | null) => Promise<void>;
}

export function createSignedInFetch({ session, refuseWhenForeign, refresh }: SessionGuard): SignedInFetch {
  const ask = async (url: string, init: RequestInit, limit: TimeLimit): Promise<Response> => {
    refuseWhenForeign();
    const headers = new Headers(init.headers);
    // Otherwise the browser would send its own languages, and problems would be reported in them.
    if (!headers.has('Accept-Language')) headers.set('Accept-Language', i18next.language);
    const token = session.accessToken();
    if (token !== null) headers.set('Authorization', `Bearer ${token}`);
    return answerOf(url, { ...init, headers }, limit);
  };
  return async (url, init = {}, limit = 'whole') => {
    const token = session.accessToken();
    const first = await ask(url, init, limit);
    if (first.status !== 401) return first;
    await refresh(token);
    const second = await ask(url, init, limit);
    if (second.status === 401) throw new ApiError('unauthenticated', { request: nameOf(url, init) });
    return second;
  };
}

async function answerOf(url: string, init: RequestInit, limit: TimeLimit): Promise<Response> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(new DOMException('', 'TimeoutError')), requestTimeoutMs);
  const signal = init.signal ? AbortSignal.any([init.signal, timeout.signal]) : timeout.signal;
  try {
    const response = await fetch(url, { ...init, signal });
    if (limit === 'answer') clearTimeout(timer);
    return response;
  } catch (error) {
    clearTimeout(timer);
    // The caller has aborted, which is not a server failure.
    if (init.signal?.aborted) throw error;
    throw new ApiError('network', { isTimeout: timeout.signal.aborted, request: nameOf(url, init) });
  }
}

function nameOf(url: string, { method = 'GET' }: RequestInit): string {
  return `${method} ${new URL(url).pathname}`;
}
