import { expect, test } from 'vitest';
import { productRateTablesPath, tableInSearch } from './rate-tables.ts';

const key = { plan: 'travel', type: 'single trip', version: '' };

function searchOf(path: string): URLSearchParams {
  return new URL(path, 'https://studio.test').searchParams;
}

test('the path of a rate table names the table and a row of it', () => {
  expect(productRateTablesPath(key)).toBe('/products/detail/rateTables/travel/single%20trip');
  expect(tableInSearch(searchOf(productRateTablesPath(key)))).toEqual({ table: undefined, row: undefined });
  expect(tableInSearch(searchOf(productRateTablesPath(key, 'a&row=2')))).toEqual({ table: 'a&row=2', row: undefined });
  expect(tableInSearch(searchOf(productRateTablesPath(key, '費率', 12)))).toEqual({ table: '費率', row: 12 });
});

test('a row that is not a whole number from 1 is ignored', () => {
  for (const row of ['0', '-1', '1.5', 'x', '', '9999999999'])
    expect(tableInSearch(new URLSearchParams({ table: 'a', row })).row).toBeUndefined();
});
