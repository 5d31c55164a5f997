import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { expectProblem, expectSuccess, payloadOf } from '../../testing/expect-result.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;
let user: GivenUser;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => server.close());

const envelope = 'status errors errors_2 { code message path }';
const fields = 'id name start createdAt createdBy { username } lastUsedAt';
const create = `mutation ($name: String!) { createApiKey(name: $name) { ${envelope} key apiKey { ${fields} } } }`;
const revoke = `mutation ($id: String!) { revokeApiKey(id: $id) { ${envelope} } }`;
const list = `{ apiKeys { ${fields} } }`;

interface Key {
  readonly id: string;
  readonly name: string;
  readonly start: string;
  readonly lastUsedAt: string | null;
}

async function keysOf(one: GivenUser): Promise<Key[]> {
  const result = await server.as(one).post(list);
  return result.data?.['apiKeys'] as Key[];
}

async function createKey(one: GivenUser, name = 'Website'): Promise<{ key: string; apiKey: Key }> {
  return expectSuccess(await server.as(one).post(create, { name })) as { key: string; apiKey: Key };
}

/** Whether the REST API accepts the key: only an authorized caller learns that a product is unknown. */
async function isLetIn(key: string): Promise<boolean> {
  const url = '/api/v1/products/none/none/-/openapi.json';
  const { statusCode } = await server.http.inject({ url, headers: { 'x-api-key': key } });
  return statusCode === 404;
}

describe('createApiKey', () => {
  test('returns the key once, and stores only its hash and its first characters', async () => {
    user = await given.user(server);
    const { key, apiKey } = await createKey(user, 'Website of the broker');
    expect(key).toMatch(/^cwk_[\w-]{43}$/);
    expect(apiKey).toMatchObject({
      name: 'Website of the broker',
      start: key.slice(0, 12),
      createdBy: { username: user.email },
      lastUsedAt: null,
    });
    const [row] = await server.sql`select to_jsonb(k)::text as row from api_keys k where id = ${apiKey.id}`;
    expect(String(row?.['row'])).not.toContain(key.slice(12));
    expect(await isLetIn(key)).toBe(true);
  });

  test('creates a different key each time, even under the same name', async () => {
    user = await given.user(server);
    const made = await Promise.all([createKey(user), createKey(user), createKey(user)]);
    expect(new Set(made.map(({ key }) => key)).size).toBe(3);
    expect(await keysOf(user)).toHaveLength(3);
  });

  test('requires a name of up to 100 characters', async () => {
    user = await given.user(server);
    expectProblem(await server.as(user).post(create, { name: ' ' }), 'REQUIRED', 'name');
    expectProblem(await server.as(user).post(create, { name: 'x'.repeat(101) }), 'TOO_LONG', 'name');
    expectProblem(await server.as(user).post(create, { name: 'a\0b' }), 'INVALID', 'name');
    expect(await keysOf(user)).toEqual([]);
  });

  test('creates no more than 100 per tenant, even when two requests arrive simultaneously', async () => {
    user = await given.user(server);
    await server.sql`insert into api_keys (tenant_id, id, name, key_hash, key_start)
      select ${user.tenantId}, n::text, 'Key ' || n, ${user.tenantId} || n, 'cwk_' from generate_series(1, 99) n`;
    const results = await Promise.all([1, 2, 3].map((n) => server.as(user).post(create, { name: `Key ${n}` })));
    const refused = results.filter((result) => payloadOf(result)['status'] === 'failure');
    expect(refused).toHaveLength(2);
    for (const result of refused) expectProblem(result, 'LIMIT_EXCEEDED');
    expect(await keysOf(user)).toHaveLength(100);
  });

  test('needs a sign-in', async () => {
    expect(await server.post(create, { name: 'x' })).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });
});

describe('apiKeys', () => {
  test('lists only the tenant’s own keys, newest first', async () => {
    user = await given.user(server);
    const other = await given.user(server);
    await createKey(other, 'Theirs');
    for (const name of ['First', 'Second', 'Third']) {
      await createKey(user, name);
      server.clock.pass(1000);
    }
    expect((await keysOf(user)).map(({ name }) => name)).toEqual(['Third', 'Second', 'First']);
    expect((await keysOf(other)).map(({ name }) => name)).toEqual(['Theirs']);
  });

  test('needs a sign-in', async () => {
    expect(await server.post(list)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });

  test('reports the last use to the minute, written in the background once a minute', async () => {
    user = await given.user(server);
    const { key } = await createKey(user);
    server.clock.set(new Date('2030-01-02T03:04:30Z'));
    for (let use = 0; use < 5; use += 1) expect(await isLetIn(key)).toBe(true);
    const lastUse = async () => (await keysOf(user))[0]?.lastUsedAt;
    await vi.waitFor(async () => expect(await lastUse()).toBe('2030-01-02T03:04:00.000Z'), 5000);
    const versions = async () =>
      (
        await server.sql`select xmin::text from api_keys where name = 'Website'
      and tenant_id = ${user.tenantId}`
      )[0];
    const written = await versions();
    expect(await isLetIn(key)).toBe(true);
    server.clock.set(new Date('2030-01-02T03:07:10Z'));
    expect(await versions()).toEqual(written);
    expect(await isLetIn(key)).toBe(true);
    await vi.waitFor(async () => expect(await lastUse()).toBe('2030-01-02T03:07:00.000Z'), 5000);
  });
});

describe('revokeApiKey', () => {
  test('revokes only that key, with immediate effect', async () => {
    user = await given.user(server);
    const [one, two] = [await createKey(user, 'One'), await createKey(user, 'Two')];
    expect(await isLetIn(one.key)).toBe(true);
    expectSuccess(await server.as(user).post(revoke, { id: one.apiKey.id }));
    expect(await isLetIn(one.key)).toBe(false);
    expect(await isLetIn(two.key)).toBe(true);
    expect((await keysOf(user)).map(({ name }) => name)).toEqual(['Two']);
    expectProblem(await server.as(user).post(revoke, { id: one.apiKey.id }), 'NOT_FOUND', 'id');
  });

  test('cannot revoke another tenant’s key', async () => {
    user = await given.user(server);
    const { key, apiKey } = await createKey(await given.user(server));
    expectProblem(await server.as(user).post(revoke, { id: apiKey.id }), 'NOT_FOUND', 'id');
    expect(await isLetIn(key)).toBe(true);
  });

  test('needs a sign-in', async () => {
    expect(await server.post(revoke, { id: 'x' })).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });
});
