import { expect, test } from 'vitest';
import { emptyColumn, toGridColumns, toHeader } from '../columns/table-columns.ts';
import { CheckedTable, checkCells } from './checked-table.ts';
import { toGridProblems } from './grid-problems.ts';

const zone = { ...emptyColumn('1', 'exact', ''), name: 'zone' };
const days = { ...emptyColumn('2', 'range', ''), name: 'days' };
const amount = { ...emptyColumn('3', 'value', 'HKD'), name: 'amount' };
const columns = [zone, days, amount];
const grid = toGridColumns(columns, { from: (name) => name, to: (name) => name });
const cells = [
  ['asia', 'asia', '5-Jan'],
  ['1', '7', '1'],
  ['8', '15', '8'],
  ['10', '20', 'many'],
];

test('overlapping ranges, wrong types and texts that became dates are found with their cells', () => {
  const report = checkCells(toHeader('t', columns), grid, cells);
  const sheet = { columns: grid, cellAt: (row: number, column: number) => cells[column]?.[row] ?? '' };
  const words = { ofProblem: ({ code }: { code: string }) => code, ofTurned: ({ text }: { text: string }) => text };
  expect(toGridProblems(report, columns, sheet, words)).toEqual([
    { severity: 'error', text: 'WRONG_TYPE', row: 2, columns: [3] },
    { severity: 'error', text: 'OVERLAPPING_RANGE', row: 1, otherRow: 0, columns: [1, 2] },
    { severity: 'warning', text: '5-Jan', row: 2, columns: [0] },
  ]);
});

test('a copy that follows the edits has the same problems', () => {
  const table = new CheckedTable();
  expect(table.check()).toBeUndefined();
  table.open(toHeader('t', columns), grid, cells);
  table.apply([{ kind: 'set', column: 3, rows: Uint32Array.of(2), cells: [['30']] }]);
  expect(table.check()?.problems.map(({ code }) => code)).toEqual(['OVERLAPPING_RANGE']);
});
