// The only thread pool, for every engine: as many threads as needed within a maximum, each task within limits of time and
// memory. Turns are fair by tenant and user. A thread that reaches a limit is terminated and replaced without affecting
// others. Any thread serves any engine, so threads that one engine leaves idle are available to the others.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { spareAfterMs, type Turn, type TurnCaller, TurnRefused, Turns } from '../../turns/turns.ts';
import { type ThreadPoolLimits, threadPoolLimits } from '../limits.ts';
import { ThreadFailure } from '../thread-failure.ts';
import { heapRoomMb, watchHeap } from './heap-watch.ts';
import type { DoneMessage, PoolMessage, ThreadMessage } from './task-thread.ts';

export interface EngineOptions {
  readonly name: string;
  /** An EngineModule, which each thread loads before its first task for this engine. */
  readonly module: URL;
  /** The module receives a structured clone of it. */
  readonly settings?: unknown;
  /** For one task, excluding its wait. */
  readonly totalMs: number;
  /** Heap of a busy thread, including garbage; at most heapMaxMb. */
  readonly heapMb: number;
  /** Whether bytes outside the heap count as well, such as the unpacked content of a file. */
  readonly countsExternal?: boolean;
}

/** The message to a thread, created when the task's turn has come. */
export interface PackedTask<Task> {
  readonly task: Task;
  /** Transferred instead of copied. */
  readonly transferred?: readonly ArrayBuffer[];
  /** A specific time limit for this task. */
  readonly totalMs?: number;
}

type Pack<Task> = () => PackedTask<Task> | Promise<PackedTask<Task>>;

/** The thread pool as one engine uses it. Rejects with a ThreadFailure, or with what `pack` throws. */
export interface EngineThreads<Task, Answer> {
  run(caller: TurnCaller, pack: Pack<Task>, signal?: AbortSignal): Promise<Answer>;
  /** Without a turn, for callers that already hold one for an equally scarce resource, such as a page of the printer. */
  runWithoutTurn(packed: PackedTask<Task>, signal?: AbortSignal): Promise<Answer>;
  /** From now on idle threads load this engine, and one thread is started ahead whenever none is idle. */
  warm(): void;
}

interface Job {
  readonly engine: string;
  readonly totalMs: number;
  readonly settle: (answer: unknown) => void;
  readonly fail: (reason: ThreadFailure) => void;
}

interface Seat {
  readonly worker: Worker;
  /** The engines that the thread was asked to load, and those that it has loaded. */
  readonly requested: Set<string>;
  readonly loaded: Set<string>;
  job?: Job | undefined;
  timer?: NodeJS.Timeout | undefined;
  /** While it is busy, until another thread is ready. */
  spareTimer?: NodeJS.Timeout | undefined;
  /** Since when its heap has exceeded that of an idle thread. */
  grownAt?: number | undefined;
  /** Monitors its heap while it is busy. */
  watch?: NodeJS.Timeout | undefined;
}

/** A thread that has not started by then never will. */
const startMs = 30_000;
/** The maximum for any engine. */
const heapMaxMb = 1_536;

/** One tenant can keep every core busy, but no single user can; the remaining threads are for other tenants. */
function usualThreads(): number {
  return Math.max(2, availableParallelism()) * 3;
}

export class ThreadPool {
  readonly limits: ThreadPoolLimits;
  readonly #turns: Turns;
  readonly #seats = new Set<Seat>();
  /** The most recently used thread is taken first: its caches are the warmest. */
  readonly #idle: Seat[] = [];
  /** Loaded by every thread while it is idle. */
  readonly #warmEngines = new Set<EngineOptions>();
  readonly #environment: Readonly<Record<string, string>>;
  #isClosed = false;

  /** Threads see only these environment variables, and none of the process's. */
  constructor(limits: Partial<ThreadPoolLimits> = {}, environment: Readonly<Record<string, string>> = {}) {
    this.#environment = environment;
    this.limits = { places: usualThreads(), ...threadPoolLimits, ...limits };
    this.#turns = new Turns(this.limits);
  }

  /** The types are those of the engine's module. */
  serve<Task, Answer>(engine: EngineOptions): EngineThreads<Task, Answer> {
    const work = async (packed: PackedTask<Task>, signal: AbortSignal | undefined) => {
      if (this.#isClosed || signal?.aborted) throw new ThreadFailure('CANCELLED');
      return (await this.#work(engine, packed, signal)) as Answer;
    };
    return {
      run: async (caller, pack, signal) => {
        const turn = await this.#takeTurn(engine, caller, signal);
        try {
          if (this.#isClosed || signal?.aborted) throw new ThreadFailure('CANCELLED');
          return await work(await pack(), signal);
        } finally {
          turn.end();
        }
      },
      runWithoutTurn: work,
      warm: () => this.#warm(engine),
    };
  }

  /** Running and waiting tasks fail as CANCELLED. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#turns.close();
    const workers = [...this.#seats].map(({ worker }) => worker);
    for (const seat of this.#seats) this.#end(seat, new ThreadFailure('CANCELLED'));
    await Promise.all(
      workers.map((worker) => {
        // Otherwise a process without other work ends before its threads have.
        worker.ref();
        return worker.terminate();
      }),
    );
  }

  /** A user has a separate queue per engine: a long list of calculations does not delay the user's next document. */
  async #takeTurn(
    { name }: EngineOptions,
    { tenantId, userId }: TurnCaller,
    signal: AbortSignal | undefined,
  ): Promise<Turn> {
    try {
      return await this.#turns.take({ tenantId, userId: `${name} ${userId}` }, signal);
    } catch (error) {
      throw error instanceof TurnRefused ? new ThreadFailure(error.refusal) : error;
    }
  }

  #work(
    engine: EngineOptions,
    { task, transferred = [], totalMs = engine.totalMs }: PackedTask<unknown>,
    signal: AbortSignal | undefined,
  ): Promise<unknown> {
    const { module } = engine;
    return new Promise((resolve, reject) => {
      const seat = this.#takeIdle(module.href) ?? this.#open();
      clearTimeout(seat.timer);
      const cancel = () => this.#end(seat, new ThreadFailure('CANCELLED'));
      const settled = () => signal?.removeEventListener('abort', cancel);
      const job: Job = {
        engine: module.href,
        totalMs,
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
      seat.worker.ref();
      seat.watch = watchHeap(seat.worker, engine, () => {
        if (seat.job === job) this.#end(seat, new ThreadFailure('MEMORY'));
      });
      load(seat, engine);
      if (seat.loaded.has(module.href)) this.#startJob(seat, job);
      else this.#startClock(seat, startMs);
      send(seat, { kind: 'task', engine: module.href, task }, transferred);
    });
  }

  /** A thread that has loaded the engine, if there is any. */
  #takeIdle(engine: string): Seat | undefined {
    const at = this.#idle.findLastIndex(({ requested }) => requested.has(engine));
    return at < 0 ? this.#idle.pop() : this.#idle.splice(at, 1)[0];
  }

  #warm(engine: EngineOptions): void {
    this.#warmEngines.add(engine);
    for (const seat of this.#idle) load(seat, engine);
    if (this.#seats.size === 0) this.#openSpare();
  }

  /** Starting a thread takes longer than most tasks. */
  #openSpare(): void {
    if (this.#isClosed || this.#warmEngines.size === 0 || this.#idle.length > 0) return;
    if (this.#seats.size < this.limits.places) this.#rest(this.#open());
  }

  #rest(seat: Seat): void {
    for (const engine of this.#warmEngines) load(seat, engine);
    // An idle thread does not keep the process alive.
    seat.worker.unref();
    this.#idle.push(seat);
    seat.timer = setTimeout(() => void this.#retire(seat), this.limits.idleMs).unref();
  }

  #open(): Seat {
    const worker = new Worker(new URL('task-thread.ts', import.meta.url), {
      name: 'engines',
      resourceLimits: { maxOldGenerationSizeMb: heapMaxMb + heapRoomMb },
      // Nothing from the process: neither its secrets nor the flags it was started with.
      env: { ...this.#environment },
      execArgv: [],
    });
    const seat: Seat = { worker, requested: new Set(), loaded: new Set() };
    this.#seats.add(seat);
    worker.on('message', (message: ThreadMessage) => {
      if (message.kind === 'done') return this.#finish(seat, message);
      seat.loaded.add(message.engine);
      if (seat.job?.engine === message.engine) this.#startJob(seat, seat.job);
    });
    worker.on('error', (error: NodeJS.ErrnoException) => this.#end(seat, toFailure(error)));
    worker.on('exit', () => this.#end(seat, new ThreadFailure('BROKEN', 'The thread has ended.')));
    return seat;
  }

  #startJob(seat: Seat, { totalMs }: Job): void {
    this.#startClock(seat, totalMs);
    seat.spareTimer = setTimeout(() => this.#openSpare(), spareAfterMs);
  }

  #startClock(seat: Seat, ms: number): void {
    clearTimeout(seat.timer);
    seat.timer = setTimeout(() => this.#end(seat, new ThreadFailure('TIME')), ms);
  }

  #finish(seat: Seat, { answer, heapBytes }: DoneMessage): void {
    // A task that was cancelled at the last moment has already been answered.
    if (!this.#seats.has(seat)) return;
    const { idleMs } = this.limits;
    const job = release(seat);
    if (heapBytes <= this.limits.idleHeapMb * 1024 * 1024) seat.grownAt = undefined;
    else seat.grownAt ??= Date.now();
    // The thread is replaced at the end of a task, because it may never be idle.
    if (seat.grownAt !== undefined && Date.now() - seat.grownAt > idleMs) {
      job?.settle(answer);
      return this.#end(seat, new ThreadFailure('CANCELLED'));
    }
    this.#rest(seat);
    job?.settle(answer);
  }

  /** One thread stays warm for the next task, unless its heap has grown. */
  async #retire(seat: Seat): Promise<void> {
    if (this.#idle.length === 1) {
      // Rejected if the thread is already ending.
      const heap = await seat.worker.getHeapStatistics().catch(() => undefined);
      if (heap === undefined || heap.total_heap_size <= this.limits.idleHeapMb * 1024 * 1024) return;
    }
    // A task may have arrived in the meantime.
    if (this.#idle.includes(seat)) this.#end(seat, new ThreadFailure('CANCELLED'));
  }

  #end(seat: Seat, reason: ThreadFailure): void {
    if (!this.#seats.delete(seat)) return;
    const at = this.#idle.indexOf(seat);
    if (at >= 0) this.#idle.splice(at, 1);
    const job = release(seat);
    void seat.worker.terminate();
    job?.fail(reason);
    if (job !== undefined) this.#openSpare();
  }
}

/** Once per engine. */
function load(seat: Seat, { module, settings }: EngineOptions): void {
  const engine = module.href;
  if (seat.requested.has(engine)) return;
  seat.requested.add(engine);
  send(seat, { kind: 'load', engine, settings });
}

function send({ worker }: Seat, message: PoolMessage, transferred: readonly ArrayBuffer[] = []): void {
  worker.postMessage(message, transferred);
}

function toFailure({ code, message }: NodeJS.ErrnoException): ThreadFailure {
  return code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ThreadFailure('MEMORY') : new ThreadFailure('BROKEN', message);
}

function release(seat: Seat): Job | undefined {
  const { job } = seat;
  clearTimeout(seat.timer);
  clearTimeout(seat.spareTimer);
  clearInterval(seat.watch);
  seat.job = undefined;
  return job;
}
