/**
 * What has changed between the saved table and the grid, as the server applies it: first cells of saved rows, then from the
 * last row up the removed and inserted rows. All of them thus count rows as the saved table does. Pure.
 */
import type { Block, Edit, Sheet } from '../../../ui/grid/model/sheet.ts';
import { rowsFrom } from '../../../ui/grid/model/sheet.ts';
import { rowsOf } from './table-rows.ts';

export type Rows = readonly (readonly string[])[];

/** Rows and columns are counted from 1. */
export type TableChange =
  | { readonly set: { readonly row: number; readonly column: number; readonly before: Rows; readonly after: Rows } }
  | { readonly insert: { readonly row: number; readonly rows: Rows } }
  | { readonly remove: { readonly row: number; readonly before: Rows } };

/** The saved cells, by column. */
export interface SavedCells {
  readonly cells: readonly string[][];
  /** The saved row that each row of the grid is, by the id of its row. */
  readonly rowOfId: ReadonlyMap<number, number>;
}

export function takeCells(sheet: Sheet): SavedCells {
  const cells = sheet.columns.map((_, column) => [...sheet.column(column)]);
  return { cells, rowOfId: new Map(sheet.rowIds.map((id, row) => [id, row])) };
}

interface Span {
  readonly row: number;
  readonly first: number;
  readonly last: number;
}

/** The changed cells of a row, from the first to the last. */
function changedSpan(saved: SavedCells, row: number, current: Block, at: number): Span | undefined {
  let [first, last] = [-1, -1];
  for (const [column, cells] of current.entries()) {
    if (cells[at] === saved.cells[column]?.[row]) continue;
    if (first < 0) first = column;
    last = column;
  }
  return first < 0 ? undefined : { row, first, last };
}

/** Cells between changed ones are left out, so that other users may change them. */
function splitSpan({ row, first, last }: Span, isChanged: (column: number) => boolean): readonly Span[] {
  const spans: Span[] = [];
  for (let column = first; column <= last; column++) {
    if (!isChanged(column)) continue;
    const previous = spans.at(-1);
    if (previous?.last === column - 1) spans[spans.length - 1] = { ...previous, last: column };
    else spans.push({ row, first: column, last: column });
  }
  return spans;
}

interface Area extends Omit<Span, 'row'> {
  /** Adjacent saved rows, and the rows of the grid that they are. */
  readonly rows: number[];
  readonly positions: number[];
}

class ChangedCells {
  readonly areas: Area[] = [];
  /** The areas that the next row may continue. */
  private open: Area[] = [];

  add(spans: readonly Span[], position: number): void {
    this.open = spans.map(({ row, first, last }) => {
      const above = this.open.find(
        (area) => area.first === first && area.last === last && area.rows.at(-1) === row - 1,
      );
      const area = above ?? { first, last, rows: [], positions: [] };
      area.rows.push(row);
      area.positions.push(position);
      if (above === undefined) this.areas.push(area);
      return area;
    });
  }
}

/** Removed and inserted rows before a saved row. */
interface Gap {
  /** The saved rows from here on are removed. */
  readonly start: number;
  readonly end: number;
  readonly inserted: readonly number[];
}

function structuralChanges(gaps: readonly Gap[], saved: Block, current: Block): TableChange[] {
  const changes: TableChange[] = [];
  for (const { start, end, inserted } of gaps.toReversed()) {
    if (end > start) changes.push({ remove: { row: start + 1, before: rowsOf(saved, start, end) } });
    const rows = inserted.map((at) => current.map((column) => column[at] ?? ''));
    if (rows.length > 0) changes.push({ insert: { row: start + 1, rows } });
  }
  return changes;
}

export function changesOf(saved: SavedCells, sheet: Sheet): readonly TableChange[] {
  const current = sheet.columns.map((_, column) => sheet.column(column));
  const changed = new ChangedCells();
  const gaps: Gap[] = [];
  let next = 0;
  let inserted: number[] = [];
  const close = (row: number): void => {
    if (row > next || inserted.length > 0) gaps.push({ start: next, end: row, inserted });
    next = row + 1;
    inserted = [];
  };
  for (const [at, id] of sheet.rowIds.entries()) {
    const row = saved.rowOfId.get(id);
    if (row === undefined) {
      inserted.push(at);
      continue;
    }
    close(row);
    const span = changedSpan(saved, row, current, at);
    if (span === undefined) continue;
    changed.add(
      splitSpan(span, (column) => current[column]?.[at] !== saved.cells[column]?.[row]),
      at,
    );
  }
  close(saved.cells[0]?.length ?? 0);
  const part = (cells: Block, { first, last }: Area, rows: readonly number[]): Rows =>
    rows.map((row) => cells.slice(first, last + 1).map((column) => column[row] ?? ''));
  const sets = changed.areas.map((area): TableChange => ({
    set: {
      row: (area.rows[0] ?? 0) + 1,
      column: area.first + 1,
      before: part(saved.cells, area, area.rows),
      after: part(current, area, area.positions),
    },
  }));
  return [...sets, ...structuralChanges(gaps, saved.cells, current)];
}

/** The same changes as edits of the grid, to be applied one after the other. */
export function toEdits(changes: readonly TableChange[], columnCount: number): readonly Edit[] {
  const byColumn = (rows: Rows, width: number): Block =>
    Array.from({ length: width }, (_, column) => rows.map((row) => row[column] ?? ''));
  return changes.map((change): Edit => {
    if ('set' in change) {
      const { row, column, after } = change.set;
      const cells = byColumn(after, after[0]?.length ?? 0);
      return { kind: 'set', column: column - 1, rows: rowsFrom(row - 1, after.length), cells };
    }
    if ('insert' in change) {
      const { row, rows } = change.insert;
      return { kind: 'insert', rows: rowsFrom(row - 1, rows.length), cells: byColumn(rows, columnCount) };
    }
    const { row, before } = change.remove;
    return { kind: 'remove', rows: rowsFrom(row - 1, before.length) };
  });
}
