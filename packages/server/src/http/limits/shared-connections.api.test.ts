import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { expectSuccess } from '../../testing/expect-result.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

const poolSize = 20;
const list = '{ products { list { productId { plan } } } }';
const signIn = `query ($tenantId: String!, $username: String!, $password: String!) {
  token_2(tenantId: $tenantId, clientId: "coverStudio", username: $username, password: $password) { error } }`;

let server: TestServer;
let slow: GivenUser;
let colleague: GivenUser;
let other: GivenUser;
let release = Promise.withResolvers<void>();
let holding = 0;
let isOwnerSlow = false;

/** The slow user's snapshots hold their connections as long as reading a very long list would take. */
function slowed(database: Database): Database {
  const held = async () => {
    holding += 1;
    await release.promise;
    holding -= 1;
  };
  return {
    ...database,
    read: (caller, work, signal) =>
      database.read(
        caller,
        async (transaction) => {
          if (caller.userId === slow.userId) await held();
          return work(transaction);
        },
        signal,
      ),
    asOwner: (work, caller, signal) =>
      database.asOwner(
        async (transaction) => {
          if (isOwnerSlow && caller?.strangerAt !== undefined) await held();
          return work(transaction);
        },
        caller,
        signal,
      ),
  };
}

beforeAll(async () => {
  server = await startTestServer({ poolSize, wrap: slowed });
  slow = await given.user(server);
  colleague = await given.user(server, { tenantId: slow.tenantId });
  other = await given.user(server);
});
afterAll(async () => server.close());

function manyOf<Value>(count: number, make: () => Promise<Value>): Promise<Value[]> {
  return Promise.all(Array.from({ length: count }, make));
}

async function finish<Value>(work: Promise<Value>): Promise<Value> {
  release.resolve();
  const value = await work;
  release = Promise.withResolvers();
  return value;
}

test('25 long reads by one user leave connections for colleagues, other tenants and sign-ins', async () => {
  // Sessions are opened in advance, as they also take a connection.
  for (const user of [colleague, other]) await server.as(user).headers();
  const reading = server.as(slow);
  const headers = await reading.headers();
  const reads = manyOf(25, () => server.post(list, {}, headers));
  await expect.poll(() => holding).toBeGreaterThan(1);
  expect(holding).toBeLessThan(poolSize / 2);
  for (const user of [colleague, other]) expectSuccess(await server.as(user).post(list));
  const { username, password, tenantId } = { ...other, username: other.email };
  const signedIn = await server.post(signIn, { tenantId, username, password });
  expect(signedIn.data).toEqual({ token_2: { error: null } });
  expect((await server.http.inject('/readyz')).statusCode).toBe(200);
  for (const result of await finish(reads)) expectSuccess(result);
});

test('a flood of sign-ins does not use up the connections of tenants', async () => {
  isOwnerSlow = true;
  const wrong = { tenantId: other.tenantId, username: 'nobody@insurer.test', password: 'not the password' };
  const attempts = manyOf(25, () => server.post(signIn, wrong));
  await expect.poll(() => holding).toBeGreaterThan(0);
  await manyOf(10, async () => expectSuccess(await server.as(other).post(list)));
  isOwnerSlow = false;
  await finish(attempts);
});

test('requests above a user’s limit are refused as busy, without affecting other users', async () => {
  const headers = await server.as(slow).headers();
  const reads = manyOf(150, () => server.post(list, {}, headers));
  const refused = await server.post(list, {}, headers);
  expect(refused).toMatchObject({ status: 503, code: 'BUSY' });
  expect(refused.errors[0]?.message).toContain('Too many of your requests are waiting');
  expectSuccess(await server.as(other).post(list));
  const statuses = (await finish(reads)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(100);
});

test('a client that disconnects gives up its place in the queue', async () => {
  const caller = { tenantId: slow.tenantId, userId: slow.userId };
  const begun: string[] = [];
  const reading = manyOf(25, () => server.database.read(caller, () => release.promise));
  const leaving = new AbortController();
  const gone = server.database.read(caller, async () => begun.push('gone'), leaving.signal);
  leaving.abort();
  await expect(gone).rejects.toMatchObject({ problems: [{ code: 'BUSY' }] });
  await finish(reading);
  expect(begun).toEqual([]);
});
