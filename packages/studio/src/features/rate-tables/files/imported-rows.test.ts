import { expect, test } from 'vitest';
import { toImportedRows } from './imported-rows.ts';

const names = [['zone'], ['days from', 'days (from)'], ['days to', 'days (to)'], ['amount']];

test('columns are found by their names, in any order', () => {
  const rows = [
    ['Amount', 'zone', 'note', 'days (from)', 'days (to)'],
    ['10', 'asia', 'x', '1', '8'],
    ['20', 'europe'],
  ];
  expect(toImportedRows(rows, names, true)).toEqual([
    ['asia', '1', '8', '10'],
    ['europe', '', '', '20'],
  ]);
});

test('without all names the order of the file counts, and other names are left out', () => {
  const rows = [
    ['Zone', 'From', 'To', 'Premium'],
    ['asia', '1', '8', '10'],
  ];
  expect(toImportedRows(rows, names, true)).toEqual([rows[1]]);
  expect(toImportedRows(rows.slice(1), names, false)).toEqual([rows[1]]);
});
