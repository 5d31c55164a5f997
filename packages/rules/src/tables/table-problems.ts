/** What the check of a table reports. */
import { tableLimits } from './table-limits.ts';
import type { EnglishSentence } from '../problems/sentences.ts';

/**
 * - `INVALID_HEADER`    error: columns whose names, decimals or units cannot be used
 * - `LIMIT_EXCEEDED`    error: too many rows or columns, too long a text, or ranges that overlap too much
 * - `WRONG_TYPE`        error: a cell of another type than its column
 * - `UNFIT_NUMBER`      error: a number with more than 15 digits in the decimals of its column
 * - `BACKWARDS_RANGE`   error: a range that does not end above its beginning
 * - `DUPLICATE_ROW`     error: the same keys as another row
 * - `OVERLAPPING_RANGE` error: values in the ranges of two rows with the same other keys
 * - `TIED_ROWS`         error: two rows with different empty keys that match the same values, equally specifically
 * - `MISSING_VALUE`     error: an empty cell in a value column without a default
 * - `GAP`               warning: values between the ranges of two rows with the same other keys
 * - `SIMILAR_KEYS`      warning: texts of a key that differ only in case, blanks or width
 */
export type TableProblemCode =
  | 'INVALID_HEADER'
  | 'LIMIT_EXCEEDED'
  | 'WRONG_TYPE'
  | 'UNFIT_NUMBER'
  | 'BACKWARDS_RANGE'
  | 'DUPLICATE_ROW'
  | 'OVERLAPPING_RANGE'
  | 'TIED_ROWS'
  | 'MISSING_VALUE'
  | 'GAP'
  | 'SIMILAR_KEYS';

export interface TableProblem extends EnglishSentence {
  readonly severity: 'warning' | 'error';
  readonly code: TableProblemCode;
  /** From 1. */
  readonly row?: number;
  /** The row that it conflicts with, from 1. */
  readonly otherRow?: number;
  readonly column?: string;
}

export type ReportProblem = (problem: TableProblem) => void;

/** The first problems that are reported. */
export class TableProblems {
  readonly found: TableProblem[] = [];
  readonly report: ReportProblem = (problem) => {
    if (!this.isFull()) this.found.push(problem);
  };

  readonly isFull = (): boolean => this.found.length >= tableLimits.maxProblems;
}
