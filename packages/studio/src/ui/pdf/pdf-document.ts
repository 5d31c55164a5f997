/** Opens PDF documents with pdf.js, all of them with one worker. Nothing in a document runs, and it fetches nothing. */
import { PDFWorker, VerbosityLevel, getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { PdfAssets } from './pdf-assets.ts';

/** Why there is nothing to see: it asks for a password, or it is no PDF that can be read. */
export type PdfFailure = 'password' | 'unreadable';

export interface OpeningPdf {
  readonly document: Promise<PDFDocumentProxy>;
  /** Ends the opening, or gives back what the open document holds. */
  readonly close: () => void;
}

/** Handed to each document: pdf.js would end one of its own with the first document, under the others. */
let reader: { readonly port: Worker; readonly worker: PDFWorker } | undefined;

export function openPdf(blob: Blob): OpeningPdf {
  const { port, worker } = (reader ??= startReader());
  const ending = new AbortController();
  let task: ReturnType<typeof getDocument> | undefined;
  const open = async (): Promise<PDFDocumentProxy> => {
    const bytes = await blob.arrayBuffer();
    ending.signal.throwIfAborted();
    task = getDocument({
      data: new Uint8Array(bytes),
      worker,
      verbosity: VerbosityLevel.ERRORS,
      BinaryDataFactory: PdfAssets,
      useWorkerFetch: false,
      isEvalSupported: false,
    });
    const { promise: lost, reject } = Promise.withResolvers<never>();
    port.addEventListener('error', () => reject(new Error('The reader of PDFs did not start.')), {
      signal: ending.signal,
    });
    return Promise.race([task.promise, lost]);
  };
  return {
    document: open(),
    close: () => {
      ending.abort();
      void task?.destroy();
    },
  };
}

function startReader() {
  const port = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' });
  // One that could not be loaded must not stay in the way of the next.
  port.addEventListener('error', () => {
    if (reader?.port === port) reader = undefined;
  });
  return { port, worker: PDFWorker.create({ port }) };
}

export function toPdfFailure(error: unknown): PdfFailure {
  return error instanceof Error && error.name === 'PasswordException' ? 'password' : 'unreadable';
}
