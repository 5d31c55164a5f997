/** The problems of a table at the cells of the grid. Pure. */
import { nearestTexts } from '@coverwright/insurance/nearest-texts';
import type { TableProblem, UnreachableRow } from '@coverwright/rules';
import { isPercentage, readCells } from '../../../ui/grid/cells/read-cells.ts';
import type { GridColumn } from '../../../ui/grid/model/sheet.ts';
import type { GridProblem } from '../../../ui/grid/view/problem-marks.ts';
import type { TableColumn } from '../columns/table-columns.ts';
import type { TableReport, TableRules } from './checked-table.ts';

type NamedCell = {
  readonly text: string;
  /** From 1. */
  readonly row: number;
  readonly column: string;
};

interface Words {
  readonly ofProblem: (problem: TableProblem) => string;
  readonly ofTurned: (cell: NamedCell) => string;
  readonly ofPercentage: (cell: NamedCell) => string;
  /** The declared input cannot have the value of the cell. */
  readonly ofImpossible: (cell: NamedCell) => string;
  /** More specific rows have all values of the row. */
  readonly ofHidden: (row: number) => string;
}

interface Cells {
  readonly columns: readonly GridColumn[];
  cellAt(row: number, column: number): string;
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

/** The number that a percentage is, and the one before its sign. */
function correctionsOf(text: string): readonly string[] {
  const read = [readCells('number', [text], true), readCells('percent', [text])];
  return read.flatMap(({ cells, unreadCount }) => (unreadCount === 0 ? cells : []));
}

function toProblem(problem: TableProblem, columns: readonly TableColumn[], grid: Cells, words: Words): GridProblem {
  const { severity, row = 1, otherRow, column } = problem;
  const cells = column === undefined ? [] : cellColumnsOf(columns, column);
  const percentage =
    problem.code === 'WRONG_TYPE'
      ? cells.find((at) => grid.columns[at]?.type === 'number' && isPercentage(grid.cellAt(row - 1, at)))
      : undefined;
  if (percentage !== undefined) {
    const text = grid.cellAt(row - 1, percentage).trim();
    return {
      severity,
      text: words.ofPercentage({ text, row, column: grid.columns[percentage]?.name ?? '' }),
      row: row - 1,
      columns: [percentage],
      corrections: correctionsOf(text),
      checked: text,
    };
  }
  return {
    severity,
    text: words.ofProblem(problem),
    row: row - 1,
    ...(otherRow !== undefined && { otherRow: otherRow - 1 }),
    columns: cells,
  };
}

const maxNearest = 2;

function toUnreachable(
  { row, key }: UnreachableRow,
  columns: readonly TableColumn[],
  { header, inputs }: TableRules,
  grid: Cells,
  words: Words,
): GridProblem {
  if (key === undefined) return { severity: 'warning', text: words.ofHidden(row), row: row - 1, columns: [] };
  const cells = cellColumnsOf(columns, key);
  const text = cells.map((at) => grid.cellAt(row - 1, at).trim()).join(' – ');
  const input = inputs[header.keys.findIndex(({ name }) => name === key)];
  const choices = input?.type === 'choice' ? (input.choices ?? []).map(({ value }) => value) : [];
  const nearest = nearestTexts(text, choices, maxNearest);
  return {
    severity: 'warning',
    text: words.ofImpossible({ text, row, column: key }),
    row: row - 1,
    columns: cells,
    ...(nearest.length > 0 && { corrections: nearest, checked: text }),
  };
}

export function toGridProblems(
  { problems, turned, coverage }: TableReport,
  columns: readonly TableColumn[],
  rules: TableRules,
  grid: Cells,
  words: Words,
): readonly GridProblem[] {
  const found = problems.map((problem) => toProblem(problem, columns, grid, words));
  const dates = turned.map(({ row, column }): GridProblem => {
    const cell = { text: grid.cellAt(row, column), row: row + 1, column: grid.columns[column]?.name ?? '' };
    return { severity: 'warning', text: words.ofTurned(cell), row, columns: [column] };
  });
  const unreachable = (coverage?.unreachable ?? []).map((row) => toUnreachable(row, columns, rules, grid, words));
  return [...found, ...dates, ...unreachable];
}
