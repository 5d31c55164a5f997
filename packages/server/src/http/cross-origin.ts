// Pages of other hosts may call the API only when their host is in the table of hosts, and only for the tenant of that
// host: a preflight cannot show a token, so that the request itself is held to it (request/origin-tenant.ts).
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLoopbackName, isNeverOfAnApp } from '../features/tenants/host-name.ts';
import { findTenantOfHost } from '../features/tenants/hosts.service.ts';
import type { AppParts } from '../request/context.ts';
import { hostOf } from './request-facts.ts';

const apiPath = /^\/(graphql|config\.json|api\/)/;
const exposedHeaders = 'x-request-id, x-page-count, x-warnings, x-missing-variables, content-disposition';
/** How long a browser may keep the answer to a preflight. */
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
  // The hook answers preflights; without a route it would not be asked.
  http.options('/*', (_request, reply) => reply.code(404).send());
}

/** True when there is nothing left to answer: the page may not call, or only asked whether it may. */
async function answerOrigin(
  origin: string,
  request: FastifyRequest,
  reply: FastifyReply,
  app: AppParts,
): Promise<boolean> {
  if (!(await isAllowedOrigin(origin, request, app))) {
    const message = 'Pages of this origin may not call this server. An administrator can add its host to a tenant.';
    void reply.code(403).send({ errors: [{ message, extensions: { code: 'INVALID' } }] });
    return true;
  }
  void reply.header('access-control-allow-origin', origin).header('access-control-expose-headers', exposedHeaders);
  if (request.method !== 'OPTIONS') return false;
  void reply
    .header('access-control-allow-methods', 'GET, POST')
    .header('access-control-allow-headers', 'authorization, content-type, accept-language, x-api-key')
    .header('access-control-max-age', String(preflightLifetimeSeconds))
    .code(204)
    .send();
  return true;
}

/** A proxy may change the scheme, or the Host to the address behind it: then X-Forwarded-Host or PUBLIC_URL has it. */
function isOwnOrigin(origin: string, request: FastifyRequest, { config }: AppParts): boolean {
  return URL.parse(origin)?.host === request.host.toLowerCase() || origin === new URL(config.publicUrl).origin;
}

async function isAllowedOrigin(origin: string, request: FastifyRequest, { database }: AppParts): Promise<boolean> {
  const name = URL.parse(origin)?.hostname ?? '';
  request.originTenantId = await findTenantOfHost(name, database, { strangerAt: request.ip });
  // NAME.localhost may be an app's: like any other host it is in the table, or nobody's.
  if (isNeverOfAnApp(name)) return isLoopbackName(hostOf(request.headers.host));
  return request.originTenantId !== undefined;
}
