import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { isLoopbackName } from '../../network/host-name.ts';
import type { AppParts } from '../../request/context.ts';
import { lowSpaceReason, needsSpace, type ReadFreeBytes, requireFreeSpace } from '../../processes/free-space.ts';
import { isFromThisMachine } from '../forwarding/forwarding.ts';
import { say } from '../../sentences/say.ts';
import { graphqlErrorBody } from '../refusal.ts';
import type { Metrics } from './metrics.ts';
import { carriesToken } from '../studio/security-headers.ts';

/** Monitoring must not report the server as down because another client at the same address sends too many requests. */
const unlimited = { config: { isUnlimited: true } };

interface HealthParts {
  readonly metrics: Metrics;
  readonly stopping?: AbortSignal | undefined;
  readonly readFreeBytes: ReadFreeBytes;
}

/** Registers /healthz, /readyz, which is red from the moment the server begins to stop, and /metrics. */
export function registerHealthRoutes(
  http: FastifyInstance,
  app: AppParts,
  { metrics, stopping, readFreeBytes }: HealthParts,
): void {
  if (needsSpace(app.config)) metrics.watchDisk(() => readFreeBytes(app.config.dataDir));
  http.get('/healthz', unlimited, () => ({ status: 'ok' }));
  http.get('/readyz', unlimited, async (request, reply) => {
    const [database, files, disk] = await Promise.all([
      state(() => app.database.ping(), request.id, app),
      state(() => app.objects.probe(), request.id, app),
      state(() => requireFreeSpace(app.config, readFreeBytes), request.id, app),
    ]);
    const isStopping = stopping?.aborted === true;
    const isReady = database === 'ok' && files === 'ok' && disk === 'ok' && !isStopping;
    // Neither the printer nor background jobs affect readiness: they recover on their own, and everything else works
    // without them.
    return reply.code(isReady ? 200 : 503).send({
      status: isStopping ? 'stopping' : isReady ? 'ok' : 'unavailable',
      database,
      files,
      disk,
      ...(disk !== 'ok' && { reason: lowSpaceReason }),
      printer: app.engines.pdf.state,
      failingJobs: app.jobs.failing(),
    });
  });
  http.get('/metrics', unlimited, async (request, reply) => {
    if (mayReadMetrics(request, app.config)) return reply.type(metrics.contentType).send(await metrics.print());
    void reply.code(401).header('www-authenticate', 'Bearer').header('cache-control', 'no-store');
    return reply.send(graphqlErrorBody({ code: 'UNAUTHENTICATED', ...say('METRICS_TOKEN_MISSING') }));
  });
}

function mayReadMetrics(request: FastifyRequest, { host, metricsToken }: Config): boolean {
  if (metricsToken !== undefined) return carriesToken(request, metricsToken);
  return isLoopbackName(host) && isFromThisMachine(request.raw);
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
