// POST /component-failures: pages of published apps report their failed components.
import type { FastifyInstance } from 'fastify';
import { registerRest, type RestInterface } from '../../http/rest.ts';
import type { AppParts } from '../../request/context.ts';
import { createFailureReports } from './component-failures.service.ts';
import { say } from '../../sentences/say.ts';

const rest: RestInterface = {
  prefix: '/component-failures',
  noSuchAddress: say('NOTHING_BUT_FAILURE_REPORTS'),
  statusOfCode: { NOT_FOUND: 404, LIMIT_EXCEEDED: 429 },
};

export function registerComponentFailureRoute(http: FastifyInstance, app: AppParts): void {
  const record = createFailureReports(app);
  registerRest(http, app, rest, (routes) => {
    routes.post('', async ({ appHost, previewId, ip, body }, reply) => {
      const isPreview = appHost?.releaseId !== undefined || previewId !== undefined;
      await record({ host: appHost?.host, isPreview, address: ip, body });
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}
