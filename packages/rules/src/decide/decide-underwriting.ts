/** Underwriting: turns a rule's result into a decision with its reasons and the parts of the rule that rejected. */
import { evaluateObserved, refuseLargeRule } from '../evaluate/evaluate-rule.ts';
import { toLimits, toRuleProblem } from '../problems/failures.ts';
import { listFiredParts } from './fired-rules.ts';
import { toReferral, type Referral } from '../decisions/referral.ts';
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
      /** A referral is a decline for programs that do not know it, so that it is never taken for an acceptance. */
      readonly decision: 'accept' | 'decline';
      /** The decision, with referrals: 'refer' if nothing declines and something refers. */
      readonly outcome: 'accept' | 'decline' | 'refer';
      /** Why an underwriter has to decide; also beside a decline. Without duplicates, in the order of the rule's result. */
      readonly referrals: readonly Referral[];
      /** With those of referrals. Without duplicates, in the order of the rule's result; empty if the result is false. */
      readonly rejectionCodes: readonly string[];
      /** The parts that caused a decline or a referral, in document order. */
      readonly firedRules: readonly FiredRule[];
      /** The rule's result. */
      readonly result: Json;
    }
  | { readonly ok: false; readonly problems: readonly RuleProblem[] };

interface Rejection {
  readonly outcome: 'decline' | 'refer';
  readonly codes: readonly string[];
  readonly referrals: readonly Referral[];
}

/** What a rejecting result consists of; undefined for an accepting one; a problem for any other. */
function toRejection(result: Json): Rejection | undefined | RuleProblem {
  if (result === true || result === null) return undefined;
  if (result === false) return { outcome: 'decline', codes: [], referrals: [] };
  const parts = isJsonList(result) ? result.filter((part) => part !== null) : [result];
  if (parts.length === 0) return undefined;
  const codes = new Set<string>();
  const referrals = new Map<string, Referral>();
  let outcome: Rejection['outcome'] = 'refer';
  for (const part of parts) {
    const referral = toReferral(part);
    if (referral === undefined && (typeof part !== 'string' || part === '')) return unfitDecision(result);
    if (referral !== undefined) {
      codes.add(referral.code);
      referrals.set(JSON.stringify(referral), referral);
    } else if (typeof part === 'string') {
      codes.add(part);
      outcome = 'decline';
    }
  }
  return { outcome, codes: [...codes], referrals: [...referrals.values()] };
}

function unfitDecision(result: Json): RuleProblem {
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
  if (rejection === undefined)
    return {
      ok: true,
      decision: 'accept',
      outcome: 'accept',
      rejectionCodes: [],
      referrals: [],
      firedRules: [],
      result,
    };
  if ('code' in rejection) return { ok: false, problems: [rejection] };
  const { outcome, codes, referrals } = rejection;
  return {
    ok: true,
    decision: 'decline',
    outcome,
    rejectionCodes: codes,
    referrals,
    firedRules: firedRules(),
    result,
  };
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
 * `{"refer": "CODE", "reason": "…"}`, also in such a list, refers the risk to an underwriter, unless a code declines it.
 * Null in a list means no code, which `{"if": [condition, "CODE"]}` returns if the condition is false: [null] accepts.
 * Any other result is a problem. So is a variable that is read but unknown (absent without a fallback, null, or a text
 * without content), unless it is the operand of an operator that handles absence; a value of another type than its
 * operator works with; and null from the rule itself in a calculation, an order, an iteration or as the list of `in`.
 * The elements of a list or `merge` decide in order: after one has declined, unknown values in later ones do not matter;
 * after a referral they do, since a later element may decline.
 * A problem names the variable by its path in the data or, if it has none, by the expression that reads it. Never throws.
 */
export function decideUnderwriting(rule: Json, data: Json, options?: EvaluateOptions): UnderwritingDecision {
  const limits = toLimits(options?.limits);
  const taken = takeRule(rule, limits);
  return taken.ok ? toInterpretedRule(taken.rule, limits, options?.tables).decide(data) : taken;
}
