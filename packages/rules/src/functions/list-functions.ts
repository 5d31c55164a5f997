import type { Json } from '../json/json.ts';
import { toLimits } from '../problems/failures.ts';
import { measureRule } from '../json/shape.ts';
import { visitOperators } from '../trace/visit-operators.ts';

/** The functions that a rule names, without duplicates, in document order; empty for a rule beyond the default limits. */
export function listFunctions(rule: Json): string[] {
  const limits = toLimits(undefined);
  const size = measureRule(rule, limits.maxDepth, limits.maxRuleNodes);
  if (size.depth > limits.maxDepth || size.nodes > limits.maxRuleNodes) return [];
  const names = new Set<string>();
  visitOperators(rule, ({ node, operator }) => {
    const argument = operator === 'function' ? (node as Readonly<Record<string, Json>>)[operator] : undefined;
    const name = Array.isArray(argument) ? (argument as readonly Json[])[0] : argument;
    if (typeof name === 'string') names.add(name);
    return true;
  });
  return [...names];
}
