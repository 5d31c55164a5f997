/** The rows of a decision table: each has a condition for every column, and then an outcome for every output. */
import { isJsonList, type Json } from '../json/json.ts';
import { say } from '../problems/sentences.ts';
import type { KeyType } from '../tables/rate-table.ts';
import type { Condition } from './condition.ts';
import { decisionLimits } from './decision-limits.ts';
import type { DecisionOutput, DecisionProblem, DecisionRow } from './decision-table.ts';
import { isOutcome, keyOfOutcome } from './outcome.ts';
import { parseCondition } from './parse-condition.ts';

type ReadRow = Omit<DecisionRow, 'result'>;

export interface RowShape {
  readonly columns: readonly string[];
  readonly outputs: readonly DecisionOutput[];
  /** Whether the outcomes must be numbers. */
  readonly areNumbers: boolean;
  /** Whether an outcome must be among the values of its output. */
  readonly isRanked: boolean;
}

export function resultOf(outputs: readonly DecisionOutput[], outcomes: readonly Json[]): Json {
  if (outputs.length === 1) return outcomes[0] ?? null;
  return Object.fromEntries(outputs.map(({ name }, index) => [name, outcomes[index] ?? null]));
}

class RowReader {
  readonly problems: DecisionProblem[] = [];
  readonly types: (KeyType | undefined)[];
  readonly #shape: RowShape;
  /** By column, the row that its type is known from. */
  readonly #typed: number[] = [];
  readonly #values: readonly (ReadonlySet<string> | undefined)[];
  #testsLeft: number = decisionLimits.maxTests;

  constructor(shape: RowShape) {
    this.#shape = shape;
    this.types = shape.columns.map(() => undefined);
    this.#values = shape.outputs.map(({ values }) => values && new Set(values.map(keyOfOutcome)));
  }

  readRow(cells: Json, row: number): ReadRow | undefined {
    const { columns, outputs } = this.#shape;
    const count = columns.length + outputs.length;
    if (!isJsonList(cells) || cells.length !== count) {
      this.problems.push({ ...say('DECISION_ROW_UNFIT', { row: row + 1, count }), path: ['rows', row] });
      return undefined;
    }
    const conditions = columns.map((column, index) => this.#readCondition(cells[index] ?? null, row, index, column));
    const outcomes = cells.slice(columns.length);
    for (const [index, outcome] of outcomes.entries()) this.#checkOutcome(outcome, row, index);
    return { conditions, outcomes };
  }

  #readCondition(cell: Json, row: number, index: number, column: string): Condition | undefined {
    const path = ['rows', row, index];
    const position = { row: row + 1, column };
    if (typeof cell !== 'string') {
      this.problems.push({ ...say('CONDITION_NOT_TEXT', position), path });
      return undefined;
    }
    const parsed = parseCondition(cell, position);
    if (!parsed.ok) {
      this.problems.push({ ...parsed.problem, path });
      return undefined;
    }
    const { condition } = parsed;
    if (condition === undefined) return undefined;
    this.#testsLeft -= condition.intervals.length + condition.values.length;
    if (this.#testsLeft < 0 && this.problems.length === 0)
      this.problems.push({ ...say('TOO_MANY_CONDITIONS', { limit: decisionLimits.maxTests }), path });
    const type = (this.types[index] ??= condition.type);
    const otherRow = ((this.#typed[index] ??= row) ?? row) + 1;
    if (type !== condition.type)
      this.problems.push({ ...say('CONDITION_OF_OTHER_TYPE', { ...position, otherRow }), path });
    return condition;
  }

  #checkOutcome(outcome: Json, row: number, index: number): void {
    const { columns, outputs, areNumbers } = this.#shape;
    const position = { row: row + 1, column: outputs[index]?.name ?? '' };
    const path = ['rows', row, columns.length + index];
    if (!isOutcome(outcome)) this.problems.push({ ...say('OUTCOME_UNFIT', position), path });
    else if (areNumbers && typeof outcome !== 'number')
      this.problems.push({ ...say('CELL_NOT_NUMBER', position), path });
    else if (this.#shape.isRanked && this.#values[index]?.has(keyOfOutcome(outcome)) === false)
      this.problems.push({ ...say('OUTCOME_NOT_RANKED', position), path });
  }

  get isOver(): boolean {
    return this.#testsLeft < 0 || this.problems.length >= decisionLimits.maxProblems;
  }
}

export function readRows(shape: RowShape, given: Json | undefined) {
  const reader = new RowReader(shape);
  const rows: ReadRow[] = [];
  const { problems, types } = reader;
  const limit = decisionLimits.maxRows;
  if (given === undefined || !isJsonList(given) || given.length === 0) {
    problems.push({ ...say('DECISION_WITHOUT_ROWS'), path: ['rows'] });
  } else if (given.length > limit) {
    problems.push({ ...say('DECISION_TOO_MANY_ROWS', { limit }), path: ['rows'] });
  } else {
    for (const [index, cells] of given.entries()) {
      if (reader.isOver) break;
      const row = reader.readRow(cells, index);
      if (row !== undefined) rows.push(row);
    }
  }
  return { rows, types, problems: problems.slice(0, decisionLimits.maxProblems) };
}
