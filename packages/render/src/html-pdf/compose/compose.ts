// Processes a PDF after printing: finds the pages of its headings, overlays headers and footers, writes its properties,
// encrypts it. Uses threads: a long document would block the entire process for seconds.
import type { ThreadPool } from '../../threads/adapters/thread-pool.ts';
import { ComposeThreads } from './adapters/compose-threads.ts';
import type { BodyReading, ComposedDocument, Composition } from './compose-document.ts';

export type { BodyReading, ComposedDocument, Composition } from './compose-document.ts';

export interface Composer {
  readBody(pdf: Uint8Array, signal?: AbortSignal): Promise<BodyReading>;
  /** The complete document or an error; never an incomplete one, or one without its password. */
  compose(composition: Composition, signal?: AbortSignal): Promise<ComposedDocument>;
}

/** Processes as many documents at a time as it is given; the caller limits their number. */
export function createComposer(threads: ThreadPool): Composer {
  const composing = new ComposeThreads(threads);
  return {
    readBody: (pdf, signal) => composing.readBody(pdf, signal),
    compose: (composition, signal) => composing.compose(composition, signal),
  };
}
