import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectProblem, expectSuccess } from '../../testing/expect-result.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;
let user: GivenUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
});
afterAll(async () => server.close());

const envelope = 'status errors errors_2 { code message path by at } revision';
const create = `mutation ($id: productIdInput!, $input: priceLogicInput!) {
  createPriceLogic(productId: $id, input: $input) { ${envelope} } }`;
const update = `mutation ($id: productIdInput!, $input: priceLogicInput!, $revision: String) {
  updatePriceLogic(productId: $id, input: $input, expectedRevision: $revision) { ${envelope} } }`;
const read = `query ($where: productWhereInput, $values: [keyValueInput], $json: String, $codes: [String]) {
  products_2(where: $where) { list { name pricing(values: $values, valuesJsonString: $json, discountCodes: $codes) {
    amount amountLogic originalPrice currencyCode formattedPrice formattedOriginalPrice discountCodes revision
    createdAt createdBy { username } lastModifiedAt lastModifiedBy { username } } } } }`;

interface Pricing {
  readonly amount: number | null;
  readonly amountLogic: string;
  readonly revision: string;
}

async function readPricing(productId: object, variables: object = {}, locale = 'en-US') {
  const where = { id_in: [productId] };
  return server.as(user).post(read, { where, ...variables }, { 'accept-language': locale });
}

async function pricingOf(productId: object, variables: object = {}, locale = 'en-US'): Promise<Pricing | undefined> {
  const found = expectSuccess(await readPricing(productId, variables, locale)) as { list: { pricing: Pricing }[] };
  return found.list[0]?.pricing;
}

describe('createPriceLogic', () => {
  test('stores the text byte for byte, by default {} in HKD', async () => {
    const id = await given.product(server, user);
    expect(await pricingOf(id)).toBeNull();
    expectSuccess(await server.as(user).post(create, { id, input: {} }));
    expect(await pricingOf(id)).toMatchObject({
      amountLogic: '{}',
      currencyCode: 'HKD',
      amount: null,
      formattedPrice: null,
      createdBy: { username: user.email },
      lastModifiedBy: { username: user.email },
    });
    const other = await given.product(server, user);
    const amountLogic = '\r\n{ "+" :\t[1.50, 0.10] } \n';
    expectSuccess(await server.as(user).post(create, { id: other, input: { amountLogic, currencyCode: 'JPY' } }));
    expect(await pricingOf(other)).toMatchObject({ amountLogic, currencyCode: 'JPY' });
  });

  test('reports that it exists, even when two requests create it simultaneously', async () => {
    const id = await given.product(server, user);
    const asked = Array.from({ length: 4 }, () => server.as(user).post(create, { id, input: {} }));
    const results = await Promise.all(asked);
    const payloads = results.map(({ data }) => data?.['createPriceLogic'] as { status: string });
    expect(payloads.filter(({ status }) => status === 'success')).toHaveLength(1);
    expectProblem(await server.as(user).post(create, { id, input: {} }), 'ALREADY_EXISTS', 'productId');
  });

  test('refuses text that is not JSON and reports the line', async () => {
    const id = await given.product(server, user);
    const result = await server.as(user).post(create, { id, input: { amountLogic: '{\n"a": [1 2]\n}' } });
    expect(expectProblem(result, 'INVALID', 'input.amountLogic').message).toContain('Line 2');
    expect(await pricingOf(id)).toBeNull();
  });

  test('refuses an overlong text', async () => {
    const id = await given.product(server, user);
    const result = await server.as(user).post(create, { id, input: { amountLogic: ' '.repeat(2_000_001) } });
    expectProblem(result, 'TOO_LONG', 'input.amountLogic');
  });

  test('stores unknown operators and a wrong number of arguments', async () => {
    const id = await given.product(server, user);
    expectSuccess(await server.as(user).post(create, { id, input: { amountLogic: '{"premium":[{"-":[]}]}' } }));
  });

  test('is NOT_FOUND for a product that does not exist or belongs to another tenant', async () => {
    const theirs = await given.product(server, await given.user(server));
    expectProblem(await server.as(user).post(create, { id: theirs, input: {} }), 'NOT_FOUND', 'productId');
  });

  test('is refused without a sign-in', async () => {
    const result = await server.post(create, { id: { plan: 'p', type: 't' }, input: {} });
    expect(result).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });
});

describe('updatePriceLogic', () => {
  test('returns the revision that the next change expects, like createPriceLogic', async () => {
    const id = await given.product(server, user);
    let { revision } = expectSuccess(await server.as(user).post(create, { id, input: {} }));
    expect(revision).toBe((await pricingOf(id))?.revision);
    for (const amountLogic of ['1', '2']) {
      ({ revision } = expectSuccess(await server.as(user).post(update, { id, input: { amountLogic }, revision })));
      expect(await pricingOf(id)).toMatchObject({ amountLogic, revision });
    }
    const refused = await server.as(user).post(update, { id, input: { amountLogic: '3' }, revision: 'old' });
    expectProblem(refused, 'CONFLICT', 'expectedRevision');
    expect(refused.data).toMatchObject({ updatePriceLogic: { revision: null } });
  });

  test('replaces the given fields, leaves the rest and returns a new revision', async () => {
    const id = await given.product(server, user);
    await given.priceLogic(server, { ...user, productId: id, amountLogic: '1' });
    const before = await pricingOf(id);
    const changed = await server
      .as(user)
      .post(update, { id, input: { amountLogic: ' 2 ' }, revision: before?.revision });
    expectSuccess(changed);
    const after = await pricingOf(id);
    expect(after).toMatchObject({ amountLogic: ' 2 ', currencyCode: 'HKD', lastModifiedBy: { username: user.email } });
    expect(after?.revision).not.toBe(before?.revision);
    expectSuccess(await server.as(user).post(update, { id, input: { currencyCode: 'USD' } }));
    expect(await pricingOf(id)).toMatchObject({ amountLogic: ' 2 ', currencyCode: 'USD' });
  });

  test('updates the last change of its product, but not its revision', async () => {
    const id = await given.product(server, user);
    await given.priceLogic(server, { ...user, productId: id, amountLogic: '1' });
    const productOf = async () => {
      const query = `query ($where: productWhereInput) {
        products_2(where: $where) { list { revision lastModifiedAt } } }`;
      const found = expectSuccess(await server.as(user).post(query, { where: { id_in: [id] } }));
      return (found as { list: { revision: string; lastModifiedAt: string }[] }).list[0];
    };
    const before = await productOf();
    server.clock.pass(1000);
    expectSuccess(await server.as(user).post(update, { id, input: { amountLogic: '2' } }));
    const after = await productOf();
    expect(after?.revision).toBe(before?.revision);
    expect(Date.parse(after?.lastModifiedAt ?? '')).toBeGreaterThan(Date.parse(before?.lastModifiedAt ?? ''));
  });

  test('refuses an old revision, and reports who made the last change and when', async () => {
    const id = await given.product(server, user);
    await given.priceLogic(server, { ...user, productId: id });
    expectSuccess(await server.as(user).post(update, { id, input: { amountLogic: '1' } }));
    const late = await server.as(user).post(update, { id, input: { amountLogic: '2' }, revision: 'old' });
    const conflict = expectProblem(late, 'CONFLICT', 'expectedRevision');
    expect(conflict.message).toContain(user.email);
    expect(conflict).toMatchObject({ by: user.email, at: expect.stringMatching(/^\d{4}-.*Z$/) });
    expect(await pricingOf(id)).toMatchObject({ amountLogic: '1' });
  });

  test('refuses text that is not JSON', async () => {
    const id = await given.product(server, user);
    await given.priceLogic(server, { ...user, productId: id });
    const result = await server.as(user).post(update, { id, input: { amountLogic: "{'a':1}" } });
    expectProblem(result, 'INVALID', 'input.amountLogic');
    expect(await pricingOf(id)).toMatchObject({ amountLogic: '{}' });
  });

  test("requires existing pricing logic, and cannot see another tenant's product", async () => {
    const id = await given.product(server, user);
    const missing = expectProblem(await server.as(user).post(update, { id, input: {} }), 'NOT_FOUND', 'productId');
    expect(missing.message).toContain('Create one first');
    const stranger = await given.user(server);
    const theirs = await given.product(server, stranger);
    await given.priceLogic(server, { ...stranger, productId: theirs });
    expectProblem(await server.as(user).post(update, { id: theirs, input: {} }), 'NOT_FOUND', 'productId');
  });

  test('is refused without a sign-in', async () => {
    const result = await server.post(update, { id: { plan: 'p', type: 't' }, input: {} });
    expect(result).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });
});

describe('product.pricing', () => {
  async function priced(amountLogic: unknown) {
    const productId = await given.product(server, { ...user, name: 'Priced' });
    await given.priceLogic(server, { ...user, productId, amountLogic: JSON.stringify(amountLogic) });
    return productId;
  }

  test('calculates exactly what the logic says and formats it for the locale', async () => {
    const id = await priced({ '*': [{ var: 'persons' }, { var: 'trip.rate' }] });
    const json = JSON.stringify({ persons: 2, trip: { rate: 1234.5 } });
    expect(await pricingOf(id, { json })).toMatchObject({
      amount: 2469,
      originalPrice: 2469,
      formattedPrice: 'HKD 2,469.00',
      formattedOriginalPrice: 'HKD 2,469.00',
      discountCodes: [],
    });
    expect(await pricingOf(id, { json }, 'de-DE')).toMatchObject({ formattedPrice: '2.469,00 HKD' });
    const third = await priced({ '/': [1, 3] });
    expect(await pricingOf(third, { json: '{}' })).toMatchObject({ amount: 1 / 3, formattedPrice: 'HKD 0.33' });
  });

  test('accepts values as pairs, in which the text takes precedence', async () => {
    const id = await priced({ '+': [{ var: 'a.b' }, { if: [{ var: 'c' }, 1, 0] }, { var: 'd.0' }] });
    const values = [
      { key: 'a', value: { objectValue: [{ key: 'b', value: { numberValue: 10.5 } }] } },
      { key: 'c', value: { booleanValue: true } },
      { key: 'd', value: { arrayValue: [{ numberValue: 100 }] } },
    ];
    expect(await pricingOf(id, { values })).toMatchObject({ amount: 111.5 });
    expect(await pricingOf(id, { values, json: '{"a":{"b":1},"d":[2]}' })).toMatchObject({ amount: 3 });
  });

  test('uses the values of the list if the field has none of its own', async () => {
    const id = await priced({ var: 'n' });
    const document = `query ($where: productWhereInput) { products_2(where: $where, valuesJsonString: "{\\"n\\": 5}") {
      list { pricing { amount } own: pricing(valuesJsonString: "{\\"n\\": 6}") { amount } } } }`;
    const result = expectSuccess(await server.as(user).post(document, { where: { id_in: [id] } }));
    expect(result).toEqual({ list: [{ pricing: { amount: 5 }, own: { amount: 6 } }] });
  });

  test.each([
    ['a text', { var: 'name' }, 'a text'],
    ['nothing', { var: 'missing.one' }, 'missing.one'],
    ['a list', [1, 2], 'a list'],
    ['true', { '==': [1, 1] }, 'true'],
    ['a division by zero', { '/': [1, 0] }, 'not a finite number|not a number'],
    ['an unknown operator', { premium: [1] }, 'premium'],
  ])(
    'reports why there is no price when the logic returns %s, and returns the other fields',
    async (_what, logic, words) => {
      const id = await priced(logic);
      const result = await readPricing(id, { json: '{"name":"x"}' });
      expect(result.data).toEqual({ products_2: { list: [{ name: 'Priced', pricing: null }] } });
      expect(result.errors[0]?.path).toEqual(['products_2', 'list', 0, 'pricing']);
      expect(expectProblem(result, 'INVALID').message).toMatch(new RegExp(words));
    },
  );

  test('stops logic that does not end', async () => {
    const list = Array.from({ length: 300 }, (_, n) => n);
    const loop = (inner: object): object => ({ map: [list, inner] });
    const id = await priced(loop(loop(loop({ '+': [1, 1] }))));
    expectProblem(await readPricing(id, { json: '{}' }), 'LIMIT_EXCEEDED');
  });

  test('refuses values that are not JSON and discount codes that the product does not have', async () => {
    const id = await priced(1);
    expectProblem(await readPricing(id, { json: '{' }), 'INVALID', 'valuesJsonString');
    expectProblem(await readPricing(id, { json: '{}', codes: ['SUMMER'] }), 'NOT_FOUND', 'discountCodes.0');
    const list = await server.as(user).post('{ products_2(valuesJsonString: "[") { totalCount } }');
    expectProblem(list, 'INVALID', 'valuesJsonString');
  });
});
