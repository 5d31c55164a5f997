import type { Json } from '@coverwright/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectProblem, expectSuccess } from '../testing/expect-result.ts';
import { given, type GivenUser } from '../testing/given.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let server: TestServer;
let user: GivenUser;
let apiKey: string;
beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
  apiKey = await given.apiKey(server, user);
});
afterAll(async () => server.close());

const list = Array.from({ length: 20_000 }, (_, index) => index);
/** Values so close to ties that each needs exact arithmetic, which is the slowest logic within its limits. */
const slow: Json = { none: [{ var: 'list' }, { '<': [{ round: [{ '+': [{ var: '' }, 0.5, 1e-20] }, 0] }, -1] }] };

const evaluateOften = `query ($logic: String!, $values: String!) {
  ${[0, 1, 2, 3].map((index) => `a${index}: evaluateLogic(logic: $logic, valuesJsonString: $values) { status }`).join(' ')} }`;
const priceOf = `query ($where: productWhereInput, $values: String!) { products_2(where: $where) { list {
  pricing(valuesJsonString: $values) { amount formattedPrice } } } }`;

/** More than would be possible if the thread yielded only between calculations and before them. */
const manyAnswers = 600;

/** The number of sequential requests answered while the work is running; stops once there are enough. */
async function countAnswers(work: Promise<unknown>): Promise<number> {
  let isOver = false;
  const end = () => void (isOver = true);
  work.then(end, end);
  for (let answered = 0; ; answered += 1) {
    const { statusCode } = await server.http.inject('/healthz');
    expect(statusCode).toBe(200);
    // Results that are already available are returned first.
    await new Promise((resolve) => setImmediate(resolve));
    if (isOver || answered > manyAnswers) return answered;
  }
}

interface OpenapiDocument {
  readonly components: {
    readonly schemas: {
      readonly PriceRequest: { readonly properties: { readonly values: { readonly properties: object } } };
    };
  };
  readonly paths: Readonly<
    Record<string, { readonly post: { readonly requestBody: { readonly content: Readonly<Record<string, object>> } } }>
  >;
}

async function price(amountLogic: Json, payload: Json) {
  const productId = await given.product(server, user);
  await given.priceLogic(server, { ...user, productId, amountLogic: JSON.stringify(amountLogic) });
  const url = `/api/v1/products/${productId.plan}/${productId.type}/-/price`;
  const asked = { method: 'POST', url, headers: { 'x-api-key': apiKey, 'content-type': 'application/json' } } as const;
  return { productId, answering: server.http.inject({ ...asked, payload: JSON.stringify(payload) }) };
}

async function graphqlPrice(productId: object, values: Json): Promise<unknown> {
  const variables = { where: { id_in: [productId] }, values: JSON.stringify(values) };
  return (expectSuccess(await server.as(user).post(priceOf, variables)) as { list: unknown[] }).list[0];
}

test('other requests are answered while logic is evaluated', async () => {
  const variables = { logic: JSON.stringify(slow), values: JSON.stringify({ list }) };
  const evaluating = server.as(user).post(evaluateOften, variables);
  expect(await countAnswers(evaluating)).toBeGreaterThan(manyAnswers);
  expect((await evaluating).data).toMatchObject({ a0: { status: 'success' }, a3: { status: 'success' } });
});

test('others are answered while the first price of a large product is calculated', async () => {
  const numbers = Array.from({ length: 30_000 }, (_, index) => ({ '+': [{ var: 'a' }, index] }));
  const { answering, productId } = await price({ '+': numbers }, { values: { a: 1 } });
  expect(await countAnswers(answering)).toBeGreaterThan(manyAnswers);
  const amount = 30_000 + (30_000 * 29_999) / 2;
  expect((await answering).json()).toMatchObject({ status: 'success', amount, currencyCode: 'HKD' });
  expect(await graphqlPrice(productId, { a: 1 })).toMatchObject({ pricing: { amount } });
});

test('others are answered while the OpenAPI document of a large product is written', async () => {
  const names = Array.from({ length: 30_000 }, (_, index) => `v${index % 2_000}`);
  const sum: Json = { '+': names.map((name) => ({ '+': [{ var: name }, 1] })) };
  const underwritingRules = JSON.stringify({ if: [{ '>': [sum, 85] }, ['OLD'], []] });
  const productId = await given.product(server, { ...user, underwritingRules });
  await given.priceLogic(server, { ...user, productId, amountLogic: JSON.stringify(sum) });
  const url = `/api/v1/products/${productId.plan}/${productId.type}/-/openapi.json`;
  const writing = server.http.inject({ url, headers: { 'x-api-key': apiKey } });
  expect(await countAnswers(writing)).toBeGreaterThan(manyAnswers);
  const { components, paths } = (await writing).json<OpenapiDocument>();
  expect(Object.keys(components.schemas.PriceRequest.properties.values.properties)).toHaveLength(2_000);
  expect(paths[url.replace('openapi.json', 'price')]?.post.requestBody.content['application/json']).toMatchObject({
    example: { values: { v0: expect.any(Number), v1999: expect.any(Number) } },
  });
});

test('others are answered while a long list is calculated', async () => {
  const items = Array.from({ length: 150 }, () => ({ values: { list: list.slice(0, 500) } }));
  const { answering } = await price({ if: [slow, 1, 2] }, items);
  expect(await countAnswers(answering)).toBeGreaterThan(manyAnswers);
  expect((await answering).json()).toHaveLength(150);
});

test('a small rule with many steps has the same price as with few', async () => {
  const sum: Json = {
    reduce: [{ var: 'list' }, { '+': [{ var: 'current' }, { var: 'accumulator' }] }, 0],
  };
  const cents: Json = { '*': [sum, 1.13, 1.5] };
  const few = await price(cents, { values: { list: [1] } });
  expect((await few.answering).json()).toMatchObject({ amount: 1.6949999999999998, formattedPrice: 'HKD 1.70' });
  const many = [1, ...Array.from({ length: 30_000 }, () => 0)];
  expect(await graphqlPrice(few.productId, { list: many })).toMatchObject({
    pricing: { amount: 1.6949999999999998, formattedPrice: 'HKD 1.70' },
  });
  const { answering } = await price(cents, [{ values: { list: many.slice(0, 25_000) } }, { values: { list: [2] } }]);
  expect((await answering).json()).toMatchObject([{ formattedPrice: 'HKD 1.70' }, { formattedPrice: 'HKD 3.39' }]);
});

test('a decision of a large rule is the same as that of a small equivalent', async () => {
  const decide = `query ($where: productWhereInput) { products_2(where: $where) { list {
    underwritingDecision(valuesJsonString: "{\\"age\\":90}") { status decision rejectionCodes errors_2 { code message path } } } } }`;
  const rules = Array.from({ length: 3_000 }, () => ({ if: [{ '>': [{ var: 'age' }, 85] }, ['OLD'], []] }));
  const productId = await given.product(server, { ...user, underwritingRules: JSON.stringify({ merge: rules }) });
  const result = await server.as(user).post(decide, { where: { id_in: [productId] } });
  expect((expectSuccess(result) as { list: unknown[] }).list).toMatchObject([
    { underwritingDecision: { status: 'success', decision: 'decline', rejectionCodes: ['OLD'] } },
  ]);
});

test('the step limit is still reported as such', async () => {
  const wide = list.slice(0, 300);
  const endless: Json = { map: [wide, { map: [wide, { map: [wide, 1] }] }] };
  const { answering } = await price(endless, { values: {} });
  expect((await answering).json()).toMatchObject({ errors_2: [{ code: 'LIMIT_EXCEEDED', path: 'amountLogic' }] });
  const query = `query ($logic: String!) { evaluateLogic(logic: $logic, valuesJsonString: "{}") {
    status errors errors_2 { code message path } } }`;
  const result = await server.as(user).post(query, { logic: JSON.stringify(endless) });
  expectProblem(result, 'LIMIT_EXCEEDED', 'logic');
});
