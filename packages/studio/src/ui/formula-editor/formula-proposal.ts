import type { OperatorName } from '@coverwright/rules';

/** A proposal of a completion list. */
export interface FormulaProposal {
  readonly kind: 'variable' | 'table' | 'function' | 'operator';
  readonly label: string;
  readonly insert: string;
  /** Where the cursor is then, in what was inserted. */
  readonly cursor: number;
  /** For an operator: what is described beside it. */
  readonly operator?: OperatorName;
  /** The label of a declared input. */
  readonly detail?: string;
}
