// Translates the printer's problems of a document for clients. Pure.
import type { PdfProblem, PdfProblemCode } from '@coverwright/render/html-pdf';
import type { ErrorCode } from '../../../errors/error-codes.ts';
import type { Problem } from '../../../errors/user-error.ts';

const codes: Readonly<Record<PdfProblemCode, ErrorCode>> = {
  TIME: 'LIMIT_EXCEEDED',
  MEMORY: 'LIMIT_EXCEEDED',
  PAGES: 'LIMIT_EXCEEDED',
  LENGTH: 'LIMIT_EXCEEDED',
  CRASH: 'LIMIT_EXCEEDED',
  PASSWORD: 'INVALID',
  BUSY: 'BUSY',
  CANCELLED: 'BUSY',
  BROWSER: 'BUSY',
};

/** The reason concerns the administrator alone, and is in the log. */
const noBrowser = 'Documents cannot be printed at the moment. Try again later, or contact your administrator.';

/** What the server cannot do is about no part of the template. */
export function toPrinterProblem({ code: printerCode, message }: PdfProblem, path?: string): Problem {
  const code = codes[printerCode];
  if (printerCode === 'BROWSER') return { code, message: noBrowser };
  return code === 'BUSY' || path === undefined ? { code, message } : { code, message, path };
}

/** One text a problem, for programs that take it apart at the lines. */
export function toPrintErrorText({ code, message, line = 0, column = 0 }: Problem): string {
  return `${code}|${line}:${column}|${message.replaceAll('|', '¦')}`;
}
