// Threads that work on PDFs: one for every document that is worked on at the moment, kept for the next ones.
import { Worker } from 'node:worker_threads';
import type { BodyReading, Composition } from '../compose-document.ts';

export type ComposeTask =
  { readonly kind: 'read'; readonly pdf: Uint8Array } | { readonly kind: 'compose'; readonly composition: Composition };

export type ComposeAnswer =
  | { readonly kind: 'read'; readonly reading: BodyReading }
  | { readonly kind: 'composed'; readonly pdf: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'failed'; readonly message: string };

interface Job {
  readonly settle: (answer: ComposeAnswer) => void;
  readonly refuse: (error: unknown) => void;
}

interface Seat {
  readonly worker: Worker;
  job?: Job | undefined;
}

/** A document of 2,000 pages takes about a tenth of it. */
const heapMb = 1_536;

export class ComposeThreads {
  readonly #seats = new Set<Seat>();
  #isClosed = false;

  async readBody(pdf: Uint8Array, signal?: AbortSignal): Promise<BodyReading> {
    const answer = await this.#run({ kind: 'read', pdf }, signal);
    if (answer.kind === 'read') return answer.reading;
    throw new Error(answer.kind === 'failed' ? answer.message : 'A thread answered what it was not asked.');
  }

  async compose(composition: Composition, signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
    const answer = await this.#run({ kind: 'compose', composition }, signal);
    if (answer.kind === 'composed') return answer.pdf;
    throw new Error(answer.kind === 'failed' ? answer.message : 'A thread answered what it was not asked.');
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const workers = [...this.#seats].map(({ worker }) => worker);
    for (const seat of this.#seats) this.#end(seat, new Error('The composer was closed.'));
    await Promise.all(
      workers.map((worker) => {
        // Otherwise a process that has nothing else to do ends before its threads have.
        worker.ref();
        return worker.terminate();
      }),
    );
  }

  #run(task: ComposeTask, signal: AbortSignal | undefined): Promise<ComposeAnswer> {
    if (this.#isClosed) return Promise.reject(new Error('The composer was closed.'));
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const seat = [...this.#seats].find(({ job }) => job === undefined) ?? this.#open();
      const abort = () => this.#end(seat, signal?.reason);
      const done = () => signal?.removeEventListener('abort', abort);
      signal?.addEventListener('abort', abort);
      seat.job = {
        settle: (answer) => {
          done();
          resolve(answer);
        },
        refuse: (error) => {
          done();
          reject(error);
        },
      };
      // An idle thread does not keep the process alive.
      seat.worker.ref();
      seat.worker.postMessage(task);
    });
  }

  #open(): Seat {
    const worker = new Worker(new URL('compose-worker.ts', import.meta.url), {
      name: 'compose',
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
      // Nothing of the process: not its secrets, and not the flags it was started with.
      env: {},
      execArgv: [],
    });
    const seat: Seat = { worker };
    this.#seats.add(seat);
    worker.on('message', (answer: ComposeAnswer) => {
      const { job } = seat;
      seat.job = undefined;
      worker.unref();
      job?.settle(answer);
    });
    worker.on('error', (error: unknown) => this.#end(seat, error));
    worker.on('exit', () => this.#end(seat, new Error('The thread has ended.')));
    return seat;
  }

  #end(seat: Seat, error: unknown): void {
    if (!this.#seats.delete(seat)) return;
    void seat.worker.terminate();
    seat.job?.refuse(error);
    seat.job = undefined;
  }
}
