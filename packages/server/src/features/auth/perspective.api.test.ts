// Who may name the state of items that a request reads, and how.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectSuccess } from '../../testing/expect-result.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;
let user: GivenUser;
let stranger: GivenUser;
beforeAll(async () => {
  server = await startTestServer();
  [user, stranger] = [await given.user(server), await given.user(server)];
});
afterAll(async () => server.close());

const settings = '{ tenantSettings { tenantId } }';

async function givenRelease({ tenantId }: GivenUser, id: string): Promise<string> {
  await server.sql`insert into releases (tenant_id, id, name, revision, created_at, last_modified_at)
    values (${tenantId}, ${id}, 'Rates', 'r', now(), now())`;
  return id;
}

async function rest(headers: Readonly<Record<string, string>>) {
  const path = '/api/v1/products/anything/travel/-/price';
  const { statusCode, json } = await server.http.inject({ method: 'POST', url: path, headers, payload: {} });
  return { statusCode, body: json<{ errors?: { message: string; code?: string }[] }>() };
}

describe('the header X-Perspective of a signed-in user', () => {
  test('may name the working copy, what is live, or a release', async () => {
    const id = await givenRelease(user, 'rates-2028');
    for (const value of ['working', 'live', `release ${id}`]) {
      const result = await server.as(user).post(settings, {}, { 'x-perspective': value });
      expect(expectSuccess(result)).toEqual({ tenantId: user.tenantId });
    }
  });

  test.each(['', 'Live', 'draft', 'release', 'release ', 'release a b', 'live, live', `release ${'a'.repeat(65)}`])(
    'is invalid as "%s"',
    async (value) => {
      const result = await server.as(user).post(settings, {}, { 'x-perspective': value });
      expect(result).toMatchObject({ status: 400, code: 'INVALID' });
      const headers = await server.as(user).headers();
      expect(await rest({ ...headers, 'x-perspective': value })).toMatchObject({ statusCode: 400 });
    },
  );

  test('sent twice is invalid', async () => {
    const { authorization } = await server.as(user).headers();
    const { statusCode } = await server.http.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization, 'x-perspective': ['live', 'live'] },
      payload: { query: settings },
    });
    expect(statusCode).toBe(400);
  });

  test('with an unknown release, or one of another tenant, is not found', async () => {
    const id = await givenRelease(stranger, 'foreign');
    for (const value of ['release unknown', `release ${id}`]) {
      const result = await server.as(user).post(settings, {}, { 'x-perspective': value });
      expect(result).toMatchObject({ status: 404, code: 'NOT_FOUND' });
      expect(result.errors[0]?.message).toContain('There is no release with this id.');
    }
  });
});

describe('others may not send it:', () => {
  test('an API key', async () => {
    const key = await given.apiKey(server, user);
    const refused = await rest({ 'x-api-key': key, 'x-perspective': 'live' });
    expect(refused.statusCode).toBe(403);
    expect(JSON.stringify(refused.body)).toContain('Only signed-in users');
    expect((await rest({ 'x-api-key': key })).statusCode).not.toBe(403);
  });

  test('a guest of an app', async () => {
    const guest = server.asGuest(given.liveApp(server, user));
    const query = '{ products_2 { totalCount } }';
    const refused = await guest.post(query, {}, { 'x-perspective': 'live' });
    expect(refused).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(refused.errors[0]?.message).toContain('Only signed-in users');
    expect((await guest.post(query)).status).toBe(200);
  });

  test('a page of another origin, whose browser asks first whether it may', async () => {
    const page = { host: 'api.example.com', origin: `https://${await given.host(server, user)}` };
    const refused = await server.as(user).post(settings, {}, { ...page, 'x-perspective': 'live' });
    expect(refused).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(refused.errors[0]?.message).toContain('Pages of other origins');
    expectSuccess(await server.as(user).post(settings, {}, page));
    const { headers } = await server.http.inject({ method: 'OPTIONS', url: '/graphql', headers: page });
    expect(headers['access-control-allow-headers']).not.toContain('perspective');
  });
});
