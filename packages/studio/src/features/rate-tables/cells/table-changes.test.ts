import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type GridColumn, rowsFrom, Sheet } from '../../../ui/grid/model/sheet.ts';
import { changesOf, takeCells, toEdits } from './table-changes.ts';

const columns: readonly GridColumn[] = ['zone', 'days', 'amount'].map((id) => ({ id, name: id, type: 'text' }));
const cells = [
  ['asia', 'europe', 'world'],
  ['1', '8', '15'],
  ['10', '20', '30'],
];

function cellsOf(sheet: Sheet): readonly (readonly string[])[] {
  return columns.map((_, column) => sheet.column(column));
}

test('cells are set as the saved table counts them, and those between them are left out', () => {
  const sheet = new Sheet(columns, cells);
  const saved = takeCells(sheet);
  sheet.apply({ kind: 'set', column: 0, rows: rowsFrom(0, 2), cells: [['x', 'y']] });
  sheet.apply({ kind: 'set', column: 2, rows: rowsFrom(1, 1), cells: [['21']] });
  sheet.apply({ kind: 'insert', rows: rowsFrom(1, 1), cells: [['new'], ['2'], ['3']] });
  expect(changesOf(saved, sheet)).toEqual([
    { set: { row: 1, column: 1, before: [['asia'], ['europe']], after: [['x'], ['y']] } },
    { set: { row: 2, column: 3, before: [['20']], after: [['21']] } },
    { insert: { row: 2, rows: [['new', '2', '3']] } },
  ]);
});

test('removed and inserted rows come from the last one up', () => {
  const sheet = new Sheet(columns, cells);
  const saved = takeCells(sheet);
  sheet.apply({ kind: 'remove', rows: Uint32Array.from([0, 2]) });
  sheet.apply({ kind: 'insert', rows: rowsFrom(1, 1), cells: [['last'], [''], ['']] });
  expect(changesOf(saved, sheet)).toEqual([
    { remove: { row: 3, before: [['world', '15', '30']] } },
    { insert: { row: 3, rows: [['last', '', '']] } },
    { remove: { row: 1, before: [['asia', '1', '10']] } },
  ]);
});

test('whatever was edited, the changes lead from the saved table to the grid, and undo leaves none', () => {
  const edit = fc.record({
    kind: fc.constantFrom('set', 'insert', 'remove'),
    row: fc.nat(6),
    count: fc.integer({ min: 1, max: 3 }),
    column: fc.nat(2),
    text: fc.constantFrom('a', 'b', ''),
  });
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 10 }), (edits) => {
      const sheet = new Sheet(columns, cells);
      const saved = takeCells(sheet);
      const back = edits.flatMap(({ kind, row, count, column, text }) => {
        if (kind === 'insert') {
          const rows = rowsFrom(Math.min(row, sheet.rowCount), count);
          return [sheet.apply({ kind, rows, cells: columns.map(() => Array.from(rows, () => text)) })];
        }
        const rows = rowsFrom(row, count).filter((one) => one < sheet.rowCount);
        if (rows.length === 0) return [];
        if (kind === 'remove') return [sheet.apply({ kind: 'remove', rows })];
        return [sheet.apply({ kind: 'set', column, rows, cells: [Array.from(rows, () => text)] })];
      });
      const changed = new Sheet(columns, cells);
      for (const change of toEdits(changesOf(saved, sheet), columns.length)) changed.apply(change);
      expect(cellsOf(changed)).toEqual(cellsOf(sheet));
      for (const one of back.toReversed()) sheet.apply(one);
      expect(changesOf(saved, sheet)).toEqual([]);
    }),
  );
});
