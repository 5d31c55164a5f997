import { expect, test } from 'vitest';
import { formatAmount, formatNumber } from './decimal-text.ts';

test.each([
  ['1.5e3', '1,500'],
  ['1e-3', '0.001'],
  ['-1234567.125', '-1,234,567.125'],
  ['0', '0'],
  ['12', '12'],
  ['-123', '-123'],
  ['-1000', '-1,000'],
  ['1000.5e2', '100,050'],
])('%s is written as %s', (json, text) => expect(formatNumber(json)).toBe(text));

test('an amount with a fraction has at least two decimals', () => {
  expect(formatAmount('12.5')).toBe('12.50');
  expect(formatAmount('12.125')).toBe('12.125');
  expect(formatAmount('12')).toBe('12');
});

test('numbers of 100,000 digits are formatted in linear time', () => {
  const zeros = '0'.repeat(99_999);
  expect(formatNumber(`1${zeros}`)).toBe(`1${',000'.repeat(33_333)}`);
  expect(formatNumber(`1.${zeros}1e1`)).toBe(`10.${zeros.slice(1)}1`);
  expect(formatNumber(`1.1${zeros}e1`)).toBe('11');
});
