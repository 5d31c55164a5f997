import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect as connectTo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseFailureOf } from '../../errors/database-failure.ts';
import { listenOnLoopback } from '../../testing/listen-on-loopback.ts';
import { type EmbeddedPostgres, startEmbedded } from '../embedded/embedded.ts';
import { connect } from './connect.ts';

const parent = mkdtempSync(join(tmpdir(), 'coverwright-primary-'));
const folder = join(parent, 'postgres');
let postgres: EmbeddedPostgres;
beforeAll(async () => {
  postgres = await startEmbedded({ folder, log: pino({ level: 'silent' }) });
});
afterAll(async () => {
  await postgres.stop();
  rmSync(parent, { recursive: true, force: true });
});

/** Leads to the database, until it goes silent: without a word to its clients, as behind a pooler or a cut cable. */
async function startRelay() {
  const sockets: Socket[] = [];
  const server = createServer((client) => {
    const database = connectTo(`${new URL(postgres.url).searchParams.get('host')}/.s.PGSQL.5432`);
    for (const socket of [client, database]) sockets.push(socket.on('error', () => undefined));
    client.pipe(database).pipe(client);
  });
  const port = await listenOnLoopback(server);
  return {
    port,
    goSilent: () => {
      server.close();
      for (const socket of sockets) socket.unpipe().pause();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      if (!server.listening) return;
      server.close();
      await once(server, 'close');
    },
  };
}

test('what waits for a primary that has gone silent fails when another one is found', async () => {
  const [first, second] = [await startRelay(), await startRelay()];
  const url = new URL(postgres.url);
  const hosts = `127.0.0.1:${first.port},127.0.0.1:${second.port}`;
  const database = connect({
    url: `postgres://${url.username}:${url.password}@${hosts}${url.pathname}?sslmode=disable`,
  });
  const waiting = database.asOwner(async (transaction) => {
    await transaction.execute(sql`select 1`);
    first.goSilent();
    await transaction.execute(sql`select 2`);
  });
  const failure = waiting.catch((error: unknown) => databaseFailureOf(error) ?? error);
  // Meanwhile, the checks of a load balancer.
  await expect.poll(() => database.ping().then(() => 'ok', databaseFailureOf), { timeout: 30_000 }).toBe('ok');
  expect(await failure).toBe('unavailable');
  await database.close();
  await Promise.all([first.close(), second.close()]);
  // Less than the patience with a silent host.
}, 60_000);
