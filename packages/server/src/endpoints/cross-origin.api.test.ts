import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectSuccess } from '../testing/expect-result.ts';
import { given, type GivenUser } from '../testing/given.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let server: TestServer;
let user: GivenUser;
let stranger: GivenUser;
/** Headers of a request from a page of the user's tenant to this server under another name. */
let ownPage: { host: string; origin: string };
/** The same from a page of the other tenant. */
let strangersPage: { host: string; origin: string };

beforeAll(async () => {
  server = await startTestServer();
  [user, stranger] = [await given.user(server), await given.user(server)];
  const pageOf = async ({ tenantId }: GivenUser) => ({
    host: 'api.example.com',
    origin: `https://${await given.host(server, { tenantId })}`,
  });
  [ownPage, strangersPage] = [await pageOf(user), await pageOf(stranger)];
});
afterAll(async () => server.close());

const settings = '{ tenantSettings { tenantId } }';
const credentials = () => ({ tenantId: user.tenantId, username: user.email, password: user.password });

describe('OPTIONS', () => {
  test.each([
    ['/graphql', 'POST, OPTIONS'],
    ['/api/v1/products/a/b/-/price', 'POST, OPTIONS'],
    ['/api/v1/files/terms.pdf?bucketName=b', 'GET, HEAD, POST, OPTIONS'],
    ['/config.json', 'GET, HEAD, OPTIONS'],
  ])('of %s lists its methods, with and without an origin', async (url, allow) => {
    for (const origin of [{}, { origin: 'http://localhost' }]) {
      const { statusCode, headers } = await server.http.inject({
        method: 'OPTIONS',
        url,
        headers: { host: 'localhost', ...origin },
      });
      expect([statusCode, headers['allow']]).toEqual([204, allow]);
    }
  });

  test.each(['/anything', '/api/v2', '/api/v1/products'])('of %s, where there is nothing, is 404', async (url) => {
    const { statusCode } = await server.http.inject({ method: 'OPTIONS', url, headers: { host: 'localhost' } });
    expect(statusCode).toBe(404);
  });
});

describe("a page of one tenant's host", () => {
  test('uses the token of its own tenant', async () => {
    expect(expectSuccess(await server.as(user).post(settings, {}, ownPage))).toEqual({ tenantId: user.tenantId });
  });

  test('cannot use the token of another tenant', async () => {
    const result = await server.as(user).post(settings, {}, strangersPage);
    expect(result).toMatchObject({ status: 401, code: 'UNAUTHENTICATED', data: undefined });
    const written = await server
      .as(user)
      .post('mutation { createInsurer(name: "From elsewhere") { status } }', {}, strangersPage);
    expect(written).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });

  test.each([
    [
      'sign in',
      `query ($tenantId: String!, $username: String!, $password: String!) {
        token_2(tenantId: $tenantId, clientId: "coverStudio", username: $username, password: $password) { accessToken }
      }`,
    ],
    [
      'renew a sign-in',
      `query ($tenantId: String!) {
        refreshToken(tenantId: $tenantId, clientId: "coverStudio", refreshToken: "x") { accessToken error }
      }`,
    ],
  ])('can %s only for its own tenant', async (_what, query) => {
    const own = await server.post(query, credentials(), ownPage);
    expect([own.status, own.code]).toEqual([200, undefined]);
    const foreign = await server.post(query, credentials(), strangersPage);
    expect(foreign).toMatchObject({ code: 'FORBIDDEN' });
    expect(JSON.stringify(foreign.data)).not.toContain('ey');
  });

  test('can request a recovery link only for its own tenant', async () => {
    const query = `mutation ($tenantId: String!, $username: String!) {
      forgotPassword(tenantId: $tenantId, forgotPasswordInput: { clientId: "coverStudio", email: $username }) {
        status errors_2 { code }
      }
    }`;
    const foreign = await server.post(query, credentials(), strangersPage);
    expect(foreign.data).toEqual({ forgotPassword: { status: 'failure', errors_2: [{ code: 'FORBIDDEN' }] } });
    expect(await server.sql`select id from mails where tenant_id = ${user.tenantId}`).toEqual([]);
    expectSuccess(await server.post(query, credentials(), ownPage));
  });

  test('reads public files only of its own tenant', async () => {
    const key = await given.file(server, { ...user, isPublic: true });
    const url = `/api/v1/files/${key}?tenantIdIfNoToken=${user.tenantId}`;
    const read = async (url_: string, headers: object) =>
      (await server.http.inject({ url: url_, headers: { ...headers } })).statusCode;
    expect(await read(url, ownPage)).toBe(200);
    expect(await read(url, strangersPage)).toBe(403);
    expect(await read(`/api/v1/files/${key}`, { ...strangersPage, ...(await server.as(user).headers()) })).toBe(401);
  });

  test('uses API keys only of its own tenant, cached or not', async () => {
    const apiKey = await given.apiKey(server, user);
    const { plan, type } = await given.product(server, user);
    const price = async (page: object) => {
      const url = `/api/v1/products/${plan}/${type}/-/price`;
      const headers = { ...page, 'x-api-key': apiKey, 'content-type': 'application/json' };
      return (await server.http.inject({ method: 'POST', url, headers, payload: '{"values":{}}' })).statusCode;
    };
    expect(await price(strangersPage)).toBe(401);
    expect(await price(ownPage)).not.toBe(401);
    expect(await price(strangersPage)).toBe(401);
  });

  test('has no access once its host is removed', async () => {
    const host = await given.host(server, { tenantId: user.tenantId });
    const page = { host: 'api.example.com', origin: `https://${host}` };
    expectSuccess(await server.as(user).post(settings, {}, page));
    expectSuccess(
      await server
        .as(user)
        .post('mutation ($host: String) { removeHostFromTenantSettings(host: $host) { status errors } }', {
          host,
        }),
    );
    expect(await server.as(user).post(settings, {}, page)).toMatchObject({ status: 403 });
  });
});

test('a page of this server may act for any tenant, and so may a program', async () => {
  for (const headers of [{ host: 'api.example.com', origin: 'https://api.example.com' }, {}]) {
    expectSuccess(await server.as(user).post(settings, {}, headers));
    expectSuccess(await server.as(stranger).post(settings, {}, headers));
  }
});
