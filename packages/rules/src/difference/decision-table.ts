/** The decision table of a `decide` in logic, as far as it can be compared by rows and columns. */
import { isJsonList, isJsonObject, type Json, type JsonObject } from '../json/json.ts';
import { measureRule, toOperator } from '../json/shape.ts';
import type { DecisionNames } from '../decisions/decision-in-words.ts';

export interface ComparedDecision extends DecisionNames {
  /** By column of conditions, what it decides by. */
  readonly keys: JsonObject;
  readonly hit: string;
  /** By output; undefined without a priority. */
  readonly priorities: readonly (Json | undefined)[];
  readonly rows: readonly (readonly Json[])[];
  /** The outcome if no row matches; undefined without one. */
  readonly default: Json | undefined;
}

const fields: ReadonlySet<string> = new Set(['hit', 'outputs', 'rows', 'default']);

/** Cells are values, lists of values, or referrals. */
const maxDepth = 8;

/**
 * The rows of a table are compared as such, however many they are: what is inside is not part of the logic around it.
 * @returns the table, if the logic is one that is written with `preserve`
 */
export function toTableLiteral(logic: Json): JsonObject | undefined {
  const operator = toOperator(logic);
  const table = operator?.name === 'preserve' && operator.isSingle ? operator.argument : null;
  if (table === null || !isJsonObject(table) || !isJsonList(table['rows'] ?? null)) return undefined;
  return measureRule(table, maxDepth, Infinity).depth <= maxDepth ? table : undefined;
}

/** Undefined for other logic, and for a table that is not valid. */
export function toComparedDecision(logic: Json): ComparedDecision | undefined {
  const operator = toOperator(logic);
  if (operator?.name !== 'decide' || !operator.isSingle || !isJsonList(operator.argument)) return undefined;
  const [inputs = null, literal = null, ...others] = operator.argument;
  const each = toOperator(inputs);
  const keys = each?.name === 'eachKey' && each.isSingle ? each.argument : null;
  const table = toTableLiteral(literal);
  if (others.length > 0 || table === undefined || !isJsonObject(keys)) return undefined;
  const { hit, outputs = null, rows = null } = table;
  const areKnown = Object.keys(table).every((field) => fields.has(field));
  if (!areKnown || typeof hit !== 'string' || !isJsonList(outputs) || !isJsonList(rows)) return undefined;
  const columns = Object.keys(keys);
  const names = outputs.map((output) => (isJsonObject(output) ? output['name'] : undefined));
  const width = columns.length + outputs.length;
  if (!names.every((name) => typeof name === 'string') || new Set(names).size < names.length) return undefined;
  if (!rows.every((row) => isJsonList(row) && row.length === width)) return undefined;
  return {
    keys,
    columns,
    outputs: names,
    hit,
    priorities: outputs.map((output) => (isJsonObject(output) ? output['values'] : undefined)),
    rows: rows.filter(isJsonList),
    default: table['default'],
  };
}
