// The only thread pool, for every engine: as many threads as needed within a maximum, each task within limits of time and
// memory. Turns are fair by tenant and user. A thread that reaches a limit is terminated and replaced without affecting
// others. Any thread serves any engine, so threads that one engine leaves idle are available to the others.
import { availableParallelism } from 'node:os';
import { spareAfterMs, type Turn, type TurnCaller, TurnRefused, Turns } from '../../turns/turns.ts';
import { type ThreadPoolLimits, threadPoolLimits } from '../limits.ts';
import { limitProcessorTime, slowLimits } from '../processor-time.ts';
import { ThreadFailure } from '../thread-failure.ts';
import { watchHeap } from './heap-watch.ts';
import {
  type EngineOptions,
  load,
  openSeat,
  type PackedTask,
  release,
  type Seat,
  type SeatedJob,
  send,
  toFailure,
  usedMs,
} from './seat.ts';
import type { DoneMessage, ThreadMessage } from './task-thread.ts';

export type { EngineOptions, PackedTask } from './seat.ts';

type Pack<Task> = () => PackedTask<Task> | Promise<PackedTask<Task>>;

/** The thread pool as one engine uses it. Rejects with a ThreadFailure, or with what `pack` throws. */
export interface EngineThreads<Task, Answer> {
  run(caller: TurnCaller, pack: Pack<Task>, signal?: AbortSignal): Promise<Answer>;
  /** Without a turn, for callers that already hold one for an equally scarce resource, such as a page of the printer. */
  runWithoutTurn(task: Task, signal?: AbortSignal): Promise<Answer>;
  /** From now on idle threads load this engine, and one thread is started ahead whenever none is idle. */
  warm(): void;
}

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

  /** For metrics. `running` threads have a task; tasks without a turn wait in none of these numbers. */
  get activity(): { readonly open: number; readonly running: number; readonly waiting: number } {
    const open = this.#seats.size;
    return { open, running: open - this.#idle.length, waiting: this.#turns.waitingCount };
  }

  /** The types are those of the engine's module. */
  serve<Task, Answer>(engine: EngineOptions): EngineThreads<Task, Answer> {
    const attempt = async (pack: Pack<Task>, signal: AbortSignal | undefined) => {
      const requireOpen = () => {
        if (this.#isClosed || signal?.aborted) throw new ThreadFailure('CANCELLED');
      };
      requireOpen();
      const packed = await pack();
      requireOpen();
      return (await this.#work(engine, packed, signal)) as Answer;
    };
    const work = async (pack: Pack<Task>, signal: AbortSignal | undefined) => {
      try {
        return await attempt(pack, signal);
      } catch (error) {
        if (error instanceof ThreadFailure && error.reason === 'SLOW') return attempt(pack, signal);
        throw error;
      }
    };
    return {
      run: async (caller, pack, signal) => {
        const turn = await this.#takeTurn(engine, caller, signal);
        try {
          return await work(pack, signal);
        } finally {
          turn.end();
        }
      },
      runWithoutTurn: (task, signal) => work(() => ({ task }), signal),
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

  #work(engine: EngineOptions, packed: PackedTask<unknown>, signal: AbortSignal | undefined): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const seat = this.#takeIdle(engine.module.href) ?? this.#open();
      clearTimeout(seat.timer);
      const cancel = () => this.#dismiss(seat, new ThreadFailure('CANCELLED'));
      const settled = () => signal?.removeEventListener('abort', cancel);
      seat.job = {
        engine,
        packed,
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
      seat.worker.ref();
      load(seat, engine);
      if (seat.loaded.has(engine.module.href)) this.#startJob(seat, seat.job);
      else seat.timer = setTimeout(() => this.#dismiss(seat, new ThreadFailure('SLOW')), this.limits.startMs);
    });
  }

  /** A thread that has loaded the engine, or is loading it, if there is any. */
  #takeIdle(engine: string): Seat | undefined {
    const loaded = this.#idle.findLastIndex((seat) => seat.loaded.has(engine));
    const at = loaded < 0 ? this.#idle.findLastIndex(({ requested }) => requested.has(engine)) : loaded;
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
    const seat = openSeat(this.#environment);
    const { worker } = seat;
    this.#seats.add(seat);
    worker.on('message', (message: ThreadMessage) => {
      if (message.kind === 'done') return this.#finish(seat, message);
      seat.loaded.add(message.engine);
      if (seat.job?.engine.module.href === message.engine) this.#startJob(seat, seat.job);
    });
    worker.on('error', (error: NodeJS.ErrnoException) => this.#end(seat, toFailure(error)));
    worker.on('exit', () => this.#end(seat, new ThreadFailure('BROKEN', 'The thread has ended.')));
    return seat;
  }

  #startJob(seat: Seat, job: SeatedJob): void {
    const { engine, packed } = job;
    const { task, transferred = [], totalMs = engine.totalMs } = packed;
    const giveUp = (reason: 'TIME' | 'MEMORY' | 'SLOW') => {
      if (seat.job === job) this.#end(seat, new ThreadFailure(reason));
    };
    clearTimeout(seat.timer);
    seat.isRunning = true;
    seat.begunMs[0] = Number.NaN;
    seat.endLimit = limitProcessorTime({
      limitMs: totalMs,
      slowMs: engine.slowMs,
      read: () => usedMs(seat),
      onOver: () => giveUp('TIME'),
      onSlow: () => giveUp('SLOW'),
    });
    seat.watch = watchHeap(seat.worker, engine, () => giveUp('MEMORY'));
    seat.spareTimer = setTimeout(() => this.#openSpare(), spareAfterMs);
    try {
      send(seat, { kind: 'task', engine: engine.module.href, task }, transferred);
    } catch (error) {
      // The task cannot be copied to a thread.
      release(seat);
      this.#rest(seat);
      job.fail(error);
    }
  }

  /** Fails the job. A thread that is still starting stays: the next task would only have to wait for another one. */
  #dismiss(seat: Seat, reason: ThreadFailure): void {
    const isLost = performance.now() - seat.openedAt > slowLimits.lostMs;
    if (seat.isRunning || isLost || this.#isClosed || !this.#seats.has(seat)) return this.#end(seat, reason);
    const job = release(seat);
    this.#rest(seat);
    job?.fail(reason);
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
