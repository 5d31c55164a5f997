import { expect, test } from 'vitest';
import type { GridColumn } from '../model/sheet.ts';
import { rowsBelowHeadings } from './heading-row.ts';

const zone: GridColumn = { id: '1', name: 'Zone', type: 'text' };
const days: GridColumn = { id: '2', name: 'days', type: 'number' };
const amount: GridColumn = { id: '3', name: 'amount', type: 'number' };
const columns = [zone, days, amount];

test('words above values are headings', () => {
  const rows = [
    ['region', 'length', 'premium'],
    ['asia', '5', '118.10'],
    ['europe', '8', '236.05'],
  ];
  expect(rowsBelowHeadings(rows, columns)).toEqual(rows.slice(1));
  expect(rowsBelowHeadings([['premium'], ['1,200'], ['5']], [amount])).toEqual([['1,200'], ['5']]);
});

test('the names of the columns are headings, in whose order the cells are', () => {
  const rows = [
    ['DAYS', 'zone ', 'Amount'],
    ['5', 'asia', '118.10'],
  ];
  expect(rowsBelowHeadings(rows, columns)).toEqual([['asia', '5', '118.10']]);
  expect(rowsBelowHeadings([['zone'], ['asia']], [zone])).toEqual([['asia']]);
});

test('other rows are no headings', () => {
  expect(rowsBelowHeadings([['asia', '5', '1']], columns)).toBeUndefined();
  expect(rowsBelowHeadings([['Zone', 'days', 'amount']], columns)).toBeUndefined();
  expect(rowsBelowHeadings([['asia'], ['europe']], [zone])).toBeUndefined();
  const values = [
    ['asia', '5', '118.10'],
    ['europe', 'many', '1'],
  ];
  expect(rowsBelowHeadings(values, columns)).toBeUndefined();
  expect(
    rowsBelowHeadings(
      [
        ['asia', 'many', 'x'],
        ['europe', 'few', 'y'],
      ],
      columns,
    ),
  ).toBeUndefined();
});
