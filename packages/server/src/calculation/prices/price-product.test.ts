import type { Json } from '@coverwright/rules';
import { describe, expect, test } from 'vitest';
import type { PricingCode } from './apply-codes.ts';
import { compilePricing, priceProduct } from './price-product.ts';

type Rule = Pick<PricingCode, 'kind' | 'code'> & {
  readonly logic: Json;
  readonly ratio?: number;
  readonly flat?: number;
};

function toRule({ kind, code, logic, ratio, flat }: Rule): PricingCode {
  return {
    kind,
    code,
    name: `Name of ${code}`,
    calculationLogic: JSON.stringify(logic),
    ratio: ratio ?? null,
    flat: flat ?? null,
    flatCurrencyCode: flat === undefined ? null : 'HKD',
  };
}

function price(
  logic: Json,
  rules: readonly Rule[],
  {
    values = {},
    codes,
    currencyCode = 'HKD',
  }: { values?: Json; codes?: Json; currencyCode?: 'HKD' | 'JPY' | 'BHD' } = {},
) {
  const pricing = compilePricing({ amountLogic: JSON.stringify(logic), currencyCode }, rules.map(toRule));
  return priceProduct(pricing, { values, discountCodes: codes }, 'en-US');
}

const premium = { var: 'premium' };
const percent = (value: number): Json => ({ '*': [premium, { '/': [value, 100] }] });
const discount = (code: string, logic: Json): Rule => ({ kind: 'discount', code, logic });
const loading = (code: string, logic: Json): Rule => ({ kind: 'loading', code, logic });

describe('a price without codes', () => {
  test('is the exact result of the logic', () => {
    expect(price({ '+': [0.1, 0.2] }, [])).toMatchObject({
      ok: true,
      price: {
        amount: 0.1 + 0.2,
        originalPrice: 0.1 + 0.2,
        formattedPrice: 'HKD 0.30',
        loadings: [],
        appliedTaxes: [],
      },
    });
  });

  test('is rounded from the exact result, not from the double below it', () => {
    const product: Json = { '*': [{ var: 'rate' }, { var: 'factor' }] };
    const values = { rate: 1.13, factor: 1.5 };
    expect(price(product, [], { values })).toMatchObject({
      price: { amount: 1.13 * 1.5, formattedPrice: 'HKD 1.70', formattedOriginalPrice: 'HKD 1.70' },
    });
    const nothing = discount('NOTHING', [0, 'HKD']);
    expect(price(product, [nothing], { values, codes: ['NOTHING'] })).toMatchObject({ price: { amount: 1.7 } });
  });

  test('lists the missing variables', () => {
    const logic = { cat: [{ var: 'trip.days' }, { var: ['note', ''] }, { var: 'insured.age' }] };
    expect(price(logic, [], { values: { insured: { age: 41 } } })).toMatchObject({
      problems: [
        {
          code: 'INVALID',
          path: 'amountLogic',
          message:
            'The price cannot be calculated. The result is a text, not a number. The logic reads variables that were not given: trip.days.',
        },
      ],
    });
  });

  test.each([
    ['a result past the safe range', { '*': [1e10, 1e10] }, 'too large'],
    ['an infinite result', { '*': [1e308, 10] }, 'not a finite number'],
    ['a division by zero', { '/': [0, 0] }, 'not a number'],
  ])('is refused for %s', (_what, logic, words) => {
    const outcome = price(logic, []);
    expect(outcome).toMatchObject({ ok: false, problems: [{ code: 'INVALID', path: 'amountLogic' }] });
    expect(JSON.stringify(outcome)).toContain(words);
  });

  test('is refused if values are outside the safe range, with the position of each', () => {
    const values = JSON.parse('{"a":[1,1e400],"b":{"c":9007199254740993},"d":9007199254740991}') as Json;
    expect(price(1, [], { values })).toMatchObject({
      problems: [
        { code: 'INVALID', path: 'values.a.1' },
        { code: 'INVALID', path: 'values.b.c' },
      ],
    });
  });
});

describe('the missing variables of a price', () => {
  const logic: Json = { '*': [{ var: 'trip.days' }, { var: 'insured.age' }] };

  test('include those of the applied codes, each reported once, and premium is not one of them', () => {
    const rules = [
      discount('EACH', { '*': [premium, { var: 'factor' }] }),
      discount('DAYS', [{ '*': [{ var: 'trip.days' }, { var: 'fee' }] }, 'HKD']),
      loading('OTHER', { var: 'unasked' }),
    ];
    expect(price(logic, rules, { values: {}, codes: ['DAYS', 'EACH'] })).toMatchObject({
      price: { missingVariables: ['trip.days', 'insured.age', 'fee', 'factor'] },
    });
  });
});

describe('a price with codes', () => {
  test('applies loadings first, then discounts, in the given order, each to the price before it', () => {
    const rules = [
      discount('TEN', percent(10)),
      discount('OFF', [5, 'HKD']),
      loading('SKI', percent(25)),
      loading('FEE', 7.5),
    ];
    const outcome = price(100.004, rules, { values: { loadingCodes: ['FEE', 'SKI'] }, codes: ['OFF', 'TEN'] });
    expect(outcome).toMatchObject({
      ok: true,
      price: {
        originalPrice: 100.004,
        formattedOriginalPrice: 'HKD 100.00',
        loadings: [
          { id: 'FEE', order: 1, originalPrice: 100.004, newPrice: 107.5, formattedNewPrice: 'HKD 107.50' },
          { id: 'SKI', order: 2, originalPrice: 107.5, newPrice: 134.38, currencyCode: 'HKD' },
        ],
        appliedDiscounts: [
          {
            id: 'OFF',
            code: 'OFF',
            name: 'Name of OFF',
            order: 1,
            originalPrice: 134.38,
            newPrice: 129.38,
            isManual: false,
          },
          { code: 'TEN', order: 2, originalPrice: 129.38, newPrice: 116.44, formattedOriginalPrice: 'HKD 129.38' },
        ],
        discountCodes: ['OFF', 'TEN'],
        amount: 116.44,
        formattedPrice: 'HKD 116.44',
      },
    });
  });

  test.each([
    ['HKD', 1.005, 10, 0.9],
    ['JPY', 105, 50, 53],
    ['BHD', 1.0005, 0, 1.001],
  ] as const)('rounds half up to the minor units of %s', (currencyCode, amount, off, newPrice) => {
    expect(price(amount, [discount('OFF', percent(off))], { codes: ['OFF'], currencyCode })).toMatchObject({
      price: { amount: newPrice },
    });
  });

  test('uses decimal arithmetic instead of doubles', () => {
    const byValues = { '-': [{ '*': [3, { var: 'a' }] }, { var: 'b' }] };
    const rules = [discount('ZERO', byValues), loading('HALF', { '*': [premium, 0.15] })];
    // With decimals, 0.3 is not less than 3 * 0.1, unlike with doubles, and 0.7 * 1.15 is 0.805, which rounds
    // up.
    const outcome = price(0.7, rules, { values: { a: -0.1, b: -0.3, loadingCodes: ['HALF'] }, codes: ['ZERO'] });
    expect(outcome).toMatchObject({ price: { loadings: [{ newPrice: 0.81 }], amount: 0.81 } });
  });

  test.each<[Json, number]>([
    [{ if: [{ '<=': [{ '*': [{ var: 'rate' }, 100] }, 7] }, 10, 20] }, 10],
    [{ if: [{ '==': [{ '+': [36.54, 22.309] }, 58.849] }, 10, 20] }, 10],
    [{ if: [{ '>=': [{ '*': [4.35, 100] }, 435] }, 10, 20] }, 10],
    [{ '+': [10, { '%': [1, 0.1] }] }, 10],
    [{ '-': [{ '*': [3, 0.1] }, 0.3] }, 0],
    [{ '-': [0.3, { '*': [3, 0.1] }] }, 0],
  ])('falls into the band of its decimals: %j is %d', (logic, amount) => {
    const values = { rate: 0.07 };
    expect(price(logic, [discount('NONE', 0)], { values, codes: ['NONE'] })).toMatchObject({ price: { amount } });
    const band: Json = { if: [{ '<=': [{ '*': [{ var: 'rate' }, premium] }, 7] }, 1, 2] };
    expect(price(100, [discount('BAND', band)], { values, codes: ['BAND'] })).toMatchObject({ price: { amount: 99 } });
  });

  test('is never below 0', () => {
    const rules = [discount('ALL', percent(150)), discount('MORE', [10, 'HKD'])];
    expect(price(20, rules, { codes: ['ALL', 'MORE'] })).toMatchObject({
      price: { amount: 0, formattedPrice: 'HKD 0.00' },
    });
  });

  test('lets logic use the values, and reports its currency', () => {
    const long: Json = { if: [{ '>': [{ var: 'days' }, 30] }, [{ '*': [premium, 0.1] }, 'HKD'], 0] };
    const at = (days: number) => price(10.05, [discount('LONG', long)], { values: { days }, codes: ['LONG'] });
    expect(at(31)).toMatchObject({ price: { amount: 9.05 } });
    expect(at(30)).toMatchObject({ price: { amount: 10.05 } });
  });

  test('ignores a premium among the values, which the pricing logic still reads', () => {
    const outcome = price(premium, [discount('TEN', percent(10))], { values: { premium: 50 }, codes: ['TEN'] });
    expect(outcome).toMatchObject({ price: { originalPrice: 50, amount: 45 } });
    const custom = price(80, [discount('SAME', { '+': [premium] })], { values: { premium: 50 }, codes: ['SAME'] });
    expect(custom).toMatchObject({ price: { amount: 0 } });
  });

  test.each<[Json, number]>([
    [{ '-': [0.3, { '*': [3, 0.1] }] }, 1000],
    [[50, 'HKD', 1], 950],
  ])('subtracts %j to the cent, as the studio shows it', (logic, amount) => {
    expect(price(1000, [discount('ODD', logic)], { codes: ['ODD'] })).toMatchObject({ price: { amount } });
  });

  test('applies on values that are not an object', () => {
    expect(price(80, [discount('TEN', percent(10))], { values: [1], codes: ['TEN'] })).toMatchObject({
      price: { amount: 72 },
    });
  });

  test.each([
    ['a text', { var: 'name' }, 'a text, not an amount'],
    ['true', { '==': [1, 1] }, 'true, not an amount'],
    ['nothing', { var: 'missing' }, 'not given: missing'],
    ['a list that is no amount', { if: [true, [1, 2, 3]] }, 'a list, not an amount'],
    ['a negative amount', { '-': [0, { var: 'one' }] }, 'negative: -1'],
    ['a negative amount in a list', { if: [true, [-2, 'HKD'], 0] }, 'negative: -2'],
    ['an amount in another currency', [5, 'USD'], 'in USD and the price in HKD'],
    ['an amount in another currency by logic', { if: [true, [5, 'USD'], 0] }, 'in USD and the price in HKD'],
    ['no number', { '/': [1, 0] }, 'not a number'],
    ['what no price can hold', { '*': [premium, 1e15] }, ''],
  ])('reports the failing code when it results in %s', (_what, logic, words) => {
    for (const rule of [discount('BAD', logic), loading('BAD', logic)]) {
      if (words === '' && rule.kind === 'discount') continue;
      const isLoading = rule.kind === 'loading';
      const asked = isLoading ? { loadingCodes: ['GOOD', 'BAD'] } : {};
      const outcome = price(100, [rule, { ...rule, code: 'GOOD', logic: 1 }], {
        values: { ...asked, name: 'x', one: 1 },
        ...(!isLoading && { codes: ['GOOD', 'BAD'] }),
      });
      const path = isLoading ? 'values.loadingCodes.1' : 'discountCodes.1';
      expect(outcome).toMatchObject({ ok: false, problems: [{ code: 'INVALID', path }] });
      expect(JSON.stringify(outcome)).toContain(words);
    }
  });

  test('reports all codes that cannot be applied', () => {
    const rules = [
      loading('TEXT', { var: 'name' }),
      loading('SKI', percent(25)),
      discount('DOLLARS', [5, 'USD']),
      discount('TEN', percent(10)),
    ];
    const values = { loadingCodes: ['TEXT', 'SKI'], name: 'x' };
    const outcome = price(100, rules, { values, codes: ['TEN', 'DOLLARS'] });
    expect('problems' in outcome ? outcome.problems : []).toMatchObject([
      { code: 'INVALID', path: 'values.loadingCodes.0' },
      { code: 'INVALID', path: 'discountCodes.1' },
    ]);
  });

  test('treats both Unicode forms of a letter as one code', () => {
    const rule = discount('CAF\u00c9', percent(10));
    expect(price(100, [rule], { codes: ['CAFE\u0301'] })).toMatchObject({
      price: { amount: 90, discountCodes: ['CAF\u00c9'] },
    });
    expect(price(100, [rule], { codes: ['CAF\u00c9', 'CAFE\u0301'] })).toMatchObject({
      problems: [{ code: 'INVALID', path: 'discountCodes.1' }],
    });
  });

  test('stops a code that does not end, and reports its position', () => {
    const list = Array.from({ length: 300 }, (_, n) => n);
    const loop = (inner: Json): Json => ({ map: [list, inner] });
    const outcome = price(1, [discount('LOOP', loop(loop(loop({ '+': [1, 1] }))))], { codes: ['LOOP'] });
    expect(outcome).toMatchObject({ ok: false, problems: [{ code: 'LIMIT_EXCEEDED', path: 'discountCodes.0' }] });
  });

  test('is refused below zero, with or without codes', () => {
    expect(price(-5, [], {})).toMatchObject({ problems: [{ code: 'INVALID', path: 'amountLogic' }] });
    expect(price({ '*': [0, -1] }, [], {})).toMatchObject({ price: { amount: 0, formattedPrice: 'HKD 0.00' } });
    expect(price(-5, [discount('TEN', percent(10))], { codes: ['TEN'] })).toMatchObject({
      problems: [{ code: 'INVALID', path: 'amountLogic' }],
    });
  });

  test('reports all problems of the codes, the values and the logic together', () => {
    const values = { loadingCodes: ['SKI', 7, 'TEN', null], big: 1e20 };
    const rules = [discount('TEN', percent(10)), loading('SKI', percent(25))];
    const outcome = price({ var: 'name' }, rules, { values, codes: ['TEN', null, 'NONE', 'TEN'] });
    expect('problems' in outcome ? outcome.problems : []).toMatchObject([
      { code: 'INVALID', path: 'values.big' },
      { code: 'INVALID', path: 'values.loadingCodes.1' },
      { code: 'NOT_FOUND', path: 'values.loadingCodes.2' },
      { code: 'INVALID', path: 'values.loadingCodes.3' },
      { code: 'NOT_FOUND', path: 'discountCodes.2', message: 'The product has no discount code NONE.' },
      { code: 'INVALID', path: 'discountCodes.3', message: 'The discount code TEN occurs twice. Send it once.' },
      { code: 'INVALID', path: 'amountLogic' },
    ]);
  });

  test.each([
    [{ values: { loadingCodes: 'SKI' } }, 'INVALID', 'values.loadingCodes'],
    [{ codes: 'TEN' }, 'INVALID', 'discountCodes'],
    [{ codes: Array.from({ length: 101 }, String) }, 'LIMIT_EXCEEDED', 'discountCodes'],
  ])('refuses %j, which is not a list of codes', (given, code, path) => {
    expect(price(1, [], given)).toMatchObject({ ok: false, problems: [{ code, path }] });
  });

  test('uses no codes if lists are empty or absent', () => {
    for (const loadingCodes of [[], null]) {
      expect(price(1 / 3, [], { values: { loadingCodes }, codes: null })).toMatchObject({ price: { amount: 1 / 3 } });
    }
  });
});
