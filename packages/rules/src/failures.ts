/**
 * How an evaluation stops early. Two kinds, because a rule's own `try` may catch the first and never the second.
 */
import { defaultLimits, type RuleLimits } from './limits.ts';
import type { RuleProblem, RuleProblemCode } from './problems.ts';

/** A failure of the rule itself; `value` is what the rule's `try` sees as the thrown value. */
export class RuleThrow extends Error {
  readonly code: RuleProblemCode;
  readonly value: unknown;
  constructor(code: RuleProblemCode, message: string, value: unknown) {
    super(message);
    this.code = code;
    this.value = value;
  }
}

/** A refusal by this package: a limit, or a name that reaches into prototypes. */
export class Refusal extends Error {
  readonly code: RuleProblemCode;
  constructor(code: RuleProblemCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** What one evaluation may still use up. Made anew, or reset, for each evaluation. */
export interface Run {
  iterationsLeft: number;
  textLeft: number;
  /** Arithmetic keeps exact rationals: on inside the argument of a rounding operator. */
  exact: boolean;
  readonly limits: RuleLimits;
  /** Told of every path that is read from the data as a whole. */
  readonly onRead?: ((root: unknown, segments: readonly string[]) => void) | undefined;
}

export function toLimits(partial: Partial<RuleLimits> | undefined): RuleLimits {
  return partial === undefined ? defaultLimits : { ...defaultLimits, ...partial };
}

export function startRun(limits: RuleLimits, onRead?: Run['onRead']): Run {
  return { iterationsLeft: limits.maxIterations, textLeft: limits.maxTextLength, exact: false, limits, onRead };
}

export function invalidArguments(operator: string): RuleThrow {
  return new RuleThrow('INVALID_ARGUMENTS', `"${operator}" cannot work on these arguments.`, {
    type: 'Invalid Arguments',
  });
}

export function notANumber(): RuleThrow {
  return new RuleThrow('NOT_A_NUMBER', 'A calculation met something that is no number.', { type: 'NaN' });
}

export function unknownOperator(name: string): RuleThrow {
  const message = `There is no operator "${name}".`;
  return new RuleThrow('UNKNOWN_OPERATOR', message, { type: 'Unknown Operator', key: name });
}

export function limitExceeded(what: string): Refusal {
  return new Refusal('LIMIT_EXCEEDED', what);
}

export function spend(run: Run, iterations: number): void {
  if ((run.iterationsLeft -= iterations) < 0) {
    throw limitExceeded(`The rule needs more than ${run.limits.maxIterations} iterations.`);
  }
}

export function spendText(run: Run, length: number): void {
  if ((run.textLeft -= length) < 0) {
    throw limitExceeded(`The rule makes more than ${run.limits.maxTextLength} characters of text.`);
  }
}

/** Turns whatever was thrown into a failure of the rule, or throws on what a rule must not catch. */
export function asRuleThrow(error: unknown): RuleThrow {
  if (error instanceof RuleThrow) return error;
  throw error;
}

export function toProblem(error: unknown): RuleProblem {
  if (error instanceof RuleThrow || error instanceof Refusal) return { code: error.code, message: error.message };
  if (error instanceof RangeError) return { code: 'LIMIT_EXCEEDED', message: 'The rule or its data is too large.' };
  return { code: 'INVALID_ARGUMENTS', message: 'An operator cannot work on its arguments.' };
}
