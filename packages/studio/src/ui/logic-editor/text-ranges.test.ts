import { expect, it } from 'vitest';
import { lineAt, rangeOfOperator, rangeOfValue } from './text-ranges.ts';

const text = '{ "+": [\n  { "max": [1, 2] },\n  3\n] }';

it('finds an operator with its arguments, and moves the cursor to its name', () => {
  const range = rangeOfOperator(text, ['+', 0], 'max');
  expect(range && text.slice(range.from, range.to)).toBe('{ "max": [1, 2] }');
  expect(range && text.slice(range.cursor, range.cursor + 5)).toBe('"max"');
});
it('finds no operator if it has been replaced by another one', () => {
  expect(rangeOfOperator(text, ['+', 0], 'min')).toBeUndefined();
  expect(rangeOfOperator(text, ['+', 7], 'max')).toBeUndefined();
  expect(rangeOfOperator('{', [], 'max')).toBeUndefined();
});
it('finds a value that is not an operator', () => {
  const range = rangeOfValue(text, ['+', 1]);
  expect(range && text.slice(range.from, range.to)).toBe('3');
  expect(range && lineAt(text, range.from)).toBe(3);
});
