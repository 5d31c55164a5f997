// Processes PDFs in threads. The document already holds a page of the printer, so it needs no separate turn for a thread.
import { pdfLimits } from '../../limits.ts';
import { runWithPage } from '../../../threads/adapters/run-with-page.ts';
import type { EngineThreads, ThreadPool } from '../../../threads/adapters/thread-pool.ts';
import type { BodyReading, ComposedDocument, Composition } from '../compose-document.ts';

export type ComposeTask =
  | { readonly kind: 'read'; readonly pdf: Uint8Array }
  | { readonly kind: 'compose'; readonly composition: Composition };

export type ComposeAnswer =
  | { readonly kind: 'read'; readonly reading: BodyReading }
  | { readonly kind: 'composed'; readonly composed: ComposedDocument }
  | { readonly kind: 'failed'; readonly message: string };

/** A document of 2,000 pages takes about a tenth of the memory. */
const limits = { heapMb: 1_536, totalMs: pdfLimits.totalMs } as const;

export class ComposeThreads {
  readonly #threads: EngineThreads<ComposeTask, ComposeAnswer>;

  constructor(threads: ThreadPool) {
    this.#threads = threads.serve({
      name: 'compose',
      module: new URL('compose-worker.ts', import.meta.url),
      ...limits,
    });
  }

  async readBody(pdf: Uint8Array, signal?: AbortSignal): Promise<BodyReading> {
    const answer = await runWithPage(this.#threads, { kind: 'read', pdf }, signal);
    if (answer.kind === 'read') return answer.reading;
    throw new Error(answer.kind === 'failed' ? answer.message : 'A thread answered what it was not asked.');
  }

  async compose(composition: Composition, signal?: AbortSignal): Promise<ComposedDocument> {
    const answer = await runWithPage(this.#threads, { kind: 'compose', composition }, signal);
    if (answer.kind === 'composed') return answer.composed;
    throw new Error(answer.kind === 'failed' ? answer.message : 'A thread answered what it was not asked.');
  }
}
