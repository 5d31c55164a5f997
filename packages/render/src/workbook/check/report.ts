// What is found out about a workbook before it is used.
import type { FieldValue } from '../calculate/outcome.ts';
import type { FieldItem, FieldKind, FieldShape } from '../read/fields.ts';

/** Which computes a workbook. */
export type Calculation = 'COMPILED' | 'IRONCALC';

export interface ReportedField extends FieldItem {
  readonly kind: FieldKind;
  readonly variable: string;
  /** Rates!C12. */
  readonly at: string;
  readonly shape: FieldShape;
  /** What the workbook holds: the default of an input, the result of an output as Excel computed it. */
  readonly value: FieldValue;
  /** Of an output: why it cannot be used, with the cell. */
  readonly problem?: string;
  /** Of an output: whether its results differ from those that Excel stored, or between the calculations. */
  readonly differs?: true;
  /** Of an output: whether it depends on the time of the call. */
  readonly dependsOnClock?: true;
}

export interface Difference {
  readonly cell: string;
  readonly formula: string;
  /** As Excel stored it; absent where the calculations differ among themselves on random inputs. */
  readonly stored?: string;
  readonly ironCalc?: string;
  readonly compiled?: string;
  readonly isOutput: boolean;
}

export interface RefusedFormula {
  readonly cell: string;
  readonly formula: string;
  readonly message: string;
}

export interface WorkbookReport {
  readonly sheets: readonly {
    readonly name: string;
    readonly isHidden: boolean;
    readonly rows: number;
    readonly columns: number;
  }[];
  readonly fields: readonly ReportedField[];
  readonly warnings: readonly string[];
  readonly formulas: { readonly total: number; readonly needed: number };
  /** Undefined where no output can be computed here. */
  readonly calculation: Calculation | undefined;
  /** Formulas that only IronCalc computes, by cell. */
  readonly notCompiled: readonly RefusedFormula[];
  /** Worst first, at most as many as are listed. */
  readonly differences: readonly Difference[];
  readonly differenceCount: number;
  /** Formulas that outputs need and nothing computes. */
  readonly refusals: readonly RefusedFormula[];
  /** Sets of random inputs on which both calculations were compared. */
  readonly comparedSets: number;
}
