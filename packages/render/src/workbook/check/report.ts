// The findings about a workbook before it is used.
import type { Reason } from '@coverwright/insurance/sentence';
import type { FieldValue } from '../calculate/outcome.ts';
import type { FieldItem, FieldKind, FieldShape } from '../read/fields.ts';

/** Which engine computes a workbook. */
export type Calculation = 'COMPILED' | 'IRONCALC';

export interface ReportedField extends FieldItem {
  readonly kind: FieldKind;
  readonly variable: string;
  /** Rates!C12. */
  readonly at: string;
  readonly shape: FieldShape;
  /** The value in the workbook: the default of an input, or the result of an output as computed by Excel. */
  readonly value: FieldValue;
  /** For an output: why it cannot be used, with the cell. */
  readonly problem?: string;
  /** The reason of that problem; reports that were stored without it have only the text. */
  readonly problemReason?: Reason;
  /** For an output: whether its results differ from those stored by Excel, or between the calculations. */
  readonly differs?: true;
  /** For an output: whether it depends on the time of the call. */
  readonly dependsOnClock?: true;
}

export interface Difference {
  readonly cell: string;
  readonly formula: string;
  /** As stored by Excel; absent if the calculations differ from each other on random inputs. */
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
  /** Undefined if no output can be computed here. */
  readonly calculation: Calculation | undefined;
  /** Formulas that only IronCalc computes, by cell. */
  readonly notCompiled: readonly RefusedFormula[];
  /** Worst first, up to a limit. */
  readonly differences: readonly Difference[];
  readonly differenceCount: number;
  /** Formulas that outputs need but no engine computes. */
  readonly refusals: readonly RefusedFormula[];
  /** Random input sets on which both calculations were compared. */
  readonly comparedSets: number;
}
