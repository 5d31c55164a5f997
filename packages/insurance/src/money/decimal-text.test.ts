import { expect, test } from 'vitest';
import { formatAmount, formatNumber } from './decimal-text.ts';

test.each([
  ['1.5e3', '1,500'],
  ['1e-3', '0.001'],
  ['-1234567.125', '-1,234,567.125'],
  ['0', '0'],
])('%s is written as %s', (json, text) => expect(formatNumber(json)).toBe(text));

test('an amount with a fraction has two decimals or more', () => {
  expect(formatAmount('12.5')).toBe('12.50');
  expect(formatAmount('12.125')).toBe('12.125');
  expect(formatAmount('12')).toBe('12');
});
