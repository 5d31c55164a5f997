// Reads long texts in threads. The document already holds a page of the printer, so it needs no separate turn for a thread.
import { pdfLimits } from '../../limits.ts';
import { runWithPage } from '../../../threads/adapters/run-with-page.ts';
import type { EngineThreads, ThreadPool } from '../../../threads/adapters/thread-pool.ts';
import type { PdfWarning } from '../../pdf-request.ts';
import type { DocumentTexts, PrintedAddresses, TextsReading } from '../read-texts.ts';

export type TextTask =
  | { readonly kind: 'read'; readonly texts: DocumentTexts }
  | { readonly kind: 'find'; readonly addresses: PrintedAddresses };

export type TextAnswer =
  | { readonly kind: 'read'; readonly reading: TextsReading }
  | { readonly kind: 'found'; readonly warnings: readonly PdfWarning[] };

const limits = { heapMb: 1_536, totalMs: pdfLimits.totalMs } as const;

export class TextThreads {
  readonly #threads: EngineThreads<TextTask, TextAnswer>;

  constructor(threads: ThreadPool) {
    this.#threads = threads.serve({ name: 'texts', module: new URL('text-worker.ts', import.meta.url), ...limits });
  }

  async read(texts: DocumentTexts, signal?: AbortSignal): Promise<TextsReading> {
    const answer = await runWithPage(this.#threads, { kind: 'read', texts }, signal);
    if (answer.kind === 'read') return answer.reading;
    throw new Error('A thread answered what it was not asked.');
  }

  async findAddresses(addresses: PrintedAddresses, signal?: AbortSignal): Promise<readonly PdfWarning[]> {
    const answer = await runWithPage(this.#threads, { kind: 'find', addresses }, signal);
    if (answer.kind === 'found') return answer.warnings;
    throw new Error('A thread answered what it was not asked.');
  }
}
