import { expect, test } from 'vitest';
import { emptyColumn } from '../columns/table-columns.ts';
import { readKeptTable } from './kept-table.ts';
import { TableContent } from './table-content.ts';

const names = { from: (name: string) => name, to: (name: string) => name };
const zone = { ...emptyColumn('1', 'exact', ''), name: 'zone' };
const amount = { ...emptyColumn('2', 'value', 'HKD'), name: 'amount' };

function open(): TableContent {
  const cells = [
    ['asia', 'europe'],
    ['10', '20'],
  ];
  return new TableContent({ columns: [zone, amount], cells, names, maxRows: 100, isReadOnly: false });
}

/** What the storage of the browser returns. */
function restored(content: TableContent, revision: string): TableContent | undefined {
  const stored: unknown = JSON.parse(JSON.stringify({ ...content.toKept(), revision: '1' }));
  const kept = readKeptTable(stored, revision);
  if (kept === undefined) return undefined;
  const opened = open();
  opened.restore(kept);
  return opened;
}

test('edited rows and columns are restored after a forced reload, unless the table has changed since', () => {
  const content = open();
  content.editor.enter('africa', false);
  content.editor.removeRows();
  content.editor.enter('world', false);
  expect(restored(content, '1')?.cells).toEqual(content.cells);
  expect(restored(content, '2')).toBeUndefined();
  content.setColumns([amount]);
  const again = restored(content, '1');
  expect(again?.cells).toEqual([['20']]);
  expect(again?.columns).toEqual([amount]);
  expect(again?.haveColumnsChanged).toBe(true);
});

test('undo brings back the columns, and what is saved is no longer a change', () => {
  const content = open();
  content.setColumns([{ ...zone, name: 'area' }, amount]);
  content.editor.undo();
  expect(content.haveColumnsChanged).toBe(false);
  content.editor.enter('africa', false);
  const accept = content.takeSaved();
  content.editor.enter('world', false);
  accept();
  expect(content.changes()).toEqual([{ set: { row: 1, column: 1, before: [['africa']], after: [['world']] } }]);
});
