// Sends one operation as an HTTP request and reads the answer. Independent of sessions.
import { ApiError, type GraphqlAnswer } from '../api-error.ts';

const requestTimeoutMs = 60_000;

export interface OperationRequest {
  /** The text of a single named operation, including its fragments. */
  readonly query: string;
  readonly variables: object;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal | undefined;
}

/** Throws an ApiError if there was no answer, or the signal's reason if the caller has aborted. */
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

/** null if it is not JSON: a proxy's error page, or a truncated answer. */
async function readBody<Data>(response: Response): Promise<AnswerBody<Data> | null | undefined> {
  if (response.status >= 200 && response.status < 403) return response.json().catch(() => undefined);
  // Any other status is a server failure whose body is not needed.
  await response.body?.cancel();
  return undefined;
}
