// Calls every route of the router as each caller who must receive nothing. A new route fails here until its
// expectation is added to testing/access/routes.ts.
import { channel } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rightsOfThings } from '../testing/access/arguments.ts';
import { giveOwned, missing, type Owned, secretWord, withoutNames } from '../testing/access/owned.ts';
import { type RouteExpectation, routes } from '../testing/access/routes.ts';
import { expectSuccess } from '../testing/expect-result.ts';
import { given, type GivenUser } from '../testing/given.ts';
import { rightsOf, roles } from '../request/rights.ts';
import { plainCompiler } from '../testing/plain-compiler.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let server: TestServer;
let owner: GivenUser;
let owned: Owned;
/** As registered with Fastify, omitting HEAD if there is a GET. */
const registered = new Set<string>();

function watchRoutes(message: unknown): void {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) if (one !== 'HEAD') registered.add(`${one} ${url}`);
  });
}

beforeAll(async () => {
  channel('fastify.initialization').subscribe(watchRoutes);
  server = await startTestServer({ appCompiler: plainCompiler });
  owner = await given.user(server);
  owned = await giveOwned(server, owner);
});
afterAll(async () => {
  channel('fastify.initialization').unsubscribe(watchRoutes);
  await server.close();
});

interface Answer {
  readonly status: number;
  readonly text: string;
}

type Headers = Readonly<Record<string, string>>;

const form = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nx\r\n--b--\r\n';
const bodies = {
  json: { payload: '{}', headers: { 'content-type': 'application/json' } },
  csv: { payload: 'a,b\n1,2\n', headers: { 'content-type': 'text/csv', 'if-match': '"a"' } },
  form: { payload: form, headers: { 'content-type': 'multipart/form-data; boundary=b' } },
};

async function call(name: string, things: Owned, headers: Headers = {}): Promise<Answer> {
  const [method = '', route = ''] = name.split(' ');
  const { path, body } = expectationOf(name);
  const { payload, headers: ofBody } = body === undefined ? { payload: undefined, headers: {} } : bodies[body];
  const response = await server.http.inject({
    method: method as 'GET',
    url: path?.(things) ?? route,
    headers: { host: 'localhost', ...ofBody, ...headers },
    ...(payload !== undefined && { payload }),
  });
  return { status: response.statusCode, text: response.body };
}

function expectationOf(name: string): RouteExpectation {
  const expectation = routes[name];
  if (expectation === undefined) throw new Error(`${name} has no expectation.`);
  return expectation;
}

function routesWith(...accesses: readonly RouteExpectation['access'][]): string[] {
  return Object.keys(routes).filter((name) => accesses.includes(expectationOf(name).access));
}

test('every route has an expectation', () => {
  expect([...registered].toSorted()).toEqual(Object.keys(routes).toSorted());
});

test('the right of a route covers what its address names', () => {
  const named = [...registered].filter((name) => /[:*]|files/.test(name) && expectationOf(name).access !== 'everybody');
  for (const name of named) {
    const { names = 'nothing', right } = expectationOf(name);
    const covering: readonly (string | undefined)[] = rightsOfThings[names];
    expect(covering, name).toContain(right);
  }
});

test.each(routesWith('everybody'))('%s is open, and shows nothing of a tenant', async (name) => {
  const { status, text } = await call(name, owned);
  expect(status).toBe(expectationOf(name).status ?? 200);
  expect(text).not.toContain(secretWord);
});

describe.each(routesWith('session', 'session or API key'))('%s', (name) => {
  test('returns 401 without a sign-in', async () => {
    expect((await call(name, owned)).status).toBe(401);
  });

  test('returns 401 for a session that has ended', async () => {
    const { headers, post } = server.as(owner);
    const token = await headers();
    expectSuccess(await post('mutation { logout { status errors } }'));
    expect((await call(name, owned, token)).status).toBe(401);
  });

  test('returns 401 for a made-up API key', async () => {
    expect((await call(name, owned, { 'x-api-key': 'made-up' })).status).toBe(401);
  });

  test("responds to another tenant's session like to names that do not exist", async () => {
    await expectNothing(name, () => strangersToken());
  });
});

test.each(routesWith('session'))('%s answers 401 to an API key', async (name) => {
  expect((await call(name, owned, { 'x-api-key': await given.apiKey(server, owner) })).status).toBe(401);
});

test.each(routesWith('session or API key'))(
  "%s answers another tenant's key like names that do not exist",
  async (name) => {
    await expectNothing(name, async () => ({ 'x-api-key': await given.apiKey(server, await given.user(server)) }));
  },
);

describe('a guest', () => {
  let headers: Headers;
  beforeAll(async () => {
    headers = await server.asGuest(given.liveApp(server, owner)).headers();
  });

  test.each(Object.keys(routes))('is refused, or gets only public data: %s', async (name) => {
    const { access, guestStatus, status: openStatus = 200 } = expectationOf(name);
    const { status, text } = await call(name, owned, headers);
    expect(status).toBe(guestStatus ?? (access === 'everybody' ? openStatus : 401));
    expect(text).not.toContain(secretWord);
  });

  test.each(routesWith('session or API key'))('is no API key: %s', async (name) => {
    const token = (headers['authorization'] ?? '').replace('Bearer ', '');
    expect((await call(name, owned, { 'x-api-key': token })).status).toBe(401);
  });
});

async function strangersToken(): Promise<Headers> {
  return server.as(await given.user(server)).headers();
}

async function expectNothing(name: string, credentials: () => Promise<Headers>): Promise<void> {
  const nothing = missing();
  const answer = await call(name, owned, await credentials());
  const expected = await call(name, nothing, await credentials());
  expect(answer.text).not.toContain(secretWord);
  expect(answer.status).toBe(expected.status);
  expect(withoutNames(answer.text, owned)).toBe(withoutNames(expected.text, nothing));
}

describe.each(roles)('the role %s', (role) => {
  let headers: Headers;
  beforeAll(async () => {
    headers = await server.as(await given.user(server, { tenantId: owner.tenantId, role })).headers();
  });

  test.each(routesWith('session', 'session or API key'))('is let in or refused as its rights say: %s', async (name) => {
    const { right } = expectationOf(name);
    if (right === undefined) throw new Error(`${name} names no right.`);
    const { status, text } = await call(name, owned, headers);
    expect(status === 403).toBe(!rightsOf(role).has(right));
    if (status === 403) expect(JSON.parse(text)).toMatchObject({ errors_2: [forbidden] });
  });
});

test.each(routesWith('session or API key'))('%s lets in an API key, which has the role API_CLIENT', async (name) => {
  expect(rightsOf('API_CLIENT').has(expectationOf(name).right ?? 'users:manage')).toBe(true);
  const { status } = await call(name, owned, { 'x-api-key': await given.apiKey(server, owner) });
  expect([401, 403]).not.toContain(status);
});

const forbidden = { code: 'FORBIDDEN', message: 'You are not authorized' };

test('the owner gets the named records', async () => {
  const headers = await server.as(owner).headers();
  const { text } = await call('GET /api/v1/files/*', owned, headers);
  expect(text).toBe(secretWord);
  expect((await call('POST /api/v1/products/:plan/:type/:version/price', owned, headers)).status).not.toBe(404);
  expect((await call('POST /api/v1/render/*', owned, headers)).status).toBe(200);
  const key = { 'x-api-key': await given.apiKey(server, owner) };
  for (const name of routesWith('session or API key')) {
    expect([401, 404], name).not.toContain((await call(name, owned, key)).status);
  }
});

const addresses = Object.keys(routes).map((name) => name.split(' ')[1] ?? '');
/** OPTIONS is handled at any address. */
const withRoutes = [...new Set(addresses)].filter((route) => route !== '/*');

test.each(withRoutes)('%s returns 405 for methods without a route, with the others listed', async (route) => {
  const taken = ['GET', 'POST', 'PUT'].filter((method) => routes[`${method} ${route}`] !== undefined);
  const [first = ''] = taken;
  const url = expectationOf(`${first} ${route}`).path?.(owned) ?? route;
  const allowed = taken.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
    if (allowed.includes(method)) continue;
    const { statusCode, headers } = await server.http.inject({ method, url, headers: { host: 'localhost' } });
    expect(statusCode, method).toBe(405);
    expect(String(headers['allow']).split(', ').toSorted(), method).toEqual(allowed.toSorted());
  }
});

test('a repeated parameter is refused', async () => {
  const headers = { host: 'localhost', ...(await server.as(owner).headers()) };
  const response = await server.http.inject({ url: '/api/v1/files/a.txt?bucketName=a&bucketName=b', headers });
  expect(response.statusCode).toBe(400);
  expect(response.body).toContain('bucketName');
});
