import { describe, expect, test } from 'vitest';
import { expectProblem, expectSuccess } from '../../testing/expect-result.ts';
import { productApiTests } from '../../testing/product-api.ts';
import { rateTableCalls, travelRows } from '../../testing/rate-tables.ts';
import type { ProductId } from '../products/products.service.ts';

const api = productApiTests();
const document = `query ($id: productIdInput!, $json: String) { products_2(where: { id_in: [$id] }) {
  list { pricing(valuesJsonString: $json) { originalPrice explanation {
    isCut steps { depth sign text valueJsonString path table row } } } } } }`;
const factor = { if: [{ '<': [{ var: 'age' }, 18] }, 0.5, 1] };
const logic = JSON.stringify({ '*': [{ var: 'base' }, factor] });

function ask(id: ProductId, values: object | null, language = 'en-US') {
  const json = values && JSON.stringify(values);
  return api.server.as(api.user).post(document, { id, json }, { 'accept-language': language });
}

async function explain(id: ProductId, values: object | null, language?: string): Promise<unknown> {
  const { list } = expectSuccess(await ask(id, values, language)) as { list: { pricing: { explanation: unknown } }[] };
  return list[0]?.pricing.explanation;
}

describe('the explanation of a price', () => {
  test('has each step with its value, in words of the language', async () => {
    const id = await api.pricedProduct({ logic });
    expect(await explain(id, { base: 120, age: 8 })).toEqual({
      isCut: false,
      steps: [
        { ...step(0), text: 'calculated as:', valueJsonString: '60', path: '' },
        { ...step(1), text: 'base', valueJsonString: '120', path: '*.0' },
        { ...step(1), sign: '*', text: 'because age < 18', valueJsonString: '0.5', path: '*.1' },
      ],
    });
    expect(await explain(id, { base: 120, age: 8 }, 'zh-HK')).toMatchObject({
      steps: [{ text: '計算如下：' }, { text: 'base' }, { text: '因為 age < 18' }],
    });
  });

  test('names the row of a rate table', async () => {
    const id = await api.pricedProduct({ logic });
    const calls = rateTableCalls(api.server, api.user);
    expectSuccess(await calls.create(id, travelRows));
    expectSuccess(await calls.savePricing(id));
    const text = 'amount from table travel (zone asia, days from 8 to below 31)';
    expect(await explain(id, { trip: { zone: 'asia', days: 9 } })).toMatchObject({
      steps: [{ text, valueJsonString: '236.05', table: 'travel', row: 2 }],
    });
  });

  test('is null without values, and the reason of the price if there is none', async () => {
    const id = await api.pricedProduct({ logic });
    expect(await explain(id, null)).toBeNull();
    expectProblem(await ask(id, { base: 'x', age: 8 }), 'INVALID', 'amountLogic');
  });
});

function step(depth: number) {
  return { depth, sign: null, table: null, row: null };
}
