// Pages of other hosts may call the API only when their host is in the table of hosts.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopbackName } from '../features/tenants/host-name.ts';
import { isKnownHost } from '../features/tenants/tenants.service.ts';
import type { AppParts } from '../graphql/context.ts';
import { hostOf } from './request-facts.ts';

const apiPath = /^\/(graphql|config\.json|api\/)/;
/** How long a browser may keep the answer to a preflight. */
const preflightLifetimeSeconds = 600;

export function registerCrossOrigin(http: FastifyInstance, app: AppParts): void {
  http.addHook('onRequest', async (request, reply): Promise<unknown> => {
    const { origin } = request.headers;
    if (origin === undefined || !apiPath.test(request.url)) return undefined;
    void reply.header('vary', 'Origin');
    if (isOwnOrigin(origin, request, app)) return undefined;
    if (!(await isAllowedOrigin(origin, request, app))) {
      const message = 'Pages of this origin may not call this server. An administrator can add its host to a tenant.';
      return reply.code(403).send({ errors: [{ message, extensions: { code: 'INVALID' } }] });
    }
    void reply.header('access-control-allow-origin', origin).header('access-control-expose-headers', 'x-request-id');
    if (request.method !== 'OPTIONS') return undefined;
    return reply
      .header('access-control-allow-methods', 'GET, POST')
      .header('access-control-allow-headers', 'authorization, content-type, accept-language')
      .header('access-control-max-age', String(preflightLifetimeSeconds))
      .code(204)
      .send();
  });
  // The hook answers preflights; without a route it would not be asked.
  http.options('/*', (_request, reply) => reply.code(404).send());
}

/** A proxy may change the scheme, or the Host to the address behind it, which PUBLIC_URL then tells. */
function isOwnOrigin(origin: string, request: FastifyRequest, { config }: AppParts): boolean {
  return URL.parse(origin)?.host === request.headers.host?.toLowerCase() || origin === new URL(config.publicUrl).origin;
}

async function isAllowedOrigin(origin: string, request: FastifyRequest, { database }: AppParts): Promise<boolean> {
  const name = URL.parse(origin)?.hostname ?? '';
  if (isLoopbackName(name)) return isLoopbackName(hostOf(request.headers.host));
  return isKnownHost(name, database);
}
