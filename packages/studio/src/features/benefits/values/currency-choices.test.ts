import { expect, it } from 'vitest';
import { listCurrencies, matchCurrencies } from './currency-choices.ts';

const all = listCurrencies('en-US', 'No currency', 'Historic or special');
const first = (search: string) => {
  const { current, others } = matchCurrencies(all, search);
  return [...current, ...others][0]?.value;
};

it('puts the best match first', () => {
  expect(['usd', 'jap', 'Euro', 'swiss', 'german', 'itl', ' no cur'].map(first)).toEqual([
    'USD',
    'JPY',
    'EUR',
    'CHF',
    'DEM',
    'ITL',
    'none',
  ]);
  expect(first('no such money')).toBeUndefined();
});

it('shows Hong Kong dollars and no currency first, and every code has a name', () => {
  const { current, others } = matchCurrencies(all, '');
  expect(current.slice(0, 2).map(({ value }) => value)).toEqual(['HKD', 'none']);
  expect(others.find(({ value }) => value === 'ARY')?.name).toBe('Historic or special');
});
