import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { expectProblem, expectSuccess } from '../../testing/expect-result.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import type { ProductId } from '../products/products.service.ts';

let server: TestServer;
let user: GivenUser;
beforeAll(async () => {
  server = await startTestServer();
  // Keys and products are cached from then on.
  const isListening = () => server.logLines.some((line) => line.includes('"listening for changes'));
  await vi.waitUntil(isListening, 10_000);
});
beforeEach(async () => {
  user = await given.user(server);
});
afterAll(async () => server.close());

const fields = 'id expiresAt isExpired products { plan type version }';
const create = `mutation ($name: String!, $expiresAt: DateTimeOffset, $products: [apiKeyProductInput!]) {
  createApiKey(name: $name, expiresAt: $expiresAt, products: $products) {
    status errors errors_2 { code message path } key apiKey { ${fields} } } }`;

const tryToCreate = (limits: object) => server.as(user).post(create, { name: 'Broker', ...limits });

async function givenKey(limits: object): Promise<string> {
  return String(expectSuccess(await tryToCreate(limits))['key']);
}

const inMinutes = (minutes: number) => new Date(server.clock.now().getTime() + minutes * 60_000).toISOString();

async function givenPriced(product: Partial<ProductId> = {}): Promise<ProductId> {
  const productId = await given.product(server, { ...user, ...product, underwritingRules: 'true' });
  await given.priceLogic(server, { ...user, productId, amountLogic: '1' });
  return productId;
}

const routes = ['price', 'underwriting', 'openapi.json'] as const;

async function call(key: string, { plan, type, version }: ProductId, route: (typeof routes)[number]) {
  const url = `/api/v1/products/${plan}/${type}/${version || '-'}/${route}`;
  const headers = { 'x-api-key': key, 'content-type': 'application/json' };
  return route === 'openapi.json'
    ? server.http.inject({ url, headers })
    : server.http.inject({ method: 'POST', url, headers, payload: '{"values":{}}' });
}

const statuses = async (key: string, id: ProductId) =>
  Promise.all(routes.map(async (route) => (await call(key, id, route)).statusCode));

describe('a key with an expiry', () => {
  test('is refused like a revoked one from that instant on, also while it is cached', async () => {
    const product = await givenPriced();
    const expiresAt = inMinutes(30);
    const key = await givenKey({ expiresAt });
    expect(await statuses(key, product)).toEqual([200, 200, 200]);
    server.clock.set(new Date(new Date(expiresAt).getTime() - 60_000));
    expect(await statuses(key, product)).toEqual([200, 200, 200]);
    server.clock.set(new Date(expiresAt));
    expect(await statuses(key, product)).toEqual([401, 401, 401]);
    const revoked = await given.apiKey(server, user);
    await server.sql`delete from api_keys where tenant_id = ${user.tenantId} and name = 'Given'`;
    const [expiredBody, revokedBody] = await Promise.all([
      call(key, product, 'price'),
      call(revoked, product, 'price'),
    ]);
    expect(expiredBody.json()).toMatchObject({ errors_2: revokedBody.json().errors_2 });
  });

  test('remains in the list, marked as expired', async () => {
    const expiresAt = inMinutes(5);
    await givenKey({ expiresAt });
    const list = async () => (await server.as(user).post(`{ apiKeys { ${fields} } }`)).data?.['apiKeys'];
    expect(await list()).toMatchObject([{ expiresAt, isExpired: false, products: null }]);
    server.clock.pass(5 * 60_000);
    expect(await list()).toMatchObject([{ expiresAt, isExpired: true }]);
  });

  test('has one in the future', async () => {
    expectProblem(await tryToCreate({ expiresAt: inMinutes(0) }), 'INVALID', 'expiresAt');
    expectProblem(await tryToCreate({ expiresAt: inMinutes(60 * 24 * 366 * 11) }), 'INVALID', 'expiresAt');
    expectProblem(await tryToCreate({ expiresAt: 'soon' }), 'INVALID');
    expectSuccess(await tryToCreate({ expiresAt: null, products: null }));
  });
});

describe('a key limited to products', () => {
  test('prices only these, and receives the response for a missing product for others', async () => {
    const [one, two] = [await givenPriced({ version: '1' }), await givenPriced()];
    const other = await givenPriced({ plan: one.plan, version: '2' });
    const key = await givenKey({ products: [one] });
    const unlimited = await givenKey({});
    for (const hidden of [two, other]) {
      // The second time, the product is cached by the unlimited key.
      expect(await statuses(key, hidden)).toEqual([404, 404, 404]);
      expect(await statuses(unlimited, hidden)).toEqual([200, 200, 200]);
      expect(await statuses(key, hidden)).toEqual([404, 404, 404]);
      for (const route of routes) {
        const refused = (await call(key, hidden, route)).json();
        const missing = (await call(unlimited, { ...hidden, plan: 'none' }, route)).json();
        expect(JSON.stringify(refused).replaceAll(hidden.plan, 'none')).toBe(JSON.stringify(missing));
      }
    }
    expect(await statuses(key, one)).toEqual([200, 200, 200]);
    expect(await statuses(key, one)).toEqual([200, 200, 200]);
  });

  test('may include all versions of a plan and type, also later ones', async () => {
    const first = await givenPriced({ version: '1' });
    const { plan, type } = first;
    const key = await givenKey({ products: [{ plan, type }] });
    expect(await statuses(key, first)).toEqual([200, 200, 200]);
    expect(await statuses(key, await givenPriced({ plan, type, version: '2' }))).toEqual([200, 200, 200]);
    const otherType = await givenPriced({ plan, type: `${type}2`, version: '1' });
    expect(await statuses(key, otherType)).toEqual([404, 404, 404]);
  });

  test('lists each product once', async () => {
    const { plan, type } = await givenPriced({ version: '1' });
    await givenKey({
      products: [
        { plan, type, version: '1' },
        { plan, type },
      ],
    });
    const list = await server.as(user).post(`{ apiKeys { ${fields} } }`);
    expect(list.data?.['apiKeys']).toMatchObject([{ products: [{ plan, type, version: null }] }]);
  });

  test('is limited to existing products of the tenant', async () => {
    const stranger = await given.product(server, await given.user(server));
    const { plan, type } = await givenPriced({ version: '1' });
    for (const id of [stranger, { plan: stranger.plan, type: stranger.type }, { plan, type, version: '2' }]) {
      expectProblem(await tryToCreate({ products: [id] }), 'NOT_FOUND', 'products');
    }
    expectProblem(await tryToCreate({ products: [] }), 'REQUIRED', 'products');
    expectProblem(await tryToCreate({ products: [{ plan: 'a\0', type: 't' }] }), 'INVALID', 'products.0.plan');
  });
});
