// The one way to the server: typed documents in, data or ApiError out, an expired token refreshed and the call retried once.
import { Client, type CombinedError, type Operation, createRequest, fetchExchange, makeOperation } from '@urql/core';
import { authExchange } from '@urql/exchange-auth';
import i18next from 'i18next';
import { ApiError, failureInEnvelope, isExpiredSession, toApiError } from './api-error.ts';
import { MeDocument, RefreshSessionDocument, type TypedDocumentString } from './generated/operations.ts';
import { refreshSession, runAloneAmongTabs } from './refresh.ts';
import { followRights } from './rights.ts';
import type { RuntimeConfig } from './runtime-config.ts';
import type { Session, Tokens } from './session.ts';
import { createSignedInFetch, type SignedInFetch } from './signed-in-fetch.ts';
import { createSignedInUpload, type SignedInUpload } from './signed-in-upload.ts';

const requestTimeoutMs = 60_000;

export interface RequestOptions {
  readonly signal?: AbortSignal;
  /** Content locale of this one call; the display locale otherwise. */
  readonly locale?: string;
  /** Sent by requestSignedOut in place of a session's token. */
  readonly bearer?: string;
}

type Document<Data, Variables> = TypedDocumentString<Data, Variables>;

export interface Api {
  readonly config: RuntimeConfig;
  readonly session: Session;
  request<Data, Variables extends object>(
    document: Document<Data, Variables>,
    variables: Variables,
    options?: RequestOptions,
  ): Promise<Data>;
  /** For the operations that need no session: sends no token but a given one, never refreshes. */
  requestSignedOut<Data, Variables extends object>(
    document: Document<Data, Variables>,
    variables: Variables,
    options?: RequestOptions,
  ): Promise<Data>;
  /** For the addresses beside GraphQL. */
  readonly fetchSignedIn: SignedInFetch;
  /** The same for what is sent in one large piece, with its progress. */
  readonly uploadSignedIn: SignedInUpload;
  /** Reads the user's rights again, such as after a change of the user's own role. */
  readonly reloadRights: () => Promise<void>;
  /** The whole address of a path of the server. */
  urlOf(path: string): string;
}

interface SessionEvents {
  readonly onLost: () => void;
  /** Another tab has signed somebody else in: nothing is asked on their behalf. */
  readonly onForeign: () => void;
}

export function createApi(config: RuntimeConfig, session: Session, events: SessionEvents): Api {
  const shared = { url: config.graphqlUrl, fetch: fetchAnswer, preferGetMethod: false } as const;
  const signedOut = new Client({ ...shared, exchanges: [fetchExchange] });

  const exchangeTokens = async (refreshToken: string): Promise<Tokens | null> => {
    const tenantId = session.tenantId() ?? config.tenantId;
    const variables = { tenantId, clientId: config.clientId, refreshToken };
    const token = await send(signedOut, RefreshSessionDocument, variables, {}).then(
      (answer) => answer.refreshToken,
      (error: unknown) => {
        if (error instanceof ApiError && isRefusal(error)) return null;
        throw error;
      },
    );
    return typeof token?.accessToken === 'string' && typeof token.refreshToken === 'string'
      ? { accessToken: token.accessToken, refreshToken: token.refreshToken }
      : null;
  };

  const refuseWhenForeign = (): void => {
    if (!session.isForeign()) return;
    events.onForeign();
    throw new ApiError('unauthenticated', {});
  };

  const refresh = async (failedToken: string | null): Promise<void> => {
    refuseWhenForeign();
    const outcome = await refreshSession(failedToken, session, exchangeTokens, runAloneAmongTabs);
    refuseWhenForeign();
    if (outcome === 'renewed') return;
    events.onLost();
    throw new ApiError('unauthenticated', {});
  };

  const signedIn = new Client({
    ...shared,
    exchanges: [sessionExchange(session, refresh), fetchExchange],
  });

  const guard = { session, refuseWhenForeign, refresh };
  const rights = followRights(session, async () => {
    refuseWhenForeign();
    return (await send(signedIn, MeDocument, {}, {})).me.rights;
  });
  return {
    config,
    session,
    reloadRights: rights.reload,
    request: async (document, variables, options = {}) => {
      refuseWhenForeign();
      try {
        return await send(signedIn, document, variables, options);
      } catch (error) {
        if (error instanceof ApiError && error.hasCode('FORBIDDEN')) void rights.reload();
        throw error;
      }
    },
    requestSignedOut: async (document, variables, options = {}) => send(signedOut, document, variables, options),
    fetchSignedIn: rights.noteRefusals(createSignedInFetch(guard)),
    uploadSignedIn: rights.noteRefusals(createSignedInUpload(guard)),
    urlOf: (path) => new URL(path, new URL(config.graphqlUrl, window.location.href)).href,
  };
}

function sessionExchange(session: Session, refresh: (failedToken: string | null) => Promise<void>) {
  let failedToken: string | null = null;
  return authExchange(async ({ appendHeaders }) => ({
    addAuthToOperation(operation) {
      const token = session.isForeign() ? null : session.accessToken();
      if (token === null) return operation;
      const authorized = appendHeaders(operation, { Authorization: `Bearer ${token}` });
      return makeOperation(operation.kind, authorized, { ...authorized.context, token });
    },
    didAuthError(error, operation) {
      const isExpired = isExpiredSession(error);
      if (isExpired) failedToken = tokenOf(operation);
      return isExpired;
    },
    refreshAuth: async () => refresh(failedToken),
  }));
}

function tokenOf(operation: Operation): string | null {
  const token: unknown = operation.context['token'];
  return typeof token === 'string' ? token : null;
}

function isRefusal(error: ApiError): boolean {
  return error.status === 'unauthenticated' || error.hasCode('INVALID') || error.hasCode('NOT_FOUND');
}

let lastKey = 0;

async function send<Data, Variables extends object>(
  client: Client,
  document: Document<Data, Variables>,
  variables: Variables,
  { signal, locale, bearer }: RequestOptions,
): Promise<Data> {
  signal?.throwIfAborted();
  const text = document.toString();
  // A key of its own for each call: equal calls in two locales must not share an answer.
  const call = { ...createRequest<Data, Variables>(text, variables), key: ++lastKey };
  const headers = {
    'Accept-Language': locale ?? i18next.language,
    ...(bearer !== undefined && { Authorization: `Bearer ${bearer}` }),
  };
  const context = { fetchOptions: { headers } };
  const source = text.trimStart().startsWith('mutation')
    ? client.executeMutation(call, context)
    : client.executeQuery(call, context);
  const { data, error } = await new Promise<{ data?: Data | undefined; error?: CombinedError | undefined }>(
    (resolve, reject) => {
      const { unsubscribe } = source.subscribe(resolve);
      signal?.addEventListener('abort', () => {
        unsubscribe();
        reject(signal.reason);
      });
    },
  );
  if (error?.response instanceof Response && error.response.status === 413) throw tooLarge(error.response);
  if (error !== undefined) throw toApiError(error);
  const failure = failureInEnvelope(data);
  if (failure !== undefined) throw failure;
  if (data === undefined || data === null) throw new ApiError('server', {});
  return data;
}

/** The server takes no more than 8 MiB at once; only the person can make it less. */
function tooLarge(response: Response): ApiError {
  const problems = [{ code: 'TOO_LARGE', message: i18next.t('errors:tooLarge') }];
  return new ApiError('problems', { problems, requestId: response.headers.get('x-request-id') ?? undefined });
}

/** Statuses from 200 up to 402 carry an answer; any other is a failure of the server. */
const fetchAnswer: typeof fetch = async (input, init) => {
  const timeout = AbortSignal.timeout(requestTimeoutMs);
  const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  const response = await fetch(input, { ...init, signal });
  if (response.status >= 200 && response.status < 403) return response;
  // The body is dropped on purpose: a proxy's page is no answer, and the status says enough.
  return new Response('', { status: response.status, statusText: response.statusText, headers: response.headers });
};
