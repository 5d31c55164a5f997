// Translates the printer's problems into problems of the API. Pure.
import type { PdfProblem, PdfProblemCode } from '@coverwright/render/html-pdf';
import type { ErrorCode } from '../../../errors/error-codes.ts';
import type { Problem, WordedProblem } from '../../../errors/user-error.ts';
import { say } from '../../../sentences/say.ts';

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

/** Problems of the server have no path in the template. */
export function toPrinterProblem(problem: PdfProblem, path?: string): Problem {
  const { code: printerCode, text: _, ...sentence } = problem;
  const code = codes[printerCode];
  // The reason only concerns the administrator, and is logged.
  if (printerCode === 'BROWSER') return { code, ...say('NO_PRINTER') };
  return code === 'BUSY' || path === undefined ? { code, ...sentence } : { code, ...sentence, path };
}

/** One text per problem, for programs that split it. */
export function toPrintErrorText({ code, message, line = 0, column = 0 }: WordedProblem): string {
  return `${code}|${line}:${column}|${message.replaceAll('|', '¦')}`;
}
