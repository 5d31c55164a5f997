// HTML to PDF within limits: pages of a headless browser without scripts or network, reused, and closed when they take
// too long or use too much. Knows no request, tenant, Liquid or template.
import type { ThreadPool } from '../threads/adapters/thread-pool.ts';
import { FormThreads } from '../pdf-drawing/adapters/form-threads.ts';
import type { DrawOutcome, DrawRequest } from '../pdf-drawing/drawing-request.ts';
import { FormRefused } from '../pdf-drawing/form/open-form.ts';
import { printDrawings } from '../pdf-drawing/print-drawings.ts';
import { createChromiumLauncher } from './adapters/chromium-browser.ts';
import type { Account } from './adapters/confinement.ts';
import { coreCount } from './adapters/cores.ts';
import { createComposer } from './compose/compose.ts';
import { createTextReader } from './texts/texts.ts';
import { BrowserSupply } from './browser/browser-supply.ts';
import { failures, PrintFailure } from './failures.ts';
import { documentsPerBrowser as usualDocuments, type PdfLimits, pdfLimits } from './limits.ts';
import { hasRoom, toPageGeometry } from './parts/layout/geometry.ts';
import { type Asking, PagePool, type Work } from './browser/page-pool.ts';
import { printDocument, type PrintedDocument } from './print-document.ts';
import type { PdfOutcome, PdfRequest } from './pdf-request.ts';

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
  PrintFont,
} from './pdf-request.ts';

export interface PdfEngine {
  /** Never throws because of a document: every such failure is a problem. */
  print(request: PdfRequest, signal?: AbortSignal): Promise<PdfOutcome>;
  /** Draws on a PDF file; never throws because of the file either. */
  draw(request: DrawRequest, signal?: AbortSignal): Promise<DrawOutcome>;
  /** Starts the browser before it is needed; a failure is reported by `state` and by the first print. */
  warm(): Promise<void>;
  /** Absent if not started yet. */
  readonly state: 'absent' | 'ready' | 'unavailable';
  /** Ends the browser; running print jobs are answered as cancelled. */
  close(): Promise<void>;
}

export interface PdfEngineOptions {
  /** Threads that compose printed documents; their owner closes them after this engine. */
  readonly threads: ThreadPool;
  /** The folder where the browser of the npm package and the font configuration are unpacked, once. */
  readonly browserFolder: string;
  /** Another headless Chromium to use instead. */
  readonly executablePath?: string;
  /** The account that the browser runs as if the server is root; it needs access to both folders. */
  readonly account?: Account | undefined;
  /** The folder for browser profiles; defaults to the system's folder for temporary files. */
  readonly temporaryFolder?: string | undefined;
  /** The number of pages that print concurrently. Defaults to one less than twice the cores, and at least 3. */
  readonly pages?: number;
  readonly limits?: Partial<PdfLimits>;
  /** How long a document may take by the clock, and wait for a page to open. */
  readonly slowMs?: number;
  readonly seatMs?: number;
  /** The number of documents after which a new browser takes over. */
  readonly documentsPerBrowser?: number;
  /** Called with warnings for the operator. */
  readonly warn?: (message: string) => void;
}

/** One tenant can keep every core busy, and others can use the remaining pages immediately. */
function usualPages(): number {
  return Math.max(2, coreCount()) * 2 - 1;
}

export function createPdfEngine(options: PdfEngineOptions): PdfEngine {
  const { threads, browserFolder, executablePath, account, temporaryFolder, pages = usualPages(), warn } = options;
  const limits = { ...pdfLimits, ...options.limits };
  const launch = createChromiumLauncher({ browserFolder, executablePath, account, temporaryFolder, limits, warn });
  const supply = new BrowserSupply(launch, options.documentsPerBrowser ?? usualDocuments);
  const pool = new PagePool({ supply, pages, limits, slowMs: options.slowMs, seatMs: options.seatMs });
  const composer = createComposer(threads);
  const texts = createTextReader(threads);
  const forms = new FormThreads(threads);

  async function print(request: PdfRequest, signal?: AbortSignal): Promise<PdfOutcome> {
    try {
      requireLength(request, limits);
      requireRoom(request);
      const work: Work<PrintedDocument> = (page, ending) =>
        printDocument(page, request, { limits, composer, texts, signal: ending });
      return { ok: true, ...(await pool.run(work, toAsking(request, signal))) };
    } catch (error) {
      if (error instanceof PrintFailure) return { ok: false, problems: [error.problem] };
      throw error;
    }
  }

  async function draw(request: DrawRequest, signal?: AbortSignal): Promise<DrawOutcome> {
    // A file that cannot be drawn on does not affect the browser page, which stays in use.
    const work: Work<DrawOutcome> = async (page, ending) => {
      try {
        return { ok: true, ...(await printDrawings(page, request, { limits, forms, texts, signal: ending })) };
      } catch (error) {
        if (error instanceof FormRefused) return { ok: false, refusal: error.refusal };
        throw error;
      }
    };
    try {
      return await pool.run(work, toAsking(request, signal));
    } catch (error) {
      if (error instanceof PrintFailure) return { ok: false, problems: [error.problem] };
      throw error;
    }
  }

  return {
    print,
    draw,
    warm: () => pool.warm(),
    get state() {
      return supply.state;
    },
    close: () => pool.close(),
  };
}

function toAsking({ caller }: Pick<PdfRequest, 'caller'>, signal: AbortSignal | undefined): Asking {
  return { ...(caller !== undefined && { caller }), ...(signal !== undefined && { signal }) };
}

function requireLength({ html, header, footer }: PdfRequest, limits: PdfLimits): void {
  const texts = [html, header?.html ?? '', footer?.html ?? ''];
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  if (bytes > limits.htmlBytes) throw failures.length(limits);
}

function requireRoom(request: PdfRequest): void {
  if (!hasRoom(toPageGeometry(request))) throw failures.noRoom(request.pageSize);
}
