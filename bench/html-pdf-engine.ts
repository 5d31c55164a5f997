// The engine as the benches use it, and its throughput when several documents are requested in parallel.
import { fileURLToPath } from 'node:url';
import { ThreadPool } from '../packages/render/src/threads/adapters/thread-pool.ts';
import { createPdfEngine, type PdfEngine, type PdfRequest } from '../packages/render/src/html-pdf/html-pdf.ts';
import { nobody } from '../packages/render/src/testing/print-request.ts';
import { type BenchDocument, toPdfRequest } from './html-pdf-documents.ts';
import type { Figures } from './http-load.ts';

/** The folder where scripts/provide-chromium.mjs has unpacked the browser: the peers use the same one. */
const browserFolder = fileURLToPath(new URL('../.cache', import.meta.url));

export function createBenchEngine(): PdfEngine {
  const executablePath = process.env['CHROMIUM_PATH'] || undefined;
  return createPdfEngine({
    threads: new ThreadPool(),
    browserFolder,
    account: nobody,
    ...(executablePath !== undefined && { executablePath }),
  });
}

export type Print = () => Promise<Uint8Array>;

/** Throws unless the document is complete. */
export function printing(engine: PdfEngine, document: BenchDocument, more?: Partial<PdfRequest>): Print {
  const request = toPdfRequest(document, more);
  return async () => {
    const outcome = await engine.print(request);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
    const { pdf, pageCount, warnings } = outcome;
    if (pageCount !== document.pageCount) throw new Error(`${pageCount} pages instead of ${document.name}.`);
    if (warnings.length > 0) throw new Error(JSON.stringify(warnings));
    return pdf;
  };
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** Percentiles of durations in milliseconds. */
export function quantile(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;
}

export interface EngineLoad {
  readonly inParallel: number;
  readonly forMs: number;
}

/** This many at a time, each followed by the next, until the time is over and the last one has completed. */
export async function loadEngine(print: Print, { inParallel, forMs }: EngineLoad): Promise<Figures> {
  const times: number[] = [];
  const startedAt = performance.now();
  const work = async () => {
    while (performance.now() - startedAt < forMs) times.push(await timed(print));
  };
  await Promise.all(Array.from({ length: inParallel }, work));
  const seconds = (performance.now() - startedAt) / 1000;
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95), requestsPerSecond: times.length / seconds };
}
