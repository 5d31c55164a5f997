import { expect, it } from 'vitest';
import { mergeVariables } from './merge-variables.ts';

it('adds missing variables, with null leaves', () => {
  expect(mergeVariables({}, { trip: { zone: null, days: null } })).toEqual({ trip: { zone: null, days: null } });
});
it('preserves every typed value, even if the rule does not read it', () => {
  const typed = { trip: { zone: 'asia', note: 'x' }, zero: 0, no: false, empty: '' };
  const extracted = { trip: { zone: null, days: null }, zero: null, no: null, empty: null };
  expect(mergeVariables(typed, extracted)).toEqual({ ...typed, trip: { zone: 'asia', note: 'x', days: null } });
});
it('keeps a typed value even if the rule expects an object', () => {
  expect(mergeVariables({ trip: [1] }, { trip: { zone: null } })).toEqual({ trip: [1] });
  expect(mergeVariables({ trip: null }, { trip: { zone: null } })).toEqual({ trip: { zone: null } });
});
it('preserves the typed order', () => {
  expect(Object.keys(mergeVariables({ b: 1, a: 2 }, { a: null, c: null }) as object)).toEqual(['b', 'a', 'c']);
});
it('treats __proto__ like any other name', () => {
  const extracted = JSON.parse('{"__proto__":{"x":null}}') as { [key: string]: null };
  expect(JSON.stringify(mergeVariables({}, extracted))).toBe('{"__proto__":{"x":null}}');
});
