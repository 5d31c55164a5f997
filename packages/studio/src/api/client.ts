// The only access to the server: takes typed documents and returns data or throws ApiError. Refreshes an expired
// token and retries the call once.
import i18next from 'i18next';
import { ApiError, type GraphqlAnswer, failureInEnvelope, failureOfAnswer, isExpiredSession } from './api-error.ts';
import { MeDocument, RefreshSessionDocument } from './generated/operations.ts';
import { refreshSession, runAloneAmongTabs } from './session/refresh.ts';
import { followRights } from './session/rights.ts';
import type { RuntimeConfig } from './runtime-config.ts';
import type { Session, Tokens } from './session/session.ts';
import { createSignedInFetch, type SessionGuard, type SignedInFetch } from './transport/signed-in-fetch.ts';
import type { TypedDocument } from './typed-document.ts';

const requestTimeoutMs = 60_000;

export interface RequestOptions {
  readonly signal?: AbortSignal;
  /** Content locale of this call; defaults to the display locale. */
  readonly locale?: string;
  /** Sent by requestSignedOut instead of a session's token. */
  readonly bearer?: string;
}

export interface Api {
  readonly config: RuntimeConfig;
  readonly session: Session;
  request<Data, Variables extends object>(
    document: TypedDocument<Data, Variables>,
    variables: Variables,
    options?: RequestOptions,
  ): Promise<Data>;
  /** For operations that need no session: sends only a token passed explicitly, and never refreshes. */
  requestSignedOut<Data, Variables extends object>(
    document: TypedDocument<Data, Variables>,
    variables: Variables,
    options?: RequestOptions,
  ): Promise<Data>;
  /** For URLs other than GraphQL. */
  readonly fetchSignedIn: SignedInFetch;
  /** The same for other ways of sending, such as an upload with progress, which few screens load. */
  sendSignedIn<Request extends readonly unknown[], Answer extends { readonly status: number }>(
    create: (guard: SessionGuard) => (...request: Request) => Promise<Answer>,
    ...request: Request
  ): Promise<Answer>;
  /** Reloads the user's rights, such as after the user's own role has changed. */
  readonly reloadRights: () => Promise<void>;
  /** The full URL of a path on the server. */
  urlOf(path: string): string;
}

interface SessionEvents {
  readonly onLost: () => void;
  /** Another tab has signed in another user: no requests are sent on their behalf. */
  readonly onForeign: () => void;
  /** Settles when the texts of problems are loaded: only then are refusals thrown. */
  readonly onRefused: () => Promise<unknown>;
}

export function createApi(config: RuntimeConfig, session: Session, events: SessionEvents): Api {
  const send = async <Data, Variables extends object>(
    document: TypedDocument<Data, Variables>,
    variables: Variables,
    { locale, signal }: RequestOptions,
    token: string | null | undefined,
  ): Promise<GraphqlAnswer<Data>> => {
    signal?.throwIfAborted();
    const headers = {
      'Accept-Language': locale ?? i18next.language,
      ...(typeof token === 'string' && { Authorization: `Bearer ${token}` }),
    };
    return postOperation(config.graphqlUrl, { query: document.toString(), variables, headers, signal });
  };

  const refusals = withTexts(events.onRefused);
  const requestSignedOut: Api['requestSignedOut'] = async (document, variables, options = {}) =>
    refusals.toData(await send(document, variables, options, options.bearer));

  const exchangeTokens = async (refreshToken: string): Promise<Tokens | null> => {
    const tenantId = session.tenantId() ?? config.tenantId;
    const variables = { tenantId, clientId: config.clientId, refreshToken };
    const token = await requestSignedOut(RefreshSessionDocument, variables).then(
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

  const guard = createGuard(session, events, exchangeTokens);
  const requestSignedIn: Api['request'] = async (document, variables, options = {}) => {
    guard.refuseWhenForeign();
    await guard.settled();
    const token = session.accessToken();
    const first = await send(document, variables, options, token);
    if (!isExpiredSession(first)) return refusals.toData(first);
    await guard.refresh(token);
    return refusals.toData(await send(document, variables, options, session.accessToken()));
  };
  const rights = followRights(session, async () => (await requestSignedIn(MeDocument, {})).me.rights);
  return {
    config,
    session,
    reloadRights: rights.reload,
    request: async (document, variables, options) => {
      try {
        return await requestSignedIn(document, variables, options);
      } catch (error) {
        if (error instanceof ApiError && error.hasCode('FORBIDDEN')) void rights.reload();
        throw error;
      }
    },
    requestSignedOut,
    fetchSignedIn: rights.noteRefusals(refusals.answersOf(createSignedInFetch(guard))),
    sendSignedIn: async (create, ...request) => rights.noteRefusals(refusals.answersOf(create(guard)))(...request),
    urlOf: (path) => new URL(path, new URL(config.graphqlUrl, window.location.href)).href,
  };
}

/** Delays refusals until the texts of problems are loaded. */
function withTexts(onRefused: SessionEvents['onRefused']) {
  return {
    toData: async <Data>(answer: GraphqlAnswer<Data>): Promise<Data> => {
      try {
        return toData(answer);
      } catch (error) {
        if (error instanceof ApiError && error.status === 'problems') await onRefused();
        throw error;
      }
    },
    answersOf:
      <Request extends readonly unknown[], Answer extends { readonly status: number }>(
        send: (...request: Request) => Promise<Answer>,
      ) =>
      async (...request: Request): Promise<Answer> => {
        const answer = await send(...request);
        if (answer.status >= 400) await onRefused();
        return answer;
      },
  };
}

function createGuard(
  session: Session,
  events: SessionEvents,
  exchangeTokens: (refreshToken: string) => Promise<Tokens | null>,
) {
  let running: Promise<void> | undefined;

  const refuseWhenForeign = (): void => {
    if (!session.isForeign()) return;
    events.onForeign();
    throw new ApiError('unauthenticated', {});
  };

  const renew = async (failedToken: string | null): Promise<void> => {
    refuseWhenForeign();
    const outcome = await refreshSession(failedToken, session, exchangeTokens, runAloneAmongTabs);
    refuseWhenForeign();
    if (outcome === 'renewed') return;
    events.onLost();
    throw new ApiError('unauthenticated', {});
  };

  return {
    session,
    refuseWhenForeign,
    /** Simultaneous failures share one renewal. */
    refresh: async (failedToken: string | null): Promise<void> => {
      running ??= renew(failedToken).finally(() => {
        running = undefined;
      });
      return running;
    },
    /** Waits for a renewal in progress: a call sent before it ends would only be refused. */
    settled: async (): Promise<void> => running,
  };
}

function isRefusal(error: ApiError): boolean {
  return error.status === 'unauthenticated' || error.hasCode('INVALID') || error.hasCode('NOT_FOUND');
}

function toData<Data>(answer: GraphqlAnswer<Data>): Data {
  if (answer.response.status === 413) throw tooLarge(answer);
  const failure = failureOfAnswer(answer) ?? failureInEnvelope(answer.data);
  if (failure !== undefined) throw failure;
  if (answer.data === undefined || answer.data === null) throw new ApiError('server', {});
  return answer.data;
}

/** The server accepts at most 8 MiB per request; only the user can reduce it. */
function tooLarge({ response }: GraphqlAnswer): ApiError {
  const problems = [{ code: 'TOO_LARGE', message: i18next.t('errors:tooLarge') }];
  return new ApiError('problems', { problems, requestId: response.headers.get('x-request-id') ?? undefined });
}

interface OperationRequest {
  /** The text of a single named operation, including its fragments. */
  readonly query: string;
  readonly variables: object;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal | undefined;
}

/** Sends one operation as an HTTP request. Throws an ApiError if there was no answer, or the signal's reason if the caller has aborted. */
async function postOperation<Data>(url: string, operation: OperationRequest): Promise<GraphqlAnswer<Data>> {
  const { query, variables, headers, signal } = operation;
  const timeout = AbortSignal.timeout(requestTimeoutMs);
  let response: Response;
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: {
        Accept: 'application/graphql-response+json, application/json',
        'Content-Type': 'application/json',
        ...headers,
      },
      body: JSON.stringify({ operationName: nameOf(query), query, variables }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
  } catch {
    signal?.throwIfAborted();
    throw new ApiError('network', { isTimeout: timeout.aborted });
  }
  const body = await readBody<Data>(response);
  signal?.throwIfAborted();
  return { response, data: body?.data, errors: Array.isArray(body?.errors) ? body.errors : [] };
}

function nameOf(query: string): string | undefined {
  return /^\s*(?:query|mutation)\s+(\w+)/.exec(query)?.[1];
}

interface AnswerBody<Data> {
  readonly data?: Data | null;
  readonly errors?: unknown;
}

/** null if it is not JSON: a proxy's error page, or a truncated answer. */
async function readBody<Data>(response: Response): Promise<AnswerBody<Data> | null | undefined> {
  if (response.status >= 200 && response.status < 403) return response.json().catch(() => undefined);
  // Any other status is a server failure whose body is not needed.
  await response.body?.cancel();
  return undefined;
}
