// The limits for drawing on one PDF file. docs/limits.md lists the same numbers.

export const formLimits = {
  pages: 5_000,
  /** For reading the file, and for drawing on it. */
  totalMs: 5_000,
  /** For the thread that does either. */
  memoryMb: 512,
  /** Form field widgets that are listed. */
  fields: 5_000,
} as const;

/** Boxes of the sheets that are printed in one go: the time of a print grows faster than its sheets. */
export const sheetsPerPrint = 500;
