import {
  errors,
  isError,
  isTable,
  type Result,
  type Scalar,
  type Table,
  toBoolean,
  toNumber,
  toText,
} from '../values.ts';
import { ValueTable } from '../tables.ts';
import type { CellError } from '../../values.ts';

export interface FunctionSpecification {
  readonly min: number;
  readonly max: number;
  /** For each argument whether it is a single value (v) or may be a table (t); the last letter repeats. */
  readonly arguments: string;
  /** Omitted trailing arguments are undefined, other omitted ones blank. */
  readonly call: (...values: Result[]) => Result;
  readonly givesTable?: true;
}

export type FunctionTable = Readonly<Record<string, FunctionSpecification>>;

/** What a formula can write is limited when it is read; a reference across sheets is one argument for each sheet. */
export const manyMax = Infinity;

/** For functions of numbers; a result that cannot be computed is #NUM!. */
export function numeric(
  min: number,
  max: number,
  compute: (...values: number[]) => number | CellError,
): FunctionSpecification {
  return {
    min,
    max,
    arguments: 'v',
    call: (...values) => {
      const numbers: number[] = [];
      for (const value of values) {
        const number = toNumber(value);
        if (typeof number !== 'number') return number;
        numbers.push(number);
      }
      return finite(compute(...numbers));
    },
  };
}

export function finite(value: number | CellError): number | CellError {
  return typeof value !== 'number' || Number.isFinite(value) ? value : errors.num;
}

/** The same for former add-in functions, which do not accept TRUE as a number. */
export function strictlyNumeric(
  min: number,
  max: number,
  compute: (...values: number[]) => number | CellError,
): FunctionSpecification {
  const lenient = numeric(min, max, compute);
  return {
    ...lenient,
    call: (...values) => (values.some((value) => typeof value === 'boolean') ? errors.value : lenient.call(...values)),
  };
}

/** For functions of texts. */
export function textual(min: number, max: number, compute: (...values: string[]) => Scalar): FunctionSpecification {
  return {
    min,
    max,
    arguments: 'v',
    call: (...values) => {
      const texts: string[] = [];
      for (const value of values) {
        const text = toText(value);
        if (typeof text !== 'string') return text;
        texts.push(text);
      }
      return compute(...texts);
    },
  };
}

/** Literal numbers, TRUE and texts count; in ranges only numbers do. */
export function collectNumbers(values: readonly Result[]): number[] | CellError {
  const numbers: number[] = [];
  for (const value of values) {
    if (isTable(value)) {
      const size = value.rows * value.columns;
      for (let index = 0; index < size; index++) {
        const cell = value.get(index);
        if (typeof cell === 'number') numbers.push(cell);
        else if (isError(cell)) return cell;
      }
      continue;
    }
    const number = toNumber(value);
    if (typeof number !== 'number') return number;
    numbers.push(number);
  }
  return numbers;
}

export function ofNumbers(compute: (numbers: number[]) => number | CellError): FunctionSpecification {
  return {
    min: 1,
    max: manyMax,
    arguments: 't',
    call: (...values) => {
      const numbers = collectNumbers(values);
      return Array.isArray(numbers) ? finite(compute(numbers)) : numbers;
    },
  };
}

export function asTable(value: Result): Table {
  return isTable(value) ? value : new ValueTable(1, 1, [value]);
}

/** An optional number. */
export function optionalNumber(value: Result | undefined, otherwise: number): number | CellError {
  return value === undefined ? otherwise : toNumber(value);
}

export function optionalBoolean(value: Result | undefined, otherwise: boolean): boolean | CellError {
  return value === undefined ? otherwise : toBoolean(value);
}
