import { describe, expect, it } from 'vitest';
import { findOddRows } from './table-grid.ts';

/** "2x3" is a cell of two columns and three rows. */
const tableOf = (...rows: string[]) =>
  rows.map((row) =>
    row
      .split(' ')
      .filter((cell) => cell !== '')
      .map((cell) => {
        const [columns = 1, rowCount = 1] = cell.split('x').map(Number);
        return { columns, rows: rowCount };
      }),
  );

describe('rows that are not part of a grid', () => {
  it.each([
    ['no rows', tableOf(), []],
    ['equal rows', tableOf('1 1', '1 1'), []],
    ['a row with fewer cells', tableOf('1 1 1', '1 1', '1 1 1'), [1]],
    ['a row with more cells, after the headings', tableOf('1 1', '1 1 1'), [1]],
    ['a row without cells', tableOf('1', '', '1'), [1]],
    ['a cell of several columns', tableOf('1 1 1', '2 1', '3'), []],
    ['a cell that is too wide', tableOf('1 1 1', '3 1', '1 1 1'), [1]],
    ['a cell of several rows', tableOf('1x2 1', '1', '1 1'), []],
    ['a cell of several rows in the middle', tableOf('1 1x2 1', '1 1'), []],
    ['a cell of several rows at the end', tableOf('1 1 1x3', '1 1', '1 1'), []],
    ['a row below cells that occupy it completely', tableOf('1x2 1x2', ''), []],
    ['a span beyond the last row', tableOf('1 1', '1x2 1'), [1]],
    ['a span beyond the last row that begins earlier', tableOf('1x9 1', '1'), [0]],
    ['a cell that runs into one from above', tableOf('1 1x2 1', '2 1'), [1]],
    ['spans in both directions', tableOf('2x2 1', '1', '1 1 1'), []],
  ])('%s', (_, table, odd) => {
    expect(findOddRows(table)).toEqual(odd);
  });
});
