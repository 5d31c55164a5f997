/** Opens PDF documents with pdf.js, using one worker for all of them. Documents cannot run or fetch anything. */
import { PDFWorker, VerbosityLevel, getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Why nothing is shown: the file requires a password, or is not a readable PDF. */
export type PdfFailure = 'password' | 'unreadable';

export interface OpeningPdf {
  readonly document: Promise<PDFDocumentProxy>;
  /** Cancels the loading, or frees the document's resources. */
  readonly close: () => void;
}

/**
 * Passed to each document: if pdf.js created the worker, it would terminate it with the first document, while others
 * still use it.
 */
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
  // A worker that failed to load must not block the next one.
  port.addEventListener('error', () => {
    if (reader?.port === port) reader = undefined;
  });
  return { port, worker: PDFWorker.create({ port }) };
}

export function toPdfFailure(error: unknown): PdfFailure {
  return error instanceof Error && error.name === 'PasswordException' ? 'password' : 'unreadable';
}

/**
 * Resources that PDF documents expect from their reader: maps of Chinese, Japanese and Korean characters, symbol
 * fonts, and decoders for scanned images. The studio serves them, and each is fetched by the first document that
 * needs it.
 */
const assetPaths = import.meta.glob<string>(
  [
    '../../../../../node_modules/pdfjs-dist/cmaps/*.bcmap',
    '../../../../../node_modules/pdfjs-dist/standard_fonts/{FoxitSymbol,FoxitDingbats}.pfb',
    '../../../../../node_modules/pdfjs-dist/wasm/{jbig2,openjpeg}.wasm',
  ],
  { query: '?url&no-inline', import: 'default', eager: true },
);
const assetUrls = new Map(
  Object.entries(assetPaths).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1), url]),
);

/** Implements pdf.js's loader interface. */
class PdfAssets {
  async fetch({ filename }: { readonly filename: string }): Promise<Uint8Array> {
    const url = assetUrls.get(filename);
    if (url === undefined) throw new Error(`There is no ${filename}.`);
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${filename} could not be loaded.`);
    return new Uint8Array(await response.arrayBuffer());
  }
}
