import { beforeAll, describe, expect, test } from 'vitest';
import { expectSuccess } from '../../testing/expect-result.ts';
import { given } from '../../testing/given.ts';
import { productApiTests } from '../../testing/product-api.ts';
import { templateCalls } from '../../testing/templates.ts';
import { ratingWorkbook, workbookFile } from '../../testing/workbook-file.ts';
import type { ProductId } from '../products/products.service.ts';

const api = productApiTests();
const logicalId = 'term-life-rates';
const inputs = [{ name: 'age' }, { name: 'smoker' }, { name: 'start' }, { name: 'sum' }];
const outputs = [{ name: 'premium' }, { name: 'years' }];

beforeAll(async () => {
  const fileKey = await given.file(api.server, {
    ...api.user,
    key: 'rates.xlsx',
    content: workbookFile(ratingWorkbook),
  });
  await templateCalls(api.server, api.user).create('function', { fileKey, inputs, outputs, logicalId });
});

const life = { eachKey: { age: { var: 'age' }, smoker: false, start: '2026-01-01', sum: { var: 'sum' } } };
/** The rate of the workbook for each 1,000, and a fee. */
const logic = JSON.stringify({ round: [{ '+': [{ function: [logicalId, life, 'premium'] }, 0.05] }, 2] });

function valuesOf(age: unknown, sum: unknown = 1000): object {
  return { values: { age, sum } };
}

const document = `query ($id: productIdInput!, $json: String) { products_2(where: { id_in: [$id] }) {
  list { pricing(valuesJsonString: $json) { amount missingVariables } } } }`;

async function amountOf(id: ProductId, values: object, user = api.user) {
  const { list } = expectSuccess(await api.server.as(user).post(document, { id, json: JSON.stringify(values) })) as {
    list: { pricing: unknown }[];
  };
  return list[0]?.pricing;
}

describe('pricing logic that calls a function', () => {
  test('has the price that the workbook gives, in the studio and by REST', async () => {
    const id = await api.pricedProduct({ logic });
    expect(await amountOf(id, { age: 40, sum: 1000 })).toEqual({ amount: 1.25, missingVariables: [] });
    expect(await api.priceOf(id, valuesOf(40))).toMatchObject({ status: 200, answer: { originalPrice: 1.25 } });
  });

  test('is answered item by item in a list, each in its place', async () => {
    const id = await api.pricedProduct({ logic });
    const { answer } = await api.priceOf(id, [valuesOf(40), valuesOf('forty'), valuesOf(40, 2000), { values: {} }]);
    expect(answer).toMatchObject([
      { status: 'success', originalPrice: 1.25 },
      { status: 'failure' },
      { status: 'success', originalPrice: 2.45 },
      { status: 'failure', errors_2: [{ code: 'REQUIRED' }, { code: 'REQUIRED' }] },
    ]);
  });

  test('answers thousands of items in one request', async () => {
    const id = await api.pricedProduct({ logic });
    const items = Array.from({ length: 3000 }, (_value, nth) => valuesOf(40, 1000 + nth * 1000));
    const { answer } = await api.priceOf(id, items);
    const amounts = (answer as unknown as { originalPrice: number }[]).map((each) => each.originalPrice);
    expect(amounts.slice(0, 3)).toEqual([1.25, 2.45, 3.65]);
    expect(amounts.at(-1)).toBe(3600.05);
  });

  test('may call a function with the result of another', async () => {
    const twice = {
      function: [
        logicalId,
        { eachKey: { ...life.eachKey, sum: { '*': [{ function: [logicalId, life, 'premium'] }, 1000] } } },
        'premium',
      ],
    };
    const id = await api.pricedProduct({ logic: JSON.stringify(twice) });
    expect(await amountOf(id, { age: 40, sum: 1000 })).toMatchObject({ amount: 1.44 });
  });

  test('is refused in words for what the function does not take', async () => {
    const id = await api.pricedProduct({ logic });
    const { status, answer } = await api.priceOf(id, { values: { age: 40, sum: 'much' } });
    expect(status).toBe(400);
    expect(answer.errors?.[0]).toMatch(/The function "term-life-rates" gave no result: .*sum/);
  });

  test('is refused for a function that is not there, or of another tenant', async () => {
    const other = await given.user(api.server);
    const productId = await given.product(api.server, other);
    await given.priceLogic(api.server, { ...other, productId, amountLogic: logic });
    const result = await api.server.as(other).post(document, { id: productId, json: '{"age":40,"sum":1000}' });
    expect(JSON.stringify(result)).toContain(
      'The function \\"term-life-rates\\" gave no result: There is no function with this id or logical id.',
    );
  });

  test('that never comes to the function needs nothing of it', async () => {
    const id = await api.pricedProduct({
      logic: JSON.stringify({ if: [{ '<': [{ var: 'age' }, 18] }, 10, JSON.parse(logic)] }),
    });
    expect(await amountOf(id, { age: 17 })).toMatchObject({ amount: 10 });
  });

  test('calls at most 20 times with different inputs', async () => {
    const calls = Array.from({ length: 21 }, (_value, nth) => ({
      function: [logicalId, { eachKey: { ...life.eachKey, sum: nth + 1 } }, 'premium'],
    }));
    const id = await api.pricedProduct({ logic: JSON.stringify({ '+': calls }) });
    const { status, answer } = await api.priceOf(id, valuesOf(40));
    expect(status).toBe(400);
    expect(answer.errors?.[0]).toContain('more than 20 different inputs');
  });
});

test('logic that is evaluated elsewhere calls no function', async () => {
  const result = await api.server
    .as(api.user)
    .post('query ($logic: String!) { evaluateLogic(logic: $logic, valuesJsonString: "{}") { status errors } }', {
      logic,
    });
  expect(JSON.stringify(result)).toContain('only pricing logic calls functions');
});
