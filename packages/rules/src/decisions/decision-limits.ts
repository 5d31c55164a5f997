/** Limits of a decision table, which its check refuses beyond them. */
export const decisionLimits = {
  maxRows: 20_000,
  /** Conditions and outputs. */
  maxColumns: 50,
  /** UTF-16 units of a condition as it is written. */
  maxCellLength: 2_000,
  /** UTF-16 units of a text in a condition, and of a name. */
  maxTextLength: 200,
  /** UTF-16 units of the reason of a referral. */
  maxReasonLength: 1_000,
  /** Values and ranges in all conditions together. */
  maxTests: 200_000,
  /** Problems reported by a check. */
  maxProblems: 1_000,
} as const;
