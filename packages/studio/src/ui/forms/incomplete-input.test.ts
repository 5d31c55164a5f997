import { expect, test } from 'vitest';
import { incompleteOf } from './incomplete-input.ts';

test('a half-typed field is told apart from an empty one', () => {
  const field = (name: string, value: string, badInput: boolean) => ({ name, value, validity: { badInput } });
  const fields = [
    field('empty', '', false),
    field('half-typed', '', true),
    field('complete', '2027-12-31', false),
    field('another half-typed', '', true),
  ];
  expect(incompleteOf(fields).map(({ name }) => name)).toEqual(['half-typed', 'another half-typed']);
  expect(incompleteOf([])).toEqual([]);
});
