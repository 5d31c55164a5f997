import { expect, it } from 'vitest';
import { formatStepValue } from './step-format.ts';

it.each([
  [67.5, '*', '67.50'],
  [1200, 'if', '1,200.00'],
  [0.125, '+', '0.125'],
  [41, 'var', '41'],
  [9007199254740992, '+', '9007199254740992'],
])('formats %s of %s as %s', (number, operator, written) => {
  expect(formatStepValue({ number, text: String(number) }, operator, 2)).toBe(written);
});
it('formats anything else as JSON', () => {
  expect(formatStepValue({ number: undefined, text: '["A"]' }, 'if', 2)).toBe('["A"]');
});
