/** Many underwriting decisions by one rule: compiled code decides if all values are certain to be known and of its types. */
import { compileRule } from '../compile/compile-rule.ts';
import { toInterpretedRule, takeRule, toDecision, toFiredRules, type DecisionRule } from './decide-underwriting.ts';
import { evaluateObserved } from '../evaluate/evaluate-rule.ts';
import { toLimits } from '../problems/failures.ts';
import type { Json } from '../json/json.ts';
import type { EvaluateOptions, RuleLimits } from '../limits.ts';
import { nodeCount } from '../json/shape.ts';
import { knownValuesTest } from './known-values.ts';

/** Larger rules are interpreted: compiling them takes longer than many decisions. */
const maxCompiledNodes = 20_000;

/** Interprets the rule again to get the result of each operator. */
function observeValues(rule: Json, data: Json, limits: RuleLimits): ReadonlyMap<Json, unknown> {
  const values = new Map<Json, unknown>();
  evaluateObserved(rule, data, { limits, isDecision: true }, { onValue: (node, value) => values.set(node, value) });
  return values;
}

/**
 * Measures, copies and compiles a rule once for many decisions, each the same as that of decideUnderwriting. Problems of
 * values and fired parts are determined on request by interpreting the rule. compileRule caches the code. Later changes
 * to the rule have no effect. Never throws.
 */
export function compileUnderwriting(rule: Json, options?: EvaluateOptions): DecisionRule {
  const limits = toLimits(options?.limits);
  const taken = takeRule(rule, limits);
  if (!taken.ok) return { decide: () => taken };
  const { rule: own } = taken;
  const interpreted = toInterpretedRule(own, limits, options?.tables);
  const areKnown = nodeCount(own) > maxCompiledNodes ? undefined : knownValuesTest(own);
  if (areKnown === undefined) return interpreted;
  const compiled = compileRule(own, { ...options, isDecision: true });
  return {
    decide(data) {
      if (!areKnown(data)) return interpreted.decide(data);
      const outcome = compiled.evaluate(data);
      if (!outcome.ok) return interpreted.decide(data);
      return toDecision(outcome.value, () => toFiredRules(own, observeValues(own, data, limits), limits));
    },
  };
}
