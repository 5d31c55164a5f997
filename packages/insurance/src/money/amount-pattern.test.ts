import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { learnAmountPattern } from './amount-pattern.ts';

const formatOf = (locale: string, currency: string) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'code' });

describe('an amount written by a pattern', () => {
  test('equals the output of Intl, in every locale and currency', () => {
    const locales = ['en-US', 'zh-HK', 'fr-FR', 'de-CH', 'es-ES', 'en-IN', 'ar-EG', 'fa-IR', 'pt-PT', 'ja-JP', 'he-IL'];
    const currencies = ['HKD', 'JPY', 'KWD', 'EUR', 'CLF'];
    for (const [locale, currency] of locales.flatMap((one) => currencies.map((other) => [one, other] as const))) {
      const format = formatOf(locale, currency);
      const write = learnAmountPattern(format);
      fc.assert(
        fc.property(
          fc.integer({ min: 0, max: 2 ** 40 }),
          fc.constantFrom(1, 10, 100, 1000, 100_000),
          (cents, share) => {
            const amount = cents / share;
            const written = write(amount);
            const expected = format.format(amount).replace(/[\u00a0\u202f]/g, ' ');
            return written === undefined || written === expected;
          },
        ),
        { numRuns: 300 },
      );
    }
  });

  test('leaves amounts to Intl that need rounding, are negative or huge', () => {
    const write = learnAmountPattern(formatOf('en-US', 'HKD'));
    expect([0, 469, 1234.5, 999_999_999.99].map(write)).toEqual([
      'HKD 0.00',
      'HKD 469.00',
      'HKD 1,234.50',
      'HKD 999,999,999.99',
    ]);
    expect([0.005, -1, 1e10, 1e21, 1e-7, Number.NaN].map(write)).toEqual(Array(6).fill(undefined));
  });
});
