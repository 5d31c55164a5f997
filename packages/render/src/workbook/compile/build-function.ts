// The only place that makes functions of text. The text is this package's own: whatever comes from a workbook is in it as
// a literal of JSON.stringify, and no name of a workbook becomes an identifier.
import * as operators from './operators.ts';
import { errors, isError, isTable, type Result, type Scalar, type Table, toBoolean, toCellResult } from './values.ts';

export interface Machine {
  /** The values of all cells. */
  readonly cells: (Scalar | undefined)[];
  readonly ranges: readonly Table[];
  readonly constants: readonly Result[];
  readonly functions: readonly ((...values: Result[]) => Result)[];
}

/** What generated text may name, beside the parts of the machine. */
const helpers = {
  add: operators.add,
  subtract: operators.subtract,
  multiply: operators.multiply,
  divide: operators.divide,
  power: operators.power,
  join: operators.join,
  minus: operators.minus,
  percent: operators.percent,
  equal: operators.equal,
  unequal: operators.unequal,
  less: operators.less,
  greater: operators.greater,
  atMost: operators.atMost,
  atLeast: operators.atLeast,
  withoutRemainder: operators.withoutRemainder,
  lift: operators.lift,
  choose,
  ifEach: (test: Scalar, yes: Result, no: Result): Result => {
    const truth = toBoolean(test);
    return typeof truth === 'boolean' ? (truth ? yes : no) : truth;
  },
  errorElse: (value: Scalar, otherwise: Scalar): Scalar => (isError(value) ? otherwise : value),
  truth: toBoolean,
  isError,
  isMissing: (value: Result): boolean => isError(value) && value.error === errors.na.error,
  cell: toCellResult,
  firstCell: (value: Result): Scalar => toCellResult(isTable(value) ? value.get(0) : value),
  errors,
} as const;

export type HelperName = keyof typeof helpers;

function choose(position: Result, choices: readonly (() => Result)[]): Result {
  const number = operators.add(position, 0);
  if (typeof number !== 'number') return number;
  return choices[Math.trunc(number) - 1]?.() ?? errors.value;
}

const names = Object.keys(helpers);
const values = Object.values(helpers);

/** Runs the statements on the machine. */
export function buildFunction(statements: string, { cells, ranges, constants, functions }: Machine): () => void {
  const make = new Function('v', 'r', 'k', 'f', ...names, `"use strict";return()=>{${statements}};`) as (
    ...parts: unknown[]
  ) => () => void;
  return make(cells, ranges, constants, functions, ...values);
}
