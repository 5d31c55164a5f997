import { describe, expect, test } from 'vitest';
import { minorUnitsOf } from './minor-units.ts';
import { formatPrice } from './money.ts';

describe('formatPrice', () => {
  test.each([
    [469, 'HKD', 'en-US', 'HKD 469.00'],
    [469, 'HKD', 'zh-HK', 'HKD 469.00'],
    [1234567.891, 'JPY', 'en-US', 'JPY 1,234,568'],
    [12.3456, 'KWD', 'en-US', 'KWD 12.346'],
    [-0.5, 'HKD', 'en-US', '-HKD 0.50'],
    [1234.5, 'EUR', 'fr-FR', '1 234,50 EUR'],
    [5, 'ZZZ', 'en-US', 'ZZZ 5.00'],
  ])('tells %d %s in %s as %s', (amount, currency, locale, text) => {
    expect(formatPrice(amount, currency, locale)).toBe(text);
  });

  test('rounds the displayed digits, not those of the underlying double', () => {
    expect(formatPrice(1.005, 'HKD', 'en-US')).toBe('HKD 1.01');
    expect(formatPrice(1e21, 'HKD', 'en-US')).toBe('HKD 1,000,000,000,000,000,000,000.00');
  });
});

test.each([
  ['HKD', 2],
  ['JPY', 0],
  ['BHD', 3],
  ['CLF', 4],
  ['ITL', 0],
])('%s has %d minor units', (currency, digits) => {
  expect(minorUnitsOf(currency)).toBe(digits);
});
