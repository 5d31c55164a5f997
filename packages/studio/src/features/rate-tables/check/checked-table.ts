/** A table as its check reads it: the worker and the page have one each, which the edits of the grid follow. */
import type { Input } from '@coverwright/insurance/input';
import {
  checkTable,
  coverTable,
  readTable,
  type TableCoverage,
  type TableHeader,
  type TableProblem,
} from '@coverwright/rules';
import { isTurnedIntoDate } from '../../../ui/grid/cells/written-date.ts';
import { type Block, type Edit, type GridColumn, Sheet } from '../../../ui/grid/model/sheet.ts';
import { rowsOf } from '../cells/table-rows.ts';

/** A cell of a text that a spreadsheet has probably turned into a date; counted from 0. */
export interface TurnedCell {
  readonly row: number;
  readonly column: number;
}

export interface TableReport {
  readonly problems: readonly TableProblem[];
  readonly turned: readonly TurnedCell[];
  /** Undefined while the table has errors. */
  readonly coverage: TableCoverage | undefined;
}

/** What a table is checked by, beside its cells. */
export interface TableRules {
  readonly header: TableHeader;
  /** By the position of the key, the input that it is looked up with, if it is known. */
  readonly inputs: readonly (Input | undefined)[];
}

/** Further ones would only repeat the first. */
const maxTurned = 100;
const maxProblems = 1_000;

function findTurned(columns: readonly GridColumn[], cells: Block): readonly TurnedCell[] {
  const found: TurnedCell[] = [];
  for (const [column, { type }] of columns.entries()) {
    if (type !== 'text') continue;
    for (const [row, text] of (cells[column] ?? []).entries()) {
      if (found.length < maxTurned && isTurnedIntoDate(text)) found.push({ row, column });
    }
  }
  return found;
}

/** The check of the server, and what only a person can decide. */
export function checkCells({ header, inputs }: TableRules, columns: readonly GridColumn[], cells: Block): TableReport {
  const { table, problems: unread } = readTable(header, rowsOf(cells));
  // A cell that cannot be read is empty for the check, which reports it once more.
  const unreadCells = new Set(unread.map(({ row, column }) => `${row} ${column}`));
  const others = checkTable(table).filter(
    ({ code, row, column }) => code !== 'MISSING_VALUE' || !unreadCells.has(`${row} ${column}`),
  );
  const problems = [...unread, ...others];
  // An empty value changes nothing for the keys.
  const canCover = problems.every(({ severity, code }) => severity === 'warning' || code === 'MISSING_VALUE');
  return {
    problems: problems.slice(0, maxProblems),
    turned: findTurned(columns, cells),
    coverage: canCover ? coverTable(table, inputs) : undefined,
  };
}

export class CheckedTable {
  private rules: TableRules | undefined;
  private sheet = new Sheet([], []);

  open(rules: TableRules, columns: readonly GridColumn[], cells: Block): void {
    this.rules = rules;
    this.sheet = new Sheet(columns, cells);
  }

  apply(edits: readonly Edit[]): void {
    for (const edit of edits) this.sheet.apply(edit);
  }

  check(): TableReport | undefined {
    if (this.rules === undefined) return undefined;
    const { columns } = this.sheet;
    const cells = columns.map((_, column) => this.sheet.column(column));
    return checkCells(this.rules, columns, cells);
  }
}
