// Several servers on one database, some of them behind a pooler, and a database whose primary changes.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { launchServer, type ServerProcess } from '../server-process.ts';
import { signIn } from '../kill/session.ts';
import { runFailovers } from './failover-run.ts';
import { type PoolerOptions, startPooler } from './pooler.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { createPricedProduct, priceAt, setPrice } from './priced-product.ts';
import { findPooler, findPostgresPrograms, giveToPrograms } from './programs.ts';

const programs = findPostgresPrograms();
const pooler = findPooler();
process.stdout.write(
  programs !== undefined && pooler !== undefined
    ? `Several servers: with PostgreSQL in ${programs} and ${pooler}.\n`
    : 'Several servers: skipped, as PostgreSQL and pgbouncer of Debian are not installed.\n',
);

const environment = { AUTH_SECRET: 'a-secret-that-only-the-tests-know-of', DEMO_DATA: '1' };

let parent: string;
const closers: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'coverwright-cluster-'));
  giveToPrograms(parent);
});
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});
afterAll(async () => rm(parent, { recursive: true, force: true }));

let folders = 0;
const newFolder = (): string => join(parent, String((folders += 1)));

async function givenPostgres(): Promise<PostgresServer> {
  const server = await startPostgres(programs ?? '', newFolder());
  closers.push(() => server.stop());
  return server;
}

async function givenPooler(options: Pick<PoolerOptions, 'mode' | 'url'>): Promise<string> {
  const running = await startPooler({ ...options, program: pooler ?? '', folder: newFolder() });
  closers.push(() => running.stop());
  return running.url;
}

function launch(variables: Readonly<Record<string, string>>): ServerProcess & { readonly lines: string[] } {
  const lines: string[] = [];
  const server = launchServer({ ...environment, DATA_DIR: newFolder(), ...variables }, (line) =>
    lines.push(JSON.stringify(line)),
  );
  closers.push(async () => {
    server.child.kill('SIGKILL');
    await server.exitCode;
  });
  return { ...server, lines };
}

async function start(variables: Readonly<Record<string, string>>) {
  const server = launch(variables);
  const url = await server.url;
  expect(url, server.said()).toBeDefined();
  return { ...server, url: url ?? '', lines: server.lines };
}

const available = programs !== undefined && pooler !== undefined;

describe.runIf(available)('a server behind a pooler in transaction mode', { timeout: 180_000 }, () => {
  test.each([
    ['with a direct address for notices', true],
    ['without one: nothing is answered from memory', false],
  ])('shows what another server has changed, %s', async (_name, hasDirect) => {
    const { url: direct } = await givenPostgres();
    const pooled = await givenPooler({ mode: 'transaction', url: direct });
    const first = await start({ DATABASE_URL: direct });
    const second = await start({
      DATABASE_URL: pooled,
      ...(hasDirect && { DATABASE_DIRECT_URL: direct }),
      LOG_LEVEL: 'info',
    });
    const { post } = await signIn(first);
    const key = await createPricedProduct(post);
    if (hasDirect) await expect.poll(() => second.lines.join()).toContain('listening for changes');
    await expect.poll(() => priceAt(second.url, key)).toBe(1);
    for (let amount = 2; amount <= 20; amount += 1) {
      expect(await setPrice(post, amount)).toBe(true);
      await expect.poll(() => priceAt(second.url, key)).toBe(amount);
    }
    // Writes through the pooler, of one user on both servers, with the statements that are repeated.
    const { post: postPooled } = await signIn(second);
    for (let amount = 21; amount <= 30; amount += 1) {
      expect(await setPrice(postPooled, amount)).toBe(true);
      await expect.poll(() => priceAt(first.url, key)).toBe(amount);
    }
    if (!hasDirect) expect(second.lines.join()).not.toContain('listening for changes');
    expect([...first.lines, ...second.lines].filter((line) => /unexpected error/.test(line))).toEqual([]);
  });
});

test.runIf(available)('a pooler in statement mode is refused with what to do', { timeout: 120_000 }, async () => {
  const { url: direct } = await givenPostgres();
  const pooled = await givenPooler({ mode: 'statement', url: direct });
  const server = launch({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct });
  expect(await server.exitCode).toBe(1);
  expect(server.said()).toContain('The pooler of DATABASE_URL is in statement mode');
});

describe.runIf(available)('a database with a standby', { timeout: 300_000 }, () => {
  test('continues on the standby when the primary is killed: nothing acknowledged is lost', async () => {
    const { losses, acknowledged } = await runFailovers({ programs: programs ?? '', failovers: 1 });
    expect(losses).toEqual([]);
    expect(acknowledged).toBeGreaterThan(25);
  });

  test('that has become read only answers 503 with a clear message, and is not ready', async () => {
    const primary = await givenPostgres();
    const server = await start({ DATABASE_URL: primary.url });
    const { post } = await signIn(server);
    await createPricedProduct(post);
    await primary.query('alter system set default_transaction_read_only = on');
    await primary.query('select pg_reload_conf()');
    await expect.poll(() => statusOf(`${server.url}/readyz`)).toBe(503);
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query: `{ token_2(clientId: "coverStudio", tenantId: "test_dev", username: "admin@coverwright.test", password: "coverwright-demo") { accessToken } }`,
      }),
    });
    expect(response.status).toBe(503);
    expect(JSON.stringify(await response.json())).toContain('BUSY');
    await primary.query('alter system reset default_transaction_read_only');
    await primary.query('select pg_reload_conf()');
    await expect.poll(() => statusOf(`${server.url}/readyz`)).toBe(200);
    expect(await setPrice(post, 2)).toBe(true);
  });
});

async function statusOf(url: string): Promise<number> {
  return (await fetch(url)).status;
}
