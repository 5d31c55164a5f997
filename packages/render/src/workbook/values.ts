// Cell values, and when two of them are equal.

export interface CellError {
  /** As shown by Excel. Engines may show others. */
  readonly error: string;
}

/** Null is a blank cell. */
export type CellValue = number | string | boolean | null | CellError;

export function isCellError(value: unknown): value is CellError {
  return typeof value === 'object' && value !== null && 'error' in value;
}

const relativeDifferenceMax = 1e-9;

/** Compares numbers to nine digits; a blank result may be shown as 0 or as an empty text. */
export function isSameValue(left: CellValue, right: CellValue): boolean {
  if (typeof left === 'number' && typeof right === 'number') return isSameNumber(left, right);
  if (isCellError(left) || isCellError(right))
    return isCellError(left) && isCellError(right) && left.error === right.error;
  if (left === null) return right === null || right === 0 || right === '';
  if (right === null) return left === 0 || left === '';
  return left === right;
}

function isSameNumber(left: number, right: number): boolean {
  return (
    left === right || Math.abs(left - right) <= relativeDifferenceMax * Math.max(Math.abs(left), Math.abs(right), 1e-6)
  );
}

export function showValue(value: CellValue): string {
  if (value === null) return '';
  if (isCellError(value)) return value.error;
  return typeof value === 'boolean' ? String(value).toUpperCase() : String(value);
}
