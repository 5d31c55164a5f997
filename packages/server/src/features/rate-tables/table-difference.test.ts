import { describe, expect, test } from 'vitest';
import { wordInChinese } from '@coverwright/insurance/sentence';
import type { TableHeader } from '@coverwright/rules';
import type { Row } from '../../calculation/tables/table-rows.ts';
import { chineseSentences } from '../../sentences/chinese.ts';
import type { ComparedTable } from './compare-tables.ts';
import { differencesOfTables } from './table-difference.ts';
import { tableEditsMax } from './table-edits.ts';

const header: TableHeader = {
  name: 'age_rates',
  keys: [
    { name: 'age', match: 'range', type: 'number' },
    { name: 'zone', match: 'exact', type: 'text' },
  ],
  values: [
    { name: 'amount', unit: { kind: 'amount', currency: 'HKD' } },
    { name: 'share', unit: { kind: 'percent' }, default: null },
  ],
};
const rows: readonly Row[] = [
  [18, 25, 'asia', 120, 5],
  [25, 40, 'asia', '130.50', 5],
  [40, null, 'asia', 200, 10],
  [18, null, 'europe', 300, null],
];

const table = (changed: readonly Row[] = rows, other: Partial<TableHeader> = {}): ComparedTable => ({
  ...header,
  ...other,
  rows: changed,
});

const withCell = (row: number, cell: number, value: Row[number]) => rows.with(row, (rows[row] ?? []).with(cell, value));

function compare(before: ComparedTable, after: ComparedTable) {
  return differencesOfTables([before], [after], () => [before, after]);
}

function edits(before: ComparedTable, after: ComparedTable): string[] {
  return compare(before, after).flatMap(({ edits: list }) => list?.().map(({ message }) => message) ?? []);
}

const rowsByAge = (count: number, amountOf: (age: number) => number): Row[] =>
  Array.from({ length: count }, (_, age): Row => [age, age + 1, 'asia', amountOf(age), 5]);

describe('an edit of a rate table is described as a person would', () => {
  test.each<[name: string, after: ComparedTable, sentences: readonly string[]]>([
    ['a cell', table(withCell(0, 3, 130)), ['age from 18 to below 25, zone asia: amount 120 → 130']],
    [
      'decimals of an amount',
      table(withCell(1, 3, 131.5)),
      ['age from 25 to below 40, zone asia: amount 130.50 → 131.50'],
    ],
    [
      'two cells of a row',
      table(rows.with(3, [18, null, 'europe', 310, 7.5])),
      ['age from 18, zone europe: amount 300 → 310; share empty → 7.5%'],
    ],
    [
      'a row inserted at the top',
      table([[0, 18, 'asia', 60, 5], ...rows]),
      ['Row added: age from 0 to below 18, zone asia: amount 60; share 5%'],
    ],
    ['a row removed', table(rows.slice(1)), ['Row removed: age from 18 to below 25, zone asia: amount 120; share 5%']],
    ['a row for anyone', table([...rows, [null, null, null, 9, 1]]), ['Row added: any values: amount 9; share 1%']],
    ['the end of a range', table(withCell(2, 1, 65)), ['age from 40 to below 65, zone asia: age (to) empty → 65']],
    [
      'the border of two ranges',
      table([[18, 30, 'asia', 120, 5], [30, 40, 'asia', '130.50', 5], ...rows.slice(2)]),
      [
        'age from 18 to below 30, zone asia: age (to) 25 → 30',
        'age from 30 to below 40, zone asia: age (from) 25 → 30',
      ],
    ],
    ['rows in another order', table([...rows.slice(1), rows[0] ?? []]), ['Rows moved to other positions: 1']],
    ['a number that is written differently', table(withCell(1, 3, 130.5)), []],
    [
      'columns',
      table(
        rows.map((row) => [...row.slice(0, 3), 1, row[3] ?? null]),
        {
          values: [
            { name: 'factor', unit: { kind: 'factor' } },
            { name: 'amount', unit: { kind: 'amount', currency: 'USD' }, default: 0 },
          ],
        },
      ),
      [
        'Column factor added',
        'Column share removed',
        'Unit of column amount: HKD → USD',
        'Default of column amount: none → 0',
      ],
    ],
    [
      'a key',
      table(
        rows.slice(0, 3).map(([from = null, to = null, , ...values]) => [from, to, ...values]),
        { keys: header.keys.slice(0, 1) },
      ),
      ['Key zone removed', 'Row removed: age from 18, zone europe: amount 300; share empty'],
    ],
  ])('%s', (_, after, sentences) => {
    expect(edits(table(), after)).toEqual(sentences);
  });
});

test('many changed cells are summarised, and their rows listed', () => {
  const [before, after] = [table(rowsByAge(412, (age) => 100 + age)), table(rowsByAge(412, (age) => 110.5 + age))];
  const sentences = edits(before, after);
  expect(sentences.slice(0, 2)).toEqual([
    '412 cells changed in column amount, from 100–511 to 110.50–521.50',
    'age from 0 to below 1, zone asia: amount 100 → 110.50',
  ]);
  expect(sentences).toHaveLength(413);
});

test('rows beyond what is described are counted', () => {
  const [before, after] = [table(rowsByAge(100_000, (age) => age)), table(rowsByAge(100_000, (age) => age + 1))];
  const sentences = edits(before, after);
  expect(sentences).toHaveLength(tableEditsMax + 1);
  expect(sentences.at(-1)).toBe(`Further rows not shown: ${100_000 - tableEditsMax + 1}`);
  const pasted = edits(table([]), after);
  expect(pasted[0]).toBe('100000 rows added');
  expect(edits(table(rowsByAge(100_000, (age) => age)), table(rowsByAge(100_000, (age) => age).toReversed()))).toEqual([
    'Rows moved to other positions: 99999',
  ]);
});

test('tables are added, removed and changed by name, and none has values', () => {
  const other = { ...header, name: 'other' };
  const differences = differencesOfTables(
    [table(), other],
    [table(withCell(0, 3, 1)), { ...header, name: 'new' }],
    () => [table(), table(withCell(0, 3, 1))],
  );
  expect(differences.map(({ action, name, before, after }) => [action, name, before, after])).toEqual([
    ['ADDED', 'new', undefined, undefined],
    ['CHANGED', 'age_rates', undefined, undefined],
    ['REMOVED', 'other', undefined, undefined],
  ]);
  expect(differences[0]?.edits?.()[0]?.message).toBe('Keys: age, zone. Values: amount, share.');
});

test('a table whose rows cannot be read is reported as changed', () => {
  const [difference] = differencesOfTables([header], [header], () => undefined);
  expect(difference?.edits?.()).toMatchObject([{ message: 'Its rows were changed.' }]);
});

test('edits are in Chinese, too', () => {
  const [difference] = compare(table(), table(withCell(3, 4, 7)));
  const [edit] = difference?.edits?.() ?? [];
  expect(edit && wordInChinese(chineseSentences, edit)).toBe('age 由 18 起、zone europe：share 空白 → 7%');
});
