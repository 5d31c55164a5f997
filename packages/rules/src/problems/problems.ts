import type { FunctionCall } from '../functions/function-answers.ts';
import type { Json, JsonPath } from '../json/json.ts';
import type { VariableType } from '../variables/variable-evidence.ts';
import type { EnglishSentence } from './sentences.ts';

/**
 * Why an evaluation has no value.
 *
 * - `UNKNOWN_OPERATOR`   an operator that does not exist was reached (also an object with several keys)
 * - `INVALID_ARGUMENTS`  an operator was reached with arguments it cannot work on
 * - `NOT_A_NUMBER`       a calculation or a result is not a finite number
 * - `THROWN`             the rule itself threw, with `{"throw": …}`
 * - `PROTOTYPE_NAME`     a path names `__proto__`, `constructor` or `prototype`
 * - `LIMIT_EXCEEDED`     too deep, too large, too many iterations, too much text, too many calls of functions
 * - `FUNCTION_FAILED`    a function returned no value, or cannot be called where the rule is evaluated
 * - `FUNCTION_NEEDED`    a call without an answer was reached: answer it and evaluate again
 * - `NO_RATE`            a lookup in a table found no row, or an empty cell, and the column has no default
 * - `NO_DECISION`        no row of a decision table matches and there is no default, or rows contradict each other
 * - `UNKNOWN_TABLE`      a table, column or key that does not exist was reached, or there are no tables at all
 *
 * And why there is no underwriting decision:
 *
 * - `MISSING_VARIABLE`   a variable that was read is unknown: absent, null or a text without content
 * - `WRONG_TYPE`         a variable has a value of another type than the operator that reads it works with
 * - `UNFIT_DECISION`     the result is neither acceptance nor rejection
 */
export type RuleProblemCode =
  | 'UNKNOWN_OPERATOR'
  | 'INVALID_ARGUMENTS'
  | 'NOT_A_NUMBER'
  | 'THROWN'
  | 'PROTOTYPE_NAME'
  | 'LIMIT_EXCEEDED'
  | 'FUNCTION_FAILED'
  | 'FUNCTION_NEEDED'
  | 'NO_RATE'
  | 'NO_DECISION'
  | 'UNKNOWN_TABLE'
  | 'MISSING_VARIABLE'
  | 'WRONG_TYPE'
  | 'UNFIT_DECISION';

export interface RuleProblem extends EnglishSentence {
  readonly code: RuleProblemCode;
  /** The path in the rule, if known, of the operator that failed, ending with its name. */
  readonly path?: JsonPath;
  /** With FUNCTION_NEEDED: the call. */
  readonly call?: FunctionCall;
  /** With NO_RATE: the keys that were looked up, and the number of the row nearest to them, from 1. */
  readonly rate?: {
    readonly table: string;
    readonly keys: Readonly<Record<string, string | number | boolean>>;
    readonly nearestRow?: number;
  };
  /** With WRONG_TYPE: the expected type, and that of the value. */
  readonly mismatch?: { readonly wanted: VariableType; readonly given: VariableType };
}

export type RuleOutcome =
  | { readonly ok: true; readonly value: Json }
  | { readonly ok: false; readonly problem: RuleProblem };
