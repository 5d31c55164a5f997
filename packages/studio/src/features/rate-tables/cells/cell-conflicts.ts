/** Cells that another user has changed since they were loaded, and what becomes of them. Pure. */
import { isObject, parseJson } from '@coverwright/insurance/json';
import type { Problem } from '../../../api/api-error.ts';
import type { GridColumn, Sheet } from '../../../ui/grid/model/sheet.ts';
import type { SavedCells } from './table-changes.ts';

export interface CellConflict {
  /** Of the saved table, from 0. */
  readonly row: number;
  readonly column: number;
  readonly columnName: string;
  readonly theirs: string;
  /** Undefined if the row was deleted here. */
  readonly mine: string | undefined;
}

/** @param apiNames of the columns of cells, as the server names them */
export function toConflicts(
  problems: readonly Problem[],
  apiNames: readonly string[],
  saved: SavedCells,
  sheet: Sheet,
): readonly CellConflict[] {
  const ids = new Map([...saved.rowOfId].map(([id, row]) => [row, id]));
  const positions = new Map(sheet.rowIds.map((id, position) => [id, position]));
  return problems.flatMap(({ code, reason, paramsJsonString = '' }): CellConflict[] => {
    const params = parseJson(paramsJsonString);
    if (code !== 'CONFLICT' || reason !== 'TABLE_CELL_CHANGED' || !isObject(params)) return [];
    const { row: number, column: name, value } = params;
    const row = Number(number) - 1;
    const column = apiNames.findIndex((known) => known === name);
    if (column < 0) return [];
    const position = positions.get(ids.get(row) ?? -1);
    const mine = position === undefined ? undefined : sheet.cellAt(position, column);
    const columnName = sheet.columns[column]?.name ?? '';
    return [{ row, column, columnName, theirs: typeof value === 'string' ? value : '', mine }];
  });
}

/** The saved cells with those of the other user, so that the next save replaces them knowingly. */
export function withTheirs(saved: SavedCells, conflicts: readonly CellConflict[]): SavedCells {
  const columns = new Set(conflicts.map(({ column }) => column));
  const cells = saved.cells.map((known, column) => (columns.has(column) ? [...known] : known));
  for (const { row, column, theirs } of conflicts) {
    const changed = cells[column];
    if (changed !== undefined) changed[row] = theirs;
  }
  return { ...saved, cells };
}

/** How the server names the cells of a column: a range has two. */
export function apiNamesOf(columns: readonly GridColumn[], nameOf: (id: string) => string): readonly string[] {
  return columns.map(({ id }) => {
    const [whole = '', end] = id.split('.');
    return end === undefined ? nameOf(whole) : `${nameOf(whole)} (${end})`;
  });
}
