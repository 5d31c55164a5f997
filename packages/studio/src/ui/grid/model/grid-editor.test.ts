import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GridEditor } from './grid-editor.ts';
import { selectCell, selectRange } from './selection.ts';
import { type Edit, type GridColumn, Sheet } from './sheet.ts';

const columns: readonly GridColumn[] = [
  { id: 'zone', name: 'zone', type: 'text' },
  { id: 'days', name: 'days', type: 'number' },
  { id: 'amount', name: 'amount', type: 'number', takesPercent: true },
];

function open(rows: readonly string[], limits = { maxRows: 100, isReadOnly: false }): GridEditor {
  const cells = columns.map((_, column) => rows.map((row) => row.split(' ')[column] ?? ''));
  return new GridEditor(new Sheet(columns, cells), limits);
}

/** The stored rows. */
function rowsOf({ sheet }: GridEditor): string[] {
  return Array.from({ length: sheet.rowCount }, (_, row) =>
    columns.map((_column, column) => sheet.cellAt(row, column)).join(' '),
  );
}

function select(editor: GridEditor, from: readonly [number, number], to = from): void {
  const [anchor, focus] = [from, to].map(([position, column]) => ({ position, column }));
  if (anchor !== undefined && focus !== undefined) editor.select(selectRange(anchor, focus));
}

const three = ['asia 1 10', 'europe 8 20', 'world 15 30'];

describe('the editor of a grid', () => {
  it('enters a text into the active cell or all selected ones, in the form of their columns', () => {
    const editor = open(three);
    select(editor, [1, 2]);
    editor.enter('1,234.50', false);
    select(editor, [0, 1], [1, 2]);
    editor.enter('7%', true);
    expect(rowsOf(editor)).toEqual(['asia 7% 0.07', 'europe 7% 0.07', 'world 15 30']);
    editor.undo();
    editor.undo();
    expect(rowsOf(editor)).toEqual(three);
  });

  it('corrects the active cell while it has the text with the problem, and goes to the cell first', () => {
    const editor = open(three);
    editor.propose({ row: 1, column: 0, text: 'world', checked: 'europe' });
    editor.correct();
    expect(rowsOf(editor)).toEqual(three);
    expect(editor.selection.active).toEqual({ position: 1, column: 0 });
    editor.enter('africa', false);
    select(editor, [1, 0]);
    editor.correct();
    expect(rowsOf(editor)[1]).toBe('africa 8 20');
    editor.undo();
    editor.correct();
    expect(rowsOf(editor)[1]).toBe('world 8 20');
  });

  it('adds a row at the end, without a step if nothing changes', () => {
    const editor = open(three);
    select(editor, [0, 0]);
    editor.enter('asia', false);
    expect(editor.content.canUndo).toBe(false);
    select(editor, [3, 2]);
    editor.enter('40', false);
    expect(rowsOf(editor)).toEqual([...three, '  40']);
    select(editor, [4, 0]);
    editor.enter('', false);
    expect(editor.sheet.rowCount).toBe(4);
  });

  it('clears, fills, inserts and removes what is selected', () => {
    const editor = open(three);
    select(editor, [0, 0], [2, 1]);
    editor.fill('down');
    expect(rowsOf(editor)).toEqual(['asia 1 10', 'asia 1 20', 'asia 1 30']);
    select(editor, [1, 2]);
    editor.fill('down');
    editor.fill('right');
    expect(rowsOf(editor)[1]).toBe('asia 1 1');
    select(editor, [0, 0], [0, 1]);
    editor.clear();
    expect(rowsOf(editor)[0]).toBe('  10');
    select(editor, [1, 0], [2, 0]);
    editor.insertRows('above');
    expect(rowsOf(editor)).toEqual(['  10', '  ', '  ', 'asia 1 1', 'asia 1 30']);
    editor.removeRows();
    editor.insertRows('below');
    expect(rowsOf(editor)).toEqual(['  10', 'asia 1 1', '  ', 'asia 1 30']);
  });

  it('copies the selected rows that exist, and pastes them elsewhere', () => {
    const editor = open(three);
    select(editor, [1, 1], [3, 2]);
    const copied = editor.copy();
    expect(copied).toEqual([
      ['8', '20'],
      ['15', '30'],
    ]);
    select(editor, [2, 1]);
    expect(editor.paste(copied, 0).kind).toBe('pasted');
    expect(rowsOf(editor)).toEqual(['asia 1 10', 'europe 8 20', 'world 8 20', ' 15 30']);
    editor.undo();
    expect(rowsOf(editor)).toEqual(three);
    editor.redo();
    expect(editor.sheet.rowCount).toBe(4);
  });

  it('refuses rows beyond the limit, and every change of a viewer', () => {
    const full = open(three, { maxRows: 4, isReadOnly: false });
    select(full, [3, 0]);
    expect(full.paste([['a'], ['b']], 0)).toEqual({ kind: 'tooManyRows' });
    full.enter('a', false);
    select(full, [4, 0]);
    full.enter('b', false);
    full.insertRows('above');
    expect(full.sheet.rowCount).toBe(4);
    const viewed = open(three, { maxRows: 100, isReadOnly: true });
    viewed.enter('x', false);
    viewed.clear();
    viewed.removeRows();
    viewed.insertRows('above');
    expect(viewed.paste([['x']], 0)).toEqual({ kind: 'refused' });
    expect(rowsOf(viewed)).toEqual(three);
    expect(viewed.positionCount).toBe(3);
  });

  it('writes through a sorted and filtered order to the stored rows', () => {
    const editor = open(three);
    editor.arrange(new Map([[0, new Set(['asia', 'world'])]]), { column: 2, direction: 'descending' });
    select(editor, [0, 2]);
    editor.enter('31', false);
    editor.fill('down');
    select(editor, [1, 1]);
    editor.paste(
      [
        ['2', '11'],
        ['3', '12'],
      ],
      0,
    );
    expect(rowsOf(editor)).toEqual(['asia 2 11', 'europe 8 20', 'world 15 31', ' 3 12']);
    select(editor, [0, 0], [1, 0]);
    editor.removeRows();
    expect(rowsOf(editor)).toEqual(['europe 8 20', ' 3 12']);
    editor.goTo(0, 1);
    expect(editor.selection).toEqual(selectCell({ position: 0, column: 1 }));
    expect(editor.content.shownCount).toBe(2);
  });

  it('finds from the active cell on, and replaces texts', () => {
    const editor = open(three);
    const query = { text: 'A', isCaseSensitive: false, isWhole: false };
    expect(editor.find(query, 1)).toBe(true);
    expect(editor.find({ ...query, text: '1' }, -1)).toBe(true);
    expect(editor.selection.active).toEqual({ position: 2, column: 1 });
    expect(editor.find({ ...query, isCaseSensitive: true }, 1)).toBe(false);
    expect(editor.find({ ...query, text: '' }, 1)).toBe(false);
    expect(editor.replace({ text: '1', isCaseSensitive: true, isWhole: true }, '$&', true)).toBe(1);
    expect(rowsOf(editor)[0]).toBe('asia $& 10');
    expect(editor.replace({ ...query, text: 'a' }, '.*', true)).toBe(1);
    editor.undo();
    editor.undo();
    expect(rowsOf(editor)).toEqual(three);
  });

  it('fills the cells that the handle is dragged over, and adds rows for them', () => {
    const editor = open(['asia 1 10', 'asia 8 20']);
    select(editor, [0, 0], [1, 2]);
    editor.fillTo({ position: 2, column: 1 });
    expect(rowsOf(editor)).toEqual(['asia 1 10', 'asia 8 20', 'asia 15 30']);
    select(editor, [0, 1], [1, 1]);
    editor.fillTo({ position: 0, column: 2 });
    expect(rowsOf(editor)).toEqual(['asia 1 1', 'asia 8 8', 'asia 15 30']);
    select(editor, [2, 1]);
    editor.fillTo({ position: 2, column: 1 });
    editor.undo();
    editor.undo();
    expect(rowsOf(editor)).toEqual(['asia 1 10', 'asia 8 20']);
  });

  it('replaces all rows in one step', () => {
    const editor = open(three);
    expect(editor.replaceRows([['africa', '1,000', '5'], ['polar']]).kind).toBe('pasted');
    expect(rowsOf(editor)).toEqual(['africa 1000 5', 'polar  ']);
    editor.undo();
    expect(rowsOf(editor)).toEqual(three);
    const many = Array.from({ length: 101 }, () => ['asia']);
    expect(editor.replaceRows(many).kind).toBe('tooManyRows');
    expect(open(three, { maxRows: 100, isReadOnly: true }).replaceRows([['x']]).kind).toBe('refused');
  });

  it('is in the same state after rows, or a paste, that change nothing', () => {
    const editor = open(['asia 118.10 0.5', 'europe 8 20.00']);
    const { state } = editor.content;
    const europe = ['europe', '8.0', '20'];
    expect(editor.replaceRows([['asia', '118.1', '0.50'], europe]).kind).toBe('same');
    expect(rowsOf(editor)).toEqual(['asia 118.10 0.5', 'europe 8 20.00']);
    select(editor, [0, 0]);
    editor.paste([['asia', '118.10']], 0);
    expect([editor.content.state, editor.content.canUndo]).toEqual([state, false]);
    expect(editor.replaceRows([['asia', '118.11', '0.5'], europe]).kind).toBe('pasted');
    expect(rowsOf(editor)).toEqual(['asia 118.11 0.5', 'europe 8 20.00']);
    expect(editor.sheet.rowIds).toEqual([0, 1]);
    editor.undo();
    expect(editor.content.state).toBe(state);
  });

  it('changes its columns in one step, and shows all rows then', () => {
    const editor = open(three);
    editor.arrange(new Map([[0, new Set(['asia'])]]), undefined);
    editor.setColumns([{ id: 'days', name: 'days', type: 'number' }], [['1', '8', '15']]);
    expect(editor.content.shownCount).toBe(3);
    expect(editor.columns).toHaveLength(1);
    const changed = editor.content.state;
    editor.undo();
    expect(rowsOf(editor)).toEqual(three);
    expect(editor.content.state).toBe(0);
    editor.redo();
    expect(editor.content.state).toBe(changed);
    expect(editor.sheet.cellAt(2, 0)).toBe('15');
  });

  it('gives a row its id again when its removal is undone', () => {
    const editor = open(three);
    select(editor, [1, 0]);
    editor.removeRows();
    expect(editor.sheet.rowIds).toEqual([0, 2]);
    editor.undo();
    expect(editor.sheet.rowIds).toEqual([0, 1, 2]);
    editor.insertRows('above');
    expect(editor.sheet.rowIds).toEqual([0, 3, 1, 2]);
  });

  it('returns to every earlier state, also in another order, and reports edits that lead there', () => {
    const step = fc.record({
      what: fc.constantFrom('enter', 'clear', 'paste', 'fill', 'insert', 'remove', 'sort', 'filter', 'all'),
      from: fc.tuple(fc.nat(5), fc.nat(2)),
      to: fc.tuple(fc.nat(5), fc.nat(2)),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const editor = open(three);
        const copy = new Sheet(
          columns,
          columns.map((_, column) => editor.sheet.column(column)),
        );
        editor.content.subscribeToEdits((edits: readonly Edit[]) => edits.forEach((edit) => copy.apply(edit)));
        for (const { what, from, to } of steps) {
          select(editor, from, to);
          if (what === 'enter') editor.enter('7', true);
          else if (what === 'clear') editor.clear();
          else if (what === 'paste')
            editor.paste(
              [
                ['1', '2'],
                ['3', '4'],
              ],
              0,
            );
          else if (what === 'fill') editor.fill('down');
          else if (what === 'insert') editor.insertRows('above');
          else if (what === 'remove') editor.removeRows();
          else if (what === 'sort') editor.arrange(new Map(), { column: from[1], direction: 'descending' });
          else if (what === 'filter') editor.arrange(new Map([[0, new Set(['asia', '7'])]]), undefined);
          else editor.arrange(new Map(), undefined);
        }
        const last = rowsOf(editor);
        expect(columns.map((_, column) => copy.column(column))).toEqual(
          columns.map((_, column) => editor.sheet.column(column)),
        );
        while (editor.content.canUndo) editor.undo();
        expect(rowsOf(editor)).toEqual(three);
        while (editor.content.canRedo) editor.redo();
        expect(rowsOf(editor)).toEqual(last);
      }),
      { numRuns: 300 },
    );
  });
});
