import { operations } from '../operators.ts';
import { errors, isError, isTable, type Result, type Scalar, type Table, toNumber } from '../values.ts';
import { ValueTable, valuesOf } from '../tables.ts';
import {
  asTable,
  collectNumbers,
  finite,
  type FunctionSpecification,
  type FunctionTable,
  manyMax,
  numeric,
  ofNumbers,
  strictlyNumeric,
} from './specification.ts';

const sum = (numbers: readonly number[]): number => {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
};

function gcd(left: number, right: number): number {
  let [first, second] = [left, right];
  while (second !== 0) [first, second] = [second, first % second];
  return first;
}

const isBlankCell = (value: Result): boolean =>
  isTable(value) && value.rows * value.columns === 1 && value.get(0) === null;

/** For GCD and LCM: a blank cell is ignored, one in a range is 0, and everything has to be a number from 0 on. */
function ofWholes(compute: (numbers: readonly number[]) => number): FunctionSpecification {
  return {
    min: 1,
    max: manyMax,
    arguments: 't',
    call: (...values) => {
      const counted = values.filter((value) => !isBlankCell(value));
      if (counted.length === 0) return errors.value;
      const numbers: number[] = [];
      for (const cell of counted.flatMap((value) => valuesOf(asTable(value)))) {
        const number = typeof cell === 'boolean' ? errors.value : toNumber(cell);
        if (typeof number !== 'number') return number;
        if (number < 0 || number >= 2 ** 53) return errors.num;
        numbers.push(Math.trunc(number));
      }
      return finite(compute(numbers));
    },
  };
}

function factorial(value: number): number {
  let product = 1;
  for (let factor = 2; factor <= Math.trunc(value); factor++) product *= factor;
  return product;
}

/** SUM is the most frequent function, so it collects nothing. */
function addUp(...values: Result[]): Scalar {
  let total = 0;
  for (const value of values) {
    if (!isTable(value)) {
      const number = toNumber(value);
      if (typeof number !== 'number') return number;
      total += number;
      continue;
    }
    const size = value.rows * value.columns;
    for (let index = 0; index < size; index++) {
      const cell = value.get(index);
      if (typeof cell === 'number') total += cell;
      else if (isError(cell)) return cell;
    }
  }
  return total;
}

/** Texts and TRUE in ranges count as 0. */
function sumProduct(...values: Result[]): Scalar {
  const tables = values.map(asTable);
  const [first] = tables;
  if (first === undefined) return 0;
  const { rows, columns } = first;
  if (tables.some((table) => table.rows !== rows || table.columns !== columns)) return errors.value;
  let total = 0;
  for (let index = 0; index < rows * columns; index++) {
    let product = 1;
    for (const table of tables) {
      const cell = table.get(index);
      if (isError(cell)) return cell;
      product *= typeof cell === 'number' ? cell : 0;
    }
    total += product;
  }
  return total;
}

const productsMax = 5_000_000;

function multiplyMatrices(left: Result, right: Result): Result {
  const [first, second] = [asTable(left), asTable(right)];
  if (first.columns !== second.rows) return errors.value;
  if (first.rows * first.columns * second.columns > productsMax) return errors.num;
  const values: Scalar[] = [];
  for (let row = 0; row < first.rows; row++) {
    for (let column = 0; column < second.columns; column++) values.push(dot(first, second, row, column));
  }
  return new ValueTable(first.rows, second.columns, values);
}

function dot(left: Table, right: Table, row: number, column: number): Scalar {
  let total = 0;
  for (let index = 0; index < left.columns; index++) {
    const [first, second] = [left.get(row * left.columns + index), right.get(index * right.columns + column)];
    if (isError(first)) return first;
    if (isError(second)) return second;
    if (typeof first !== 'number' || typeof second !== 'number') return errors.value;
    total += first * second;
  }
  return total;
}

export const mathematicalFunctions: FunctionTable = {
  SUM: { min: 1, max: manyMax, arguments: 't', call: addUp },
  SUMPRODUCT: { min: 1, max: manyMax, arguments: 't', call: sumProduct },
  MMULT: {
    min: 2,
    max: 2,
    arguments: 't',
    call: (...[left = null, right = null]) => multiplyMatrices(left, right),
    givesTable: true,
  },
  SUMSQ: ofNumbers((numbers) => sum(numbers.map((number) => number ** 2))),
  PRODUCT: {
    min: 1,
    max: manyMax,
    arguments: 't',
    call: (...values) => {
      const numbers = collectNumbers(values);
      if (!Array.isArray(numbers)) return numbers;
      return numbers.length === 0 ? 0 : numbers.reduce((product, number) => product * number, 1);
    },
  },
  ABS: numeric(1, 1, (value = 0) => Math.abs(value)),
  SIGN: numeric(1, 1, (value = 0) => Math.sign(value)),
  SQRT: numeric(1, 1, (value = 0) => Math.sqrt(value)),
  EXP: numeric(1, 1, (value = 0) => Math.exp(value)),
  LN: numeric(1, 1, (value = 0) => (value > 0 ? Math.log(value) : errors.num)),
  LOG10: numeric(1, 1, (value = 0) => (value > 0 ? Math.log10(value) : errors.num)),
  LOG: numeric(1, 2, (value = 0, base = 10) => {
    if (value <= 0 || base <= 0) return errors.num;
    if (base === 1) return errors.div0;
    return base === 10 ? Math.log10(value) : Math.log(value) / Math.log(base);
  }),
  POWER: {
    min: 2,
    max: 2,
    arguments: 'v',
    call: (...[base = null, exponent = null]) => operations['^'](base, exponent),
  },
  PI: numeric(0, 0, () => Math.PI),
  SIN: numeric(1, 1, (value = 0) => Math.sin(value)),
  COS: numeric(1, 1, (value = 0) => Math.cos(value)),
  TAN: numeric(1, 1, (value = 0) => Math.tan(value)),
  ASIN: numeric(1, 1, (value = 0) => Math.asin(value)),
  ACOS: numeric(1, 1, (value = 0) => Math.acos(value)),
  ATAN: numeric(1, 1, (value = 0) => Math.atan(value)),
  DEGREES: numeric(1, 1, (value = 0) => (value * 180) / Math.PI),
  RADIANS: numeric(1, 1, (value = 0) => (value * Math.PI) / 180),
  MOD: numeric(2, 2, (value = 0, divisor = 0) => {
    if (divisor === 0) return errors.div0;
    return value - divisor * Math.floor(value / divisor);
  }),
  QUOTIENT: strictlyNumeric(2, 2, (value = 0, divisor = 0) =>
    divisor === 0 ? errors.div0 : Math.trunc(value / divisor),
  ),
  GCD: ofWholes((numbers) => numbers.reduce(gcd, 0)),
  LCM: ofWholes((numbers) =>
    numbers.includes(0) ? 0 : numbers.reduce((left, right) => (left / gcd(left, right)) * right, 1),
  ),
  FACT: numeric(1, 1, (value = 0) => (value < 0 || value >= 171 ? errors.num : factorial(value))),
  COMBIN: numeric(2, 2, (count = 0, chosen = 0) => {
    const [all, some] = [Math.trunc(count), Math.trunc(chosen)];
    if (all < 0 || some < 0 || some > all || Math.min(some, all - some) > 10_000) return errors.num;
    let result = 1;
    for (let index = 1; index <= Math.min(some, all - some); index++) result = (result * (all - index + 1)) / index;
    return Math.round(result);
  }),
};
