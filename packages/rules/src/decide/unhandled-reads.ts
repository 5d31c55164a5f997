/** Finds variables without which a rule makes no decision, although it would have a result for them, for an editor. */
import type { RuleFinding } from '../check/check-rule.ts';
import { isJsonList, type Json, type JsonPath } from '../json/json.ts';
import { toOperator } from '../json/shape.ts';
import { absenceLiteral } from '../operators/unknown.ts';
import { equalityNames } from '../operators/values.ts';
import { say } from '../problems/sentences.ts';
import { visitOperators } from '../trace/visit-operators.ts';
import { listVariables } from '../variables/variables.ts';

const testing = new Set(['if', '?:', 'and', 'or', '!', '!!', 'not']);

/** The operands for which an operator would have a result even if they were null: false, or the other branch. */
function uncertainOperands(name: string, argument: Json): readonly Json[] {
  const operands: readonly Json[] = isJsonList(argument) ? argument : [argument];
  if (equalityNames.has(name)) return operands;
  if (name === 'in') return operands.slice(0, 1);
  if (name === 'if' || name === '?:')
    return operands.filter((_, index) => index % 2 === 0 && index < operands.length - 1);
  return testing.has(name) ? operands : [];
}

/**
 * Reads of variables that are tested for truth, compared for equality or searched for, in a rule that nowhere handles
 * their absence. If they are unknown, the rule has a result but there is no decision. Accepts any JSON; never throws.
 */
export function listUnhandledReads(rule: Json): RuleFinding[] {
  const needed = listVariables(rule).filter(({ optional, dynamic, path }) => !optional && !dynamic && path !== '');
  if (needed.length === 0) return [];
  const uncertain = new Set<Json>();
  const handled = new Set<Json>();
  const paths = new Map<string, Json>();
  visitOperators(rule, ({ node, path, operator }) => {
    const argument = toOperator(node)?.argument ?? null;
    const isHandled = equalityNames.has(operator) && absenceLiteral(operator, argument) !== undefined;
    for (const operand of uncertainOperands(operator, argument)) (isHandled ? handled : uncertain).add(operand);
    paths.set(JSON.stringify(path), node);
    return true;
  });
  // The path of a read ends with the operator's name.
  return needed.flatMap(({ path: variable, readPaths }) => {
    const isAmong = (nodes: ReadonlySet<Json>, path: JsonPath): boolean =>
      nodes.has(paths.get(JSON.stringify(path.slice(0, -1))) ?? null);
    const found = readPaths.find((path) => isAmong(uncertain, path));
    if (found === undefined || readPaths.some((path) => isAmong(handled, path))) return [];
    return [
      { severity: 'info', code: 'UNHANDLED_ABSENCE', ...say('ABSENCE_UNHANDLED', { variable }), path: found } as const,
    ];
  });
}
