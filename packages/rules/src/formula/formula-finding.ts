import type { TextRange } from '../json/json-text.ts';

/**
 * What is wrong with a formula.
 *
 * - `TOO_LONG` `TOO_DEEP` `TOO_LARGE` it exceeds a limit
 * - `CHARACTER_UNKNOWN`    a character without a meaning
 * - `SIGN_UNKNOWN`         a sign or word that is written differently here, such as `&&`
 * - `TEXT_OPEN`            the closing quote is missing
 * - `TEXT_UNFIT`           a text that is not valid in JSON
 * - `TEXT_QUOTES`          a text in other quotes than "
 * - `NUMBER_UNFIT`         a number that is not valid in JSON
 * - `NAME_UNFIT`           a name in back quotes that is open or not valid, or not followed by arguments
 * - `PIECE_UNFIT`          a piece of JSON that is open or not valid
 * - `VALUE_MISSING`        an operand or argument is missing
 * - `OPERATOR_MISSING`     something follows a value without an operator or comma
 * - `BRACKET_MISSING`      a bracket is left open
 * - `BRACKET_EXTRA`        a closing bracket without an opening one
 * - `EQUALS_FIRST`         the sign = with which formulas begin in spreadsheets
 * - `PERCENT_UNFIT`        a percentage: % is the remainder of a division
 * - `THOUSANDS_UNFIT`      a number with separators of thousands
 * - `CURRENCY_UNFIT`       an amount with its currency
 * - `POWER_UNFIT`          a small power of a number or variable
 * - `POWER_UNKNOWN`        another power
 * - `IF_UNFIT`             `if` without brackets
 * - `MEMBER_UNFIT`         an object needs a name, a colon and a value
 * - `MEMBER_TWICE`         an object has a name twice
 * - `SPREAD_UNFIT`         `...` before one of several arguments
 * - `NOT_IN_OPERAND`       `not` within an operand, whose extent would be unclear
 * - `COMPARISON_CHAIN`     a comparison of a comparison, such as `18 <= age < 65`
 */
export type FormulaFindingCode =
  | 'TOO_LONG'
  | 'TOO_DEEP'
  | 'TOO_LARGE'
  | 'CHARACTER_UNKNOWN'
  | 'SIGN_UNKNOWN'
  | 'TEXT_OPEN'
  | 'TEXT_UNFIT'
  | 'TEXT_QUOTES'
  | 'NUMBER_UNFIT'
  | 'NAME_UNFIT'
  | 'PIECE_UNFIT'
  | 'VALUE_MISSING'
  | 'OPERATOR_MISSING'
  | 'BRACKET_MISSING'
  | 'BRACKET_EXTRA'
  | 'EQUALS_FIRST'
  | 'PERCENT_UNFIT'
  | 'THOUSANDS_UNFIT'
  | 'CURRENCY_UNFIT'
  | 'POWER_UNFIT'
  | 'POWER_UNKNOWN'
  | 'IF_UNFIT'
  | 'MEMBER_UNFIT'
  | 'MEMBER_TWICE'
  | 'SPREAD_UNFIT'
  | 'NOT_IN_OPERAND'
  | 'COMPARISON_CHAIN';

export interface FormulaFinding extends TextRange {
  readonly code: FormulaFindingCode;
  /** The characters, word, bracket or limit that the finding is about. */
  readonly about?: string | number;
  /** Replaces a range of the formula, which may be larger than what is marked. */
  readonly correction?: TextRange & { readonly text: string };
}

/** Ends the reading of a formula at its first finding. */
export class FormulaError extends Error {
  readonly finding: FormulaFinding;

  constructor(finding: FormulaFinding) {
    super(finding.code);
    this.finding = finding;
  }
}
