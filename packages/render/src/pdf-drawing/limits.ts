// What one PDF file may take to be drawn on. docs/limits.md has the same numbers.

export const formLimits = {
  pages: 5_000,
  /** To read the file, and to draw on it. */
  totalMs: 5_000,
  /** Of the thread that does either. */
  memoryMb: 512,
  /** Places of form fields that are listed. */
  fields: 5_000,
} as const;

/** Boxes of the sheets that are printed at once: the time that a print takes grows faster than its sheets. */
export const sheetsPerPrint = 500;
