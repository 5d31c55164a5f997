/** Underwriting: turns a rule's result into a decision with its reasons and the parts of the rule that rejected. */
import { evaluateObserved, refuseLargeRule } from '../evaluate/evaluate-rule.ts';
import { toLimits, toRuleProblem } from '../problems/failures.ts';
import { listFiredParts } from './fired-rules.ts';
import { isJsonList, type Json, type JsonPath } from '../json/json.ts';
import type { EvaluateOptions, RuleLimits } from '../limits.ts';
import { resultOfParts } from './result-of-parts.ts';
import { collectFacts, type RuleFacts } from './rule-facts.ts';
import { ValueProblems } from './value-problems.ts';
import type { RuleProblem } from '../problems/problems.ts';
import { toOutcome } from '../problems/result.ts';
import { say } from '../problems/sentences.ts';
import { copyRule } from '../json/shape.ts';
import type { PreparedTables } from '../tables/prepare-table.ts';

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

export function toFiredRules(
  rule: Json,
  values: ReadonlyMap<Json, unknown>,
  limits: RuleLimits,
  undecided: ReadonlySet<Json> = new Set(),
): FiredRule[] {
  const parts = listFiredParts(rule, values, undecided).slice(0, maxFiredRules);
  return parts.map(({ path, value }) => {
    const copied = toOutcome(value, limits);
    return { path, value: copied.ok ? copied.value : null };
  });
}

export interface DecisionRule {
  /** Like decideUnderwriting for the rule. */
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
export function toInterpretedRule(rule: Json, limits: RuleLimits, tables?: PreparedTables): DecisionRule {
  let facts: RuleFacts | undefined;
  return {
    decide(data) {
      facts ??= collectFacts(rule);
      const watched = new ValueProblems(rule, facts, data);
      const outcome = evaluateObserved(rule, data, { limits, tables, isDecision: true }, watched);
      const problems = watched.problems(outcome.ok);
      if (problems.length > 0) return { ok: false, problems };
      const { values, undecided } = watched;
      const declined = undecided.size === 0 ? undefined : toOutcome(resultOfParts(rule, values, undecided), limits);
      const isOver = outcome.ok || (watched.failsUndecided && isDueToValue(outcome.problem));
      const decided = isOver ? (declined ?? outcome) : outcome;
      if (!decided.ok) return { ok: false, problems: [decided.problem] };
      return toDecision(decided.value, () => toFiredRules(rule, values, limits, undecided));
    },
  };
}

/** An undecided part of the rule may also have failed because of the value that it could not be decided on. */
function isDueToValue({ code }: RuleProblem): boolean {
  return code === 'NOT_A_NUMBER' || code === 'INVALID_ARGUMENTS';
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
 * Decides by a rule on data by interpreting it; generates no code. For many decisions use compileUnderwriting.
 *
 * The results true, null and [] accept; false declines; a text or a list of texts declines with these rejection codes.
 * Null in a list means no code, which `{"if": [condition, "CODE"]}` returns if the condition is false: [null] accepts.
 * Any other result is a problem. So is a variable that is read but unknown (absent without a fallback, null, or a text
 * without content), unless it is the operand of an operator that handles absence; a value of another type than its
 * operator works with; and null from the rule itself in a calculation, an order, an iteration or as the list of `in`.
 * The elements of a list or `merge` decide in order: after one has declined, unknown values in later ones do not matter.
 * A problem names the variable by its path in the data or, if it has none, by the expression that reads it. Never throws.
 */
export function decideUnderwriting(rule: Json, data: Json, options?: EvaluateOptions): UnderwritingDecision {
  const limits = toLimits(options?.limits);
  const taken = takeRule(rule, limits);
  return taken.ok ? toInterpretedRule(taken.rule, limits, options?.tables).decide(data) : taken;
}
