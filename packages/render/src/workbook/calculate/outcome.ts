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
  /** Of the field. */
  readonly label: string;
  readonly message: string;
}

export interface CallOutcome {
  /** In the order of the outputs; undefined where there is a problem. */
  readonly values: readonly (FieldValue | undefined)[];
  readonly problems: readonly CallProblem[];
}
