/**
 * The cells of a grid, by column, as they are written: numbers as `118.10`, dates as `2027-01-31`, and what does not fit
 * its column as it was typed, so that no input is lost. Every edit returns its inverse. Each row has an id, which it has again
 * when its removal is undone. Knows no selection and no order.
 */

/** A percentage is a number that may be written with its sign. */
export type CellType = 'text' | 'number' | 'percent' | 'boolean' | 'date';

export interface GridColumn {
  /** Distinct among the columns. */
  readonly id: string;
  readonly name: string;
  readonly type: CellType;
  /** Shown below the name. */
  readonly hint?: string;
  /** The cells have long texts. */
  readonly isWide?: boolean;
  /** Of numbers: 12.5% is 0.125. */
  readonly takesPercent?: boolean;
  /** Of amounts: numbers are shown with at least so many decimals. */
  readonly decimals?: number;
}

/** Cells by column, then by row. */
export type Block = readonly (readonly string[])[];

export type Edit =
  /** The block begins in this column; its rows need not be adjacent. */
  | { readonly kind: 'set'; readonly column: number; readonly rows: Uint32Array; readonly cells: Block }
  /** The numbers that the new rows have afterwards, ascending. */
  | { readonly kind: 'insert'; readonly rows: Uint32Array; readonly cells: Block; readonly ids?: readonly number[] }
  /** Ascending. */
  | { readonly kind: 'remove'; readonly rows: Uint32Array }
  /** Other columns, with the cells of all rows. */
  | { readonly kind: 'columns'; readonly columns: readonly GridColumn[]; readonly cells: Block };

/** How many cells an edit holds. */
export function sizeOf(edit: Edit): number {
  if (edit.kind === 'columns') return edit.cells.length * (edit.cells[0]?.length ?? 0);
  return edit.rows.length * (edit.kind === 'remove' ? 1 : edit.cells.length);
}

/** `count` numbers from the first one. */
export function rowsFrom(first: number, count: number): Uint32Array {
  return Uint32Array.from({ length: count }, (_, index) => first + index);
}

function insertInto<Entry>(known: readonly Entry[], rows: Uint32Array, added: (index: number) => Entry): Entry[] {
  const result: Entry[] = [];
  let taken = 0;
  for (const [next, row] of rows.entries()) {
    const part = known.slice(taken, taken + row - result.length);
    for (const entry of part) result.push(entry);
    taken += part.length;
    result.push(added(next));
  }
  for (const entry of known.slice(taken)) result.push(entry);
  return result;
}

function removeFrom<Entry>(known: readonly Entry[], rows: Uint32Array): Entry[] {
  let next = 0;
  return known.filter((_, row) => {
    if (rows[next] !== row) return true;
    next++;
    return false;
  });
}

export class Sheet {
  columns: readonly GridColumn[];
  private cells: string[][];
  private count: number;
  private ids: readonly number[];
  private nextId: number;

  constructor(columns: readonly GridColumn[], cells: Block) {
    this.columns = columns;
    this.cells = columns.map((_, column) => [...(cells[column] ?? [])]);
    this.count = this.cells[0]?.length ?? 0;
    this.ids = Array.from({ length: this.count }, (_, row) => row);
    this.nextId = this.count;
  }

  get rowCount(): number {
    return this.count;
  }

  /** By row; those that the sheet began with are counted from 0. */
  get rowIds(): readonly number[] {
    return this.ids;
  }

  /** Empty outside of the rows. */
  cellAt(row: number, column: number): string {
    return this.cells[column]?.[row] ?? '';
  }

  column(column: number): readonly string[] {
    return this.cells[column] ?? [];
  }

  /** Returns the edit that takes it back. */
  apply(edit: Edit): Edit {
    switch (edit.kind) {
      case 'set':
        return this.set(edit.column, edit.rows, edit.cells);
      case 'insert':
        return this.insert(edit.rows, edit.cells, edit.ids);
      case 'remove':
        return this.remove(edit.rows);
      case 'columns':
        return this.setColumns(edit.columns, edit.cells);
      default:
        return edit satisfies never;
    }
  }

  private set(first: number, rows: Uint32Array, cells: Block): Edit {
    const before = cells.map((added, index) => {
      const column = this.cells[first + index] ?? [];
      return Array.from(rows, (row, at) => {
        const old = column[row] ?? '';
        column[row] = added[at] ?? '';
        return old;
      });
    });
    return { kind: 'set', column: first, rows, cells: before };
  }

  private insert(rows: Uint32Array, cells: Block, ids: readonly number[] | undefined): Edit {
    this.cells = this.cells.map((column, index) => insertInto(column, rows, (next) => cells[index]?.[next] ?? ''));
    this.ids = insertInto(this.ids, rows, (next) => ids?.[next] ?? this.nextId++);
    this.count += rows.length;
    return { kind: 'remove', rows };
  }

  private remove(rows: Uint32Array): Edit {
    const removed = this.cells.map((column) => Array.from(rows, (row) => column[row] ?? ''));
    const ids = Array.from(rows, (row) => this.ids[row] ?? 0);
    this.cells = this.cells.map((column) => removeFrom(column, rows));
    this.ids = removeFrom(this.ids, rows);
    this.count -= rows.length;
    return { kind: 'insert', rows, cells: removed, ids };
  }

  private setColumns(columns: readonly GridColumn[], cells: Block): Edit {
    const before: Edit = { kind: 'columns', columns: this.columns, cells: this.cells };
    this.columns = columns;
    this.cells = columns.map((_, index) =>
      Array.from({ length: this.count }, (_row, row) => cells[index]?.[row] ?? ''),
    );
    return before;
  }
}
