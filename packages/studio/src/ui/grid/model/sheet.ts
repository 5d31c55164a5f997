/**
 * The cells of a grid, by column, as they are written: numbers as `118.10`, dates as `2027-01-31`, and what does not fit
 * its column as it was typed, so that no input is lost. Every edit returns its inverse. Knows no selection and no order.
 */

/** A percentage is a number that may be written with its sign. */
export type CellType = 'text' | 'number' | 'percent' | 'boolean' | 'date';

export interface GridColumn {
  /** Distinct among the columns. */
  readonly id: string;
  readonly name: string;
  readonly type: CellType;
}

/** Cells by column, then by row. */
export type Block = readonly (readonly string[])[];

export type Edit =
  /** The block begins in this column; its rows need not be adjacent. */
  | { readonly kind: 'set'; readonly column: number; readonly rows: Uint32Array; readonly cells: Block }
  /** The numbers that the new rows have afterwards, ascending. */
  | { readonly kind: 'insert'; readonly rows: Uint32Array; readonly cells: Block }
  /** Ascending. */
  | { readonly kind: 'remove'; readonly rows: Uint32Array };

/** How many cells an edit holds. */
export function sizeOf(edit: Edit): number {
  return edit.rows.length * (edit.kind === 'remove' ? 1 : edit.cells.length);
}

/** `count` numbers from the first one. */
export function rowsFrom(first: number, count: number): Uint32Array {
  return Uint32Array.from({ length: count }, (_, index) => first + index);
}

function insertInto(cells: readonly string[], rows: Uint32Array, added: readonly string[]): string[] {
  const result: string[] = [];
  let taken = 0;
  for (let next = 0; next < rows.length; next++) {
    for (const row = rows[next] ?? 0; result.length < row; taken++) result.push(cells[taken] ?? '');
    result.push(added[next] ?? '');
  }
  for (; taken < cells.length; taken++) result.push(cells[taken] ?? '');
  return result;
}

function removeFrom(cells: readonly string[], rows: Uint32Array): string[] {
  const result: string[] = [];
  let next = 0;
  for (let row = 0; row < cells.length; row++) {
    if (rows[next] === row) next++;
    else result.push(cells[row] ?? '');
  }
  return result;
}

export class Sheet {
  readonly columns: readonly GridColumn[];
  private cells: string[][];
  private count: number;

  constructor(columns: readonly GridColumn[], cells: Block) {
    this.columns = columns;
    this.cells = columns.map((_, column) => [...(cells[column] ?? [])]);
    this.count = this.cells[0]?.length ?? 0;
  }

  get rowCount(): number {
    return this.count;
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
    if (edit.kind === 'set') return this.set(edit.column, edit.rows, edit.cells);
    return edit.kind === 'insert' ? this.insert(edit.rows, edit.cells) : this.remove(edit.rows);
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

  private insert(rows: Uint32Array, cells: Block): Edit {
    this.cells = this.cells.map((column, index) => insertInto(column, rows, cells[index] ?? []));
    this.count += rows.length;
    return { kind: 'remove', rows };
  }

  private remove(rows: Uint32Array): Edit {
    const removed = this.cells.map((column) => Array.from(rows, (row) => column[row] ?? ''));
    this.cells = this.cells.map((column) => removeFrom(column, rows));
    this.count -= rows.length;
    return { kind: 'insert', rows, cells: removed };
  }
}
