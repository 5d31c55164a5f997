// Sends one operation as an HTTP request and reads the answer. It knows nothing of sessions.
import { ApiError, type GraphqlAnswer } from '../api-error.ts';

const requestTimeoutMs = 60_000;

export interface OperationRequest {
  /** The text of a single named operation, with its fragments. */
  readonly query: string;
  readonly variables: object;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal | undefined;
}

/** Throws an ApiError when there was no answer, and the signal's reason once the caller has aborted. */
export async function postOperation<Data>(url: string, operation: OperationRequest): Promise<GraphqlAnswer<Data>> {
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

/** Nothing where it is not JSON: the page of a proxy, or an answer that broke off. */
async function readBody<Data>(response: Response): Promise<AnswerBody<Data> | null | undefined> {
  if (response.status >= 200 && response.status < 403) return response.json().catch(() => undefined);
  // Any other status is a failure of the server and says enough: the body is dropped.
  await response.body?.cancel();
  return undefined;
}
