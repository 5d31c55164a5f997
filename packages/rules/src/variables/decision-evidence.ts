/** What the conditions of a decision table reveal about the variables that it decides by. */
import type { Condition, Interval } from '../decisions/condition.ts';
import type { DecisionTable } from '../decisions/decision-table.ts';
import type { Json } from '../json/json.ts';
import type { KeyType } from '../tables/rate-table.ts';
import { dateOf } from '../tables/table-cells.ts';
import { typesOfKeys } from './table-evidence.ts';
import type { Evidence } from './variable-evidence.ts';

/** A number or day within an interval: an end of it, or the next whole number. */
function numberWithin({ from, to, includesFrom, includesTo }: Interval): number | undefined {
  if (includesFrom) return from;
  if (includesTo) return to;
  if (Number.isFinite(from) && from + 1 < to) return from + 1;
  if (Number.isFinite(to) && to - 1 > from) return to - 1;
  return undefined;
}

function exampleOf(type: KeyType, { isNegated, intervals, values }: Condition): Json | undefined {
  if (isNegated) return undefined;
  const [value] = values;
  const [interval] = intervals;
  const number = interval && numberWithin(interval);
  return type === 'date' && number !== undefined ? dateOf(number) : (value ?? number);
}

/** Texts are choices only if every row names some of them: any other text matches a row that does not, or excludes some. */
export function addConditionEvidence(evidence: Evidence, { columns, rows }: DecisionTable, name: string): void {
  const column = columns.findIndex((one) => one.name === name);
  const type = columns[column]?.type;
  if (type === undefined) return;
  evidence.types.add(typesOfKeys[type]);
  if (type === 'number' || type === 'date') evidence.isOrdered = true;
  const conditions = rows.map((row) => row.conditions[column]);
  const [example] = conditions.flatMap((condition) => (condition && exampleOf(type, condition)) ?? []);
  if (example !== undefined) evidence.addExample(example);
  if (type !== 'text' || !conditions.every((condition) => condition?.isNegated === false)) return;
  for (const condition of conditions) for (const value of condition?.values ?? []) evidence.addChoice(value);
}
