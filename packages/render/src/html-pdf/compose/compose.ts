// What is done to a PDF after it was printed: finding the pages of its headings, laying headers and footers over it,
// locking it. In threads: it would keep the whole process for seconds on a long document.
import { ComposeThreads } from './adapters/compose-threads.ts';
import type { BodyReading, Composition } from './compose-document.ts';

export type { BodyReading, Composition } from './compose-document.ts';

export interface Composer {
  readBody(pdf: Uint8Array, signal?: AbortSignal): Promise<BodyReading>;
  /** The whole document or an error, never a part of one or one without its password. */
  compose(composition: Composition, signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer>>;
  /** Ends the threads; what they are at is refused. */
  close(): Promise<void>;
}

/** It works on as many documents at a time as it is asked to: the caller sees to it that they are few. */
export function createComposer(): Composer {
  const threads = new ComposeThreads();
  return {
    readBody: (pdf, signal) => threads.readBody(pdf, signal),
    compose: (composition, signal) => threads.compose(composition, signal),
    close: () => threads.close(),
  };
}
