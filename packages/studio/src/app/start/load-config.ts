// Requests the configuration that the studio needs at start-up for a host.
import { ApiError } from '../../api/api-error.ts';
import type { RuntimeConfig } from '../../api/runtime-config.ts';

export type StartFailure = 'noApplication' | 'noEnvironment' | 'noApp';
export type ConfigAnswer = { readonly config: RuntimeConfig } | { readonly failure: StartFailure };

const requestTimeoutMs = 60_000;
const request = 'GET /config.json';

export async function loadConfig(host: string): Promise<ConfigAnswer> {
  const response = await fetchConfig(host);
  if (response.status === 404) return { failure: 'noApplication' };
  const requestId = response.headers.get('x-request-id') ?? undefined;
  if (!response.ok) throw new ApiError('server', { requestId, request });
  const body: unknown = await response.json().catch(() => undefined);
  const answer = toConfigAnswer(body);
  if (answer === undefined) throw new ApiError('server', { requestId, request });
  return answer;
}

async function fetchConfig(host: string): Promise<Response> {
  try {
    return await fetch(`/config.json?host=${encodeURIComponent(host)}`, {
      signal: AbortSignal.timeout(requestTimeoutMs),
    });
  } catch (error) {
    throw new ApiError('network', { request, isTimeout: error instanceof Error && error.name === 'TimeoutError' });
  }
}

/** Undefined if the answer is not a configuration. */
export function toConfigAnswer(body: unknown): ConfigAnswer | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const fields: Record<string, unknown> = { ...body };
  const text = (name: string): string | undefined => {
    const value = fields[name];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const environment = text('environment');
  if (environment === undefined) return { failure: 'noEnvironment' };
  const appId = text('appId');
  if (appId === undefined) return { failure: 'noApp' };
  const tenantId = text('tenantId');
  const clientId = text('clientId');
  const graphqlUrl = text('graphqlUrl');
  const fileSystemUrl = text('fileSystemUrl');
  if (tenantId === undefined || clientId === undefined || graphqlUrl === undefined || fileSystemUrl === undefined)
    return undefined;
  const optional = { region: text('region'), tenantName: text('tenantName') };
  return { config: { tenantId, appId, clientId, graphqlUrl, fileSystemUrl, environment, ...optional } };
}
