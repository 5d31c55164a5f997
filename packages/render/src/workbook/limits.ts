// What a workbook may hold and use. docs/limits.md has the same numbers.
import type { TurnLimits } from '../turns/turns.ts';

export const workbookLimits = {
  /** Of the file. */
  fileBytes: 15 * 1024 * 1024,
  /** Files within it. */
  parts: 2_000,
  /** Of one of them, uncompressed. */
  partBytes: 24 * 1024 * 1024,
  /** Of all of them. */
  contentBytes: 48 * 1024 * 1024,
  /** How many times smaller a part may be in the file, from 1 MiB on. */
  ratio: 120,
  sheets: 200,
  /** Cells with a value or a formula. */
  cells: 1_000_000,
  names: 10_000,
  /** Excel tables. */
  tables: 500,
  /** Input and output fields. */
  fields: 500,
  /** Characters of one formula, as in Excel. */
  formulaLength: 8_192,
  /** Levels of brackets and functions within each other in a formula. */
  formulaDepth: 64,
  /** Formulas that the outputs need. */
  formulas: 100_000,
  /** Cells of one range. */
  rangeCells: 200_000,
  /** Cells that all formulas of one call read. */
  reads: 20_000_000,
  /** Cells of one input or output. */
  fieldCells: 10_000,
  /** Characters of a text that a call passes in, as in a cell of Excel. */
  textLength: 32_767,
  /** Reading a file. The process is ended then. */
  readMs: 5_000,
  /** Comparing the results of a new workbook. Beyond it the comparison is reported as incomplete. */
  checkMs: 20_000,
  /** One call, with preparing the workbook. The process is ended then. */
  callMs: 15_000,
  /** Of a process. */
  processMb: 256,
  /** Calls that are handed to a process together. */
  frameCalls: 250,
  /** Input sets that are compared when a workbook is checked. */
  randomSets: 200,
  /** Cells of a sheet that are shown together. */
  windowCells: 6_000,
  /** Differences and refusals that are listed of a workbook. */
  listed: 200,
} as const;

/** Of a process: workbooks that it holds. */
export const heldWorkbooksMax = 4;
/** After which a frame returns what it has, so that others have a turn. */
export const frameMs = 1_000;

export const workbookTurns: Omit<TurnLimits, 'places'> = { waiting: 256, waitingOfUser: 20, waitMs: 20_000 };
