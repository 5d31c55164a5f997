import { afterAll, beforeAll, expect, test } from 'vitest';
import { given, type GivenUser } from '../../testing/given.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { anonymousRequestsMax } from '../../request/address-allowances.ts';

let server: TestServer;
let user: GivenUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
});
afterAll(async () => server.close());

const office = { 'x-forwarded-for': '198.51.100.7' };

async function ask(url: string, headers: Record<string, string> = {}, method: 'GET' | 'POST' = 'GET') {
  const isPost = method === 'POST';
  return server.http.inject({
    method,
    url,
    headers: { host: 'localhost', ...office, ...(isPost && { 'content-type': 'application/json' }), ...headers },
    ...(isPost && { payload: '{"query":"{ __typename }"}' }),
  });
}

test('an address that sent too many requests without a sign-in must wait, but not its signed-in users and other addresses', async () => {
  const key = await given.apiKey(server, user);
  const product = await given.product(server, user);
  const price = `/api/v1/products/${product.plan}/${product.type}/-/price`;
  server.clock.stop();
  for (let count = 0; count < anonymousRequestsMax; count += 1) {
    const { statusCode } = await ask('/api/v1/files/a.txt');
    if (statusCode !== 401) expect([count, statusCode]).toEqual([count, 401]);
  }
  for (const [url, method] of [
    ['/config.json', 'GET'],
    ['/graphql', 'POST'],
    ['/api/v1/files/a.txt?tenantIdIfNoToken=t', 'GET'],
    [price, 'POST'],
    ['/api/v1/render/x', 'POST'],
    ['/dev/mailbox', 'GET'],
  ] as const) {
    const refused = await ask(url, {}, method);
    expect([url, refused.statusCode]).toEqual([url, 429]);
    expect(refused.headers['retry-after']).toBe('1');
    expect(refused.body).toContain('LIMIT_EXCEEDED');
    expect(refused.body).toMatch(/Wait a second/);
    const madeUp = method === 'POST' ? { authorization: 'Bearer a.b.c', 'x-api-key': 'made-up' } : {};
    expect((await ask(url, madeUp, method)).statusCode).toBe(429);
  }
  const { headers } = server.as(user);
  expect((await ask('/graphql', await headers(), 'POST')).statusCode).toBe(200);
  expect((await ask(price, await headers(), 'POST')).statusCode).toBe(400);
  for (const url of ['/healthz', '/readyz', '/', '/nothing.js']) expect((await ask(url)).statusCode).not.toBe(429);
  expect((await ask('/graphql', { 'x-forwarded-for': '198.51.100.8' }, 'POST')).statusCode).toBe(200);
  expect((await ask(price, { 'x-forwarded-for': '198.51.100.8', 'x-api-key': key }, 'POST')).statusCode).toBe(400);
  // Cached since then.
  expect((await ask(price, { 'x-api-key': key }, 'POST')).statusCode).toBe(400);
  server.clock.pass(1_000);
  expect((await ask('/graphql', {}, 'POST')).statusCode).toBe(200);
});

test('long documents sent without a token are not parsed', async () => {
  const query = `{ ${'a '.repeat(2_000)} ! }`;
  expect(await server.post(query)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  expect(await server.as(user).post(query)).toMatchObject({ data: undefined, code: 'INVALID' });
});
