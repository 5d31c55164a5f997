// Threads that render, as many as are needed and no more than are allowed; what waits for them; and their end. Callers
// take turns, and a thread is always left to the others: nobody can keep everybody else waiting.
import { serialize } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { overTotalTime, tooMuchMemory } from '../failures.ts';
import { FairQueue } from '../../turns/fair-queue.ts';
import type { LiquidLimits } from '../limits.ts';
import type { LiquidOutcome, LiquidProblemCode, LiquidRequest } from '../rendering.ts';
import { heapRoomMb, watchHeap } from './heap-watch.ts';

export { availableParallelism } from 'node:os';

export type WorkerTask = Omit<LiquidRequest, 'data' | 'caller'> & { readonly data: Uint8Array<ArrayBuffer> };

export type WorkerAnswer = { readonly kind: 'ready' } | { readonly kind: 'rendered'; readonly outcome: LiquidOutcome };

interface Job {
  readonly caller: string;
  readonly request: LiquidRequest;
  readonly settle: (outcome: LiquidOutcome) => void;
}

interface Seat {
  readonly worker: Worker;
  isReady: boolean;
  job?: Job | undefined;
  timer?: NodeJS.Timeout | undefined;
  /** Of its heap, while it works. */
  watch?: NodeJS.Timeout | undefined;
}

/** A thread that is not up by then never will be. */
const startMs = 30_000;

export class WorkerPool {
  readonly #most: number;
  readonly #limits: LiquidLimits;
  readonly #seats = new Set<Seat>();
  /** The one that worked last is taken first: its cache is the warmest. */
  readonly #idle: Seat[] = [];
  readonly #waiting = new FairQueue<Job>();
  #isClosed = false;

  constructor(most: number, limits: LiquidLimits) {
    this.#most = most;
    this.#limits = limits;
  }

  run(request: LiquidRequest, signal?: AbortSignal): Promise<LiquidOutcome> {
    if (this.#isClosed || signal?.aborted) return Promise.resolve(cancelled);
    return new Promise((resolve) => {
      const abort = () => this.#drop(job, cancelled);
      const timer = setTimeout(() => {
        if (this.#waiting.has(job)) this.#drop(job, busy);
      }, this.#limits.waitMs);
      const settle = (outcome: LiquidOutcome) => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
        resolve(outcome);
      };
      const job: Job = { caller: request.caller ?? '', request, settle };
      signal?.addEventListener('abort', abort);
      this.#waiting.add(job);
      this.#proceed();
      if (!this.#waiting.has(job)) return;
      if (this.#waiting.sizeOf(job.caller) > this.#limits.waitingOfCaller) this.#drop(job, callerBusy);
      else if (this.#waiting.size > this.#limits.waiting) this.#drop(job, busy);
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const workers = [...this.#seats].map(({ worker }) => worker);
    const running = [...this.#seats].flatMap(({ job }) => job ?? []);
    for (const job of [...this.#waiting.items(), ...running]) this.#drop(job, cancelled);
    await Promise.all(workers.map((worker) => worker.terminate()));
  }

  /** Gives those who wait to whoever is free. */
  #proceed(): void {
    while (this.#idle.length > 0 || this.#seats.size < this.#most) {
      const job = this.#waiting.take((caller) => this.#mayBegin(caller));
      if (job === undefined) return;
      this.#begin(this.#idle.pop() ?? this.#open(), job);
    }
  }

  /** All threads but one at the same time. */
  #mayBegin(caller: string): boolean {
    const running = [...this.#seats].filter(({ job }) => job?.caller === caller);
    return running.length < Math.max(1, this.#most - 1);
  }

  #open(): Seat {
    const worker = new Worker(new URL('liquid-worker.ts', import.meta.url), {
      name: 'liquid',
      workerData: this.#limits,
      resourceLimits: { maxOldGenerationSizeMb: this.#limits.heapMb + heapRoomMb },
      // Nothing of the process: not its secrets, and not the flags it was started with.
      env: {},
      execArgv: [],
    });
    const seat: Seat = { worker, isReady: false };
    this.#seats.add(seat);
    worker.on('message', (answer: WorkerAnswer) => {
      if (answer.kind === 'rendered') return this.#finish(seat, answer.outcome);
      seat.isReady = true;
      if (seat.job !== undefined) this.#startClock(seat, seat.job, this.#limits.totalMs);
    });
    worker.on('error', (error: NodeJS.ErrnoException) => this.#end(seat, toOutcome(error)));
    worker.on('exit', () => this.#end(seat, failure('RENDER', 'The rendering broke off.')));
    return seat;
  }

  #begin(seat: Seat, job: Job): void {
    const { template, locale, escape, data } = job.request;
    const bytes = pack(data, this.#limits.dataBytes);
    if (!(bytes instanceof Uint8Array)) {
      this.#idle.push(seat);
      job.settle(bytes);
      return;
    }
    seat.job = job;
    seat.worker.ref();
    seat.watch = watchHeap(seat.worker, this.#limits.heapMb, () => {
      if (seat.job === job) this.#end(seat, failure('MEMORY', tooMuchMemory));
    });
    this.#startClock(seat, job, seat.isReady ? this.#limits.totalMs : startMs);
    const task: WorkerTask = { template, locale, escape, data: bytes };
    seat.worker.postMessage(task, [bytes.buffer]);
  }

  #startClock(seat: Seat, { request }: Job, ms: number): void {
    clearTimeout(seat.timer);
    seat.timer = setTimeout(() => this.#end(seat, failure('TIME', overTotalTime(request.template.length))), ms);
  }

  #finish(seat: Seat, outcome: LiquidOutcome): void {
    // What was dropped at the last moment has been answered.
    if (!this.#seats.has(seat)) return;
    const job = release(seat);
    // An idle thread does not keep the process alive.
    seat.worker.unref();
    this.#idle.push(seat);
    job?.settle(outcome);
    this.#proceed();
  }

  /** The thread is over, or is put to an end; another one takes its place when there is something to do. */
  #end(seat: Seat, outcome: LiquidOutcome): void {
    if (!this.#seats.delete(seat)) return;
    remove(this.#idle, seat);
    const job = release(seat);
    void seat.worker.terminate();
    job?.settle(outcome);
    this.#proceed();
  }

  #drop(job: Job, outcome: LiquidOutcome): void {
    this.#waiting.remove(job);
    const seat = [...this.#seats].find((candidate) => candidate.job === job);
    if (seat === undefined) job.settle(outcome);
    else this.#end(seat, outcome);
  }
}

const cancelled = failure('CANCELLED', 'The rendering was called off.');
const busy = failure('BUSY', 'Too many texts are being rendered at the moment. Try again shortly.');
const callerBusy = failure('BUSY', 'Too many of your texts wait to be rendered. Try again when some of them are done.');

function failure(code: LiquidProblemCode, message: string): LiquidOutcome {
  return { ok: false, problems: [{ code, message }] };
}

function toOutcome({ code, message }: NodeJS.ErrnoException): LiquidOutcome {
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') return failure('MEMORY', tooMuchMemory);
  return failure('RENDER', `The rendering broke off: ${message}`);
}

/** The bytes of a structured clone: half of what JSON text takes of the thread that everybody waits for. */
function pack(data: LiquidRequest['data'], dataBytes: number): Uint8Array<ArrayBuffer> | LiquidOutcome {
  try {
    const bytes = serialize(data);
    if (bytes.length <= dataBytes) return bytes;
    return failure('MEMORY', `The data is larger than ${dataBytes / 1024 / 1024} MiB.`);
  } catch (error) {
    return failure('RENDER', `The data cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function release(seat: Seat): Job | undefined {
  const { job } = seat;
  clearTimeout(seat.timer);
  clearInterval(seat.watch);
  seat.job = undefined;
  return job;
}

function remove<Item>(list: Item[], item: Item): void {
  const at = list.indexOf(item);
  if (at >= 0) list.splice(at, 1);
}
