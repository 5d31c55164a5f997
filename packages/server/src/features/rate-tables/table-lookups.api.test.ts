// Prices and decisions that look up rate tables, by REST and by GraphQL, in the main thread and in others.
import { describe, expect, test } from 'vitest';
import { budget } from '../../calculation/within-budget.ts';
import { expectProblem, expectSuccess } from '../../testing/expect-result.ts';
import { given } from '../../testing/given.ts';
import { productApiTests, productPath } from '../../testing/product-api.ts';
import { lookUp, rateTableCalls, travelColumns, travelRows } from '../../testing/rate-tables.ts';
import { rateTableUnit } from '../../graphql/generated/schema-types.ts';
import type { ProductId } from '../products/products.service.ts';

const api = productApiTests();
const calls = () => rateTableCalls(api.server, api.user);

/** Its price is that of a table, which has these amounts. */
async function ratedProduct(factor = 1): Promise<ProductId> {
  const id = await api.pricedProduct({ logic: '1' });
  expectSuccess(await calls().create(id, rowsTimes(factor)));
  expectSuccess(await calls().savePricing(id));
  return id;
}

const rowsTimes = (factor: number) =>
  travelRows.map(([zone, from, to, amount]) => [zone, from, to, Number(amount) * factor]);
const values = { trip: { zone: 'asia', days: 3 } };
const priceQuery = `query ($where: productWhereInput, $values: String!) { products_2(where: $where) { list {
  pricing(valuesJsonString: $values) { amount } } } }`;

async function graphqlPrice(id: ProductId): Promise<unknown> {
  const variables = { where: { id_in: [id] }, values: JSON.stringify(values) };
  const { list } = expectSuccess(await api.server.as(api.user).post(priceQuery, variables)) as unknown as {
    list: { pricing: { amount: number } }[];
  };
  return list[0]?.pricing.amount;
}

test('prices look up the tables of their product, and know each change immediately', async () => {
  const [id, other] = [await ratedProduct(), await ratedProduct(10)];
  for (const _ of [1, 2, 3]) {
    expect((await api.priceOf(id, { values })).answer).toMatchObject({ amount: 118.1 });
    expect((await api.priceOf(other, { values })).answer).toMatchObject({ amount: 1181 });
    expect([await graphqlPrice(id), await graphqlPrice(other)]).toEqual([118.1, 1181]);
  }
  const change = { set: { row: 1, column: 4, before: [[118.1]], after: [[120]] } };
  expectSuccess(await calls().change(id, [change]));
  expect((await api.priceOf(id, { values })).answer).toMatchObject({ amount: 120 });
  expect([await graphqlPrice(id), await graphqlPrice(other)]).toEqual([120, 1181]);
});

test('a long list, which is calculated in a thread, knows each change', async () => {
  const [id, other] = [await ratedProduct(), await ratedProduct(10)];
  const items = Array.from({ length: budget.items + 1 }, () => ({ values }));
  const amounts = async (productId: ProductId) => {
    const { answer } = await api.priceOf(productId, items);
    return [...new Set((answer as unknown as { amount: number }[]).map(({ amount }) => amount))];
  };
  expect([await amounts(id), await amounts(other)]).toEqual([[118.1], [1181]]);
  const change = { set: { row: 1, column: 4, before: [[118.1]], after: [[120]] } };
  expectSuccess(await calls().change(id, [change]));
  expect([await amounts(id), await amounts(other)]).toEqual([[120], [1181]]);
});

describe('a lookup fails', () => {
  test('without a row, with the keys and the nearest row', async () => {
    const { status, answer } = await api.priceOf(await ratedProduct(), {
      values: { trip: { zone: 'asia', days: 90 } },
    });
    expect(status).toBe(400);
    expect(answer.errors?.[0]).toContain('travel');
  });

  test('in a column that the table no longer has', async () => {
    const id = await ratedProduct();
    const columns = [{ ...travelColumns.values[0], name: 'premium', unit: rateTableUnit.FACTOR, currency: null }];
    expectSuccess(await calls().replace(id, travelRows, undefined, { ...travelColumns, values: columns }));
    const { status, answer } = await api.priceOf(id, { values });
    expect(status).toBe(400);
    expect(answer.errors?.[0]).toContain('amount');
  });
});

test('keys of a table have the types of its columns', async () => {
  const { status, answer } = await api.priceOf(await ratedProduct(), { values: { trip: { zone: 'asia', days: '3' } } });
  expect(status).toBe(400);
  expect(answer.errors_2).toMatchObject([{ code: 'INVALID', path: 'values.trip.days' }]);
});

test('decisions and codes look up tables', async () => {
  const id = await given.product(api.server, api.user);
  await given.priceLogic(api.server, { ...api.user, productId: id, amountLogic: '1000' });
  expectSuccess(await calls().create(id, travelRows));
  expectSuccess(await calls().saveUnderwriting(id, { if: [{ '>': [lookUp(), 200] }, ['TOO_EXPENSIVE'], []] }));
  const calculationLogic = JSON.stringify([lookUp(), 'HKD']);
  const loading = [{ code: 'TRIP', name: 'Trip', calculationLogic }];
  await given.codeRules(api.server, { ...api.user, productId: id, loading });
  const decide = async (days: number) =>
    (await api.post(`${productPath(id)}/underwriting`, { values: { trip: { zone: 'asia', days } } })).answer;
  expect(await decide(3)).toMatchObject({ decision: 'accept' });
  expect(await decide(9)).toMatchObject({ decision: 'decline', rejectionCodes: ['TOO_EXPENSIVE'] });
  const priced = await api.priceOf(id, { values: { ...values, loadingCodes: ['TRIP'] } });
  expect(priced.answer).toMatchObject({ amount: 1118.1 });
});

describe('evaluateLogic', () => {
  const query = `query ($id: productIdInput, $logic: String!, $values: String!) {
    evaluateLogic(productId: $id, logic: $logic, valuesJsonString: $values) {
      status errors errors_2 { code message path } value { resultJsonString } } }`;
  const evaluate = (id: ProductId | null) =>
    api.server.as(api.user).post(query, { id, logic: JSON.stringify(lookUp()), values: JSON.stringify(values) });

  test('looks up the tables of a product', async () => {
    expect(expectSuccess(await evaluate(await ratedProduct()))).toMatchObject({ value: { resultJsonString: '118.1' } });
  });

  test('has no tables without a product, and none of another tenant', async () => {
    expectProblem(await evaluate(null), 'INVALID', 'logic');
    const other = await given.user(api.server);
    const theirs = await given.product(api.server, other);
    expectSuccess(await rateTableCalls(api.server, other).create(theirs, travelRows));
    expectProblem(await evaluate(theirs), 'NOT_FOUND', 'productId');
  });
});

test('the OpenAPI document has the types and texts of the keys', async () => {
  const id = await ratedProduct();
  const url = `${productPath(id)}/openapi.json`;
  const response = await api.server.http.inject({ url, headers: { host: 'localhost', ...api.headers } });
  const { components } = response.json<{ components: { schemas: Record<string, object> } }>();
  expect(components.schemas['PriceRequest']).toMatchObject({
    properties: { values: { properties: { trip: { properties: { days: { type: 'number' } } } } } },
  });
  expect(travelColumns.keys).toHaveLength(2);
});
