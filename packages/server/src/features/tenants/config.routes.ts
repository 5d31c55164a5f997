import type { FastifyInstance } from 'fastify';
import { findStudioConfig } from './tenants.service.ts';
import type { AppParts } from '../../request/context.ts';
import { say } from '../../sentences/say.ts';

/** Registers /config.json, which the studio loads first. */
export function registerConfigRoute(http: FastifyInstance, { database }: AppParts): void {
  http.get<{ Querystring: { host?: string | string[] } }>('/config.json', async (request, reply) => {
    const asked = request.query.host;
    const host = (Array.isArray(asked) ? asked[0] : asked) ?? request.host;
    const config = await findStudioConfig(host, database, { strangerAt: request.ip });
    void reply.header('cache-control', 'no-store');
    if (config !== undefined) return config;
    return reply.code(404).send({ errors: [{ code: 'NOT_FOUND', ...say('HOST_WITHOUT_CONFIG') }] });
  });
}
