import type { FieldKind } from '../read/fields.ts';

/** What is passed in and out: JSON. An input that is undefined has the workbook's own value. */
export type FieldValue =
  | number
  | string
  | boolean
  | null
  | readonly FieldValue[]
  | { readonly [column: string]: FieldValue };

export interface CallProblem {
  readonly kind: FieldKind;
  /** Of the field, as the workbook writes it. */
  readonly variable: string;
  readonly message: string;
}

export interface CallOutcome {
  /** In the order of the outputs; undefined where there is a problem. */
  readonly values: readonly (FieldValue | undefined)[];
  readonly problems: readonly CallProblem[];
}

export interface CallRow {
  /** Of the inputs, in their order; undefined where the workbook's own value counts. */
  readonly values: readonly (FieldValue | undefined)[];
  /** What TODAY() and NOW() are, as Excel numbers it. */
  readonly serial: number;
}
