import { describe, expect, it } from 'vitest';
import type { GridColumn } from '../model/sheet.ts';
import { tileRows, toBlock } from './paste-block.ts';

const columns: readonly GridColumn[] = [
  { id: 'zone', name: 'zone', type: 'text' },
  { id: 'amount', name: 'amount', type: 'number' },
];

describe('pasted rows', () => {
  it('become cells of the columns, with what a user should check', () => {
    const rows = [
      ['asia', '1,200.50', 'beyond'],
      ['5-Jan', '1E+5'],
      ['=A1', 'many'],
    ];
    expect(toBlock(rows, columns, 2)).toEqual({
      cells: [
        ['asia', '5-Jan', '=A1'],
        ['1200.50', '100000', 'many'],
      ],
      note: {
        rowCount: 3,
        beyondCount: 1,
        mergedCount: 2,
        unreadCount: 1,
        turnedCount: 1,
        scientificCount: 1,
        formulaCount: 1,
      },
    });
  });

  it('are repeated over a selection that is a multiple of them, and only there', () => {
    expect(tileRows([['a']], 2, 2)).toEqual([
      ['a', 'a'],
      ['a', 'a'],
    ]);
    expect(tileRows([['a', 'b']], 2, 4)).toEqual([
      ['a', 'b', 'a', 'b'],
      ['a', 'b', 'a', 'b'],
    ]);
    expect(tileRows([['a'], ['b']], 3, 1)).toEqual([['a'], ['b']]);
    expect(tileRows([['a'], ['b']], 1, 1)).toEqual([['a'], ['b']]);
  });
});
