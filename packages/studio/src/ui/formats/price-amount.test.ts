import { expect, it } from 'vitest';
import { showAmount } from './price-amount.ts';

it.each([
  [469, 'HKD', '469.00'],
  [1200000.5, 'HKD', '1,200,000.50'],
  [0.125, 'HKD', '0.125'],
  [1200, 'JPY', '1,200'],
  [-3, 'UNDEFINED', '-3.00'],
])('shows %s as an amount of %s', (value, currency, text) => {
  expect(showAmount(value, currency)).toBe(text);
});
