import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { listenOnLoopback } from '../../testing/listen-on-loopback.ts';
import { type ConnectionLimits, limitConnections } from './connection-limits.ts';

const limits: ConnectionLimits = { total: 6, reserved: 2, perNetwork: 3, silentMs: 60_000 };
let server: Server;
let port: number;
const sockets: Socket[] = [];

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.close();
});

/** All connections come from one address, so whether the peer is a stranger is configured per connection. */
async function start(isReserved: () => boolean, changed: Partial<ConnectionLimits> = {}): Promise<void> {
  server = createServer((_request, response) => response.end('ok'));
  limitConnections(server, isReserved, { ...limits, ...changed });
  port = await listenOnLoopback(server);
}

/** A connection that the server has accepted, and that sends nothing. */
async function openSilent(): Promise<Socket> {
  const seen = once(server, 'connection');
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.resume();
  sockets.push(socket);
  await seen;
  return socket;
}

/** The status of the response. */
async function ask(socket: Socket): Promise<string> {
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  const [data] = await once(socket, 'data');
  return String(data).slice(9, 12);
}

function statusOfNew(): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', agent: false }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode));
    })
      .once('error', reject)
      .end();
  });
}

test('the oldest silent connection of an address makes room for its next one', async () => {
  await start(() => false);
  const oldest = await openSilent();
  const closed = once(oldest, 'close');
  const others = [await openSilent(), await openSilent()];
  expect(await statusOfNew()).toBe(200);
  await closed;
  expect(others.map(({ destroyed }) => destroyed)).toEqual([false, false]);
});

test('a connection beyond those of its address is closed when all of them have sent requests', async () => {
  await start(() => false);
  const busy = [await openSilent(), await openSilent(), await openSilent()];
  await Promise.all(busy.map(ask));
  await once(await openSilent(), 'close');
  expect(await Promise.all(busy.map(ask))).toEqual(['200', '200', '200']);
});

test('a closed connection makes room', async () => {
  await start(() => false);
  const busy = [await openSilent(), await openSilent(), await openSilent()];
  await Promise.all(busy.map(ask));
  const seenClosed = new Promise((resolve) => server.once('connection', (peer: Socket) => peer.once('close', resolve)));
  const refused = await openSilent();
  await Promise.all([seenClosed, once(refused, 'close')]);
  const [first] = busy;
  const connectionsOf = () => new Promise<number>((done) => server.getConnections((_error, count) => done(count)));
  first?.destroy();
  await expect.poll(connectionsOf).toBe(2);
  expect(await statusOfNew()).toBe(200);
});

test('this machine can connect when strangers hold all connections available to them', async () => {
  let isReserved = false;
  await start(() => isReserved, { perNetwork: 100 });
  const busy = [await openSilent(), await openSilent(), await openSilent(), await openSilent()];
  await Promise.all(busy.map(ask));
  await once(await openSilent(), 'close');
  isReserved = true;
  expect(await statusOfNew()).toBe(200);
  expect(await statusOfNew()).toBe(200);
});

test('this machine can connect when it has too many silent connections itself', async () => {
  await start(() => true);
  for (let count = 0; count < 20; count += 1) await openSilent();
  expect(await statusOfNew()).toBe(200);
});

test('a connection that never sends anything is closed, unlike one that has sent a request', async () => {
  await start(() => false, { silentMs: 50 });
  const speaking = await openSilent();
  await ask(speaking);
  await once(await openSilent(), 'close');
  expect(await ask(speaking)).toBe('200');
});
