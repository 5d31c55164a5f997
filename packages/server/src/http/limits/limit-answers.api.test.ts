import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { limitAnswers } from './limit-answers.ts';
import type { RouteCallers } from '../route-callers.ts';

const mebibyte = 1024 * 1024;
const answerBytes = 16 * mebibyte;
/** The header contains the sender of a request, such as tenant/user. */
const callers: RouteCallers = {
  hasCredentials: () => true,
  recall: ({ headers: { authorization } }) => {
    const [tenantId, userId] = authorization?.split('/') ?? [];
    return tenantId === undefined || userId === undefined ? undefined : { tenantId, userId };
  },
  finds: () => Promise.resolve(true),
  authenticates: () => Promise.resolve(true),
  refused: { reason: '', message: '' },
};

let http: FastifyInstance;
/** Counted only for this test's server: connections of others may close late. */
let answers = { closed: 0 };
const sockets: Socket[] = [];

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await http.close();
});

/** Room for 16 responses: 8 per tenant and 4 per user. */
async function start(stallMs: number): Promise<void> {
  http = fastify();
  const own = { closed: 0 };
  answers = own;
  limitAnswers(http, callers, { totalBytes: 16 * answerBytes, countedBytes: 64 * 1024, stallMs });
  http.get('/large', (_request, reply) => {
    reply.raw.once('close', () => (own.closed += 1));
    return reply.send(Buffer.alloc(answerBytes));
  });
  http.get('/file', (_request, reply) => {
    reply.raw.once('close', () => (own.closed += 1));
    return reply.send(Readable.from(endless()));
  });
  http.get('/small', (_request, reply) => reply.send('small'));
  await http.listen({ port: 0, host: '127.0.0.1' });
}

function* endless(): Generator<Buffer> {
  for (;;) yield Buffer.alloc(64 * 1024);
}

/** The status of the response, reading no more than its first bytes. */
async function leaveUnread(
  path: string,
  caller: string,
): Promise<{ readonly status: string; readonly socket: Socket }> {
  const [address] = http.addresses();
  if (typeof address !== 'object') throw new Error('The server does not listen.');
  const socket = connect(address.port, '127.0.0.1').on('error', () => undefined);
  sockets.push(socket);
  socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nauthorization: ${caller}\r\n\r\n`);
  const [data] = await once(socket, 'data');
  socket.pause();
  return { status: String(data).slice(9, 12), socket };
}

async function statusesOf(count: number, caller: string): Promise<string[]> {
  const statuses: string[] = [];
  for (let sent = 0; sent < count; sent += 1) statuses.push((await leaveUnread('/large', caller)).status);
  return statuses;
}

test('unread responses are limited by user and tenant, without affecting others', async () => {
  await start(60_000);
  expect(await statusesOf(6, 'a/1')).toEqual(['200', '200', '200', '200', '503', '503']);
  expect(await statusesOf(1, 'a/2')).toEqual(['200']);
  expect(await statusesOf(1, 'b/1')).toEqual(['200']);
  expect((await leaveUnread('/small', 'a/1')).status).toBe('200');
});

test('strangers share one tenant’s limit, by address', async () => {
  await start(60_000);
  expect(await statusesOf(5, '')).toEqual(['200', '200', '200', '200', '503']);
  expect(await statusesOf(1, 'a/1')).toEqual(['200']);
});

test('a refusal says what to do, and when', async () => {
  await start(60_000);
  await statusesOf(4, 'a/1');
  const answer = await http.inject({ url: '/large', headers: { authorization: 'a/1' } });
  expect(answer).toMatchObject({ statusCode: 503, headers: { 'retry-after': '5' } });
  expect(answer.body).toContain('Read those first');
});

test('room is released when a response has been read, and when its client disconnects', async () => {
  await start(60_000);
  const unread = [];
  for (let sent = 0; sent < 4; sent += 1) unread.push(await leaveUnread('/large', 'a/1'));
  const [read, left] = unread;
  read?.socket.resume();
  await expect.poll(() => answers.closed).toBe(1);
  expect(await statusesOf(2, 'a/1')).toEqual(['200', '503']);
  left?.socket.destroy();
  await expect.poll(() => answers.closed).toBe(2);
  expect(await statusesOf(2, 'a/1')).toEqual(['200', '503']);
});

test.each(['/large', '/file'])('a client that reads nothing of %s is cut off', async (path) => {
  await start(100);
  const { status } = await leaveUnread(path, 'a/1');
  expect(status).toBe('200');
  await expect.poll(() => answers.closed).toBe(1);
});

test('a connection whose responses were read is not closed', async () => {
  await start(100);
  const { socket } = await leaveUnread('/large', 'a/1');
  socket.resume();
  await expect.poll(() => answers.closed).toBe(1);
  expect(await statusesOf(1, 'a/1')).toEqual(['200']);
  expect(socket.destroyed).toBe(false);
});
