import type { Json } from '@coverwright/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PricingCode } from './apply-codes.ts';
import { compilePricing, priceProduct } from './price-product.ts';

/** Independent exact arithmetic: a fraction of two big integers. */
interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

const places = 10n ** 4n;

/** Rounds half up to a number of decimals, for non-negative fractions. */
function rounded({ n, d }: Fraction, decimals: number): Fraction {
  const scale = 10n ** BigInt(decimals);
  return { n: (2n * n * scale + d) / (2n * d), d: scale };
}

function add(a: Fraction, b: Fraction, sign: 1n | -1n): Fraction {
  const n = a.n * b.d + sign * b.n * a.d;
  return { n: n < 0n ? 0n : n, d: a.d * b.d };
}

/** Converts a fraction that has a finite decimal expansion to the nearest number. */
function toNumber({ n, d }: Fraction): number {
  const digits = d.toString().length - 1;
  const text = n.toString().padStart(digits + 1, '0');
  return Number(digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`);
}

/** An amount with at most four decimals, in ten-thousandths. */
const tenThousandths = (max: number) => fc.integer({ min: 0, max });

const codeOf = fc.record({
  isLoading: fc.boolean(),
  form: fc.constantFrom('percent', 'factor', 'flat', 'flat by logic'),
  units: fc.oneof(
    tenThousandths(2_000_000),
    fc.integer({ min: 0, max: 400 }).map((quarter) => quarter * 2500),
  ),
});

type Code = typeof codeOf extends fc.Arbitrary<infer Value> ? Value : never;

const currencies = [
  ['HKD', 2],
  ['JPY', 0],
  ['BHD', 3],
] as const;

function logicOf({ form, units }: Code, currencyCode: string): Json {
  const number = toNumber({ n: BigInt(units), d: places });
  if (form === 'percent') return { '*': [{ var: 'premium' }, { '/': [number, 100] }] };
  if (form === 'factor') return { '*': [{ var: 'premium' }, number] };
  if (form === 'flat') return [number, currencyCode];
  return { if: [{ '>=': [{ var: 'premium' }, 0] }, [{ '*': [number, 0.1] }, currencyCode], 0] };
}

function expectedAmount(code: Code, price: Fraction): Fraction {
  const given: Fraction = { n: BigInt(code.units), d: places };
  if (code.form === 'percent') return { n: price.n * given.n, d: price.d * given.d * 100n };
  if (code.form === 'factor') return { n: price.n * given.n, d: price.d * given.d };
  return code.form === 'flat' ? given : { n: given.n, d: given.d * 10n };
}

function afterCode(price: Fraction, code: Code | undefined, decimals: number): Fraction {
  if (code === undefined) return price;
  return rounded(add(price, expectedAmount(code, price), code.isLoading ? 1n : -1n), decimals);
}

/** Without ratio and flat, the general method of calculation is also tested. */
function toRule(code: Code, index: number, currencyCode: string): PricingCode {
  const number = toNumber({ n: BigInt(code.units), d: places });
  return {
    kind: code.isLoading ? 'loading' : 'discount',
    code: `CODE${index}`,
    name: `Code ${index}`,
    calculationLogic: JSON.stringify(logicOf(code, currencyCode)),
    ratio: code.form === 'percent' && code.units % 2 === 0 ? number / 100 : null,
    flat: null,
    flatCurrencyCode: null,
  };
}

/** Many prices with the same codes, since compiling logic takes longer than calculating. */
const productsCount = 250;
const pricesOfEach = 100;

const amountLogic = '{"*":[{"var":"price"},{"var":"factor"}]}';

const priceRequest = fc.record({
  units: fc.oneof(tenThousandths(100_000_000), tenThousandths(20_000)),
  /** The factor of the pricing logic, in thousandths. */
  factor: fc.oneof(fc.constant(1000), fc.constantFrom(500, 1500, 2500), fc.integer({ min: 0, max: 9999 })),
  chosen: fc.subarray([0, 1, 2, 3, 4, 5], { minLength: 1, maxLength: 4 }),
});

test('chains of codes are exact to the cent', () => {
  const product = fc.record({
    currency: fc.constantFrom(...currencies),
    codes: fc.array(codeOf, { minLength: 6, maxLength: 6 }),
    requests: fc.array(priceRequest, { minLength: pricesOfEach, maxLength: pricesOfEach }),
  });
  fc.assert(
    fc.property(product, ({ currency: [currencyCode, decimals], codes, requests }) => {
      const rules = codes.map((code, index) => toRule(code, index, currencyCode));
      const pricing = compilePricing({ amountLogic, currencyCode }, rules);
      const wrong = requests.flatMap(({ units, factor, chosen }) => {
        const start: Fraction = { n: BigInt(units) * BigInt(factor), d: places * 1000n };
        const loadings = chosen.filter((index) => codes[index]?.isLoading);
        const discounts = chosen.filter((index) => !codes[index]?.isLoading);
        const values = {
          price: toNumber({ n: BigInt(units), d: places }),
          factor: toNumber({ n: BigInt(factor), d: 1000n }),
          loadingCodes: loadings.map((index) => `CODE${index}`),
        };
        const codesOff = discounts.map((index) => `CODE${index}`);
        const outcome = priceProduct(pricing, { values, discountCodes: codesOff }, 'en-US');
        let exact = start;
        const expected = [...loadings, ...discounts].map((index) => {
          exact = afterCode(exact, codes[index], decimals);
          return toNumber(exact);
        });
        const appliedCodes = outcome.ok ? [...outcome.price.loadings, ...outcome.price.appliedDiscounts] : [];
        const found = appliedCodes.map(({ newPrice }) => newPrice);
        const isRight =
          outcome.ok && outcome.price.amount === expected.at(-1) && found.join(' ') === expected.join(' ');
        return isRight ? [] : [{ values, codesOff, expected, found }];
      });
      expect(wrong).toEqual([]);
    }),
    { numRuns: productsCount, seed: 20_261_121 },
  );
}, 120_000);
