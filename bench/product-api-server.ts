// A side of bench/product-api.ts or bench/traces.ts, in a separate process: `product` is the production server, with traces
// if an endpoint and a share are named, `plain` a Fastify route that accepts the same request and returns a constant.
import Fastify from 'fastify';
import pino from 'pino';
import { createApp } from '../packages/server/src/app.ts';
import { readConfig } from '../packages/server/src/config.ts';
import { connect } from '../packages/server/src/database/connection/connect.ts';
import { createDiskObjects } from '../packages/server/src/objects/disk-objects.ts';
import { openTracing } from '../packages/server/src/traces/tracing.ts';
import { readSideArguments } from './side-arguments.ts';

const [side, given = '', traceEndpoint, traceRatio] = readSideArguments();

async function createProductServer(databaseUrl: string) {
  const authSecret = 'a-secret-that-only-the-benches-know-of';
  const config = readConfig({
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: authSecret,
    OTEL_EXPORTER_OTLP_ENDPOINT: traceEndpoint,
    OTEL_TRACES_SAMPLER_ARG: traceRatio,
  });
  const log = pino({ level: 'silent' });
  const tracing = config.traces && (await openTracing(config.traces, { log, version: '0.0.0' }));
  const database = connect({ url: databaseUrl, poolSize: 20 });
  // No file is requested, so the folder need not exist.
  const objects = createDiskObjects('/nonexistent');
  const http = await createApp({ config, authSecret, database, objects, log, ...(tracing && { tracing }) });
  http.addHook('onClose', async () => {
    await Promise.all([database.close(), tracing?.close()]);
  });
  return http;
}

function createPlainServer(answer: string) {
  const http = Fastify({ logger: false });
  http.post('/api/v1/products/:plan/:type/:version/price', (_request, reply) => {
    // Not returned: Fastify awaits a returned reply, which would slow this side down.
    void reply.type('application/json; charset=utf-8').send(answer);
  });
  return http;
}

const http = side === 'plain' ? createPlainServer(given) : await createProductServer(given);
console.log(await http.listen({ host: '127.0.0.1', port: 0 }));
process.once('SIGTERM', () => void http.close().finally(() => process.exit(0)));
