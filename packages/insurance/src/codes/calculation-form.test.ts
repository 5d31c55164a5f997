import { expect, test } from 'vitest';
import { readCalculationForm } from './calculation-form.ts';
import type { Json } from '../json.ts';

const premium = { var: 'premium' };

test.each<[Json, number, number]>([
  [{ '*': [premium, { '/': [12.34, 100] }] }, 0.1234, 12.34],
  [{ '*': [{ var: ['premium'] }, { '/': [0, 100] }] }, 0, 0],
  [{ '*': [premium, { '/': [1e-7, 100] }] }, 1e-9, 1e-7],
  [{ '*': [premium, 0.07] }, 0.07, 7],
  [{ '*': [premium, 1.155] }, 1.155, 115.5],
  [{ '*': [premium, -0.05] }, -0.05, -5],
])('%j is the ratio %d, which is %d percent', (logic, ratio, percent) => {
  expect(readCalculationForm(logic)).toEqual({ kind: 'ratio', ratio, percent });
});

test('a pair of a number and a text is a flat amount', () => {
  expect(readCalculationForm([50.5, 'HKD'])).toEqual({ kind: 'flat', amount: 50.5, currencyCode: 'HKD' });
});

test.each<[Json]>([
  [[50, 'HKD', 1]],
  [[premium, 'HKD']],
  [{ '*': [premium, { '/': [12, 10] }] }],
  [{ '*': [premium, { '/': [12, 100, 1] }] }],
  [{ '*': [premium, 0.1, 2] }],
  [{ '*': [{ var: 'price' }, 0.1] }],
  [{ '*': [premium, 0.1], '+': [1, 2] }],
  [5],
  [null],
])('%j is of neither form', (logic) => expect(readCalculationForm(logic)).toBeUndefined());
