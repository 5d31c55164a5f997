import { expect, test } from 'vitest';
import { findName } from './named-in-text.ts';

test('a name is found in the sentence of any language', () => {
  expect(findName('amount from table travel (zone asia)', 'travel')).toEqual({
    before: 'amount from table ',
    after: ' (zone asia)',
  });
  expect(findName('表格 travel 的 amount', 'travel')).toEqual({ before: '表格 ', after: ' 的 amount' });
});

test('a name is not found in a longer word', () => {
  expect(findName('travel_amount from table travel', 'travel')).toEqual({
    before: 'travel_amount from table ',
    after: '',
  });
  expect(findName('amount from table travel_base', 'travel')).toBeUndefined();
  expect(findName('amount from table trav…', 'travel')).toBeUndefined();
});
