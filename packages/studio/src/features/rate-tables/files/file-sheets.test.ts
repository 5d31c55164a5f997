import { expect, test } from 'vitest';
import { toSheets } from './file-sheets.ts';

test('texts of a CSV file lose the apostrophe that keeps them from being formulas', () => {
  const rows = [
    ["'=zone", 'amount'],
    ["'-x", "'quoted'"],
    ["''=1", 7],
  ];
  expect(toSheets({ name: '', rows })).toEqual([
    {
      name: '',
      rows: [
        ['=zone', 'amount'],
        ['-x', "'quoted'"],
        ["'=1", ''],
      ],
    },
  ]);
});

test('texts of a workbook are as they are, and sheets without cells are left out', () => {
  expect(toSheets({ name: 'rates', rows: [["'-x"]] })).toEqual([{ name: 'rates', rows: [["'-x"]] }]);
  expect(toSheets({ name: 'empty', rows: [] })).toEqual([]);
});
