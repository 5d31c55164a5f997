/** The result of a rule that is a list of rules, without those that could not be decided. */
import { isJsonList, type Json } from '../json/json.ts';
import { isConstant, toOperator } from '../json/shape.ts';

/** `undecided` are parts of the rule as in RuleFacts; null, which means no code, takes the place of their values. */
export function resultOfParts(node: Json, values: ReadonlyMap<Json, unknown>, undecided: ReadonlySet<Json>): unknown {
  if (isConstant(node)) return node;
  if (isJsonList(node)) return node.map((item) => resultOfParts(item, values, undecided));
  const operator = toOperator(node);
  if (operator?.name === 'merge') {
    const merged = resultOfParts(operator.argument, values, undecided);
    return Array.isArray(merged) ? merged.flat() : [merged];
  }
  return undecided.has(node) ? null : (values.get(node) ?? null);
}
