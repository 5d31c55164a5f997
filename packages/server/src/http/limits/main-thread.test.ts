import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RouteCallers } from '../route-callers.ts';
import { passMs, shareMainThread } from './main-thread.ts';

const tokens: RouteCallers = {
  hasCredentials: () => true,
  recall: ({ headers }) => ({ tenantId: String(headers['x-tenant']), userId: 'user' }),
  finds: () => Promise.resolve(true),
  authenticates: () => Promise.resolve(true),
  refused: { reason: '', message: '' },
};

let http: FastifyInstance;
let begun: string[];
let onShort: () => void;

function occupyThread(): void {
  const until = performance.now() + passMs * 1.5;
  while (performance.now() < until);
}

beforeEach(async () => {
  begun = [];
  http = fastify();
  shareMainThread(http, tokens);
  http.get('/work', ({ headers }) => {
    begun.push(String(headers['x-tenant']));
    occupyThread();
    return {};
  });
  http.get('/short', () => {
    onShort();
    return {};
  });
  http.get('/healthz', { config: { isUnlimited: true } }, () => {
    begun.push('health check');
    return {};
  });
  await http.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => http.close());

/** An accepted connection: the server accepts one per pass. */
async function openConnection(): Promise<Socket> {
  const { port } = http.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /none HTTP/1.1\r\nhost: test\r\n\r\n');
  await once(socket, 'data');
  return socket;
}

test('Of many simultaneous requests, those of another tenant and health checks do not come last', async () => {
  const sockets = await Promise.all(Array.from({ length: 12 }, openConnection));
  const answered = sockets.map(async (socket, index) => {
    const [path, tenant] = index < 10 ? ['/work', 'busy'] : index === 10 ? ['/work', 'other'] : ['/healthz', ''];
    socket.write(`GET ${path} HTTP/1.1\r\nhost: test\r\nx-tenant: ${tenant}\r\nconnection: close\r\n\r\n`);
    await once(socket.resume(), 'close');
  });

  await Promise.all(answered);
  expect(begun).toHaveLength(12);
  expect(begun.indexOf('health check')).toBeLessThan(3);
  expect(begun.indexOf('other')).toBeLessThan(5);
});

test('Of waiting short requests, one pass starts several', async () => {
  let pass = 0;
  const passes = new Set<number>();
  onShort = () => passes.add(pass);
  const sockets = await Promise.all(Array.from({ length: 33 }, openConnection));
  let isOver = false;
  const countPass = () => {
    pass += 1;
    if (!isOver) setImmediate(countPass);
  };
  countPass();
  const answered = sockets.map(async (socket, index) => {
    const path = index === 0 ? '/work' : '/short';
    socket.write(`GET ${path} HTTP/1.1\r\nhost: test\r\nx-tenant: busy\r\nconnection: close\r\n\r\n`);
    await once(socket.resume(), 'close');
  });

  await Promise.all(answered);
  isOver = true;
  expect(passes.size).toBeLessThan(32 / 2);
});
