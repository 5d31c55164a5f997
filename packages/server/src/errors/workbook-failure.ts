// Failures of the engine for workbooks as problems of a request.
import { WorkbookFailure, type WorkbookFailureCode } from '@coverwright/render/workbook';
import type { ErrorCode } from './error-codes.ts';
import { type Problem, UserError } from './user-error.ts';

const codes: Readonly<Record<WorkbookFailureCode, ErrorCode>> = {
  NOT_A_WORKBOOK: 'INVALID',
  BROKEN_FILE: 'INVALID',
  ENCRYPTED: 'INVALID',
  MACROS: 'INVALID',
  CALENDAR: 'INVALID',
  FORMULA: 'INVALID',
  LIMIT: 'LIMIT_EXCEEDED',
  TIME: 'LIMIT_EXCEEDED',
  MEMORY: 'LIMIT_EXCEEDED',
  BUSY: 'BUSY',
  ENDED: 'BUSY',
  CANCELLED: 'BUSY',
};

/** Converts a failure of the engine to a UserError; returns any other error unchanged. */
export function fromWorkbookFailure(error: unknown, problemPath?: string): unknown {
  if (!(error instanceof WorkbookFailure)) return error;
  const problem: Problem = { code: codes[error.code], ...error.sentence };
  return new UserError({ ...problem, ...(problemPath !== undefined && { path: problemPath }) });
}
