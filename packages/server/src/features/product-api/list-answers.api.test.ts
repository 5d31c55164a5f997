import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { budget } from '../../calculation/within-budget.ts';
import { given } from '../../testing/given.ts';
import { productApiTests, productPath, trip } from '../../testing/product-api.ts';

const tests = productApiTests();
const { pricedProduct } = tests;

/** The raw response text. */
async function textOf(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<string> {
  const response = await tests.server.http.inject({
    method: 'POST',
    url: path,
    headers: { host: 'localhost', 'content-type': 'application/json', ...tests.headers, ...headers },
    payload: JSON.stringify(body),
  });
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  return response.body;
}

/** Repeats the items until the list is long enough to be calculated in a thread. */
function repeat(items: readonly unknown[]): unknown[] {
  return Array.from({ length: budget.items + items.length }, (_, index) => items[index % items.length]);
}

async function expectTextsOfItems(
  path: string,
  items: readonly unknown[],
  headers?: Readonly<Record<string, string>>,
): Promise<void> {
  const single: string[] = [];
  for (const item of items) single.push(await textOf(path, item, headers));
  expect(await textOf(path, items, headers)).toBe(`[${single.join(',')}]`);
  const all = repeat(items);
  const texts = all.map((_, index) => single[index % items.length]);
  expect(await textOf(path, all, headers)).toBe(`[${texts.join(',')}]`);
}

test('a list, short or long, has the same responses as its items separately, byte for byte', async () => {
  const productId = await pricedProduct();
  await given.codeRules(tests.server, {
    ...tests.user,
    productId,
    loading: [{ code: 'SKI', name: '冬季運動 ☃', calculationLogic: '[50,"HKD"]' }],
    discount: [{ code: 'EARLY', name: 'Early \u2028 "bird"', calculationLogic: '{"*":[{"var":"premium"},0.1]}' }],
  });
  const withCodes = (days: number) => ({
    values: { trip: { days }, loadingCodes: ['SKI'] },
    discountCodes: ['EARLY'],
  });
  const items = [trip(1), withCodes(7), withCodes(1.005), trip('x'), {}, null, { values: 3 }, { values: {} }];
  const unknown = Array.from({ length: 60 }, (_, index) => `${index}${'y'.repeat(500)}`);
  const path = `${productPath(productId)}/price`;
  await expectTextsOfItems(path, [...items, { ...trip(1), discountCodes: unknown }]);
  await expectTextsOfItems(path, items, { 'accept-language': 'zh-HK' });
});

test('decisions in a list are the same as those of single applications, byte for byte', async () => {
  const path = `${productPath(await pricedProduct())}/underwriting`;
  await expectTextsOfItems(path, [{ values: { age: 40 } }, { values: { age: 81 } }, { values: {} }]);
});

test('a long list reflects a change of the logic', async () => {
  const productId = await pricedProduct();
  const path = `${productPath(productId)}/price`;
  const before = await textOf(path, repeat([trip(2)]));
  expect(before).toContain('"amount":40,');
  const update = `mutation ($id: productIdInput!) {
    updatePriceLogic(productId: $id, input: { amountLogic: "{\\"*\\":[{\\"var\\":\\"trip.days\\"},30]}" }) { errors } }`;
  await tests.server.as(tests.user).post(update, { id: productId });
  expect(await textOf(path, repeat([trip(2)]))).toBe(before.replaceAll('40', '60'));
});

test('a long list is the same after compression', async () => {
  const path = `${productPath(await pricedProduct())}/price`;
  const items = repeat([trip(1), trip(2), {}]);
  const response = await tests.server.http.inject({
    method: 'POST',
    url: path,
    headers: {
      host: 'localhost',
      'content-type': 'application/json',
      'accept-encoding': 'gzip',
      ...tests.headers,
    },
    payload: JSON.stringify(items),
  });
  expect(response.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(response.rawPayload).toString()).toBe(await textOf(path, items));
});
