import { limitExceeded, nodeOf, startRun, toLimits, toProblem, type Run } from './failures.ts';
import { interpret } from './interpret.ts';
import { isJsonList, isJsonObject, type Json, type JsonPath } from './json.ts';
import type { EvaluateOptions, RuleLimits } from './limits.ts';
import type { RuleOutcome } from './problems.ts';
import { toOutcome } from './result.ts';
import { say } from './sentences.ts';
import { measureRule } from './shape.ts';

/** Throws when the rule itself is beyond the limits, before anything of it is evaluated. */
export function refuseLargeRule(rule: Json, limits: RuleLimits): void {
  const size = measureRule(rule, limits.maxDepth, limits.maxRuleNodes);
  if (size.depth > limits.maxDepth) {
    throw limitExceeded(say('RULE_TOO_DEEP', { limit: limits.maxDepth }));
  }
  if (size.nodes > limits.maxRuleNodes) throw limitExceeded(say('RULE_TOO_LARGE', { limit: limits.maxRuleNodes }));
}

/** Where a node of the rule stands, by identity; a node that occurs twice is found where it comes first. */
function findOperatorPath(within: Json, node: Json): JsonPath | undefined {
  if (typeof within !== 'object' || within === null) return undefined;
  if (within === node) return isJsonObject(within) ? Object.keys(within).slice(0, 1) : [];
  const isList = isJsonList(within);
  for (const [key, inner] of Object.entries(within)) {
    const path = findOperatorPath(inner, node);
    if (path !== undefined) return [isList ? Number(key) : key, ...path];
  }
  return undefined;
}

/** For tests and tools inside the package: as evaluateRule, and tells of every path read from the whole data. */
export function evaluateWatched(
  rule: Json,
  data: Json,
  options: EvaluateOptions | undefined,
  onRead: Run['onRead'],
): RuleOutcome {
  const limits = toLimits(options?.limits);
  try {
    refuseLargeRule(rule, limits);
    return toOutcome(interpret(rule, data, null, startRun(limits, onRead)), limits);
  } catch (error) {
    return { ok: false, problem: toProblem(error) };
  }
}

/**
 * Evaluates a rule on data node by node, generating no code (a page whose security policy forbids eval can use it).
 *
 * Any JSON is a rule: an object with one key is an operator, everything else stands for itself. Semantics are those of
 * json-logic-engine 5 (https://json-logic.github.io/json-logic-engine/); `round`, `round_half_even` and `round_to` are
 * ours. Never throws: NaN, an infinite result, a `throw` of the rule, an unknown operator that is reached, a prototype
 * name and a limit are problems. The value is fresh JSON that shares nothing with rule or data.
 */
export function evaluateRule(rule: Json, data: Json, options?: EvaluateOptions): RuleOutcome {
  return evaluateWatched(rule, data, options, undefined);
}

/**
 * As evaluateRule, and a problem also carries the path of the operator that failed, where it was one: for an editor.
 * Slower when it fails, since the operator is looked for in the whole rule.
 */
export function evaluateAndLocate(rule: Json, data: Json, options?: EvaluateOptions): RuleOutcome {
  const limits = toLimits(options?.limits);
  try {
    refuseLargeRule(rule, limits);
    return toOutcome(interpret(rule, data, null, startRun(limits)), limits);
  } catch (error) {
    const node = nodeOf(error);
    const path = node === undefined ? undefined : findOperatorPath(rule, node);
    return { ok: false, problem: { ...toProblem(error), ...(path !== undefined && { path }) } };
  }
}
