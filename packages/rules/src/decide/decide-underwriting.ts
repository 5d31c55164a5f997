/** Underwriting: turns a rule's result into a decision with its reasons and the parts of the rule that rejected. */
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

/** Maximum number of parts of a rule that are reported as fired. */
const maxFiredRules = 1_000;
/** Maximum number of characters of a result quoted in a message. */
const maxQuotedLength = 100;

export interface FiredRule {
  /** The node's path in the rule, such as ['merge', 0, 'if', 1]. */
  readonly path: JsonPath;
  readonly value: Json;
}

export type UnderwritingDecision =
  | {
      readonly ok: true;
      readonly decision: 'accept' | 'decline';
      /** Without duplicates, in the order of the rule's result; empty if the result is false. */
      readonly rejectionCodes: readonly string[];
      /** The parts that caused a decline, in document order. */
      readonly firedRules: readonly FiredRule[];
      /** The rule's result. */
      readonly result: Json;
    }
  | { readonly ok: false; readonly problems: readonly RuleProblem[] };

/** The codes of a declining result; undefined for an accepting one; a problem for any other. */
function toRejection(result: Json): { readonly codes: readonly string[] } | undefined | RuleProblem {
  if (result === true || result === null) return undefined;
  if (result === false) return { codes: [] };
  const codes: readonly Json[] = isJsonList(result) ? result.filter((code) => code !== null) : [result];
  if (codes.every((code): code is string => typeof code === 'string' && code !== '')) {
    return codes.length === 0 ? undefined : { codes: [...new Set(codes)] };
  }
  const text = JSON.stringify(result);
  const given = text.length > maxQuotedLength ? `${text.slice(0, maxQuotedLength)}…` : text;
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
  /** Like decideUnderwriting for the prepared rule. */
  decide(data: Json): UnderwritingDecision;
}

/** The decision for a result with no missing values; requests the fired parts only for a decline. */
export function toDecision(result: Json, firedRules: () => readonly FiredRule[]): UnderwritingDecision {
  const rejection = toRejection(result);
  if (rejection === undefined) return { ok: true, decision: 'accept', rejectionCodes: [], firedRules: [], result };
  if ('code' in rejection) return { ok: false, problems: [rejection] };
  return { ok: true, decision: 'decline', rejectionCodes: rejection.codes, firedRules: firedRules(), result };
}

/** Interprets a rule with an observer that finds everything a decision reports. The rule must be within the limits. */
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

/** A copy of a rule in which every node is a distinct object, or the reason why the rule cannot be used for decisions. */
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
 * Decides by a rule on data by interpreting it; generates no code. For many decisions use prepareUnderwriting.
 *
 * The results true, null and [] accept; false declines; a text or a list of texts declines with these rejection codes.
 * Null in a list means no code, which `{"if": [condition, "CODE"]}` returns if the condition is false: [null] accepts.
 * Any other result is a problem, and so are a variable that is read (without a fallback) but absent, and a null that is
 * used in a calculation, compared by order, iterated over (map, filter, reduce, all, some, none) or searched (`in`).
 * Unknown values are never accepted. A problem names the variable by its path in the data or, if it has none, by the
 * expression that reads it. Never throws.
 */
export function decideUnderwriting(rule: Json, data: Json, options?: EvaluateOptions): UnderwritingDecision {
  const limits = toLimits(options?.limits);
  const taken = takeRule(rule, limits);
  return taken.ok ? prepareInterpreted(taken.rule, limits).decide(data) : taken;
}
