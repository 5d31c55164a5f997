import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { listenOnLoopback } from '../../packages/server/src/testing/listen-on-loopback.ts';
import { launchServer, type ServerProcess } from '../server-process.ts';

let parent: string;
/** One cluster for the tests that do not need a new one. */
let dataDir: string;
const running = new Set<ServerProcess>();

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'coverwright-start-'));
  dataDir = join(parent, 'data');
});
afterEach(async () => {
  for (const server of running) server.child.kill('SIGKILL');
  await Promise.all([...running].map((server) => server.exitCode));
  running.clear();
});
afterAll(async () => {
  // The next server stops what a killed one left behind.
  const last = launchServer({ DATA_DIR: dataDir });
  await last.url;
  last.child.kill('SIGTERM');
  await last.exitCode;
  await rm(parent, { recursive: true, force: true });
});

function launch(environment: Readonly<Record<string, string>> = {}): ServerProcess {
  const server = launchServer({ DATA_DIR: dataDir, ...environment });
  running.add(server);
  return server;
}

async function start(environment: Readonly<Record<string, string>> = {}): Promise<ServerProcess & { port: number }> {
  const server = launch(environment);
  const url = await server.url;
  expect(url, server.said()).toBeDefined();
  return { ...server, port: Number(new URL(url ?? '').port) };
}

function isDatabaseRunning(): boolean {
  return existsSync(join(dataDir, 'postgres', 'postmaster.pid'));
}

/** Sends the head of a request and waits until the server has requested its body. */
async function openRequest(port: number, body: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  const asked = new Promise((resolve) => socket.once('data', resolve));
  const head = ['POST /graphql HTTP/1.1', 'Host: localhost', 'Content-Type: application/json', 'Connection: close'];
  socket.write([...head, 'Expect: 100-continue', `Content-Length: ${body.length}`, '', ''].join('\r\n'));
  await asked;
  return socket;
}

describe('the server', () => {
  test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'lets a request in flight finish on %s, then stops the database',
    async (signal) => {
      const server = await start();
      const body = JSON.stringify({
        query: '{ token_2(clientId: "x", password: "x", tenantId: "x", username: "x") { error } }',
      });
      const socket = await openRequest(server.port, body);
      server.child.kill(signal);
      await untilRefused(server.port);
      expect(isDatabaseRunning()).toBe(true);
      socket.write(body);
      expect(await text(socket)).toMatch(/HTTP\/1\.1 200 OK[^]*"token_2":\{"error"/);
      expect(await server.exitCode).toBe(0);
      expect(isDatabaseRunning()).toBe(false);
    },
  );

  test('answers every request that clients send on the connections they keep, and ends these connections', async () => {
    const server = await start();
    const agents = Array.from({ length: 20 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
    const outcomes = agents.map((agent) => untilNoConnection(server.port, agent));
    // Every client is in the middle of its requests.
    await Promise.all(outcomes.map(({ hasBegun }) => hasBegun));
    server.child.kill('SIGTERM');
    const ends = await Promise.all(outcomes.map(({ end }) => end));
    expect(ends).toEqual(ends.map(() => ({ failure: 'ECONNREFUSED', statuses: [200], last: 'close' })));
    expect(await server.exitCode).toBe(0);
  });

  test('is not ready for some time before it stops, during which it answers everything', async () => {
    const server = await start({ STOP_DELAY: '600' });
    const base = `http://127.0.0.1:${server.port}`;
    server.child.kill('SIGTERM');
    await expect.poll(async () => (await fetch(`${base}/readyz`)).status).toBe(503);
    expect((await fetch(`${base}/config.json?host=localhost`)).status).toBe(200);
    // Until the second signal counts as another press of the key.
    while (server.child.exitCode === null) {
      server.child.kill('SIGTERM');
      await delay(100);
    }
  });

  test('stops in order when its output is no longer read', async () => {
    const server = await start({ LOG_LEVEL: 'debug' });
    server.child.stdout?.destroy();
    server.child.stderr?.destroy();
    for (let requests = 0; requests < 3; requests += 1) {
      expect((await fetch(`http://127.0.0.1:${server.port}/readyz`)).status).toBe(200);
    }
    server.child.kill('SIGTERM');
    expect(await server.exitCode).toBe(0);
    expect(isDatabaseRunning()).toBe(false);
  });

  test('stops waiting for requests at a second stop signal', async () => {
    const server = await start();
    const socket = await openRequest(server.port, '{}');
    socket.on('error', () => undefined);
    server.child.kill('SIGINT');
    await untilRefused(server.port);
    // Until the second signal counts as another press of the key.
    while (server.child.exitCode === null) {
      server.child.kill('SIGINT');
      await delay(100);
    }
    expect(isDatabaseRunning()).toBe(false);
    socket.destroy();
  });

  test('takes over from a server that was killed, with its database still running', async () => {
    const killed = await start();
    killed.child.kill('SIGKILL');
    await killed.exitCode;
    expect(isDatabaseRunning()).toBe(true);
    const server = await start();
    expect((await fetch(`http://127.0.0.1:${server.port}/readyz`)).status).toBe(200);
  });

  test('is one of two that start on a new folder simultaneously; the other reports who has it', async () => {
    const folder = join(parent, 'contested');
    const both = [launch({ DATA_DIR: folder }), launch({ DATA_DIR: folder })];
    const urls = await Promise.all(both.map((server) => server.url));
    expect(urls.filter((url) => url !== undefined)).toHaveLength(1);
    const [winner, loser] = urls[0] === undefined ? [both[1], both[0]] : both;
    expect(await loser?.exitCode).toBe(1);
    expect(loser?.said()).toContain(`in use by the server with process id ${winner?.child.pid}`);
    winner?.child.kill('SIGTERM');
    expect(await winner?.exitCode).toBe(0);
  });
});

describe('a start that fails', () => {
  test('reports all problems of the configuration together', async () => {
    const server = launch({ PORT: 'x', LOG_LEVEL: 'loud', HOST: '0.0.0.0' });
    expect(await server.exitCode).toBe(1);
    expect(server.said()).toMatch(/PORT[^]*LOG_LEVEL[^]*PUBLIC_URL/);
    expect(server.said()).not.toContain('    at ');
  });

  test('names the port that is in use, and leaves no database running', async () => {
    const other = createServer();
    const port = await listenOnLoopback(other);
    const server = launch({ PORT: String(port) });
    expect(await server.exitCode).toBe(1);
    expect(server.said()).toContain(`Port ${port} on 127.0.0.1 is in use by another program`);
    expect(isDatabaseRunning()).toBe(false);
    other.close();
  });

  test('names the data folder that is not writable', async () => {
    const server = launch({ DATA_DIR: '/dev/null/data' });
    expect(await server.exitCode).toBe(1);
    expect(server.said()).toMatch(/data folder \/dev\/null\/data cannot be written[^]*set DATA_DIR/);
  });

  test('names the database that does not respond', async () => {
    const environment = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', AUTH_SECRET: 'x'.repeat(32) };
    const server = launch(environment);
    expect(await server.exitCode).toBe(1);
    expect(server.said()).toMatch(/database of DATABASE_URL.*127\.0\.0\.1:1/);
  });

  test('is refused with demo passwords if others can reach it', async () => {
    const local = await start();
    local.child.kill('SIGTERM');
    await local.exitCode;
    for (const environment of [
      { HOST: '0.0.0.0', PUBLIC_URL: 'http://studio.example.com' },
      { PUBLIC_URL: 'http://studio.example.com' },
    ]) {
      const server = launch(environment);
      expect(await server.exitCode).toBe(1);
      expect(server.said()).toContain('The demo accounts still have their password');
    }
  });
});

/** Sends requests one after another on one connection, until no connection is possible any more. */
function untilNoConnection(port: number, agent: Agent) {
  const begun = Promise.withResolvers<undefined>();
  const statuses = new Set<number | undefined>();
  const body = JSON.stringify({ query: '{ __typename }' });
  const headers = { 'content-type': 'application/json' };
  const run = async () => {
    let last: string | undefined;
    try {
      for (let count = 0; ; count += 1) {
        const sent = request({ port, host: '127.0.0.1', path: '/graphql', method: 'POST', agent, headers });
        sent.end(body);
        const [response] = (await once(sent, 'response')) as [IncomingMessage];
        await text(response);
        statuses.add(response.statusCode);
        last = response.headers.connection;
        if (count === 2) begun.resolve(undefined);
      }
    } catch (error) {
      agent.destroy();
      return { failure: (error as NodeJS.ErrnoException).code, statuses: [...statuses], last };
    }
  };
  return { hasBegun: begun.promise, end: run() };
}

/** The first thing a stopping server does is to refuse new connections. */
async function untilRefused(port: number): Promise<void> {
  const isTaken = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
  while (await isTaken()) await delay(20);
}
