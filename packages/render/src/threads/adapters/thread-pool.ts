// Threads that work on tasks, as many as are needed and no more than are allowed, each within limits of time and memory.
// Turns are fair by tenant and user. A thread that meets a limit is ended alone, and another one takes its place.
import { Worker } from 'node:worker_threads';
import { type Turn, type TurnCaller, type TurnLimits, TurnRefused, Turns } from '../../turns/turns.ts';
import { ThreadFailure } from '../thread-failure.ts';
import { heapRoomMb, watchHeap } from './heap-watch.ts';
import type { DoneMessage, ThreadMessage } from './task-thread.ts';

export { availableParallelism } from 'node:os';

export interface ThreadLimits extends TurnLimits {
  /** Of one task, without its wait. */
  readonly totalMs: number;
  /** Of the heap of a thread at work, with what is not yet collected. */
  readonly heapMb: number;
  /** How long a thread may be idle, or its heap be large, before it is ended; 30 seconds unless set. */
  readonly idleMs?: number;
}

export interface ThreadPoolOptions {
  readonly name: string;
  /** The file that a thread runs; it serves as a TaskThread. */
  readonly entry: URL;
  /** A structured clone of it reaches the thread. */
  readonly workerData?: unknown;
  readonly limits: ThreadLimits;
}

/** What is sent to a thread, made when its turn has come. */
export interface PackedTask<Task> {
  readonly task: Task;
  /** Handed over instead of copied. */
  readonly transferred?: readonly ArrayBuffer[];
  /** Its own limit of time. */
  readonly totalMs?: number;
}

interface Job<Answer> {
  readonly settle: (answer: Answer) => void;
  readonly fail: (reason: ThreadFailure) => void;
}

interface Seat<Answer> {
  readonly worker: Worker;
  isReady: boolean;
  job?: Job<Answer> | undefined;
  /** Of its task. */
  totalMs: number;
  timer?: NodeJS.Timeout | undefined;
  /** Since when its heap has been larger than that of a thread at rest. */
  grownAt?: number | undefined;
  /** Of its heap, while it works. */
  watch?: NodeJS.Timeout | undefined;
}

/** A thread that is not up by then never will be. */
const startMs = 30_000;
/** Threads that have had no task for so long are ended: their heaps do not shrink by themselves. */
const usualIdleMs = 30_000;
/** Of a thread that stays. */
const idleHeapMb = 64;

export class ThreadPool<Task, Answer> {
  readonly #options: ThreadPoolOptions;
  readonly #turns: Turns;
  readonly #idleMs: number;
  readonly #seats = new Set<Seat<Answer>>();
  /** The one that worked last is taken first: its caches are the warmest. */
  readonly #idle: Seat<Answer>[] = [];
  #isClosed = false;

  constructor(options: ThreadPoolOptions) {
    this.#options = options;
    this.#turns = new Turns(options.limits);
    this.#idleMs = options.limits.idleMs ?? usualIdleMs;
  }

  /** Rejects with a ThreadFailure, or with what `pack` throws. */
  async run(caller: TurnCaller, pack: () => PackedTask<Task>, signal?: AbortSignal): Promise<Answer> {
    const turn = await this.#takeTurn(caller, signal);
    try {
      if (this.#isClosed || signal?.aborted) throw new ThreadFailure('CANCELLED');
      const packed = pack();
      return await this.#work(packed, signal);
    } finally {
      turn.end();
    }
  }

  /** Starts the one thread that stays warm, unless there is a thread already. */
  warm(): void {
    if (this.#isClosed || this.#seats.size > 0) return;
    const seat = this.#open();
    seat.worker.unref();
    this.#idle.push(seat);
  }

  /** What runs or waits fails as CANCELLED. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#turns.close();
    const workers = [...this.#seats].map(({ worker }) => worker);
    for (const seat of this.#seats) this.#end(seat, new ThreadFailure('CANCELLED'));
    await Promise.all(
      workers.map((worker) => {
        // Otherwise a process that has nothing else to do ends before its threads have.
        worker.ref();
        return worker.terminate();
      }),
    );
  }

  async #takeTurn(caller: TurnCaller, signal: AbortSignal | undefined): Promise<Turn> {
    try {
      return await this.#turns.take(caller, signal);
    } catch (error) {
      throw error instanceof TurnRefused ? new ThreadFailure(error.refusal) : error;
    }
  }

  #work(
    { task, transferred = [], totalMs = this.#options.limits.totalMs }: PackedTask<Task>,
    signal: AbortSignal | undefined,
  ): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const seat = this.#idle.pop() ?? this.#open();
      const { worker } = seat;
      clearTimeout(seat.timer);
      const cancel = () => this.#end(seat, new ThreadFailure('CANCELLED'));
      const settled = () => signal?.removeEventListener('abort', cancel);
      const job: Job<Answer> = {
        settle: (answer) => {
          settled();
          resolve(answer);
        },
        fail: (reason) => {
          settled();
          reject(reason);
        },
      };
      signal?.addEventListener('abort', cancel);
      seat.job = job;
      worker.ref();
      const { heapMb } = this.#options.limits;
      seat.totalMs = totalMs;
      seat.watch = watchHeap(worker, heapMb, () => {
        if (seat.job === job) this.#end(seat, new ThreadFailure('MEMORY'));
      });
      this.#startClock(seat, seat.isReady ? totalMs : startMs);
      worker.postMessage(task, transferred);
    });
  }

  #open(): Seat<Answer> {
    const { name, entry, workerData, limits } = this.#options;
    const worker = new Worker(entry, {
      name,
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: limits.heapMb + heapRoomMb },
      // Nothing of the process: not its secrets, and not the flags it was started with.
      env: {},
      execArgv: [],
    });
    const seat: Seat<Answer> = { worker, isReady: false, totalMs: limits.totalMs };
    this.#seats.add(seat);
    worker.on('message', (message: ThreadMessage<Answer>) => {
      if (message.kind === 'done') return this.#finish(seat, message);
      seat.isReady = true;
      if (seat.job !== undefined) this.#startClock(seat, seat.totalMs);
    });
    worker.on('error', (error: NodeJS.ErrnoException) => this.#end(seat, toFailure(error)));
    worker.on('exit', () => this.#end(seat, new ThreadFailure('BROKEN', 'The thread has ended.')));
    return seat;
  }

  #startClock(seat: Seat<Answer>, ms: number): void {
    clearTimeout(seat.timer);
    seat.timer = setTimeout(() => this.#end(seat, new ThreadFailure('TIME')), ms);
  }

  #finish(seat: Seat<Answer>, { answer, heapBytes }: DoneMessage<Answer>): void {
    // What was cancelled at the last moment has been answered.
    if (!this.#seats.has(seat)) return;
    const job = release(seat);
    if (heapBytes <= idleHeapMb * 1024 * 1024) seat.grownAt = undefined;
    else seat.grownAt ??= Date.now();
    // It is replaced at the end of a task, as it may never be idle.
    if (seat.grownAt !== undefined && Date.now() - seat.grownAt > this.#idleMs) {
      job?.settle(answer);
      return this.#end(seat, new ThreadFailure('CANCELLED'));
    }
    // An idle thread does not keep the process alive.
    seat.worker.unref();
    this.#idle.push(seat);
    seat.timer = setTimeout(() => void this.#retire(seat), this.#idleMs).unref();
    job?.settle(answer);
  }

  /** One thread stays warm for the next task, unless its heap has grown. */
  async #retire(seat: Seat<Answer>): Promise<void> {
    if (this.#idle.length === 1) {
      // Rejected where the thread is ending already.
      const heap = await seat.worker.getHeapStatistics().catch(() => undefined);
      if (heap === undefined || heap.total_heap_size <= idleHeapMb * 1024 * 1024) return;
    }
    // A task may have come meanwhile.
    if (this.#idle.includes(seat)) this.#end(seat, new ThreadFailure('CANCELLED'));
  }

  #end(seat: Seat<Answer>, reason: ThreadFailure): void {
    if (!this.#seats.delete(seat)) return;
    const at = this.#idle.indexOf(seat);
    if (at >= 0) this.#idle.splice(at, 1);
    const job = release(seat);
    void seat.worker.terminate();
    job?.fail(reason);
  }
}

function toFailure({ code, message }: NodeJS.ErrnoException): ThreadFailure {
  return code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ThreadFailure('MEMORY') : new ThreadFailure('BROKEN', message);
}

function release<Answer>(seat: Seat<Answer>): Job<Answer> | undefined {
  const { job } = seat;
  clearTimeout(seat.timer);
  clearInterval(seat.watch);
  seat.job = undefined;
  return job;
}
