// Pages of other hosts may call the API only if their host is in the table of hosts, and only for the tenant of
// that host: a preflight has no token, so this is checked for the request itself (request/origin-tenant.ts).
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLoopbackName, isNeverOfAnApp } from '../network/host-name.ts';
import { findTenantOfHost } from '../features/tenants/hosts.service.ts';
import type { AppParts } from '../request/context.ts';
import { perspectiveHeader } from '../request/perspective.ts';
import { hostOf } from '../http/request-facts.ts';
import { methodsOf } from '../http/rest.ts';
import { graphqlErrorBody } from '../http/refusal.ts';
import { say } from '../sentences/say.ts';

const apiPath = /^\/(graphql|config\.json|api\/)/;
const exposedHeaders = 'x-request-id, x-page-count, x-warnings, x-missing-variables, content-disposition, etag';
/** How long a browser may cache the response to a preflight. */
const preflightLifetimeSeconds = 600;

export function registerCrossOrigin(http: FastifyInstance, app: AppParts): void {
  http.decorateRequest('originTenantId', undefined);
  http.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers;
    if (origin === undefined || !apiPath.test(request.url)) return done();
    void reply.header('vary', 'Origin');
    if (isOwnOrigin(origin, request, app)) return done();
    answerOrigin(origin, request, reply, app).then((isAnswered) => isAnswered || done(), done);
  });
  // The hook handles preflights of other origins; without a route it would not be called.
  http.options('/*', (request, reply) => {
    const methods = methodsOf(request, http);
    if (methods.length === 0) return reply.code(404).send();
    return reply
      .code(204)
      .header('allow', [...methods, 'OPTIONS'].join(', '))
      .send();
  });
}

/** Returns true if the request has been answered: the page may not call, or it was a preflight. */
async function answerOrigin(
  origin: string,
  request: FastifyRequest,
  reply: FastifyReply,
  app: AppParts,
): Promise<boolean> {
  if (!(await isAllowedOrigin(origin, request, app))) {
    void reply.code(403).send(graphqlErrorBody({ code: 'INVALID', ...say('ORIGIN_UNKNOWN') }));
    return true;
  }
  if (request.headers[perspectiveHeader] !== undefined) {
    void reply.code(403).send(graphqlErrorBody({ code: 'FORBIDDEN', ...say('PERSPECTIVE_OF_OTHER_ORIGIN') }));
    return true;
  }
  void reply.header('access-control-allow-origin', origin).header('access-control-expose-headers', exposedHeaders);
  if (request.method !== 'OPTIONS') return false;
  void reply
    .header('access-control-allow-methods', 'GET, POST, PUT')
    .header('access-control-allow-headers', 'authorization, content-type, accept-language, x-api-key, if-match')
    .header('access-control-max-age', String(preflightLifetimeSeconds))
    .code(204)
    .send();
  return true;
}

/**
 * A proxy may change the scheme, or set Host to the address behind it; then X-Forwarded-Host or PUBLIC_URL is
 * authoritative.
 */
function isOwnOrigin(origin: string, request: FastifyRequest, { config }: AppParts): boolean {
  return URL.parse(origin)?.host === request.host.toLowerCase() || origin === new URL(config.publicUrl).origin;
}

async function isAllowedOrigin(origin: string, request: FastifyRequest, { database }: AppParts): Promise<boolean> {
  const name = URL.parse(origin)?.hostname ?? '';
  request.originTenantId = await findTenantOfHost(name, database, { strangerAt: request.ip });
  // NAME.localhost may belong to an app, so it must be in the table of hosts like any other host.
  if (isNeverOfAnApp(name)) return isLoopbackName(hostOf(request.headers.host));
  return request.originTenantId !== undefined;
}
