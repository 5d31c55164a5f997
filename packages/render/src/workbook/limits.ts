// The limits of a workbook. docs/limits.md lists the same numbers.
import type { TurnLimits } from '../turns/turns.ts';

export const workbookLimits = {
  /** Size of the file. */
  fileBytes: 15 * 1024 * 1024,
  /** Parts in the file. */
  parts: 2_000,
  /** Uncompressed size of one part. */
  partBytes: 24 * 1024 * 1024,
  /** Uncompressed size of all parts. */
  contentBytes: 48 * 1024 * 1024,
  /** Maximum compression ratio of a part, from 1 MiB on. */
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
  /** Depth of nested brackets and functions in a formula, and signs before or percent signs after a value. */
  formulaDepth: 64,
  /** Operations of a formula of which each needs the result of the one before. */
  formulaOperations: 1_000,
  /** Arguments of a function, as in Excel. */
  formulaArguments: 255,
  /** Formulas that the outputs need. */
  formulas: 100_000,
  /** Cells of one range. */
  rangeCells: 200_000,
  /** Cells that all formulas of one call read. */
  reads: 20_000_000,
  /** Cells per input or output. */
  fieldCells: 10_000,
  /** Characters of a text passed in by a call, as in an Excel cell. */
  textLength: 32_767,
  /** Processor time for reading a file. The process is then killed. */
  readMs: 5_000,
  /** Processor time for comparing the results of a new workbook. After it the comparison is reported as incomplete. */
  checkMs: 20_000,
  /** Processor time for one call, including preparing the workbook. The process is then killed. */
  callMs: 15_000,
  /** Memory of a process. */
  processMb: 256,
  /** Calls passed to a process in one batch. */
  frameCalls: 250,
  /** Input sets that are compared when a workbook is checked. */
  randomSets: 200,
  /** Cells of a sheet shown in one window. */
  windowCells: 6_000,
  /** Differences and refusals listed per workbook. */
  listed: 200,
} as const;

/** Workbooks cached per process. */
export const heldWorkbooksMax = 4;
/** After this time a frame returns its results, so that others get a turn. */
export const frameMs = 1_000;

export const workbookTurns: Omit<TurnLimits, 'places'> = { waiting: 256, waitingOfUser: 20, waitMs: 20_000 };
