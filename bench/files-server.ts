// One of the two sides of bench/files.ts, in a separate process: `product` is the production server, `plain` a Fastify
// route that only streams a form's file to the disk and a file from it. Both report their memory use.
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import pino from 'pino';
import { createApp } from '../packages/server/src/app.ts';
import { readConfig } from '../packages/server/src/config.ts';
import { connect } from '../packages/server/src/database/connection/connect.ts';
import { createDiskObjects } from '../packages/server/src/objects/disk-objects.ts';
import { readSideArguments } from './side-arguments.ts';

const [side, folder = '', databaseUrl = '', authSecret = ''] = readSideArguments();

async function createProductServer(): Promise<FastifyInstance> {
  const config = readConfig({ DATABASE_URL: databaseUrl, AUTH_SECRET: authSecret });
  const database = connect({ url: databaseUrl, poolSize: 20 });
  const objects = createDiskObjects(folder);
  const http = await createApp({ config, authSecret, database, objects, log: pino({ level: 'silent' }) });
  http.addHook('onClose', () => database.close());
  return http;
}

function createPlainServer(): FastifyInstance {
  const http = Fastify({ logger: false });
  void http.register(multipart, { limits: { fileSize: 1e9 } });
  http.post('/api/v1/files/*', async (request) => {
    const part = await request.file();
    if (part === undefined) throw new Error('There is no file.');
    // Until its bytes are on the disk: the other side waits for that too.
    await pipeline(part.file, createWriteStream(join(folder, part.filename), { flush: true }));
    return { key: part.filename };
  });
  http.get<{ Params: { '*': string } }>('/api/v1/files/*', (request, reply) =>
    reply.type('application/octet-stream').send(createReadStream(join(folder, request.params['*']))),
  );
  return http;
}

const http = side === 'plain' ? createPlainServer() : await createProductServer();
http.get('/bench/peak-memory', () => ({ bytes: process.resourceUsage().maxRSS * 1024 }));
console.log(await http.listen({ host: '127.0.0.1', port: 0 }));
process.once('SIGTERM', () => void http.close().finally(() => process.exit(0)));
