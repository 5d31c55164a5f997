import type { FastifyInstance } from 'fastify';
import type { AppParts } from '../graphql/context.ts';
import type { Metrics } from './metrics.ts';

/** Registers /healthz, /readyz and /metrics. */
export function registerHealthRoutes(http: FastifyInstance, app: AppParts, metrics: Metrics): void {
  http.get('/healthz', () => ({ status: 'ok' }));
  http.get('/readyz', async (request, reply) => {
    const [database, files] = await Promise.all([
      state(() => app.database.ping(), request.id, app),
      state(() => app.objects.probe(), request.id, app),
    ]);
    const isReady = database === 'ok' && files === 'ok';
    // The printer does not decide: it comes back by itself, and everything else works without it.
    return reply
      .code(isReady ? 200 : 503)
      .send({ status: isReady ? 'ok' : 'unavailable', database, files, printer: app.pdf.state });
  });
  http.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.print()));
}

async function state(probe: () => Promise<void>, requestId: string, { log }: AppParts): Promise<'ok' | 'unavailable'> {
  try {
    await probe();
    return 'ok';
  } catch (error) {
    log.warn({ error, requestId }, 'not ready');
    return 'unavailable';
  }
}
