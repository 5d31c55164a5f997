// The peers of bench/published-apps.ts and bench/quote-page.ts in a separate process: a plain Fastify route that returns the
// precompressed files of a folder from memory, and the page for any other address.
import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { readSideArguments } from './side-arguments.ts';

/** The server that handles operations, if there is one, and the host of its app. */
const [folder = '', apiUrl = '', apiHost = ''] = readSideArguments();
const files = new Map(
  readdirSync(folder).map((name) => [`/assets/${name.replace(/\.br$/, '')}`, readFileSync(join(folder, name))]),
);
const types: Readonly<Record<string, string>> = { css: 'text/css', html: 'text/html', js: 'text/javascript' };

function sendFile(reply: FastifyReply, path: string): void {
  const type = types[path.split('.').at(-1) ?? ''] ?? 'text/html';
  // Not returned: Fastify awaits a returned reply, which would slow this side down.
  void reply.type(`${type}; charset=utf-8`).header('content-encoding', 'br').send(files.get(path));
}

function forward({ method, url, headers, body }: FastifyRequest, reply: FastifyReply): void {
  const { hostname, port } = new URL(apiUrl);
  const sent = { ...headers, host: `${apiHost}:${port}`, origin: `http://${apiHost}:${port}` };
  const asking = request({ host: hostname, port, method, path: url, headers: sent }, (response) => {
    void reply
      .code(response.statusCode ?? 502)
      .type('application/json')
      .send(response);
  });
  asking.end(body);
}

const http = Fastify({ logger: false });
http.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
for (const path of ['/guest', '/graphql']) http.post(path, forward);
http.get('/*', ({ url }, reply) => sendFile(reply, files.has(url) ? url : '/assets/index.html'));
console.log(await http.listen({ host: '127.0.0.1', port: 0 }));
process.once('SIGTERM', () => void http.close().finally(() => process.exit(0)));
