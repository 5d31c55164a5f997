/** Limits of a rate table, which its check refuses beyond them. */
export const tableLimits = {
  maxRows: 200_000,
  maxKeys: 10,
  /** Keys and values; a range counts as one. */
  maxColumns: 50,
  /** UTF-16 units of a text in a cell, and of a name. */
  maxCellLength: 200,
  /** Problems reported by a check. */
  maxProblems: 1_000,
} as const;
