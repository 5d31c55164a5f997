/** Hooks for the APIs of products and functions and their OpenAPI documents. */
import { parseJson } from '@coverwright/insurance/json';
import { isJsonObject, type Json, type JsonObject } from '@coverwright/rules';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../api/api-context.ts';
import type { Problem } from '../../api/api-error.ts';
import type { Api } from '../../api/client.ts';
import { problemsOfAnswer, toRestError } from '../../api/transport/rest-answer.ts';
import { useLoaded } from '../../api/cache/use-loaded.ts';
import type { ProductKey } from '../../paths/products.ts';
import type { ProductOperation } from './openapi.ts';

/** The full URL of an operation or of the document. An empty version is a dash in the URL. */
export function useProductApiUrl({ plan, type, version }: ProductKey) {
  const { urlOf } = useApi();
  return (last: ProductOperation | 'openapi.json') =>
    urlOf(`/api/v1/products/${[plan, type, version === '' ? '-' : version, last].map(encodeURIComponent).join('/')}`);
}

/** The full URL for calling a function. */
export function useFunctionApiUrl(functionId: string): string {
  return useApi().urlOf(`/api/v1/functions/${encodeURIComponent(functionId)}`);
}

/** The OpenAPI document at the URL. */
export function useApiDocument(url: string) {
  const api = useApi();
  return useLoaded(['apiDocument', url], async (signal) => readDocument(api, url, signal));
}

/** Undefined when nothing exists at the URL. */
async function readDocument(api: Api, url: string, signal: AbortSignal): Promise<JsonObject | undefined> {
  const response = await api.fetchSignedIn(url, { signal });
  const answer = parseJson(await response.text());
  if (response.status === 404) return undefined;
  if (!response.ok || !isJsonObject(answer)) {
    throw toRestError(response, answer, `GET ${new URL(url).pathname}`);
  }
  return answer;
}

export interface ApiAnswer {
  readonly status: number;
  readonly durationMs: number;
  readonly text: string;
  /** Undefined when the text is not JSON. */
  readonly value: Json | undefined;
  /** The problems of the request, or of each element of a list. */
  readonly problems: readonly (readonly Problem[])[];
  readonly requestId: string | undefined;
}

export function useSendBody(url: string) {
  const { fetchSignedIn } = useApi();
  const { language } = useTranslation().i18n;
  return useCallback(
    async (body: string, signal: AbortSignal): Promise<ApiAnswer> => {
      const startedMs = performance.now();
      const headers = { 'Content-Type': 'application/json', 'Accept-Language': language };
      const response = await fetchSignedIn(url, { method: 'POST', headers, body, signal });
      const text = await response.text();
      const durationMs = Math.round(performance.now() - startedMs);
      const value = parseJson(text);
      const problems = Array.isArray(value) ? value.map(problemsOfAnswer) : [problemsOfAnswer(value)];
      const requestId = response.headers.get('x-request-id') ?? undefined;
      return { status: response.status, durationMs, text, value, problems, requestId };
    },
    [fetchSignedIn, url, language],
  );
}

/** Undefined if the text is not JSON, such as a proxy's error page. */
