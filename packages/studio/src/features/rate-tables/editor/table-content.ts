/**
 * A table that is being edited: the grid, which column of the table each of its columns is, and the saved cells that its
 * changes are compared with. Knows no React.
 */
import type { ClipboardRows } from '../../../ui/grid/clipboard/clipboard-text.ts';
import { GridEditor, type PasteResult } from '../../../ui/grid/model/grid-editor.ts';
import { type Block, type Edit, type GridColumn, rowsFrom, Sheet } from '../../../ui/grid/model/sheet.ts';
import type { Content } from '../../../ui/editor/record/record.ts';
import type { Problem } from '../../../api/api-error.ts';
import { apiNamesOf, type CellConflict, toConflicts, withTheirs } from '../cells/cell-conflicts.ts';
import { changesOf, type SavedCells, takeCells, type TableChange, toEdits } from '../cells/table-changes.ts';
import { moveCells } from '../columns/changed-columns.ts';
import { hasNames } from '../columns/proposed-columns.ts';
import { type CellNames, type TableColumn, toGridColumns } from '../columns/table-columns.ts';
import { toImportedRows } from '../files/imported-rows.ts';

/** What the record compares: equal states are equal tables. */
export interface TableState {
  readonly state: number;
}

/** What survives a forced reload. */
export type KeptTable =
  | { readonly changes: readonly TableChange[] }
  | { readonly columns: readonly TableColumn[]; readonly cells: Block };

interface TableContentOptions {
  readonly columns: readonly TableColumn[];
  readonly cells: Block;
  readonly names: CellNames;
  readonly maxRows: number;
  readonly isReadOnly: boolean;
}

export class TableContent implements Content<TableState> {
  readonly editor: GridEditor;
  saved: SavedCells;
  private savedColumns: readonly TableColumn[];
  private readonly names: CellNames;
  /** The columns of the table by those of the grid, which undo and redo bring back. */
  private readonly known = new WeakMap<readonly GridColumn[], readonly TableColumn[]>();
  private shown: TableState = { state: 0 };

  constructor({ columns, cells, names, maxRows, isReadOnly }: TableContentOptions) {
    this.names = names;
    this.savedColumns = columns;
    const gridColumns = toGridColumns(columns, names);
    this.known.set(gridColumns, columns);
    this.editor = new GridEditor(new Sheet(gridColumns, cells), { maxRows, isReadOnly });
    this.saved = takeCells(this.editor.sheet);
  }

  readonly get = (): TableState => {
    const { state } = this.editor.content;
    if (state !== this.shown.state) this.shown = { state };
    return this.shown;
  };

  readonly subscribe = (listener: () => void): (() => void) => this.editor.subscribe(listener);

  get columns(): readonly TableColumn[] {
    return this.known.get(this.editor.columns) ?? this.savedColumns;
  }

  get cells(): Block {
    const { sheet } = this.editor;
    return sheet.columns.map((_, column) => sheet.column(column));
  }

  get haveColumnsChanged(): boolean {
    return this.columns !== this.savedColumns;
  }

  changes(): readonly TableChange[] {
    return changesOf(this.saved, this.editor.sheet);
  }

  setColumns(columns: readonly TableColumn[]): void {
    const after = toGridColumns(columns, this.names);
    this.known.set(after, columns);
    this.editor.setColumns(after, moveCells(this.editor.columns, this.cells, after));
  }

  /** What a save of the current content makes the saved one. */
  takeSaved(): () => void {
    const [cells, columns] = [takeCells(this.editor.sheet), this.columns];
    return () => {
      this.saved = cells;
      this.savedColumns = columns;
    };
  }

  private apiNames(): readonly string[] {
    const names = new Map(this.columns.map(({ id, name }) => [id, name.trim()]));
    return apiNamesOf(this.editor.columns, (id) => names.get(id) ?? '');
  }

  conflictsOf(problems: readonly Problem[]): readonly CellConflict[] {
    return toConflicts(problems, this.apiNames(), this.saved, this.editor.sheet);
  }

  /** The rows of a file in place of all rows. */
  importRows(rows: ClipboardRows): PasteResult {
    const apiNames = this.apiNames();
    const names = this.editor.columns.map(({ name }, column) => [name, apiNames[column] ?? name]);
    return this.editor.replaceRows(toImportedRows(rows, names, hasNames(rows)));
  }

  /** @param theirs the conflicts whose cells get the text of the other user; a save replaces the others */
  resolve(conflicts: readonly CellConflict[], theirs: ReadonlySet<CellConflict>): void {
    this.saved = withTheirs(this.saved, conflicts);
    const ids = new Map([...this.saved.rowOfId].map(([id, row]) => [row, id]));
    const changes = [...theirs].map(({ row, column, theirs: text }) => {
      return { row: this.editor.sheet.rowIds.indexOf(ids.get(row) ?? -1), column, text };
    });
    this.editor.setCells(changes.filter(({ row }) => row >= 0));
  }

  toKept(): KeptTable {
    if (this.haveColumnsChanged) return { columns: this.columns, cells: this.cells };
    return { changes: this.changes() };
  }

  restore(kept: KeptTable): void {
    if ('changes' in kept) {
      this.editor.apply(toEdits(kept.changes, this.editor.columns.length));
      return;
    }
    const after = toGridColumns(kept.columns, this.names);
    this.known.set(after, kept.columns);
    const [count, wanted] = [this.editor.sheet.rowCount, kept.cells[0]?.length ?? 0];
    const rows = rowsFrom(Math.min(count, wanted), Math.abs(wanted - count));
    const sized: Edit = wanted > count ? { kind: 'insert', rows, cells: [] } : { kind: 'remove', rows };
    const isSized = wanted !== count;
    this.editor.apply([...(isSized ? [sized] : []), { kind: 'columns', columns: after, cells: kept.cells }]);
  }
}
