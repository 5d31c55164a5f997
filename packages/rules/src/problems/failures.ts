/**
 * How an evaluation stops early. There are two kinds: a rule's own `try` may catch the first but never the second.
 */
import type { FunctionAnswers, FunctionCall } from '../functions/function-answers.ts';
import type { Json } from '../json/json.ts';
import { defaultLimits, type RuleLimits } from '../limits.ts';
import type { RuleProblem, RuleProblemCode } from './problems.ts';
import type { Frame } from '../operators/scope.ts';
import type { PreparedTables } from '../tables/prepare-table.ts';
import type { KeyType } from '../tables/rate-table.ts';
import { say, type EnglishSentence } from './sentences.ts';

abstract class Failure extends Error {
  readonly code: RuleProblemCode;
  readonly sentence: EnglishSentence;
  /** The innermost operator being interpreted. */
  node: Json | undefined;
  constructor(code: RuleProblemCode, sentence: EnglishSentence) {
    super(sentence.message);
    this.code = code;
    this.sentence = sentence;
  }
}

/** A failure of the rule itself; the rule's `try` receives `value` as the thrown value. */
export class RuleThrow extends Failure {
  readonly value: unknown;
  constructor(code: RuleProblemCode, sentence: EnglishSentence, value: unknown) {
    super(code, sentence);
    this.value = value;
  }
}

/** A lookup in a table found no row. Its report takes much longer than the lookup, so it is only made on request. */
export class NoRate extends RuleThrow {
  readonly report: () => EnglishSentence & Pick<RuleProblem, 'rate'>;
  constructor(sentence: EnglishSentence, report: NoRate['report']) {
    super('NO_RATE', sentence, { type: 'NO_RATE' });
    this.report = report;
  }
}

/** A refusal by this package: an exceeded limit, or a name that reaches into prototypes. */
export class Refusal extends Failure {}

/** Exact fractions have become too large; where doubles would do, they are used instead. */
export class TooManyDigits extends Refusal {
  constructor() {
    super('LIMIT_EXCEEDED', say('TOO_MANY_DIGITS'));
  }
}

/** The result of a function call is not available yet: not a failure, but no `try` in the rule may catch it. */
export class FunctionNeeded extends Refusal {
  readonly call: FunctionCall;
  constructor(call: FunctionCall) {
    super('FUNCTION_NEEDED', say('FUNCTION_NEEDED', { name: call.name }));
    this.call = call;
  }
}

/** Records where a failure happened, once; called by the code that interprets operators. */
export function noteNode(error: unknown, node: Json): void {
  if (error instanceof Failure) error.node ??= node;
}

export function nodeOf(error: unknown): Json | undefined {
  return error instanceof Failure ? error.node : undefined;
}

/** Whether a value is required, replaced by a fallback if absent, only tested for, or only read for `get` to look into. */
export type ReadKind = 'value' | 'fallback' | 'test' | 'part';

/** Observes an evaluation node by node. Only the interpreter reports to it, never compiled code. */
export interface RunObserver {
  /** Before onValue of a reading operator. `start` is `up` steps above `frame` (undefined for `get`). */
  onRead?(start: unknown, segments: readonly string[], kind: ReadKind, up?: number, frame?: Frame | null): void;
  /** The operands of an operator that needs known values, the argument in the rule, and the first operand's index. */
  onOperands?(operator: string, argument: Json, operands: readonly unknown[], from: number): void;
  /** A value whose truth is tested, with the argument in the rule and the value's index in it. */
  onTest?(operator: string, argument: Json, value: unknown, index: number): void;
  onValue?(node: Json, value: unknown): void;
  /** A key of `table` or an input of `decide`: the argument in the rule, its logic, its value, and the type that it needs. */
  onKey?(operator: 'table' | 'decide', argument: Json, node: Json, value: unknown, type: KeyType): void;
  /** Before onValue of `table`: the row that was found, from 1, or undefined if the value is the default. */
  onRow?(table: string, row: number | undefined): void;
  /** Before onValue of `decide`: the rows that the value comes from, from 1; none if it is the default. */
  onDecisionRows?(rows: readonly number[]): void;
  /** An operator failed, or one inside it did. */
  onFailure?(node: Json, error: unknown): void;
}

/** The remaining budget of one evaluation. Created or reset for each evaluation. */
export interface Run {
  iterationsLeft: number;
  textLeft: number;
  /** Arithmetic uses exact rationals: inside the argument of a rounding operator, and where a result is judged. */
  exact: boolean;
  /** Exact only to judge a result: doubles are used if the rationals become large. */
  isOptional: boolean;
  readonly limits: RuleLimits;
  /** Null and texts without content are absent to the operators that handle absence. */
  readonly isDecision: boolean;
  readonly observer: RunObserver | undefined;
  /** Undefined if functions cannot be called. */
  functions: FunctionAnswers | undefined;
  /** Undefined if there are no tables. */
  readonly tables: PreparedTables | undefined;
}

export function toLimits(partial: Partial<RuleLimits> | undefined): RuleLimits {
  return partial === undefined ? defaultLimits : { ...defaultLimits, ...partial };
}

/** What an evaluation uses besides the rule and the data. */
export interface RunSettings {
  readonly limits: RuleLimits;
  readonly functions?: FunctionAnswers | undefined;
  readonly tables?: PreparedTables | undefined;
  readonly isDecision?: boolean | undefined;
}

export function startRun(settings: RunSettings, observer?: RunObserver): Run {
  const { limits, functions, tables, isDecision = false } = settings;
  const { maxIterations: iterationsLeft, maxTextLength: textLeft } = limits;
  return { iterationsLeft, textLeft, exact: false, isOptional: false, limits, isDecision, observer, functions, tables };
}

export function invalidArguments(operator: string): RuleThrow {
  return new RuleThrow('INVALID_ARGUMENTS', say('ARGUMENTS_UNFIT', { operator }), {
    type: 'Invalid Arguments',
  });
}

export function notANumber(): RuleThrow {
  return new RuleThrow('NOT_A_NUMBER', say('NUMBER_NEEDED'), { type: 'NaN' });
}

/** For a calculation with a number that a double would change. */
export function numberTooLong(number: string): RuleThrow {
  const shown = number.length > 40 ? `${number.slice(0, 40)}…` : number;
  return new RuleThrow('NOT_A_NUMBER', say('NUMBER_TOO_LONG', { number: shown }), { type: 'NaN' });
}

export function unknownOperator(name: string): RuleThrow {
  return new RuleThrow('UNKNOWN_OPERATOR', say('OPERATOR_UNKNOWN', { operator: name }), {
    type: 'Unknown Operator',
    key: name,
  });
}

/** An object with several keys is not an operator. */
export function severalOperators(name: string): RuleThrow {
  return new RuleThrow('UNKNOWN_OPERATOR', say('SEVERAL_KEYS', { key: name }), { type: 'Unknown Operator', key: name });
}

export function limitExceeded(what: EnglishSentence): Refusal {
  return new Refusal('LIMIT_EXCEEDED', what);
}

export function spend(run: Run, iterations: number): void {
  if ((run.iterationsLeft -= iterations) < 0) {
    throw limitExceeded(say('TOO_MANY_ITERATIONS', { limit: run.limits.maxIterations }));
  }
}

/** Comparing two texts takes time proportional to the shorter one; below a thousand characters that is part of the step. */
export function spendCompared(a: unknown, b: unknown, run: Run): void {
  if (typeof a === 'string' && typeof b === 'string') spend(run, Math.min(a.length, b.length) >>> 10);
}

export function spendText(run: Run, length: number): void {
  if ((run.textLeft -= length) < 0) {
    throw limitExceeded(say('TOO_MUCH_TEXT', { limit: run.limits.maxTextLength }));
  }
}

/** Converts anything thrown into a failure of the rule, or rethrows what a rule must not catch. */
export function asRuleThrow(error: unknown): RuleThrow {
  if (error instanceof RuleThrow) return error;
  throw error;
}

export function toRuleProblem(error: unknown): RuleProblem {
  if (error instanceof FunctionNeeded) return { code: error.code, ...error.sentence, call: error.call };
  if (error instanceof NoRate) return { code: error.code, ...error.report() };
  if (error instanceof Failure) return { code: error.code, ...error.sentence };
  if (error instanceof RangeError) return { code: 'LIMIT_EXCEEDED', ...say('RULE_OR_DATA_TOO_LARGE') };
  return { code: 'INVALID_ARGUMENTS', ...say('ARGUMENTS_UNFIT_SOMEWHERE') };
}
