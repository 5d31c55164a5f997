import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createApp } from '../../app.ts';
import { connect } from '../../database/connection/connect.ts';
import { expectSuccess } from '../../testing/expect-result.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { postGraphql, startTestServer, testAuthSecret, type TestServer } from '../../testing/start-test-server.ts';
import type { ProductId } from '../products/products.service.ts';

let server: TestServer;
let isDatabaseAway = false;
beforeAll(async () => {
  const gone = () => Promise.reject(new Error('Connection terminated'));
  server = await startTestServer({
    wrap: (database) => ({
      ...database,
      read: (caller, work) => (isDatabaseAway ? gone() : database.read(caller, work)),
      asOwner: (work) => (isDatabaseAway ? gone() : database.asOwner(work)),
    }),
  });
  await untilHearing(1);
});
afterAll(async () => server.close());

async function untilHearing(times: number): Promise<void> {
  const heard = () => server.logLines.filter((line) => line.includes('"listening for changes')).length;
  await vi.waitFor(() => expect(heard()).toBe(times), 10_000);
}

interface Known {
  readonly user: GivenUser;
  readonly productId: ProductId;
  readonly key: string;
  readonly keyId: string;
}

const update = `mutation ($id: productIdInput!, $logic: String) {
  updatePriceLogic(productId: $id, input: { amountLogic: $logic }) { status errors } }`;

/** A product with the price 1 that was requested by key before, so that it is cached. */
async function rememberedProduct(user?: GivenUser): Promise<Known> {
  const owner = user ?? (await given.user(server));
  const productId = await given.product(server, { ...owner, underwritingRules: 'true' });
  await given.priceLogic(server, { ...owner, productId, amountLogic: '1' });
  const made = await server.as(owner).post('mutation { createApiKey(name: "Given") { key apiKey { id } } }');
  const { key, apiKey } = expectSuccess(made) as { key: string; apiKey: { id: string } };
  const known = { user: owner, productId, key, keyId: apiKey.id };
  expect(await ask(known)).toBe(1);
  return known;
}

/** The price, or the HTTP status if there is none. */
async function ask({ productId: { plan, type }, key }: Known, kind = 'price'): Promise<unknown> {
  const response = await server.http.inject({
    method: 'POST',
    url: `/api/v1/products/${plan}/${type}/-/${kind}`,
    headers: { host: 'localhost', 'content-type': 'application/json', 'x-api-key': key },
    payload: '{"values":{}}',
  });
  const answer = response.json<{ amount?: number; decision?: string }>();
  return answer.amount ?? answer.decision ?? response.statusCode;
}

/** The response when nothing can be read from the database. */
async function fromMemory(known: Known, kind?: string): Promise<unknown> {
  isDatabaseAway = true;
  try {
    return await ask(known, kind);
  } finally {
    isDatabaseAway = false;
  }
}

describe('prices by key', () => {
  test('are served from the cache, without the database', async () => {
    const known = await rememberedProduct();
    expect(await fromMemory(known)).toBe(1);
    expect(await fromMemory(known, 'underwriting')).toBe(503);
    await ask(known, 'underwriting');
    expect(await fromMemory(known, 'underwriting')).toBe('accept');
  });

  test('are refused with a perspective, which only users may name', async () => {
    const { productId, key } = await rememberedProduct();
    const response = await server.http.inject({
      method: 'POST',
      url: `/api/v1/products/${productId.plan}/${productId.type}/-/price`,
      headers: { host: 'localhost', 'content-type': 'application/json', 'x-api-key': key, 'x-perspective': 'working' },
      payload: '{"values":{}}',
    });
    expect(response.statusCode).toBe(403);
  });

  test('reflect a change of the logic at the very next request', async () => {
    const known = await rememberedProduct();
    for (const logic of ['2', '3', '4']) {
      expectSuccess(await server.as(known.user).post(update, { id: known.productId, logic }));
      expect(await ask(known)).toBe(Number(logic));
    }
  });

  test('reflect a change of a code, and of the underwriting logic', async () => {
    const known = await rememberedProduct();
    const { user, productId: id } = known;
    const input = { code: 'A', name: 'A', calculationLogic: '[1,"HKD"]' };
    const price = async () => {
      const response = await server.http.inject({
        method: 'POST',
        url: `/api/v1/products/${id.plan}/${id.type}/-/price`,
        headers: { host: 'localhost', 'content-type': 'application/json', 'x-api-key': known.key },
        payload: '{"values":{},"discountCodes":["A"]}',
      });
      return response.json<{ amount?: number }>().amount;
    };
    expect(await price()).toBeUndefined();
    const add = `mutation ($id: productIdInput!, $input: codeRuleInput!) {
      addDiscountCode(productId: $id, input: $input) { status errors } }`;
    expectSuccess(await server.as(user).post(add, { id, input }));
    expect(await price()).toBe(0);
    expect(await ask(known, 'underwriting')).toBe('accept');
    const rules = `mutation ($id: productIdInput!) {
      updateProduct(productId: $id, input: { underwritingRules: "false" }) { revision } }`;
    expectSuccess(await server.as(user).post(rules, { id }));
    expect(await ask(known, 'underwriting')).toBe('decline');
  });

  test('end with the product, and with the key', async () => {
    const known = await rememberedProduct();
    const second = await rememberedProduct(known.user);
    const remove = 'mutation ($id: productIdInput!) { deleteProduct(productId: $id) { status errors } }';
    expectSuccess(await server.as(known.user).post(remove, { id: known.productId }));
    expect(await ask(known)).toBe(404);
    expect(await ask(second)).toBe(1);
    const revoke = 'mutation ($id: String!) { revokeApiKey(id: $id) { status errors } }';
    expectSuccess(await server.as(known.user).post(revoke, { id: second.keyId }));
    expect(await ask(second)).toBe(401);
  });

  test('are not evicted by changes of another tenant', async () => {
    const known = await rememberedProduct();
    await rememberedProduct();
    expect(await fromMemory(known)).toBe(1);
  });
});

describe('another instance', () => {
  test('notifies this one: its changes are reflected here with the notice', async () => {
    const known = await rememberedProduct();
    const { user, productId: id } = known;
    const database = connect({ url: server.databaseUrl, poolSize: 2 });
    const log = pino({ level: 'silent' });
    const { config, objects } = server;
    const other = await createApp({ config, authSecret: testAuthSecret, database, objects, log });
    try {
      const headers = await server.as(user).headers();
      expectSuccess(await postGraphql(other, { query: update, variables: { id, logic: '2' } }, headers));
      await expect.poll(async () => ask(known), { interval: 5 }).toBe(2);
      expect(await fromMemory(known)).toBe(2);
      const revoke = 'mutation ($id: String!) { revokeApiKey(id: $id) { status errors } }';
      expectSuccess(await postGraphql(other, { query: revoke, variables: { id: known.keyId } }, headers));
      await expect.poll(async () => ask(known), { interval: 5 }).toBe(401);
    } finally {
      await other.close();
      await database.close();
    }
  });

  test('can change anything while this one receives no notices: nothing is served from the cache then', async () => {
    const known = await rememberedProduct();
    const heardBefore = server.logLines.filter((line) => line.includes('"listening for changes')).length;
    await server.sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'coverwright listener' and datname = current_database()`;
    await expect.poll(() => server.logLines.join()).toContain('not listening for changes');
    await server.sql`update price_logics set amount_logic = '5' where tenant_id = ${known.user.tenantId}`;
    expect(await ask(known)).toBe(5);
    await untilHearing(heardBefore + 1);
    expect(await ask(known)).toBe(5);
    expect(await fromMemory(known)).toBe(5);
  });
});
