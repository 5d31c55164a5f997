// Sends operations to /graphql on the app's own host, as a guest or as the signed-in visitor.
import type { WidgetText } from '../texts/widget-texts.ts';
import { type Endpoints, pathOf } from './endpoints.ts';
import { createGuestTokens } from './guest-token.ts';
import type { VisitorTokens } from './visitor-token.ts';
import { type InsuranceError, readField, readProblems, toInsuranceError } from './insurance-error.ts';

const timeoutMs = 60_000;

export interface TransportOptions {
  readonly endpoints: Endpoints;
  readonly fetch: typeof fetch;
  readonly nowMs: () => number;
  readonly locale: () => string;
  readonly say: (name: WidgetText) => string;
  /** What the page has already requested; undefined if that failed. */
  readonly guest?: Promise<unknown> | undefined;
}

export type Send = (document: string, variables: object) => Promise<unknown>;

/** @returns a function that returns the data of an operation, or throws an InsuranceError */
export function createTransport(options: TransportOptions): Send {
  const { endpoints, say } = options;
  let begun = options.guest;
  const tokens = createGuestTokens(async () => {
    const early = await begun;
    begun = undefined;
    if (early !== undefined) return early;
    const answer = await post(options, pathOf(endpoints, 'guest'), {}, {});
    if (answer.status !== 200) throw failureOf(answer, say);
    return answer.body;
  }, options.nowMs);

  return async (document, variables) => {
    try {
      const token = await tokens.get();
      let answer = await ask(options, token, { document, variables });
      if (isExpired(answer)) {
        tokens.invalidate(token);
        answer = await ask(options, await tokens.get(), { document, variables });
      }
      return dataOf(answer, say);
    } catch (error) {
      if (error instanceof TypeError) throw toInsuranceError([], say);
      throw error;
    }
  };
}

/** The same for a signed-in visitor. Without a token, or once the server rejects it, the error is UNAUTHENTICATED. */
export function createVisitorTransport(options: TransportOptions, tokens: VisitorTokens): Send {
  return async (document, variables) => {
    const token = tokens.get();
    if (token === undefined) throw toInsuranceError([{ code: 'UNAUTHENTICATED', message: '' }], options.say);
    const answer = await ask(options, token, { document, variables });
    if (isExpired(answer)) tokens.clear();
    return dataOf(answer, options.say);
  };
}

interface Operation {
  readonly document: string;
  readonly variables: object;
}

async function ask(options: TransportOptions, token: string, { document, variables }: Operation): Promise<Answer> {
  const operationName = /^\s*(?:query|mutation)\s+(\w+)/.exec(document)?.[1];
  const body = { operationName, query: document, variables };
  const headers = { authorization: `Bearer ${token}`, 'accept-language': options.locale() };
  return post(options, pathOf(options.endpoints, 'graphql'), headers, body);
}

function dataOf(answer: Answer, say: TransportOptions['say']): unknown {
  const data = readField(answer.body, 'data');
  const hasErrors = readProblems(readField(answer.body, 'errors')).length > 0;
  if (hasErrors || typeof data !== 'object' || data === null) throw failureOf(answer, say);
  return data;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

async function post(
  options: TransportOptions,
  url: string,
  headers: Record<string, string>,
  content: object,
): Promise<Answer> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await options.fetch(url, {
      method: 'POST',
      // The token identifies the caller. Cookies do not, but the preview cookie selects the release.
      credentials: url === pathOf(options.endpoints, 'guest') ? 'same-origin' : 'omit',
      headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
      body: JSON.stringify(content),
      signal: timeout,
    });
    const text = await response.text();
    return { status: response.status, body: parseJson(text) };
  } catch {
    const code = timeout.aborted ? 'TIMEOUT' : 'NETWORK';
    throw toInsuranceError([{ code, message: '' }], options.say);
  }
}

/** Undefined for a proxy's error page, or a truncated answer. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function isExpired({ status, body }: Answer): boolean {
  return status === 401 || readProblems(readField(body, 'errors')).some(({ code }) => code === 'UNAUTHENTICATED');
}

function failureOf({ status, body }: Answer, say: (name: WidgetText) => string): InsuranceError {
  const problems = [...readProblems(readField(body, 'errors')), ...readProblems(readField(body, 'errors_2'))];
  if (problems.length > 0) return toInsuranceError(problems, say);
  const code = status === 429 || status === 503 ? 'BUSY' : status === 401 ? 'UNAUTHENTICATED' : 'SERVER';
  return toInsuranceError([{ code, message: '' }], say);
}
