// Why a document could not be printed, worded for authors of documents.
import type { Sentence } from '@coverwright/insurance/sentence';
import { say } from '../sentences/say.ts';
import { machineBusy } from '../threads/thread-failure.ts';
import type { PageSize, PdfProblem, PdfProblemCode, PdfText } from './pdf-request.ts';
import type { PdfLimits } from './limits.ts';

/** Caused by the document, the load or the machine; reported verbatim. */
export class PrintFailure extends Error {
  readonly problem: PdfProblem;

  constructor(code: PdfProblemCode, sentence: Sentence, text?: PdfText) {
    super(sentence.message);
    this.problem = { code, ...sentence, ...(text !== undefined && { text }) };
  }
}

/** The document received too little processor time, and is printed once more. */
export class SlowPrint extends PrintFailure {
  constructor() {
    super('BUSY', machineBusy);
  }
}

export const failures = {
  cancelled: () => new PrintFailure('CANCELLED', say('PRINT_CANCELED')),
  busy: () => new PrintFailure('BUSY', say('PRINT_BUSY')),
  tenantBusy: () => new PrintFailure('BUSY', say('PRINT_BUSY_TENANT')),
  userBusy: () => new PrintFailure('BUSY', say('PRINT_BUSY_USER')),
  slow: () => new PrintFailure('BUSY', machineBusy),
  time: ({ totalMs }: PdfLimits) =>
    new PrintFailure('TIME', say('PRINT_TIME_MAX', { seconds: totalMs / 1000 }), 'html'),
  memory: ({ memoryMb }: PdfLimits) =>
    new PrintFailure('MEMORY', say('PRINT_MEMORY_MAX', { mebibytes: memoryMb }), 'html'),
  pages: ({ pages }: PdfLimits) =>
    new PrintFailure('PAGES', say('PRINT_PAGES_MAX', { max: pages.toLocaleString('en') }), 'html'),
  length: ({ htmlBytes }: PdfLimits) =>
    new PrintFailure('LENGTH', say('PRINT_HTML_MAX', { mebibytes: htmlBytes / 1024 / 1024 }), 'html'),
  addresses: ({ addressChars }: Pick<PdfLimits, 'addressChars'>) =>
    new PrintFailure('LENGTH', say('PRINT_ADDRESSES_MAX', { max: addressChars.toLocaleString('en') }), 'html'),
  noRoom: (pageSize: PageSize) => new PrintFailure('LENGTH', say('PRINT_NO_ROOM', { pageSize })),
  overlayLength: ({ htmlBytes }: PdfLimits) =>
    new PrintFailure('LENGTH', say('PRINT_HEADERS_MAX', { mebibytes: htmlBytes / 1024 / 1024 }), 'header'),
  drawingsLength: ({ htmlBytes }: PdfLimits) =>
    new PrintFailure('LENGTH', say('PRINT_DRAWINGS_MAX', { mebibytes: htmlBytes / 1024 / 1024 })),
  crash: () => new PrintFailure('CRASH', say('PRINT_CRASHED'), 'html'),
  browser: (why: string) => new PrintFailure('BROWSER', say('PRINT_NO_BROWSER', { why })),
} as const;
