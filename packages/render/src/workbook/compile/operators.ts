// The operators of formulas, on single values and, if a formula calculates with ranges, on tables.
import type { BinaryOperator } from '../formula/syntax.ts';
import { workbookLimits } from '../limits.ts';
import { ValueTable } from './tables.ts';
import { compare, errors, isTable, type Result, type Scalar, toNumber, toScalar, toText } from './values.ts';

export function add(left: Result, right: Result): Scalar {
  if (typeof left === 'number' && typeof right === 'number') return left + right;
  const [first, second] = [toNumber(left), toNumber(right)];
  if (typeof first !== 'number') return first;
  return typeof second === 'number' ? first + second : second;
}

export function subtract(left: Result, right: Result): Scalar {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  const [first, second] = [toNumber(left), toNumber(right)];
  if (typeof first !== 'number') return first;
  return typeof second === 'number' ? first - second : second;
}

export function multiply(left: Result, right: Result): Scalar {
  if (typeof left === 'number' && typeof right === 'number') return left * right;
  const [first, second] = [toNumber(left), toNumber(right)];
  if (typeof first !== 'number') return first;
  return typeof second === 'number' ? first * second : second;
}

export function divide(left: Result, right: Result): Scalar {
  const [first, second] = [toNumber(left), toNumber(right)];
  if (typeof first !== 'number') return first;
  if (typeof second !== 'number') return second;
  return second === 0 ? errors.div0 : first / second;
}

export function power(left: Result, right: Result): Scalar {
  const [base, exponent] = [toNumber(left), toNumber(right)];
  if (typeof base !== 'number') return base;
  if (typeof exponent !== 'number') return exponent;
  if (base === 0 && exponent === 0) return errors.num;
  if (base === 0 && exponent < 0) return errors.div0;
  const value = base ** exponent;
  return Number.isFinite(value) ? value : errors.num;
}

export function join(left: Result, right: Result): Scalar {
  const [first, second] = [toText(left), toText(right)];
  if (typeof first !== 'string') return first;
  if (typeof second !== 'string') return second;
  return first.length + second.length > 32_767 ? errors.value : first + second;
}

export function minus(value: Result): Scalar {
  const number = toNumber(value);
  return typeof number === 'number' ? 0 - number : number;
}

export function percent(value: Result): Scalar {
  const number = toNumber(value);
  return typeof number === 'number' ? number / 100 : number;
}

function comparing(holds: (order: number) => boolean) {
  return (left: Result, right: Result): Scalar => {
    const order = compare(toScalar(left), toScalar(right));
    return typeof order === 'number' ? holds(order) : order;
  };
}

export const equal = comparing((order) => order === 0);
export const unequal = comparing((order) => order !== 0);
export const less = comparing((order) => order < 0);
export const greater = comparing((order) => order > 0);
export const atMost = comparing((order) => order <= 0);
export const atLeast = comparing((order) => order >= 0);

export const operations: Readonly<Record<BinaryOperator, (left: Result, right: Result) => Scalar>> = {
  '+': add,
  '-': subtract,
  '*': multiply,
  '/': divide,
  '^': power,
  '&': join,
  '=': equal,
  '<>': unequal,
  '<': less,
  '>': greater,
  '<=': atMost,
  '>=': atLeast,
};

/** A difference in the last bit after the last addition or subtraction of a formula counts as zero. */
export function withoutRemainder(value: Scalar, left: Result): Scalar {
  if (typeof value !== 'number' || value === 0) return value;
  const size = typeof left === 'number' ? Math.abs(left) : 0;
  return Math.abs(value) < size * 1e-15 ? 0 : value;
}

/** With the largest number of rows and columns; a single row or column is repeated, and missing values are #N/A. */
export function lift(operation: (...values: Scalar[]) => Result, values: readonly Result[]): Result {
  const tables = values.filter(isTable);
  if (tables.length === 0) return operation(...(values as readonly Scalar[]));
  const rows = Math.max(...tables.map((table) => table.rows));
  const columns = Math.max(...tables.map((table) => table.columns));
  if (rows * columns > workbookLimits.rangeCells) return errors.num;
  const results: Scalar[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const result = operation(...values.map((value) => at(value, row, column)));
      results.push(isTable(result) ? (result.rows * result.columns > 0 ? result.get(0) : errors.calc) : result);
    }
  }
  return new ValueTable(rows, columns, results);
}

function at(value: Result, row: number, column: number): Scalar {
  if (!isTable(value)) return value;
  const rowIndex = value.rows === 1 ? 0 : row;
  const columnIndex = value.columns === 1 ? 0 : column;
  if (rowIndex >= value.rows || columnIndex >= value.columns) return errors.na;
  return value.get(rowIndex * value.columns + columnIndex);
}
