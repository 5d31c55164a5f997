import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { given, type GivenUser } from '../../testing/given.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;
let user: GivenUser;
let port: number;
beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
  await server.http.listen({ port: 0, host: '127.0.0.1' });
  port = portOf(server);
});
afterAll(async () => server.close());

const settings = 'query ($text: String) { tenantSettings { tenantId } __type(name: $text) { name } }';
const body = (length: number) =>
  JSON.stringify({
    query: settings.replace('$text: String', '$text: String!'),
    variables: { text: 'x'.repeat(length) },
  });

function portOf({ http }: TestServer): number {
  const [address] = http.addresses();
  return typeof address === 'object' ? address.port : 0;
}

type Headers = Record<string, string>;

async function send(path: string, headers: Headers, text: string | ReadableStream<Uint8Array>) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: text,
    ...(typeof text !== 'string' && { duplex: 'half' }),
  });
  return { status: response.status, text: await response.text() };
}

/** Sent without a Content-Length. */
function inChunks(text: string): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  let at = 0;
  return new ReadableStream({
    pull: (controller) => {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.subarray(at, (at += 16_384)));
    },
  });
}

/** Sends the head of a request and returns the first bytes of the response, before its body has been sent. */
function headAlone(path: string, headers: Headers): Promise<string> {
  const lines = Object.entries({ host: 'localhost', 'content-type': 'application/json', ...headers });
  const head = [`POST ${path} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`)].join('\r\n');
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${head}\r\n\r\n`));
    socket.once('error', reject);
    socket.once('data', (data) => {
      resolve(data.toString());
      socket.destroy();
    });
  });
}

const routes = ['/graphql', '/api/v1/products/a/b/c/price', '/api/v1/products/a/b/c/underwriting', '/api/v1/render/x'];

describe.each(routes)('a body for %s', (path) => {
  test('of more than 64 KiB is refused without credentials, before it is sent', async () => {
    const answer = await headAlone(path, { 'content-length': String(64 * 1024 + 1) });
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
    expect(answer).toContain('65,536 bytes');
    expect(answer).toContain('LIMIT_EXCEEDED');
  });

  test.each([
    ['an expired token', { authorization: 'Bearer a.b.c' }],
    ['no token', { authorization: 'Basic x' }],
  ])('of more than 64 KiB is refused with %s, before it is sent', async (_name, headers) => {
    const answer = await headAlone(path, { ...headers, 'content-length': '8000000' });
    expect(answer).toMatch(/^HTTP\/1.1 401 /);
    expect(answer).toContain('UNAUTHENTICATED');
  });

  test('of more than 64 KiB in chunks is refused without credentials', async () => {
    expect(await send(path, {}, inChunks(body(100_000)))).toMatchObject({ status: 413 });
  });

  test('of more than 8 MiB is refused even with credentials, before it is sent', async () => {
    const answer = await headAlone(path, {
      ...(await server.as(user).headers()),
      'content-length': String(8 * 1024 * 1024 + 1),
    });
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
    expect(answer).toContain('8 MiB');
  });

  test('that is compressed is refused', async () => {
    const { statusCode, body: text } = await server.http.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      payload: gzipSync('{}'),
    });
    expect(statusCode).toBe(415);
    expect(text).toContain('Content-Encoding');
  });

  test('of too many values is refused before it is parsed', async () => {
    const headers = await server.as(user).headers();
    expect(await send(path, headers, `{"a":[${'[],'.repeat(250_000)}[]]}`)).toMatchObject({
      status: 400,
      text: expect.stringContaining('LIMIT_EXCEEDED'),
    });
  });
});

describe('a long body', () => {
  test.each([
    ['with its length', (text: string) => text],
    ['in chunks', inChunks],
  ])('from a caller is read, %s', async (_name, toBody) => {
    const headers = await server.as(user).headers();
    const answer = await send('/graphql', headers, toBody(body(7_000_000)));
    expect(answer).toMatchObject({ status: 200, text: expect.stringContaining(user.tenantId) });
  });

  test('from a program with an API key is read, and refused with a made-up key', async () => {
    const product = await given.product(server, user);
    const key = await given.apiKey(server, user);
    const path = `/api/v1/products/${product.plan}/${product.type}/-/price`;
    const items = JSON.stringify(Array.from({ length: 1_000 }, () => ({ values: { text: 'x'.repeat(100) } })));
    expect(await send(path, { 'x-api-key': key }, items)).toMatchObject({ status: 200 });
    expect(await send(path, { 'x-api-key': key }, inChunks(items))).toMatchObject({ status: 200 });
    expect(await send(path, { 'x-api-key': `${key}x` }, items)).toMatchObject({ status: 401 });
    expect(await send('/graphql', { 'x-api-key': key }, items)).toMatchObject({ status: 413 });
  });

  test('from a user who has signed out is refused', async () => {
    const other = await given.user(server);
    const session = server.as(other);
    expect((await session.post('mutation { logout { status } }')).errors).toEqual([]);
    expect(await send('/graphql', await session.headers(), body(100_000))).toMatchObject({ status: 401 });
  });

  test('holds no database connection while it is being sent', async () => {
    const small = await startTestServer({ poolSize: 2 });
    try {
      const somebody = await given.user(small);
      await small.http.listen({ port: 0, host: '127.0.0.1' });
      const headers = await small.as(somebody).headers();
      const sockets = await Promise.all(
        Array.from({ length: 8 }, async () => {
          const socket = connect(portOf(small), '127.0.0.1');
          const lines = ['POST /graphql HTTP/1.1', 'host: localhost', `authorization: ${headers.authorization}`];
          socket.write([...lines, 'content-type: application/json', 'content-length: 200000', '', '{"q'].join('\r\n'));
          return socket;
        }),
      );
      const result = await small.as(somebody).post('{ tenantSettings { tenantId } }');
      expect(result.data).toEqual({ tenantSettings: { tenantId: somebody.tenantId } });
      for (const socket of sockets) socket.destroy();
    } finally {
      await small.close();
    }
  });
});

interface Writing {
  readonly path: string;
  readonly headers: Headers;
  readonly length?: number;
  readonly port?: number;
}

test('unfinished long bodies of one user are limited, without affecting others', async () => {
  const small = await startTestServer();
  const sockets: Socket[] = [];
  try {
    const [greedy, other] = [await given.user(small), await given.user(small)];
    await small.http.listen({ port: 0, host: '127.0.0.1' });
    const { authorization } = await small.as(greedy).headers();
    const refused = Promise.withResolvers<string>();
    // 9 of them are being read, 20 wait.
    for (let count = 0; count < 30; count += 1) {
      const socket = connect(portOf(small), '127.0.0.1').on('data', (data) => refused.resolve(data.toString()));
      sockets.push(socket);
      const lines = ['POST /graphql HTTP/1.1', 'host: localhost', `authorization: ${authorization}`];
      socket.write([...lines, 'content-type: application/json', 'content-length: 8000000', '', '{"q'].join('\r\n'));
    }
    const answer = await refused.promise;
    expect(answer).toMatch(/^HTTP\/1.1 503 /);
    expect(answer.toLowerCase()).toContain('retry-after: 5');
    expect(answer).toContain('Too many of your long requests are waiting.');
    const options = { path: '/graphql', length: 100_000, port: portOf(small) };
    expect(await statusAfterWriting({ ...options, headers: await small.as(other).headers() })).toBe(400);
    // Disconnected clients make room for new ones.
    for (const socket of sockets) socket.destroy();
    expect(await statusAfterWriting({ ...options, headers: { authorization } })).toBe(400);
  } finally {
    for (const socket of sockets) socket.destroy();
    await small.close();
  }
});

/** Writes everything without waiting for the response, as simple clients do, and then reads it. */
function statusAfterWriting({
  path,
  headers,
  length = 7_000_000,
  port: to = port,
}: Writing): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', port: to, host: '127.0.0.1', path, agent: false };
    const typed = { 'content-type': 'application/json', ...headers, 'content-length': length };
    const sent = request({ ...options, headers: typed }, (answer) => {
      answer.resume().once('end', () => {
        if (sent.writableFinished) resolve(answer.statusCode);
        else sent.once('finish', () => resolve(answer.statusCode));
      });
    });
    sent.once('error', reject).end(Buffer.alloc(length, ' '));
  });
}

describe('a client that continues to write while it is being refused', () => {
  test.each([
    ['without credentials', { connection: 'keep-alive' }, 413],
    ['without credentials on a connection of its own', { connection: 'close' }, 413],
    ['with a token that has expired', { authorization: 'Bearer a.b.c' }, 401],
  ])('reads the response %s', async (_name, headers, status) => {
    const statuses = Array.from({ length: 6 }, () => statusAfterWriting({ path: '/graphql', headers }));
    expect(await Promise.all(statuses)).toEqual(Array.from({ length: 6 }, () => status));
  });

  test('reads the response to an upload without a token', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    expect(await statusAfterWriting({ path: '/api/v1/files/', headers })).toBe(401);
  });
});

test('an upload without a valid token is refused before its form is sent', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '15000000' };
  expect(await headAlone('/api/v1/files/', headers)).toMatch(/^HTTP\/1.1 401 /);
  expect(await headAlone('/api/v1/files/', { ...headers, authorization: 'Bearer a.b.c' })).toMatch(/^HTTP\/1.1 401 /);
});

test('connections have a limit, and headers and requests a timeout', () => {
  const { maxConnections, headersTimeout, requestTimeout } = server.http.server;
  expect([maxConnections, headersTimeout, requestTimeout]).toEqual([5_000, 20_000, 600_000]);
});
