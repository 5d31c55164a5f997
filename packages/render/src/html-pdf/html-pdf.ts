// HTML to PDF within limits: pages of a headless browser that run nothing and reach nothing, kept warm and put to an end
// when they take too long or too much. Knows no request, no tenant, no Liquid and no template.
import type { PdfOutcome, PdfRequest } from './printing.ts';

export type {
  LoadedFile,
  LoadFile,
  MarginsMm,
  PagePart,
  PageSize,
  PdfOutcome,
  PdfProblem,
  PdfProblemCode,
  PdfRequest,
  PdfText,
  PdfWarning,
} from './printing.ts';

export interface PdfEngine {
  /** Never throws for what a document does: every such failure is a problem. */
  print(request: PdfRequest, signal?: AbortSignal): Promise<PdfOutcome>;
  /** Starts the browser before it is needed; a failure is told by `state` and by the first print. */
  warm(): Promise<void>;
  /** Absent: not started yet. */
  readonly state: 'absent' | 'ready' | 'unavailable';
  /** Ends the browser; what is being printed is answered as cancelled. */
  close(): Promise<void>;
}

export interface PdfEngineOptions {
  /** Where the browser of the npm package and the font configuration are unpacked, once. */
  readonly browserFolder: string;
  /** Another headless Chromium instead. */
  readonly executablePath?: string;
  /** Pages that print at the same time. When not given, as many as cores. */
  readonly pages?: number;
}

export function createPdfEngine(_options: PdfEngineOptions): PdfEngine {
  return {
    print: (_request: PdfRequest): Promise<PdfOutcome> =>
      Promise.resolve({ ok: false, problems: [{ code: 'BROWSER', message: 'Nothing prints yet.' }] }),
    warm: () => Promise.resolve(),
    state: 'absent',
    close: () => Promise.resolve(),
  };
}
