// The underwriting decision on a product: the result of its logic for given values. Pure and designed for many
// calls; if a value is unknown or of a wrong type, or the logic itself is missing, the result is a problem and never
// an accept.
import {
  type EvaluateOptions,
  isJsonObject,
  compileUnderwriting as compileRuleOf,
  type Json,
  type DecisionRule,
  type Referral,
  type RuleProblem,
} from '@coverwright/rules';
import type { InputReport } from './calculation.ts';
import { mismatch } from './prices/price-variables.ts';
import { toRuleProblem, toSentence } from '../errors/rule-problem.ts';
import { type Problem, UserError } from '../errors/user-error.ts';
import { requireJson } from '../errors/validate-json-text.ts';
import { validateNumbers } from '../errors/validate-numbers.ts';
import { say } from '../sentences/say.ts';

const logicPath = 'underwritingRules';

export interface CompiledUnderwriting {
  readonly logic: Json;
  readonly rule: DecisionRule;
}

/** The fields of the GraphQL type underwritingDecision besides its status, and of the REST responses. */
export interface Decision extends Partial<InputReport> {
  /** A referral is a decline. */
  readonly decision: 'accept' | 'decline';
  readonly outcome: 'accept' | 'decline' | 'refer';
  readonly referrals: readonly Referral[];
  readonly rejectionCodes: readonly string[];
  readonly firedRules: readonly FiredRule[];
  readonly resultJsonString: string;
}

interface FiredRule {
  /** A dotted path such as merge.0.if.1. */
  readonly path: string;
  readonly valueJsonString: string;
}

export type DecisionOutcome =
  | { readonly ok: true; readonly decision: Decision }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Throws a UserError if there is no logic, which {} also means, or if it is not JSON. The JSON null is valid logic. */
export function compileUnderwriting(text: string | null | undefined, options?: EvaluateOptions): CompiledUnderwriting {
  const logic = typeof text === 'string' ? requireJson(text, logicPath, 'underwriting logic') : {};
  if (!isJsonObject(logic) || Object.keys(logic).length > 0) return { logic, rule: compileRuleOf(logic, options) };
  const sentence = say('UNDERWRITING_LOGIC_MISSING');
  throw new UserError({ code: 'NOT_FOUND', ...sentence, path: logicPath });
}

/** Never throws. Paths begin with values, or with underwritingRules if the logic itself is at fault. */
export function decideProduct({ rule }: CompiledUnderwriting, values: Json): DecisionOutcome {
  const unsafe = validateNumbers(values, 'values');
  const outcome = rule.decide(values);
  if (!outcome.ok) {
    const others = outcome.problems.filter(({ reason }) => unsafe.length === 0 || reason !== 'NUMBER_TOO_LONG');
    return { ok: false, problems: [...unsafe, ...others.map(toDecisionProblem)] };
  }
  if (unsafe.length > 0) return { ok: false, problems: unsafe };
  const { decision, rejectionCodes, referrals, firedRules, result } = outcome;
  return {
    ok: true,
    decision: {
      decision,
      outcome: outcome.outcome,
      rejectionCodes,
      referrals,
      firedRules: firedRules.map(({ path, value }) => ({
        path: path.join('.'),
        valueJsonString: JSON.stringify(value),
      })),
      resultJsonString: JSON.stringify(result),
    },
  };
}

function toDecisionProblem(problem: RuleProblem): Problem {
  const ruleProblem = toRuleProblem(problem, [logicPath, ...(problem.path ?? [])].join('.'));
  const variable = problem.parameters['variable'];
  if (problem.mismatch !== undefined)
    return mismatch(String(variable), problem.mismatch.wanted, problem.mismatch.given);
  if (problem.code !== 'MISSING_VARIABLE' || variable === undefined) return ruleProblem;
  const why = toSentence(problem);
  const sentence =
    problem.path === undefined
      ? say('DECISION_VALUE_MISSING', { why })
      : say('DECISION_VALUE_MISSING_AT', { why, place: problem.path.join('.') });
  return { code: 'REQUIRED', ...sentence, path: `values.${variable}` };
}
