/** Underwriting: a rule's result as a decision, with the reasons it gives and the parts of it that rejected. */
import { evaluateObserved, refuseLargeRule } from './evaluate-rule.ts';
import { toLimits, toProblem } from './failures.ts';
import { listFiredParts } from './fired-rules.ts';
import { isJsonList, type Json, type JsonPath } from './json.ts';
import type { EvaluateOptions, RuleLimits } from './limits.ts';
import { MissingValues } from './missing-values.ts';
import type { RuleProblem } from './problems.ts';
import { toOutcome } from './result.ts';
import { say } from './sentences.ts';
import { copyRule } from './shape.ts';

/** Parts of a rule that are told to have fired. */
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
  const codes: readonly Json[] = isJsonList(result) ? result : [result];
  if (codes.every((code): code is string => typeof code === 'string' && code !== '')) {
    return codes.length === 0 ? undefined : { codes: [...new Set(codes)] };
  }
  const text = JSON.stringify(result);
  const given = text.length > maxToldLength ? `${text.slice(0, maxToldLength)}…` : text;
  return { code: 'UNFIT_DECISION', ...say('DECISION_UNFIT', { given }) };
}

function toFiredRules(rule: Json, watched: MissingValues, limits: RuleLimits): FiredRule[] {
  const parts = listFiredParts(rule, watched.values).slice(0, maxFiredRules);
  return parts.map(({ path, value }) => {
    const copied = toOutcome(value, limits);
    return { path, value: copied.ok ? copied.value : null };
  });
}

/**
 * Decides by a rule on data. Its result true, null or [] accepts; false declines; a text or a list of texts declines and
 * is the rejection codes. Anything else is a problem, and so is every variable that is really read (with no fallback)
 * and absent, and null that is calculated with or ordered: what is not known is never accepted. Never throws.
 */
export function decideUnderwriting(rule: Json, data: Json, options?: EvaluateOptions): UnderwritingDecision {
  const limits = toLimits(options?.limits);
  try {
    refuseLargeRule(rule, limits);
  } catch (error) {
    return { ok: false, problems: [toProblem(error)] };
  }
  const own = copyRule(rule);
  const watched = new MissingValues(own, data);
  const outcome = evaluateObserved(own, data, limits, watched);
  const missing = watched.problems();
  if (missing.length > 0) return { ok: false, problems: missing };
  if (!outcome.ok) return { ok: false, problems: [outcome.problem] };
  const { value: result } = outcome;
  const rejection = toRejection(result);
  if (rejection === undefined) return { ok: true, decision: 'accept', rejectionCodes: [], firedRules: [], result };
  if ('code' in rejection) return { ok: false, problems: [rejection] };
  const firedRules = toFiredRules(own, watched, limits);
  return { ok: true, decision: 'decline', rejectionCodes: rejection.codes, firedRules, result };
}
