import { describe, expect, test } from 'vitest';
import type { ProductId } from '../products/products.service.ts';
import { expectProblem, expectSuccess } from '../../testing/expect-result.ts';
import { given } from '../../testing/given.ts';
import { productApiTests } from '../../testing/product-api.ts';

const tests = productApiTests();
const { priceOf } = tests;

const zone = { var: 'trip.zone' };
const byZone = { if: [{ '==': [zone, 'asia'] }, 108, { '==': [zone, 'europe'] }, 152, 190] };

async function pricedBy(amountLogic: object): Promise<ProductId> {
  const productId = await given.product(tests.server, tests.user);
  await given.priceLogic(tests.server, { ...tests.user, productId, amountLogic: JSON.stringify(amountLogic) });
  return productId;
}

const read = `query ($where: productWhereInput, $values: String!, $codes: [String], $strict: Boolean) {
  products_2(where: $where) { list { pricing(valuesJsonString: $values, discountCodes: $codes, strict: $strict) {
    amount originalPrice formattedPrice unknownValues { path value choices nearest } } } } }`;

async function pricing(productId: ProductId, values: object, others: object = {}) {
  const where = { id_in: [productId] };
  return tests.server.as(tests.user).post(read, { where, values: JSON.stringify(values), ...others });
}

describe('values that the pricing logic does not know', () => {
  test.each([
    ['Europe', 'europe'],
    [' europe ', 'europe'],
    ['europ', 'europe'],
    ['mars', null],
  ])('are listed beside the price for %j, and refused by strict', async (value, nearest) => {
    const id = await pricedBy(byZone);
    const values = { trip: { zone: value } };
    const unknown = { path: 'trip.zone', value, choices: ['asia', 'europe'], nearest };
    expect((await priceOf(id, { values })).answer).toMatchObject({ amount: 190, unknownValues: [unknown] });
    const list = [{ pricing: { amount: 190, unknownValues: [unknown] } }];
    expect(expectSuccess(await pricing(id, values))).toMatchObject({ list });
    const { status, answer } = await priceOf(id, { values, strict: true });
    expect(status).toBe(400);
    expect(answer.errors_2).toMatchObject([{ code: 'INVALID', path: 'values.trip.zone' }]);
    expectProblem(await pricing(id, values, { strict: true }), 'INVALID', 'values.trip.zone');
  });

  test('are none if the logic names them', async () => {
    const id = await pricedBy(byZone);
    const values = { trip: { zone: 'asia' } };
    expect((await priceOf(id, { values, strict: true })).answer).toMatchObject({ amount: 108, unknownValues: [] });
    expect(expectSuccess(await pricing(id, values, { strict: true }))).toMatchObject({
      list: [{ pricing: { amount: 108, unknownValues: [] } }],
    });
  });

  test('are reported for each item of a list, with its other problems', async () => {
    const id = await pricedBy({ '+': [byZone, { var: 'trip.days' }] });
    const item = (days: unknown, name: string) => ({ values: { trip: { zone: name, days } }, strict: true });
    const { answer } = await priceOf(id, [item(1, 'asia'), item('1', 'Asia')]);
    expect(answer).toMatchObject([
      { amount: 109 },
      {
        errors_2: [
          { code: 'INVALID', path: 'values.trip.days' },
          { code: 'INVALID', path: 'values.trip.zone' },
        ],
      },
    ]);
  });

  test('include those of applied codes', async () => {
    const id = await pricedBy({ '+': [100, 0] });
    const calculationLogic = '{"*":[{"var":"premium"},{"if":[{"in":[{"var":"club"},["gold","silver"]]},0.1,0]}]}';
    await given.codeRules(tests.server, {
      ...tests.user,
      productId: id,
      discount: [{ code: 'CLUB', name: 'Club', calculationLogic }],
    });
    const values = { club: 'Gold' };
    expect((await priceOf(id, { values })).answer).toMatchObject({ unknownValues: [] });
    const body = { values, discountCodes: ['CLUB'] };
    expect((await priceOf(id, body)).answer).toMatchObject({ amount: 100, unknownValues: [{ nearest: 'gold' }] });
    expect((await priceOf(id, { ...body, strict: true })).answer.errors_2).toMatchObject([{ path: 'values.club' }]);
    expectProblem(await pricing(id, values, { codes: ['CLUB'], strict: true }), 'INVALID', 'values.club');
  });

  test('are none of those that only the pricing logic names, if a code names others', async () => {
    const id = await pricedBy(byZone);
    const calculationLogic = '[{"if":[{"in":[{"var":"trip.zone"},["africa","europe"]]},2,0]},"HKD"]';
    await given.codeRules(tests.server, {
      ...tests.user,
      productId: id,
      discount: [{ code: 'FAR', name: 'Far', calculationLogic }],
    });
    const body = { values: { trip: { zone: 'asia' } }, discountCodes: ['FAR'], strict: true };
    expect((await priceOf(id, body)).answer).toMatchObject({ amount: 108, unknownValues: [] });
  });

  test('are refused in Chinese too, and strict must be a boolean', async () => {
    const id = await pricedBy(byZone);
    const { answer } = await tests.post(
      `/api/v1/products/${id.plan}/${id.type}/${id.version || '-'}/price`,
      { values: { trip: { zone: 'Europe' } }, strict: true },
      { ...tests.headers, 'accept-language': 'zh-HK' },
    );
    expect(answer.errors_2?.[0]?.message).toBe('價格的邏輯不認識變數 trip.zone 的值 Europe。是否指 europe？');
    expect((await priceOf(id, { values: {}, strict: 'yes' })).answer.errors_2).toMatchObject([
      { code: 'INVALID', path: 'strict' },
    ]);
  });
});

describe('a price below zero', () => {
  const reduced = { '-': [{ var: 'p' }, 100] };

  test.each([40, 99.99, -5, 0])('is refused at amountLogic, for %d', async (p) => {
    const id = await pricedBy(reduced);
    const { status, answer } = await priceOf(id, { values: { p } });
    expect(status).toBe(400);
    expect(answer.errors_2).toMatchObject([
      { code: 'INVALID', path: 'amountLogic', message: expect.stringContaining('negative') },
    ]);
    expectProblem(await pricing(id, { p }), 'INVALID', 'amountLogic');
    expectProblem(await pricing(id, { p }, { codes: [] }), 'INVALID', 'amountLogic');
    expect((await priceOf(id, [{ values: { p } }, { values: { p: 101 } }])).answer).toMatchObject([
      { status: 'failure', errors_2: [{ path: 'amountLogic' }] },
      { amount: 1 },
    ]);
  });

  test('is 0 if it is only so in binary, or a negative zero', async () => {
    const binary = await pricedBy({ '-': [0.3, { '+': [0.1, 0.2] }, { var: 'p' }] });
    expect((await priceOf(binary, { values: { p: 0 } })).answer).toMatchObject({
      amount: 0,
      formattedPrice: 'HKD 0.00',
    });
    const zero = await pricedBy({ '*': [{ var: 'p' }, -1] });
    const { answer } = await priceOf(zero, { values: { p: 0 } });
    expect(answer).toMatchObject({ amount: 0, originalPrice: 0, formattedPrice: 'HKD 0.00' });
    expect(expectSuccess(await pricing(zero, { p: 0 }))).toMatchObject({
      list: [{ pricing: { formattedPrice: 'HKD 0.00' } }],
    });
  });

  test('is 0 after a discount that is larger than the price', async () => {
    const id = await pricedBy(reduced);
    await given.codeRules(tests.server, {
      ...tests.user,
      productId: id,
      discount: [{ code: 'HALF', name: 'Fifty off', calculationLogic: '[50,"HKD"]' }],
    });
    const body = { values: { p: 140 }, discountCodes: ['HALF'] };
    expect((await priceOf(id, body)).answer).toMatchObject({ amount: 0, formattedPrice: 'HKD 0.00' });
    expect((await priceOf(id, { ...body, values: { p: 40 } })).answer.errors_2).toMatchObject([
      { path: 'amountLogic' },
    ]);
  });
});
