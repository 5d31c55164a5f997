import { expect, it } from 'vitest';
import { lineAt, placeOfOperator, placeOfValue } from './logic-places.ts';

const text = '{ "+": [\n  { "max": [1, 2] },\n  3\n] }';

it('finds an operator with its arguments, and puts the cursor at its name', () => {
  const place = placeOfOperator(text, ['+', 0], 'max');
  expect(place && text.slice(place.from, place.to)).toBe('{ "max": [1, 2] }');
  expect(place && text.slice(place.cursor, place.cursor + 5)).toBe('"max"');
});
it('finds no operator where another one stands by now', () => {
  expect(placeOfOperator(text, ['+', 0], 'min')).toBeUndefined();
  expect(placeOfOperator(text, ['+', 7], 'max')).toBeUndefined();
  expect(placeOfOperator('{', [], 'max')).toBeUndefined();
});
it('finds a value that is no operator', () => {
  const place = placeOfValue(text, ['+', 1]);
  expect(place && text.slice(place.from, place.to)).toBe('3');
  expect(place && lineAt(text, place.from)).toBe(3);
});
