import type { Json } from '@coverwright/insurance/json';
import { parseInputs } from '@coverwright/insurance/parse-inputs';
import { inputsOfKeys } from '@coverwright/rules';
import { expect, test } from 'vitest';
import { emptyColumn, toGridColumns, toHeader } from '../columns/table-columns.ts';
import { CheckedTable, checkCells } from './checked-table.ts';
import { toGridProblems } from './grid-problems.ts';

const zone = { ...emptyColumn('1', 'exact', ''), name: 'zone' };
const days = { ...emptyColumn('2', 'range', ''), name: 'days' };
const amount = { ...emptyColumn('3', 'value', 'HKD'), name: 'amount' };
const columns = [zone, days, amount];
const grid = toGridColumns(columns, { from: (name) => name, to: (name) => name });
const rules = { header: toHeader('t', columns), inputs: [] };
const cells = [
  ['asia', 'asia', '5-Jan'],
  ['1', '7', '1'],
  ['8', '15', '8'],
  ['10', '20', 'many'],
];

const words = {
  ofProblem: ({ code }: { readonly code: string }) => code,
  ofTurned: ({ text }: { readonly text: string }) => text,
  ofPercentage: ({ text, column }: { readonly text: string; readonly column: string }) => `${column} ${text}`,
  ofImpossible: ({ text }: { readonly text: string }) => `impossible ${text}`,
  ofHidden: (row: number) => `hidden ${row}`,
};

test('overlapping ranges, wrong types and texts that became dates are found with their cells', () => {
  const report = checkCells(rules, grid, cells);
  const sheet = { columns: grid, cellAt: (row: number, column: number) => cells[column]?.[row] ?? '' };
  expect(toGridProblems(report, columns, rules, sheet, words)).toEqual([
    { severity: 'error', text: 'WRONG_TYPE', row: 2, columns: [3] },
    { severity: 'error', text: 'OVERLAPPING_RANGE', row: 1, otherRow: 0, columns: [1, 2] },
    { severity: 'warning', text: '5-Jan', row: 2, columns: [0] },
  ]);
});

test('a copy that follows the edits has the same problems', () => {
  const table = new CheckedTable();
  expect(table.check()).toBeUndefined();
  table.open(rules, grid, cells);
  table.apply([{ kind: 'set', column: 3, rows: Uint32Array.of(2), cells: [['30']] }]);
  expect(table.check()?.problems.map(({ code }) => code)).toEqual(['OVERLAPPING_RANGE']);
});

function problemsOf(block: readonly (readonly string[])[], inputs: readonly Json[] = []) {
  const parsed = parseInputs(inputs);
  const own = { ...rules, inputs: inputsOfKeys(rules.header, [], parsed.ok ? parsed.inputs : []) };
  const sheet = { columns: grid, cellAt: (row: number, column: number) => block[column]?.[row] ?? '' };
  return toGridProblems(checkCells(own, grid, block), columns, own, sheet, words);
}

test('a percentage among amounts is left to the user, with both numbers that it may be', () => {
  expect(problemsOf([['asia'], ['1'], ['8'], ['12.5%']])).toEqual([
    {
      severity: 'error',
      text: 'amount 12.5%',
      row: 0,
      columns: [3],
      corrections: ['0.125', '12.5'],
      checked: '12.5%',
    },
  ]);
});

test('rows that no input reaches are marked, with the choice that was probably meant', () => {
  const input: Json = {
    path: 'zone',
    type: 'choice',
    choices: ['asia', 'europe'].map((value) => ({ value, label: { 'en-US': value } })),
  };
  const block = [
    ['asia', 'europ', 'europe'],
    ['1', '1', '1'],
    ['8', '8', '8'],
    ['10', '20', '30'],
  ];
  expect(problemsOf(block, [input])).toEqual([
    {
      severity: 'warning',
      text: 'impossible europ',
      row: 1,
      columns: [0],
      corrections: ['europe'],
      checked: 'europ',
    },
  ]);
});
