/** Underwriting: a rule's result as a decision, with the reasons it gives and the parts of it that rejected. */
import { evaluateObserved, refuseLargeRule } from '../evaluate/evaluate-rule.ts';
import { toLimits, toRuleProblem } from '../problems/failures.ts';
import { listFiredParts } from './fired-rules.ts';
import { isJsonList, type Json, type JsonPath } from '../json/json.ts';
import type { EvaluateOptions, RuleLimits } from '../limits.ts';
import { guardedOperands, MissingValues } from './missing-values.ts';
import type { RuleProblem } from '../problems/problems.ts';
import { toOutcome } from '../problems/result.ts';
import { say } from '../problems/sentences.ts';
import { copyRule } from '../json/shape.ts';

/** Parts of a rule that are reported as fired. */
const maxFiredRules = 1_000;
/** Characters of a result that a sentence repeats. */
const maxToldLength = 100;

export interface FiredRule {
  /** Of the node in the rule, such as ['merge', 0, 'if', 1]. */
  readonly path: JsonPath;
  readonly value: Json;
}

export type UnderwritingDecision =
  | {
      readonly ok: true;
      readonly decision: 'accept' | 'decline';
      /** Each once, in the order in which the rule gives them; none when it gives false. */
      readonly rejectionCodes: readonly string[];
      /** What led to a decline, in the order of the rule. */
      readonly firedRules: readonly FiredRule[];
      /** What the rule gives. */
      readonly result: Json;
    }
  | { readonly ok: false; readonly problems: readonly RuleProblem[] };

/** The codes of a result that declines; undefined for one that accepts; a problem for any other. */
function toRejection(result: Json): { readonly codes: readonly string[] } | undefined | RuleProblem {
  if (result === true || result === null) return undefined;
  if (result === false) return { codes: [] };
  const codes: readonly Json[] = isJsonList(result) ? result.filter((code) => code !== null) : [result];
  if (codes.every((code): code is string => typeof code === 'string' && code !== '')) {
    return codes.length === 0 ? undefined : { codes: [...new Set(codes)] };
  }
  const text = JSON.stringify(result);
  const given = text.length > maxToldLength ? `${text.slice(0, maxToldLength)}…` : text;
  return { code: 'UNFIT_DECISION', ...say('DECISION_UNFIT', { given }) };
}

export function toFiredRules(rule: Json, values: ReadonlyMap<Json, unknown>, limits: RuleLimits): FiredRule[] {
  const parts = listFiredParts(rule, values).slice(0, maxFiredRules);
  return parts.map(({ path, value }) => {
    const copied = toOutcome(value, limits);
    return { path, value: copied.ok ? copied.value : null };
  });
}

export interface PreparedDecision {
  /** As decideUnderwriting on the rule that was prepared. */
  decide(data: Json): UnderwritingDecision;
}

/** The decision of a result that nothing is missing for; asks for what fired only when it declines. */
export function toDecision(result: Json, firedRules: () => readonly FiredRule[]): UnderwritingDecision {
  const rejection = toRejection(result);
  if (rejection === undefined) return { ok: true, decision: 'accept', rejectionCodes: [], firedRules: [], result };
  if ('code' in rejection) return { ok: false, problems: [rejection] };
  return { ok: true, decision: 'decline', rejectionCodes: rejection.codes, firedRules: firedRules(), result };
}

/** Interprets a rule watched, which finds out everything that a decision reports. It is within the limits and never changes. */
export function prepareInterpreted(rule: Json, limits: RuleLimits): PreparedDecision {
  let guarded: ReadonlySet<Json> | undefined;
  return {
    decide(data) {
      guarded ??= guardedOperands(rule);
      const watched = new MissingValues(rule, guarded, data);
      const outcome = evaluateObserved(rule, data, { limits }, watched);
      const missing = watched.problems();
      if (missing.length > 0) return { ok: false, problems: missing };
      if (!outcome.ok) return { ok: false, problems: [outcome.problem] };
      return toDecision(outcome.value, () => toFiredRules(rule, watched.values, limits));
    },
  };
}

/** A copy of a rule with every node an object of its own, or why it cannot be decided by. */
export function takeRule(
  rule: Json,
  limits: RuleLimits,
): { readonly ok: true; readonly rule: Json } | { readonly ok: false; readonly problems: readonly RuleProblem[] } {
  try {
    refuseLargeRule(rule, limits);
  } catch (error) {
    return { ok: false, problems: [toRuleProblem(error)] };
  }
  return { ok: true, rule: copyRule(rule) };
}

/**
 * Decides by a rule on data, by interpreting it: no code is generated. For many decisions: prepareUnderwriting.
 *
 * The result true, null or [] accepts; false declines; a text or a list of texts declines and is the rejection codes.
 * Null in a list means no code, as `{"if": [condition, "CODE"]}` gives it when nothing is wrong: [null] accepts.
 * Anything else is a problem, and so are: a variable that is really read (with no fallback) and absent; null that is
 * calculated with, ordered, gone through (map, filter, reduce, all, some, none) or looked for something in (`in`). What
 * is not known is never accepted. A problem names the variable by its path in the data, or what reads it as the rule
 * writes it where it has no path in the data. Never throws.
 */
export function decideUnderwriting(rule: Json, data: Json, options?: EvaluateOptions): UnderwritingDecision {
  const limits = toLimits(options?.limits);
  const taken = takeRule(rule, limits);
  return taken.ok ? prepareInterpreted(taken.rule, limits).decide(data) : taken;
}
