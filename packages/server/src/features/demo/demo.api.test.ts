import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectProblem, expectSuccess } from '../../testing/expect-result.ts';
import { signInToDemo } from '../../testing/sign-in-to-demo.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { changed, travelChanges } from '../../testing/travel-changes.ts';
import { demoFiles } from './demo-files.service.ts';
import { demoSignIn } from './demo-sign-in.ts';
import { seedDemo } from './demo.service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.database.asOwner((transaction) => seedDemo(transaction, server.clock.now(), server.objectParts));
});
afterAll(async () => server.close());

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

interface Code {
  code: string;
}

interface Figures {
  originalPrice: number;
  amount: number;
  missingVariables: string[];
}

function count(nodes: readonly Node[]): number {
  return nodes.reduce((sum, node) => sum + 1 + node.options.length + count(node.children), 0);
}

describe('the demo', () => {
  test.each(['test', 'test_dev'])('shows three products and three insurers in %s', async (tenantId) => {
    const ask = await signInToDemo(server, tenantId);
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
      'Life Secure Term 2027',
      'Travel Plus Single Trip 2027',
      'Travel Plus Single Trip 2026',
      'Health First VHIS Flexi 2026',
    ]);
    for (const { name, benefitGraph, underwritingRules } of products.list) {
      expect(count(benefitGraph)).toBeGreaterThanOrEqual(name.startsWith('Life') ? 3 : 15);
      expect(JSON.parse(underwritingRules)).toBeTypeOf('object');
    }
  });

  test('prices a journey of six days to Asia for two adults', async () => {
    const ask = await signInToDemo(server, 'test_dev');
    const result = await ask(
      `query ($values: String) { products_2(valuesJsonString: $values, where: { productId: { plan: "travel_plus", version: "2027.1" } }) {
        list { pricing { amount formattedPrice } } } }`,
      { values: travelValues },
    );
    expect(expectSuccess(result)).toEqual({ list: [{ pricing: { amount: 469.47, formattedPrice: 'HKD 469.47' } }] });
  });

  test('has thirty discounts and thirty loadings for the journey, each of which changes the price as described', async () => {
    const ask = await signInToDemo(server, 'test_dev');
    const where = { productId: { plan: 'travel_plus', version: '2027.1' } };
    const document = `query ($where: productWhereInput) { products_2(where: $where) { list {
      discountCodes { code } loadingCodes { code } } } }`;
    const { list } = expectSuccess(await ask(document, { where })) as { list: Record<string, Code[]>[] };
    const sortedCodes = (codes: readonly Code[] = []) => codes.map(({ code }) => code).toSorted();
    expect(sortedCodes(list[0]?.['discountCodes'])).toEqual(Object.keys(travelChanges.discount).toSorted());
    expect(sortedCodes(list[0]?.['loadingCodes'])).toEqual(Object.keys(travelChanges.loading).toSorted());
    expect(sortedCodes(list[0]?.['discountCodes'])).toHaveLength(30);
    expect(sortedCodes(list[0]?.['loadingCodes'])).toHaveLength(30);

    const price = `query ($where: productWhereInput, $values: String, $codes: [String]) { products_2(where: $where) { list {
      pricing(valuesJsonString: $values, discountCodes: $codes) { originalPrice amount missingVariables } } } }`;
    for (const [kind, changes] of Object.entries(travelChanges)) {
      for (const [code, { by, of: journey }] of Object.entries(changes)) {
        const asked = kind === 'loading' ? { ...journey, loadingCodes: [code] } : journey;
        const codes = kind === 'discount' ? [code] : [];
        const result = expectSuccess(await ask(price, { where, values: JSON.stringify(asked), codes }));
        const { pricing } = (result as { list: { pricing: Figures }[] }).list[0] ?? {};
        const before = pricing?.originalPrice ?? NaN;
        const expected = kind === 'loading' ? changed(before, by, 1) : changed(before, by, -1);
        expect({ code, ...pricing }).toEqual({ code, originalPrice: before, amount: expected, missingVariables: [] });
      }
    }
  });

  test('includes an early-bird discount and a loading for skiing in the price of the journey', async () => {
    const ask = await signInToDemo(server, 'test_dev');
    const values = JSON.stringify({ ...(JSON.parse(travelValues) as object), loadingCodes: ['OFF_PISTE'] });
    const result = await ask(
      `query ($values: String) { products_2(where: { productId: { plan: "travel_plus", version: "2027.1" } }) { list {
        pricing(valuesJsonString: $values, discountCodes: ["EARLYBIRD10"]) {
          amount formattedOriginalPrice formattedPrice loadings { newPrice } } } } }`,
      { values },
    );
    // 469.47 * 1.25 = 586.8375, and 586.84 * 0.9 = 528.156.
    expect(expectSuccess(result)).toEqual({
      list: [
        {
          pricing: {
            amount: 528.16,
            formattedOriginalPrice: 'HKD 469.47',
            formattedPrice: 'HKD 528.16',
            loadings: [{ newPrice: 586.84 }],
          },
        },
      ],
    });
  });

  test('decides on the journey by age and destination', async () => {
    const ask = await signInToDemo(server, 'test_dev');
    const decide = async (destination: string, oldestAge: number) => {
      const valuesJsonString = JSON.stringify({
        trip: { destination, days: 6 },
        insureds: { oldestAge },
        cover: { winterSports: true },
      });
      const result = await ask(
        `query ($valuesJsonString: String!) { products_2(where: { productId: { plan: "travel_plus", version: "2027.1" } }) {
          list { underwritingDecision(valuesJsonString: $valuesJsonString) { status decision rejectionCodes } } } }`,
        { valuesJsonString },
      );
      return (expectSuccess(result) as { list: { underwritingDecision: object }[] }).list[0]?.underwritingDecision;
    };
    expect(await decide('JP', 41)).toEqual({ status: 'success', decision: 'accept', rejectionCodes: [] });
    expect(await decide('SY', 70)).toEqual({
      status: 'success',
      decision: 'decline',
      rejectionCodes: ['DESTINATION_EXCLUDED', 'WINTER_SPORTS_AGE'],
    });
  });

  test('prices a year of health cover by age band', async () => {
    const ask = await signInToDemo(server, 'test');
    const valuesJsonString = JSON.stringify({ insured: { age: 41, smoker: true }, cover: { deductible: 16_000 } });
    const result = await ask(
      `query ($valuesJsonString: String) { products_2(valuesJsonString: $valuesJsonString, where: { productId: { plan: "health_first", version: "2027.1" } }) {
        list { pricing { amount } } } }`,
      { valuesJsonString },
    );
    // 5060 * 1.25 * 0.71 = 4490.75, rounded to 4491, plus a levy of 0.1 percent.
    expect(expectSuccess(result)).toEqual({ list: [{ pricing: { amount: 4495.49 } }] });
  });

  test('is available in Chinese', async () => {
    const ask = await signInToDemo(server, 'test_dev', 'zh-HK');
    const result = await ask('{ products_2(limit: 1) { list { name benefitGraph { name detailedValue } } } }');
    const { list } = expectSuccess(result) as { list: { name: string; benefitGraph: object[] }[] };
    expect(list[0]?.name).toBe('健康至上自願醫保靈活計劃 2027');
    expect(list[0]?.benefitGraph[0]).toEqual({ name: '每年保障限額', detailedValue: '每保單年度 {this|C1}' });
  });

  test('leaves the acceptance tenant empty except for its user', async () => {
    const ask = await signInToDemo(server, 'test_uat');
    const result = await ask('{ products_2 { totalCount list { name } } insurers { id } tenantSettings { hosts } }');
    expect(result.data).toEqual({
      products_2: { totalCount: 0, list: [] },
      insurers: [],
      tenantSettings: { hosts: ['uat.coverwright.test'] },
    });
  });

  test('formats its logic like the editor', async () => {
    const ask = await signInToDemo(server, 'test_dev');
    const where = { productId: { plan: 'travel_plus', version: '2027.1' } };
    const query =
      'query ($where: productWhereInput) { products_2(where: $where) { list { pricing { amountLogic } } } }';
    const { list } = expectSuccess(await ask(query, { where })) as { list: { pricing: { amountLogic: string } }[] };
    expect(list[0]?.pricing.amountLogic).toContain('  { "==": [{ "var": ["discount.code", ""] }, "EARLYBIRD"] },\n');
  });

  test('has readable files, and none in acceptance', async () => {
    const filesOf = (tenantId: string) => server.sql`select count(*)::int from files where tenant_id = ${tenantId}`;
    expect(await filesOf('test_dev')).toEqual([{ count: demoFiles.length }]);
    expect(await filesOf('test')).toEqual([{ count: demoFiles.length }]);
    expect(await filesOf('test_uat')).toEqual([{ count: 0 }]);
    expect(await server.sql`select name from buckets order by name`).toEqual([
      { name: 'test-dev-documents' },
      { name: 'test-documents' },
      { name: 'test-uat-documents' },
    ]);
    for (const { key, isPublic } of demoFiles) {
      const url = `/api/v1/files/${encodeURIComponent(key)}?tenantIdIfNoToken=test_dev`;
      expect((await server.http.inject(url)).statusCode).toBe(isPublic ? 200 : 404);
    }
    expect(await server.sql`select 1 from loose_objects`).toEqual([]);
  });

  test('is not seeded twice', async () => {
    await server.database.asOwner((transaction) => seedDemo(transaction, server.clock.now(), server.objectParts));
    const ask = await signInToDemo(server, 'test');
    expect(expectSuccess(await ask('{ products_2 { totalCount } }'))).toEqual({ totalCount: 5 });
  });
});

test("the demo's public password cannot be chosen for an account", async () => {
  const ask = await signInToDemo(server, 'test_dev');
  const change = `mutation ($input: changePasswordInput!) {
    changePassword(changePasswordInput: $input) { status errors errors_2 { code path } }
  }`;
  const { password } = demoSignIn;
  for (const newPassword of [password, password.toUpperCase()]) {
    const result = await ask(change, { input: { currentPassword: password, newPassword } });
    expectProblem(result, 'INVALID', 'changePasswordInput.newPassword');
  }
});

test.each(['test', 'test_dev'])('sells the products on sale in an app of %s', async (tenantId) => {
  const ask = await signInToDemo(server, tenantId);
  const result = await ask(
    '{ apps(where: { appId: "harbourDirect" }) { list { appId appName hosts appTemplateId soldProducts { productId { plan version } product { name } } } } }',
  );
  const host = tenantId === 'test' ? 'harbour-direct-production.localhost' : 'harbour-direct.localhost';
  expect(expectSuccess(result)).toEqual({
    list: [
      {
        appId: 'harbourDirect',
        appName: 'Harbour Direct',
        hosts: [host],
        appTemplateId: 'distribution_website',
        soldProducts: [
          {
            productId: { plan: 'travel_plus', version: '2026.2' },
            product: { name: 'Travel Plus Single Trip 2026' },
          },
          {
            productId: { plan: 'health_first', version: '2026.1' },
            product: { name: 'Health First VHIS Flexi 2026' },
          },
        ],
      },
    ],
  });
});

test('offers the policy schedule to customers only in the portal of the development tenant', async () => {
  const settings = '{ cmsConfigs(where: { appId: "harbourPortal" }) { visitors { kind documentTemplateIds } } }';
  const result = await (await signInToDemo(server, 'test_dev'))(settings);
  expect(expectSuccess(result)).toEqual([
    { visitors: { kind: 'customers', documentTemplateIds: ['policy_schedule'] } },
  ]);
  expect(expectSuccess(await (await signInToDemo(server, 'test'))(settings))).toEqual([]);
});
