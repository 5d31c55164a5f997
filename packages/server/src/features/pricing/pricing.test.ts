import { describe, expect, test } from 'vitest';
import { calculatePrice, formatPrice } from './pricing.ts';

describe('formatPrice', () => {
  test.each([
    [469, 'HKD', 'en-US', 'HKD 469.00'],
    [469, 'HKD', 'zh-HK', 'HKD 469.00'],
    [1234567.891, 'JPY', 'en-US', 'JPY 1,234,568'],
    [12.3456, 'KWD', 'en-US', 'KWD 12.346'],
    [-0.5, 'HKD', 'en-US', '-HKD 0.50'],
    [1234.5, 'EUR', 'fr-FR', '1 234,50 EUR'],
    [5, 'ZZZ', 'en-US', 'ZZZ 5.00'],
  ] as const)('tells %d %s in %s as %s', (amount, currency, locale, text) => {
    expect(formatPrice(amount, currency as 'HKD', locale)).toBe(text);
  });

  test('rounds the digits that people see, not those of the double beneath', () => {
    expect(formatPrice(1.005, 'HKD', 'en-US')).toBe('HKD 1.01');
    expect(formatPrice(1e21, 'HKD', 'en-US')).toBe('HKD 1,000,000,000,000,000,000,000.00');
  });
});

describe('calculatePrice', () => {
  test('names the variables that were not given', () => {
    const logic = { cat: [{ var: 'trip.days' }, { var: ['note', ''] }, { var: 'insured.age' }] };
    const priced = () => calculatePrice(logic, { insured: { age: 41 } }, 'HKD', 'en-US');
    expect(priced).toThrow('a text, not a number. The logic reads variables that were not given: trip.days.');
  });

  test('gives the amount to the last digit', () => {
    expect(calculatePrice({ '+': [0.1, 0.2] }, {}, 'HKD', 'en-US').amount).toBe(0.1 + 0.2);
  });
});
