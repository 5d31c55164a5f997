import { expect, test } from 'vitest';
import { columnHeadings } from './column-headings.ts';

/** A text, or a text that spans columns and rows. */
type Given = string | readonly [text: string, colSpan: number, rowSpan?: number];

function cell(given: Given) {
  const [text, colSpan, rowSpan = 1] = typeof given === 'string' ? [given, 1] : given;
  return { text, colSpan, rowSpan };
}

const cases: readonly [string, readonly (readonly Given[])[], readonly Given[], readonly string[]][] = [
  ['one heading for each cell', [['Cover', 'Limit']], ['a', 'b'], ['Cover', 'Limit']],
  ['no headings', [], ['a', 'b'], ['', '']],
  ['a cell beyond the headings', [['Cover']], ['a', 'b'], ['Cover', '']],
  ['an empty heading', [['', 'Limit']], ['a', 'b'], ['', 'Limit']],
  ['a heading over two columns', [[['Cover', 2], 'Limit']], ['a', 'b', 'c'], ['Cover', 'Cover', 'Limit']],
  ['a cell over two columns', [['Cover', 'Plan', 'Limit']], [['a', 2], 'b'], ['Cover', 'Limit']],
  ['two rows of headings', [[['Cover', 2]], ['Name', 'Plan']], ['a', 'b'], ['Name', 'Plan']],
  [
    'an empty heading below another',
    [
      ['Cover', 'Limit'],
      ['', 'in HKD'],
    ],
    ['a', 'b'],
    ['Cover', 'in HKD'],
  ],
  [
    'a heading over two rows',
    [
      [
        ['Cover', 1, 2],
        ['Limits', 2],
      ],
      ['Old', 'New'],
    ],
    ['a', 'b', 'c'],
    ['Cover', 'Old', 'New'],
  ],
  [
    'a heading over two rows in the middle',
    [
      ['A', ['B', 1, 2], 'C'],
      ['D', 'E'],
    ],
    ['a', 'b', 'c'],
    ['D', 'B', 'E'],
  ],
  ['a span without limits', [[['Cover', 100_000_000]]], ['a'], ['Cover']],
];

test.each(cases)('headings of cells: %s', (_, rows, cells, headings) => {
  expect(
    columnHeadings(
      rows.map((row) => row.map(cell)),
      cells.map(cell),
    ),
  ).toEqual(headings);
});
