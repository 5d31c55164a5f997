/**
 * Runs a template's own query with the editing user's rights. Bypasses the client, because the text must be sent
 * exactly as typed for the positions of problems to match, and because a response with both data and errors is
 * usable.
 */
import { excerptAtLine } from '@coverwright/insurance/excerpt';
import { parseKeepingNumbers } from '@coverwright/insurance/parse-keeping-numbers';
import { isJsonObject, type Json, type JsonObject } from '@coverwright/rules';
import { ApiError, toProblems, type Problem } from '../../../api/api-error.ts';
import type { Api } from '../../../api/client.ts';
import { loadPart } from '../../../ui/parts/load-part.ts';
import { variablesField } from './texts/preview-texts.ts';

export interface QueryAnswer {
  /** Undefined if the query returned no data at all. */
  readonly fetched: JsonObject | undefined;
  readonly problems: readonly Problem[];
}

export interface QueryCall {
  readonly query: string;
  readonly variables: JsonObject;
  readonly locale: string;
}

export async function runQuery(api: Api, call: QueryCall, signal: AbortSignal): Promise<QueryAnswer> {
  const { query, variables, locale } = call;
  // Includes GraphQL, which only a preview with data needs.
  const { findQueryFaults } = await loadPart(async () => import('./query-faults.ts'));
  const faults = findQueryFaults(query);
  if (faults.length > 0) return { fetched: undefined, problems: faults };
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json', 'Accept-Language': locale };
  const body = JSON.stringify({ query, variables });
  const response = await api.fetchSignedIn(api.urlOf(api.config.graphqlUrl), { method: 'POST', headers, body, signal });
  const text = await response.text().catch((error: unknown) => {
    if (signal.aborted) throw error;
    throw new ApiError('network', {});
  });
  const answer = readQueryAnswer(text, query);
  if (answer === undefined) {
    throw new ApiError('server', { requestId: response.headers.get('x-request-id') ?? undefined });
  }
  return answer;
}

/** Undefined if the text is not a GraphQL response. */
export function readQueryAnswer(text: string, query: string): QueryAnswer | undefined {
  const answer = jsonOf(text);
  if (!isJsonObject(answer)) return undefined;
  return {
    fetched: isJsonObject(answer['data']) ? answer['data'] : undefined,
    problems: toQueryProblems(answer, query),
  };
}

/** The errors in a GraphQL response, each with its position in the query. */
export function toQueryProblems(answer: JsonObject, query: string): Problem[] {
  const errors = Array.isArray(answer['errors']) ? answer['errors'] : [];
  return errors.filter(isJsonObject).flatMap((error) => {
    const { extensions, message, locations } = error;
    const reported = toProblems(memberOf(extensions, 'problems'));
    const [code, [location]] = [memberOf(extensions, 'code'), Array.isArray(locations) ? locations : []];
    const own = {
      code: typeof code === 'string' ? code : 'INVALID',
      message: typeof message === 'string' ? message : '',
    };
    return (reported.length > 0 ? reported : [own]).map((problem) => ({
      ...problem,
      ...positionOf(problem, location, query),
    }));
  });
}

function positionOf({ message }: Problem, location: Json | undefined, query: string): Partial<Problem> {
  // graphql-js names an invalid variable only in the message.
  if (message.startsWith('Variable "$')) return { path: variablesField };
  const [line, column] = [memberOf(location, 'line'), memberOf(location, 'column')];
  if (typeof line !== 'number' || typeof column !== 'number') return { path: 'graphQlQuery' };
  return { path: 'graphQlQuery', line, column, excerpt: excerptAtLine(query, line, column) };
}

function memberOf(value: Json | undefined, name: string): Json | undefined {
  return isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** Undefined if the text is not JSON, such as a proxy's error page. */
function jsonOf(text: string): Json | undefined {
  try {
    return parseKeepingNumbers(text);
  } catch {
    return undefined;
  }
}
