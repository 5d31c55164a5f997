// Why a document could not be printed, worded for authors of documents.
import { machineBusy } from '../threads/thread-failure.ts';
import type { PageSize, PdfProblem, PdfProblemCode, PdfText } from './pdf-request.ts';
import type { PdfLimits } from './limits.ts';

/** Caused by the document, the load or the machine; reported verbatim. */
export class PrintFailure extends Error {
  readonly problem: PdfProblem;

  constructor(code: PdfProblemCode, message: string, text?: PdfText) {
    super(message);
    this.problem = { code, message, ...(text !== undefined && { text }) };
  }
}

/** The document received too little processor time, and is printed once more. */
export class SlowPrint extends PrintFailure {
  constructor() {
    super('BUSY', machineBusy.message);
  }
}

export const failures = {
  cancelled: () => new PrintFailure('CANCELLED', 'Printing was canceled.'),
  busy: () => new PrintFailure('BUSY', 'Too many documents are being printed at the moment. Try again shortly.'),
  tenantBusy: () =>
    new PrintFailure('BUSY', 'Too many documents of your tenant are waiting to be printed. Try again shortly.'),
  userBusy: () =>
    new PrintFailure(
      'BUSY',
      'Too many of your documents are waiting to be printed. Try again when some of them are done.',
    ),
  slow: () => new PrintFailure('BUSY', machineBusy.message),
  time: ({ totalMs }: PdfLimits) =>
    new PrintFailure(
      'TIME',
      `The document needs more than ${totalMs / 1000} seconds of processor time. It may be too long, or its layout too complex.`,
      'html',
    ),
  memory: ({ memoryMb }: PdfLimits) =>
    new PrintFailure(
      'MEMORY',
      `The document needs more than ${memoryMb} MiB of memory to be laid out. Make it shorter, or split it.`,
      'html',
    ),
  pages: ({ pages }: PdfLimits) =>
    new PrintFailure(
      'PAGES',
      `The document has more than ${pages.toLocaleString('en')} pages. Make it shorter, or split it.`,
      'html',
    ),
  length: ({ htmlBytes }: PdfLimits) =>
    new PrintFailure(
      'LENGTH',
      `The HTML is longer than ${htmlBytes / 1024 / 1024} MiB. Make it shorter, or split it.`,
      'html',
    ),
  addresses: ({ addressChars }: Pick<PdfLimits, 'addressChars'>) =>
    new PrintFailure(
      'LENGTH',
      `The addresses of all files that the document requests total more than ${addressChars.toLocaleString('en')} characters. Shorten them, especially the one in <base>.`,
      'html',
    ),
  noRoom: (pageSize: PageSize) =>
    new PrintFailure(
      'LENGTH',
      `The margins leave no room for the body on a page of ${pageSize}, or are not numbers of 0 or more. Reduce them.`,
    ),
  overlayLength: ({ htmlBytes }: PdfLimits) =>
    new PrintFailure(
      'LENGTH',
      `The headers and footers of all pages total more than ${htmlBytes / 1024 / 1024} MiB. Shorten them.`,
      'header',
    ),
  drawingsLength: ({ htmlBytes }: PdfLimits) =>
    new PrintFailure(
      'LENGTH',
      `The texts of all drawings total more than ${htmlBytes / 1024 / 1024} MiB. Shorten them.`,
    ),
  crash: () => new PrintFailure('CRASH', 'The browser crashed while printing this document. Simplify it.', 'html'),
  browser: (reason: string) => new PrintFailure('BROWSER', `There is no browser to print with. ${reason}`),
} as const;
