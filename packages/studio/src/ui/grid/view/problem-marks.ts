/** Which cells have problems. */

export interface GridProblem {
  readonly severity: 'error' | 'warning';
  /** Worded for the user. */
  readonly text: string;
  /** Stored rows, from 0. */
  readonly row: number;
  readonly otherRow?: number;
  /** Every cell that the problem is about; all of the row if empty. */
  readonly columns: readonly number[];
  /** Texts for the only cell that it is about, the most probable one first. */
  readonly corrections?: readonly string[];
  /** The text that the corrections replace. */
  readonly checked?: string;
}

export class ProblemMarks {
  private readonly rows = new Map<number, Map<number, GridProblem['severity']>>();

  constructor(problems: readonly GridProblem[], columnCount: number) {
    for (const { row, otherRow, columns, severity } of problems) {
      const marked = columns.length > 0 ? columns : Array.from({ length: columnCount }, (_, column) => column);
      for (const one of otherRow === undefined ? [row] : [row, otherRow]) {
        const cells = this.rows.get(one) ?? new Map<number, GridProblem['severity']>();
        for (const column of marked) if (cells.get(column) !== 'error') cells.set(column, severity);
        this.rows.set(one, cells);
      }
    }
  }

  get(row: number, column: number): GridProblem['severity'] | undefined {
    return this.rows.get(row)?.get(column);
  }
}
