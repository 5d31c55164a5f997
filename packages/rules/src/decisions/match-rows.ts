/** Finds the rows of a decision table that match. The interpreter and compiled code share these functions. */
import { RuleThrow, spend, type Run } from '../problems/failures.ts';
import { say } from '../problems/sentences.ts';
import { toKeyNumber } from '../tables/key-number.ts';
import { dayOf, toComposed } from '../tables/table-cells.ts';
import { holds, type Condition, type ConditionValue } from './condition.ts';
import type { DecisionColumn, DecisionTable } from './decision-table.ts';

const neededTypes = {
  text: 'DECISION_NEEDS_TEXT',
  number: 'DECISION_NEEDS_NUMBER',
  boolean: 'DECISION_NEEDS_BOOLEAN',
  date: 'DECISION_NEEDS_DATE',
} as const;

export function wrongInputType(column: string, type: keyof typeof neededTypes) {
  return say(neededTypes[type], { column });
}

/** The value as the conditions of a column need it; undefined for a value of another type. */
export function toConditionValue(type: Condition['type'], value: unknown, run: Run): ConditionValue | undefined {
  if (type === 'text') return typeof value === 'string' ? toComposed(value) : undefined;
  if (type === 'boolean') return typeof value === 'boolean' ? value : undefined;
  if (type === 'number') return toKeyNumber(value, run);
  const floor = dayOf(value);
  return Number.isNaN(floor) ? undefined : { floor, isSame: true };
}

/** Columns without conditions have no value. */
export function toConditionValues(
  columns: readonly DecisionColumn[],
  inputs: readonly unknown[],
  run: Run,
): (ConditionValue | undefined)[] {
  return columns.map(({ name, type }, index) => {
    if (type === undefined) return undefined;
    const value = toConditionValue(type, inputs[index], run);
    if (value !== undefined) return value;
    throw new RuleThrow('INVALID_ARGUMENTS', wrongInputType(name, type), { type: 'Invalid Arguments' });
  });
}

/** A decision costs a step for so many rows, whichever way they are searched. */
const rowsPerStep = 64;

export function spendRows({ rows }: DecisionTable, run: Run): void {
  if (rows.length >= rowsPerStep) spend(run, Math.floor(rows.length / rowsPerStep));
}

/** The indexes of the rows that match, in order; only the first one if no other row can decide. */
export function findMatches(table: DecisionTable, inputs: readonly unknown[], run: Run): number[] {
  spendRows(table, run);
  const values = toConditionValues(table.columns, inputs, run);
  const matches = ({ conditions }: DecisionTable['rows'][number]): boolean =>
    conditions.every((condition, index) => {
      const value = values[index];
      return condition === undefined || (value !== undefined && holds(condition, value));
    });
  if (table.hit === 'first') {
    const row = table.rows.findIndex(matches);
    return row === -1 ? [] : [row];
  }
  return table.rows.flatMap((row, index) => (matches(row) ? [index] : []));
}
