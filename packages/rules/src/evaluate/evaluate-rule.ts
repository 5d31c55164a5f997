import {
  limitExceeded,
  nodeOf,
  startRun,
  toLimits,
  toRuleProblem,
  type RunObserver,
  type RunSettings,
} from '../problems/failures.ts';
import { interpret } from './interpret.ts';
import { findOperatorPath } from '../json/find-path.ts';
import type { Json } from '../json/json.ts';
import type { EvaluateOptions, RuleLimits } from '../limits.ts';
import type { RuleOutcome } from '../problems/problems.ts';
import { toOutcome } from '../problems/result.ts';
import { say } from '../problems/sentences.ts';
import { measureRule } from '../json/shape.ts';

/** Throws if the rule itself is beyond the limits, before any of it is evaluated. */
export function refuseLargeRule(rule: Json, limits: RuleLimits): void {
  const size = measureRule(rule, limits.maxDepth, limits.maxRuleNodes);
  if (size.depth > limits.maxDepth) {
    throw limitExceeded(say('RULE_TOO_DEEP', { limit: limits.maxDepth }));
  }
  if (size.nodes > limits.maxRuleNodes) throw limitExceeded(say('RULE_TOO_LARGE', { limit: limits.maxRuleNodes }));
}

/** For tests and tools in this package: like evaluateRule, but reports every path that an operator reads. */
export function evaluateWatched(
  rule: Json,
  data: Json,
  options: EvaluateOptions | undefined,
  onRead?: (root: unknown, segments: readonly string[]) => void,
): RuleOutcome {
  const observer: RunObserver | undefined = onRead && {
    onRead: (start, segments, kind) => kind !== 'part' && onRead(start, segments),
  };
  const limits = toLimits(options?.limits);
  try {
    refuseLargeRule(rule, limits);
    return toOutcome(interpret(rule, data, null, startRun({ ...options, limits }, observer)), limits);
  } catch (error) {
    return { ok: false, problem: toRuleProblem(error) };
  }
}

/**
 * Evaluates a rule on data node by node without generating code (for pages whose security policy forbids eval).
 *
 * Any JSON is a rule: an object with one key is an operator, everything else is a literal. Semantics are those of
 * json-logic-engine 5 (https://json-logic.github.io/json-logic-engine/); `round`, `round_half_even` and `round_to` are
 * ours. Never throws: NaN, an infinite result, a `throw` in the rule, an unknown operator that is reached, a prototype
 * name and an exceeded limit are problems. The value is new JSON that shares nothing with the rule or the data.
 */
export function evaluateRule(rule: Json, data: Json, options?: EvaluateOptions): RuleOutcome {
  return evaluateWatched(rule, data, options);
}

/**
 * Like evaluateRule, but a problem also has the path of the operator that failed, if there is one: for an editor.
 * Slower on failure, because it searches the entire rule for the operator.
 */
export function evaluateAndLocate(rule: Json, data: Json, options?: EvaluateOptions): RuleOutcome {
  const limits = toLimits(options?.limits);
  try {
    refuseLargeRule(rule, limits);
  } catch (error) {
    return { ok: false, problem: toRuleProblem(error) };
  }
  return evaluateObserved(rule, data, { ...options, limits });
}

/** For tools in this package: like evaluateAndLocate with an observer, for a rule within the limits. */
export function evaluateObserved(rule: Json, data: Json, settings: RunSettings, observer?: RunObserver): RuleOutcome {
  try {
    return toOutcome(interpret(rule, data, null, startRun(settings, observer)), settings.limits);
  } catch (error) {
    const node = nodeOf(error);
    const path = node === undefined ? undefined : findOperatorPath(rule, node);
    return { ok: false, problem: { ...toRuleProblem(error), ...(path !== undefined && { path }) } };
  }
}
