import { expect, test } from 'vitest';
import { Sheet } from '../../../ui/grid/model/sheet.ts';
import { toConflicts, withTheirs } from './cell-conflicts.ts';
import { changesOf, takeCells } from './table-changes.ts';

test('a refused cell is shown with both texts, and the next save replaces the other one knowingly', () => {
  const columns = [{ id: '1', name: 'days from', type: 'number' as const }];
  const sheet = new Sheet(columns, [['1', '8']]);
  const saved = takeCells(sheet);
  sheet.apply({ kind: 'set', column: 0, rows: Uint32Array.of(1), cells: [['9']] });
  sheet.apply({ kind: 'remove', rows: Uint32Array.of(0) });
  const problem = { code: 'CONFLICT', message: '', reason: 'TABLE_CELL_CHANGED' };
  const changed = (row: number, value: string) => ({
    ...problem,
    paramsJsonString: JSON.stringify({ row, column: 'days (from)', value }),
  });
  const other = { code: 'INVALID', message: '' };
  const conflicts = toConflicts([changed(2, '7'), changed(1, '2'), other], ['days (from)'], saved, sheet);
  expect(conflicts).toEqual([
    { row: 1, column: 0, columnName: 'days from', theirs: '7', mine: '9' },
    { row: 0, column: 0, columnName: 'days from', theirs: '2', mine: undefined },
  ]);
  expect(changesOf(withTheirs(saved, conflicts), sheet)).toEqual([
    { set: { row: 2, column: 1, before: [['7']], after: [['9']] } },
    { remove: { row: 1, before: [['2']] } },
  ]);
});
