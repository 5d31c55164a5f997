import type { Sentence } from '@coverwright/insurance/sentence';
import type { FieldKind } from '../read/fields.ts';

/** Inputs and outputs as JSON. An undefined input has the workbook's own value. */
export type FieldValue =
  | number
  | string
  | boolean
  | null
  | readonly FieldValue[]
  | { readonly [column: string]: FieldValue };

export interface CallProblem extends Sentence {
  readonly kind: FieldKind;
  /** The field's name as written in the workbook. */
  readonly variable: string;
}

export interface CallOutcome {
  /** In the order of the outputs; undefined if there is a problem. */
  readonly values: readonly (FieldValue | undefined)[];
  readonly problems: readonly CallProblem[];
}

export interface CallRow {
  /** The inputs in order; undefined selects the workbook's own value. */
  readonly values: readonly (FieldValue | undefined)[];
  /** The value of TODAY() and NOW(), as an Excel serial number. */
  readonly serial: number;
}
