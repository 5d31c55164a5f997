// POST /guest: gives users of a published app access to the operations for guests, without an account.
import type { FastifyInstance } from 'fastify';
import { requestFacts } from '../../http/request-facts.ts';
import { registerRest, type RestInterface } from '../../http/rest.ts';
import type { AppParts } from '../../request/context.ts';
import { openGuestSession } from './guests.service.ts';
import { say } from '../../sentences/say.ts';

const rest: RestInterface = {
  prefix: '/guest',
  noSuchAddress: say('NOTHING_BUT_GUEST_TOKENS'),
  statusOfCode: { NOT_FOUND: 404, LIMIT_EXCEEDED: 429 },
};

export function registerGuestRoute(http: FastifyInstance, app: AppParts): void {
  registerRest(http, app, rest, (routes) => {
    routes.post('', async (request, reply) => {
      const token = await openGuestSession(requestFacts(request, app.config), app, request.previewId);
      return reply.header('cache-control', 'no-store').send(token);
    });
  });
}
