/** The limits of a file whose sheets are read as texts, and of what is read. docs/limits.md lists the same numbers. */
export const sheetLimits = {
  /** Uncompressed size of one part of a workbook. */
  partBytes: 96 * 1024 * 1024,
  /** Uncompressed size of all parts. */
  contentBytes: 128 * 1024 * 1024,
  /** Up to the last row with a cell: the rows of the largest rate table, and a header line. */
  rows: 200_001,
  /** Up to the last column with a cell. */
  columns: 200,
  /** Cells of all sheets, empty ones within a row included. */
  cells: 1_250_000,
  /** Characters of all cells. */
  characters: 32_000_000,
  /** Merged areas that are listed for a sheet. */
  merged: 100,
} as const;
