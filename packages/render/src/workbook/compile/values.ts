// Values in compiled formulas, and how Excel converts them: a blank is 0 or an empty text, TRUE is 1, a text that spells a
// number is converted to it, and an error is propagated.
import { type CellError, type CellValue, isCellError } from '../values.ts';
import { readNumberText } from './number-text.ts';

export type Scalar = CellValue;

/** Values in rows: from a range, or from a calculation with one. */
export interface Table {
  readonly rows: number;
  readonly columns: number;
  /** Row by row, from 0. */
  get(index: number): Scalar;
  /** Whether it is the same in every call, so that it can be indexed. */
  readonly isConstant: boolean;
  /** Its position on the sheet, if it is a range. */
  readonly top?: number;
  readonly left?: number;
  /** For entire rows and columns: the number of cells that are not in use, after those that are. */
  readonly unused?: number;
}

/** The result of a formula or a part of it. */
export type Result = Scalar | Table;

export const errors = {
  null: { error: '#NULL!' },
  div0: { error: '#DIV/0!' },
  value: { error: '#VALUE!' },
  ref: { error: '#REF!' },
  name: { error: '#NAME?' },
  num: { error: '#NUM!' },
  na: { error: '#N/A' },
  calc: { error: '#CALC!' },
} as const satisfies Record<string, CellError>;

export function isTable(value: Result | undefined): value is Table {
  return typeof value === 'object' && value !== null && 'rows' in value;
}

export function isError(value: Result): value is CellError {
  return typeof value === 'object' && value !== null && 'error' in value;
}

/** Where a single value is needed, a table with one cell is accepted. */
export function toScalar(value: Result): Scalar {
  if (!isTable(value)) return value;
  return value.rows * value.columns === 1 ? value.get(0) : errors.value;
}

export function toNumber(value: Result): number | CellError {
  if (typeof value === 'number') return value;
  if (value === null) return 0;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'string') return readNumberText(value) ?? errors.value;
  if (isTable(value)) return toNumber(toScalar(value));
  return value;
}

export function toText(value: Result): string | CellError {
  if (typeof value === 'string') return value;
  if (value === null) return '';
  if (typeof value === 'number') return numberToText(value);
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return isTable(value) ? toText(toScalar(value)) : value;
}

export function toBoolean(value: Result): boolean | CellError {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return value !== 0;
  if (value === null) return false;
  if (typeof value === 'string') {
    const upper = value.toUpperCase();
    return upper === 'TRUE' ? true : upper === 'FALSE' ? false : errors.value;
  }
  return isTable(value) ? toBoolean(toScalar(value)) : value;
}

/** With up to 15 digits, like the General format. */
function numberToText(value: number): string {
  if (Number.isInteger(value) && Math.abs(value) < 1e15) return String(value === 0 ? 0 : value);
  const rounded = Number(value.toPrecision(15));
  const size = Math.abs(rounded);
  if (size >= 1e15 || size < 1e-9) return toScientific(rounded);
  const plain = toPlainText(rounded);
  return plain.replace(/^-?/, '').replace('.', '').length > 20 ? toScientific(rounded) : plain;
}

function toPlainText(value: number): string {
  const text = String(value);
  if (!text.includes('e')) return text;
  return value.toFixed(20).replace(/0+$/, '').replace(/\.$/, '');
}

function toScientific(value: number): string {
  const [digits = '', exponent = ''] = value.toExponential().split('e');
  const sign = exponent.startsWith('-') ? '-' : '+';
  return `${digits}E${sign}${exponent.replace(/^[-+]/, '').padStart(2, '0')}`;
}

/** The displayed value of a cell: a blank becomes 0, and a number that is not finite an error. */
export function toCellResult(value: Result): Scalar {
  const scalar = toScalar(value);
  if (scalar === null) return 0;
  if (typeof scalar !== 'number') return scalar;
  if (!Number.isFinite(scalar)) return errors.num;
  return scalar === 0 ? 0 : scalar;
}

const kindOrder = { number: 0, string: 1, boolean: 2 } as const;

/** Negative, 0 or positive; an error if there is one. Numbers come before texts, and texts before TRUE and FALSE. */
export function compare(left: Scalar, right: Scalar): number | CellError {
  if (typeof left === 'number' && typeof right === 'number') return compareNumbers(left, right);
  if (isCellError(left)) return left;
  if (isCellError(right)) return right;
  if (left === null || right === null) return compareBlank(left, right);
  const [leftKind, rightKind] = [typeof left, typeof right] as [
    'number' | 'string' | 'boolean',
    'number' | 'string' | 'boolean',
  ];
  if (leftKind !== rightKind) return kindOrder[leftKind] - kindOrder[rightKind];
  if (typeof left === 'string' && typeof right === 'string') return compareTexts(left, right);
  return Number(left) - Number(right);
}

function compareBlank(left: Exclude<Scalar, CellError>, right: Exclude<Scalar, CellError>): number | CellError {
  if (left === null && right === null) return 0;
  if (left === null) return compare(blankLike(right), right);
  return compare(left, blankLike(left));
}

function blankLike(value: number | string | boolean | null): Scalar {
  return typeof value === 'string' ? '' : typeof value === 'boolean' ? false : 0;
}

function compareNumbers(left: number, right: number): number {
  if (left === right) return 0;
  const difference = left - right;
  // Fifteen digits are compared.
  if (Math.abs(difference) <= Math.abs(left) * 1e-14 && left.toPrecision(15) === right.toPrecision(15)) return 0;
  return difference;
}

export function compareTexts(left: string, right: string): number {
  if (left === right) return 0;
  const [first, second] = [left.toLowerCase(), right.toLowerCase()];
  return first < second ? -1 : first > second ? 1 : 0;
}
