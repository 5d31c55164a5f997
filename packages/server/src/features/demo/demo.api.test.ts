import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectSuccess } from '../../testing/expect-result.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { demoSignIn } from './demo-sign-in.ts';
import { seedDemo } from './demo.service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.database.asOwner((transaction) => seedDemo(transaction, server.clock.now()));
});
afterAll(async () => server.close());

async function signedIn(tenantId: string, locale = 'en-US') {
  const result = await server.post(
    `query ($tenantId: String!, $username: String!, $password: String!) {
      token_2(tenantId: $tenantId, clientId: "coverStudio", username: $username, password: $password) { accessToken }
    }`,
    { tenantId, username: demoSignIn.email, password: demoSignIn.password },
  );
  const { accessToken } = expectSuccess(result);
  const headers = { authorization: `Bearer ${String(accessToken)}`, 'accept-language': locale };
  return (query: string, variables?: object) => server.post(query, variables, headers);
}

const travelValues = JSON.stringify({
  trip: { zone: 'asia', days: 6 },
  insureds: { adults: 2, oldestAge: 41 },
  cover: { winterSports: true },
  discount: { code: null },
});

interface Node {
  typeId: string;
  children: Node[];
  options: Node[];
}

function count(nodes: readonly Node[]): number {
  return nodes.reduce((sum, node) => sum + 1 + node.options.length + count(node.children), 0);
}

describe('the demo', () => {
  test.each(['test', 'test_dev'])('shows two products of two versions and three insurers in %s', async (tenantId) => {
    const ask = await signedIn(tenantId);
    const result = await ask(`{ products_2 { totalCount list {
      productId { plan type version } name insurer { name } createdBy { username }
      pricing { amountLogic currencyCode } underwritingRules
      benefitGraph { typeId options { typeId } children { typeId options { typeId } children { typeId
        options { typeId } children { typeId options { typeId } children { typeId } } } } }
    } } insurers { name } }`);
    expect(result.errors).toEqual([]);
    const { products_2: products, insurers } = result.data as {
      products_2: { totalCount: number; list: { name: string; benefitGraph: Node[]; underwritingRules: string }[] };
      insurers: object[];
    };
    expect(insurers).toHaveLength(3);
    expect(products.list.map(({ name }) => name)).toEqual([
      'Health First VHIS Flexi 2027',
      'Travel Plus Single Trip 2027',
      'Travel Plus Single Trip 2026',
      'Health First VHIS Flexi 2026',
    ]);
    for (const { benefitGraph, underwritingRules } of products.list) {
      expect(count(benefitGraph)).toBeGreaterThanOrEqual(15);
      expect(JSON.parse(underwritingRules)).toBeTypeOf('object');
    }
  });

  test('prices a journey of six days to Asia for two adults', async () => {
    const ask = await signedIn('test_dev');
    const result = await ask(
      `query ($values: String) { products_2(valuesJsonString: $values, where: { productId: { plan: "travel_plus", version: "2027.1" } }) {
        list { pricing { amount formattedPrice } } } }`,
      { values: travelValues },
    );
    expect(expectSuccess(result)).toEqual({ list: [{ pricing: { amount: 469.47, formattedPrice: 'HKD 469.47' } }] });
  });

  test('prices a year of health cover by the age band', async () => {
    const ask = await signedIn('test');
    const valuesJsonString = JSON.stringify({ insured: { age: 41, smoker: true }, cover: { deductible: 16_000 } });
    const result = await ask(
      `query ($valuesJsonString: String) { products_2(valuesJsonString: $valuesJsonString, where: { productId: { plan: "health_first", version: "2027.1" } }) {
        list { pricing { amount } } } }`,
      { valuesJsonString },
    );
    // 5060 * 1.25 * 0.71 = 4490.75, to whole dollars 4491, and 0.1 percent of levy.
    expect(expectSuccess(result)).toEqual({ list: [{ pricing: { amount: 4495.49 } }] });
  });

  test('speaks Chinese', async () => {
    const ask = await signedIn('test_dev', 'zh-HK');
    const result = await ask('{ products_2(limit: 1) { list { name benefitGraph { name detailedValue } } } }');
    const { list } = expectSuccess(result) as { list: { name: string; benefitGraph: object[] }[] };
    expect(list[0]?.name).toBe('健康至上自願醫保靈活計劃 2027');
    expect(list[0]?.benefitGraph[0]).toEqual({ name: '每年保障限額', detailedValue: '每保單年度 {this|C1}' });
  });

  test('leaves the acceptance tenant empty but for its user', async () => {
    const ask = await signedIn('test_uat');
    const result = await ask('{ products_2 { totalCount list { name } } insurers { id } tenantSettings { hosts } }');
    expect(result.data).toEqual({
      products_2: { totalCount: 0, list: [] },
      insurers: [],
      tenantSettings: { hosts: ['uat.coverwright.test'] },
    });
  });

  test('holds its logic set out as the editor does', async () => {
    const ask = await signedIn('test_dev');
    const where = { productId: { plan: 'travel_plus', version: '2027.1' } };
    const query =
      'query ($where: productWhereInput) { products_2(where: $where) { list { pricing { amountLogic } } } }';
    const { list } = expectSuccess(await ask(query, { where })) as { list: { pricing: { amountLogic: string } }[] };
    expect(list[0]?.pricing.amountLogic).toContain('  { "==": [{ "var": "trip.zone" }, "asia"] },\n');
  });

  test('is not seeded twice', async () => {
    await server.database.asOwner((transaction) => seedDemo(transaction, server.clock.now()));
    const ask = await signedIn('test');
    expect(expectSuccess(await ask('{ products_2 { totalCount } }'))).toEqual({ totalCount: 4 });
  });
});
