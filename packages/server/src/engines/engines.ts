// Work outside the main thread: rendered texts, printed documents, logic of unknown cost, published apps. The
// engines are opened and closed together and share one pool of threads. They have no access to tenants' data or
// the database.
import { createPdfEngine, type PdfEngine } from '@coverwright/render/html-pdf';
import { createFormReader, type FormReader } from '@coverwright/render/pdf-drawing';
import { createLiquidEngine, type LiquidEngine } from '@coverwright/render/liquid';
import { createMailEngine, type MailEngine } from '@coverwright/render/mjml';
import { ThreadPool } from '@coverwright/render/thread-pool';
import { createWorkbookEngine, type WorkbookEngine } from '@coverwright/render/workbook';
import type { Logger } from 'pino';
import type { CalculationThreads } from '../calculation/calculation.ts';
import { createCalculationThreads } from '../calculation/calculation-threads.ts';
import type { Config } from '../config.ts';
import { choosePrinterLocation } from '../processes/printer-location.ts';
import { warmPrinter } from './warm-printer.ts';
import { type AppCompiler, createAppCompiler } from '../publishing/app-compiler.ts';
import type { CompilerSettings } from '../publishing/app-snapshot.ts';

export interface Engines {
  readonly liquid: LiquidEngine;
  /** In a separate pool: its threads take ten times the memory. */
  readonly mail: MailEngine;
  readonly pdf: PdfEngine;
  /** Reads the PDF files that the printer draws on. */
  readonly forms: FormReader;
  readonly calculation: CalculationThreads;
  readonly publishing: AppCompiler;
  /** Calculates workbooks, in separate processes. */
  readonly workbooks: WorkbookEngine;
  /** The shared pool of threads, for metrics. */
  readonly threads: Pick<ThreadPool, 'activity'>;
  /** Keeps a thread ready for texts and calculations, and starts the printer before its first document. */
  warm(): void;
  /** Work in progress fails as cancelled. */
  close(): Promise<void>;
}

export interface EngineOptions {
  readonly config: Pick<Config, 'dataDir' | 'chromiumPath'>;
  readonly log: Logger;
  /** Wraps the printer with metrics and tenant limits. */
  readonly watchPrinter: (printer: PdfEngine) => PdfEngine;
  /** The runtime of published apps; defaults to the installed one. */
  readonly appRuntime?: CompilerSettings;
  /** Replaces the compiler of apps, which by default runs in a thread. */
  readonly appCompiler?: AppCompiler;
}

export async function openEngines({
  config,
  log,
  watchPrinter,
  appRuntime,
  appCompiler,
}: EngineOptions): Promise<Engines> {
  const threads = new ThreadPool();
  const pdf = createPdfEngine({
    threads,
    ...(await choosePrinterLocation(config.dataDir)),
    warn: (message) => log.warn(message),
    ...(config.chromiumPath !== undefined && { executablePath: config.chromiumPath }),
  });
  const closing = new AbortController();
  const calculation = createCalculationThreads(threads);
  const workbooks = createWorkbookEngine();
  const liquid = createLiquidEngine(threads);
  const mail = createMailEngine({ liquid, threads, warn: (message) => log.error(message) });
  return {
    liquid,
    mail,
    pdf: watchPrinter(pdf),
    forms: createFormReader(threads),
    calculation,
    workbooks,
    threads,
    publishing: appCompiler ?? createAppCompiler(threads, appRuntime && (() => appRuntime)),
    warm: () => {
      calculation.warm();
      liquid.warm();
      void warmPrinter(pdf, { info: log.info.bind(log), warn: log.warn.bind(log) }, closing.signal);
    },
    close: async () => {
      closing.abort();
      workbooks.close();
      await Promise.all([pdf.close(), mail.close(), threads.close()]);
    },
  };
}
