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

const create = `mutation ($id: productIdInput!, $input: priceLogicInput!) {
  createPriceLogic(productId: $id, input: $input) { status errors } }`;

describe('product.pricing with codes', () => {
  const percentOff = (percent: number): string => `{"*":[{"var":"premium"},{"/":[${percent},100]}]}`;
  const discount = [
    { code: 'EARLY', name: 'Early bird', calculationLogic: percentOff(10) },
    { code: 'VOUCHER', name: 'Voucher', calculationLogic: '[50,"HKD"]' },
    { code: 'DOLLARS', name: 'In dollars', calculationLogic: '[5,"USD"]' },
  ];
  const loading = [
    { code: 'SKI', name: 'Winter sports', calculationLogic: percentOff(25) },
    { code: 'DAYS', name: 'Long journey', calculationLogic: '{"if":[{">":[{"var":"days"},30]},[80,"HKD"],0]}' },
  ];
  const document = `query ($where: productWhereInput, $json: String, $codes: [String]) { products_2(where: $where) {
    list { pricing(valuesJsonString: $json, discountCodes: $codes) {
      amount originalPrice formattedPrice formattedOriginalPrice discountCodes
      discounts { id code name ratio flat formattedFlat calculationLogic isManual order newPrice }
      appliedDiscounts { id code name order ratio flat calculationLogic isManual originalPrice newPrice formattedFlat
        formattedOriginalPrice formattedNewPrice }
      loadings { id codeName { code name } order ratio flat currencyCode calculationJsonLogic originalPrice newPrice
        formattedOriginalPrice formattedNewPrice }
      appliedTaxes { code } missingVariables unknownCodes } } } }`;

  async function productWithCodes(currencyCode = 'HKD', codes: object = { discount, loading }) {
    const productId = await given.product(server, user);
    const input = { amountLogic: '{"var":"price"}', currencyCode };
    expectSuccess(await server.as(user).post(create, { id: productId, input }));
    await given.codeRules(server, { ...user, productId, ...codes });
    return productId;
  }

  const ask = (id: object, values?: object, codes?: (string | null)[], locale = 'en-US') =>
    server
      .as(user)
      .post(
        document,
        { where: { id_in: [id] }, json: values && JSON.stringify(values), codes },
        { 'accept-language': locale },
      );

  async function priceOf(...asked: Parameters<typeof ask>) {
    const { list } = expectSuccess(await ask(...asked)) as { list: { pricing: Record<string, unknown> }[] };
    return list[0]?.pricing;
  }

  test('reports each loading and discount with the price before and after it', async () => {
    const id = await productWithCodes();
    const values = { price: 1234.5, days: 31, loadingCodes: ['DAYS', 'SKI'] };
    expect(await priceOf(id, values, ['VOUCHER', null, 'EARLY'])).toMatchObject({
      originalPrice: 1234.5,
      formattedOriginalPrice: 'HKD 1,234.50',
      loadings: [
        {
          id: 'DAYS',
          codeName: { code: 'DAYS', name: 'Long journey' },
          order: 1,
          ratio: null,
          flat: null,
          currencyCode: 'HKD',
          calculationJsonLogic: loading[1]?.calculationLogic,
          originalPrice: 1234.5,
          newPrice: 1314.5,
          formattedOriginalPrice: 'HKD 1,234.50',
          formattedNewPrice: 'HKD 1,314.50',
        },
        { id: 'SKI', order: 2, ratio: 0.25, flat: null, originalPrice: 1314.5, newPrice: 1643.13 },
      ],
      appliedDiscounts: [
        {
          id: 'VOUCHER',
          code: 'VOUCHER',
          name: 'Voucher',
          order: 1,
          ratio: null,
          flat: 50,
          calculationLogic: '[50,"HKD"]',
          isManual: false,
          originalPrice: 1643.13,
          newPrice: 1593.13,
          formattedFlat: 'HKD 50.00',
          formattedOriginalPrice: 'HKD 1,643.13',
          formattedNewPrice: 'HKD 1,593.13',
        },
        { id: 'EARLY', order: 2, ratio: 0.1, flat: null, formattedFlat: null, newPrice: 1433.82 },
      ],
      discountCodes: ['VOUCHER', 'EARLY'],
      appliedTaxes: [],
      amount: 1433.82,
      formattedPrice: 'HKD 1,433.82',
    });
  });

  test('lists every discount of the product, with and without values', async () => {
    const id = await productWithCodes();
    const expected = [
      { id: 'EARLY', code: 'EARLY', ratio: 0.1, flat: null, formattedFlat: null, order: null, newPrice: null },
      { code: 'VOUCHER', flat: 50, formattedFlat: '50,00 HKD', isManual: false },
      { code: 'DOLLARS', flat: 5, formattedFlat: '5,00 USD' },
    ];
    const locale = 'de-DE';
    expect(await priceOf(id, undefined, undefined, locale)).toMatchObject({ amount: null, discounts: expected });
    const priced = await priceOf(id, { price: 0.125 }, [], locale);
    expect(priced).toMatchObject({ amount: 0.125, discounts: expected, appliedDiscounts: [], loadings: [] });
  });

  test.each([
    ['HKD', 100.25, 90.23, 'HKD 90.23'],
    ['JPY', 1005, 905, 'JPY 905'],
    ['BHD', 10.005, 9.005, 'BHD 9.005'],
    ['ITL', 15, 14, 'ITL 14'],
  ])('rounds half up to the minor units of %s', async (currencyCode, price, amount, formattedPrice) => {
    const id = await productWithCodes(currencyCode, { discount });
    expect(await priceOf(id, { price }, ['EARLY'])).toMatchObject({ amount, formattedPrice });
  });

  test('reports all codes that cannot be used, at their positions', async () => {
    const id = await productWithCodes();
    const result = await ask(id, { price: 1, loadingCodes: ['SKI', 'EARLY', 5] }, ['EARLY', 'NONE', 'EARLY']);
    expectProblem(result, 'NOT_FOUND', 'values.loadingCodes.1');
    expectProblem(result, 'INVALID', 'values.loadingCodes.2');
    expectProblem(result, 'NOT_FOUND', 'discountCodes.1');
    expectProblem(result, 'INVALID', 'discountCodes.2');
    expectProblem(await ask(id, { price: 1, loadingCodes: 'SKI' }), 'INVALID', 'values.loadingCodes');
  });

  test('refuses an amount in another currency and numbers outside the safe range', async () => {
    const id = await productWithCodes();
    const refused = expectProblem(await ask(id, { price: 1 }, ['EARLY', 'DOLLARS']), 'INVALID', 'discountCodes.1');
    expect(refused.message).toContain('USD');
    expectProblem(await ask(id, { price: 1e17 }), 'INVALID', 'values.price');
  });

  test('lists the missing variables that the logic and the applied codes read', async () => {
    const id = await productWithCodes();
    const sum = `mutation ($id: productIdInput!, $input: priceLogicInput!) {
      updatePriceLogic(productId: $id, input: $input) { status errors } }`;
    expectSuccess(await server.as(user).post(sum, { id, input: { amountLogic: '{"+":[{"var":"price"}]}' } }));
    expect(await priceOf(id, { loadingCodes: ['DAYS'] })).toMatchObject({
      amount: 0,
      formattedPrice: 'HKD 0.00',
      missingVariables: ['price', 'days'],
    });
    expect(await priceOf(id, { price: 1 }, ['EARLY'])).toMatchObject({ missingVariables: [] });
    expect(await priceOf(id)).toMatchObject({ amount: null, missingVariables: null });
  });

  test('prices every product of a list, and lists the codes that one of them lacks', async () => {
    const [known, lacking] = [await productWithCodes(), await productWithCodes('HKD', {})];
    const json = JSON.stringify({ price: 100, loadingCodes: ['SKI'] });
    const variables = { where: { id_in: [known, lacking] }, json, codes: ['EARLY', ''] };
    const { list } = expectSuccess(await server.as(user).post(document, variables)) as {
      list: { pricing: Record<string, unknown> }[];
    };
    expect(list.map(({ pricing }) => [pricing['originalPrice'], pricing['unknownCodes']])).toEqual(
      expect.arrayContaining([
        [100, []],
        [100, ['SKI', 'EARLY']],
      ]),
    );
    expect(list.every(({ pricing }) => typeof pricing['amount'] === 'number')).toBe(true);
  });

  test('does not use codes of another product or tenant', async () => {
    await productWithCodes();
    const other = await productWithCodes('HKD', {});
    expectProblem(await ask(other, { price: 1 }, ['EARLY']), 'NOT_FOUND', 'discountCodes.0');
  });

  test('reflects a change of a code', async () => {
    const id = await productWithCodes();
    const change = `mutation ($id: productIdInput!, $input: codeRuleInput!) {
      updateDiscountCode(productId: $id, code: "EARLY", input: $input) { status } }`;
    const input = { ...discount[0], calculationLogic: percentOff(20) };
    expectSuccess(await server.as(user).post(change, { id, input }));
    expect(await priceOf(id, { price: 10 }, ['EARLY'])).toMatchObject({ amount: 8 });
  });
});
