/** The problems of a table at the cells of the grid. Pure. */
import type { TableProblem } from '@coverwright/rules';
import type { GridColumn } from '../../../ui/grid/model/sheet.ts';
import type { GridProblem } from '../../../ui/grid/view/problem-marks.ts';
import type { TableColumn } from '../columns/table-columns.ts';
import type { TableReport } from './checked-table.ts';

interface Words {
  readonly ofProblem: (problem: TableProblem) => string;
  readonly ofTurned: (cell: { readonly text: string; readonly row: number; readonly column: string }) => string;
}

/** The cells of a column of the table, by the number of their column in the grid. */
export function cellColumnsOf(columns: readonly TableColumn[], name: string): readonly number[] {
  const found: number[] = [];
  let next = 0;
  for (const column of columns) {
    const width = column.use === 'range' ? 2 : 1;
    if (column.name.trim() === name) for (let at = 0; at < width; at++) found.push(next + at);
    next += width;
  }
  return found;
}

export function toGridProblems(
  { problems, turned }: TableReport,
  columns: readonly TableColumn[],
  grid: { readonly columns: readonly GridColumn[]; cellAt(row: number, column: number): string },
  words: Words,
): readonly GridProblem[] {
  const found = problems.map((problem): GridProblem => {
    const { severity, row = 1, otherRow, column } = problem;
    return {
      severity,
      text: words.ofProblem(problem),
      row: row - 1,
      ...(otherRow !== undefined && { otherRow: otherRow - 1 }),
      columns: column === undefined ? [] : cellColumnsOf(columns, column),
    };
  });
  const dates = turned.map(({ row, column }): GridProblem => {
    const cell = { text: grid.cellAt(row, column), row: row + 1, column: grid.columns[column]?.name ?? '' };
    return { severity: 'warning', text: words.ofTurned(cell), row, columns: [column] };
  });
  return [...found, ...dates];
}
