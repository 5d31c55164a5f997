/** The arguments of `table` in a rule: the name of a table, its keys by name, and a value column. */
import { isJsonList, isJsonObject, type Json, type JsonObject } from '../json/json.ts';
import { measureRule, toOperator } from '../json/shape.ts';
import { toLimits } from '../problems/failures.ts';
import { visitOperators } from '../trace/visit-operators.ts';

export interface TableCall {
  readonly name: string;
  /** The object with `eachKey`. */
  readonly inputs: Json;
  /** The logic of each key, in the order of the rule. */
  readonly keys: JsonObject;
  readonly column: string;
}

/** Undefined if the name or the column is not literal, or the keys are not written with `eachKey`. */
export function toTableCall(argument: Json): TableCall | undefined {
  const [name, inputs = null, column]: readonly Json[] = isJsonList(argument) ? argument : [argument];
  const keys = toOperator(inputs);
  if (typeof name !== 'string' || typeof column !== 'string') return undefined;
  if (keys?.name !== 'eachKey' || !keys.isSingle || !isJsonObject(keys.argument)) return undefined;
  return { name, inputs, keys: keys.argument, column };
}

/** The tables that a rule names, without duplicates, in document order; empty for a rule beyond the default limits. */
export function listTables(rule: Json): string[] {
  const limits = toLimits(undefined);
  const size = measureRule(rule, limits.maxDepth, limits.maxRuleNodes);
  if (size.depth > limits.maxDepth || size.nodes > limits.maxRuleNodes) return [];
  return tableNames(rule);
}

/** Like listTables, for a rule within its limits. */
export function tableNames(rule: Json): string[] {
  const names = new Set<string>();
  visitOperators(rule, ({ node, operator }) => {
    const argument = operator === 'table' ? (toOperator(node)?.argument ?? null) : null;
    const name = isJsonList(argument) ? argument[0] : argument;
    if (typeof name === 'string') names.add(name);
    return true;
  });
  return [...names];
}
