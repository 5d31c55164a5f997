// One thread of the pool, as the pool sees it.
import { Worker } from 'node:worker_threads';
import { ThreadFailure } from '../thread-failure.ts';
import { heapRoomMb } from './heap-watch.ts';
import type { PoolMessage, ThreadData } from './task-thread.ts';

export interface EngineOptions {
  readonly name: string;
  /** An EngineModule, which each thread loads before its first task for this engine. */
  readonly module: URL;
  /** The module receives a structured clone of it. */
  readonly settings?: unknown;
  /** Processor time of one task. */
  readonly totalMs: number;
  /** The same by the clock, for work that gets too little of a processor; defaults to slowAfterMs. */
  readonly slowMs?: number;
  /** Heap of a busy thread, including garbage; at most heapMaxMb. */
  readonly heapMb: number;
  /** Whether bytes outside the heap count as well, such as the unpacked content of a file. */
  readonly countsExternal?: boolean;
}

/** The message to a thread, created when the task's turn has come, and again if it is repeated. */
export interface PackedTask<Task> {
  readonly task: Task;
  /** Transferred instead of copied. */
  readonly transferred?: readonly ArrayBuffer[];
  /** A specific limit on the processor time of this task. */
  readonly totalMs?: number;
}

/** What a thread works on. */
export interface SeatedJob {
  readonly engine: EngineOptions;
  readonly packed: PackedTask<unknown>;
  readonly settle: (answer: unknown) => void;
  readonly fail: (reason: unknown) => void;
}

export interface Seat {
  readonly worker: Worker;
  /** The engines that the thread was asked to load, and those that it has loaded. */
  readonly requested: Set<string>;
  readonly loaded: Set<string>;
  readonly openedAt: number;
  readonly begunMs: ThreadData['begunMs'];
  job?: SeatedJob | undefined;
  /** Whether the thread has received the job. */
  isRunning: boolean;
  /** Until it has started, or while it is idle. */
  timer?: NodeJS.Timeout | undefined;
  /** Ends the watch of the job's processor time. */
  endLimit?: (() => void) | undefined;
  /** While it is busy, until another thread is ready. */
  spareTimer?: NodeJS.Timeout | undefined;
  /** Since when its heap has exceeded that of an idle thread. */
  grownAt?: number | undefined;
  /** Monitors its heap while it is busy. */
  watch?: NodeJS.Timeout | undefined;
}

/** The maximum for any engine. */
const heapMaxMb = 1_536;

export function openSeat(environment: Readonly<Record<string, string>>): Seat {
  const begunMs = new Float64Array(new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT));
  const worker = new Worker(new URL('task-thread.ts', import.meta.url), {
    name: 'engines',
    resourceLimits: { maxOldGenerationSizeMb: heapMaxMb + heapRoomMb },
    // Nothing from the process: neither its secrets nor the flags it was started with.
    env: { ...environment },
    execArgv: [],
    workerData: { begunMs } satisfies ThreadData,
  });
  const openedAt = performance.now();
  return { worker, requested: new Set(), loaded: new Set(), openedAt, begunMs, isRunning: false };
}

/** Once per engine. */
export function load(seat: Seat, { module, settings }: EngineOptions): void {
  const engine = module.href;
  if (seat.requested.has(engine)) return;
  seat.requested.add(engine);
  send(seat, { kind: 'load', engine, settings });
}

export function send({ worker }: Seat, message: PoolMessage, transferred: readonly ArrayBuffer[] = []): void {
  worker.postMessage(message, transferred);
}

/** By the job of the thread; a thread that is loading its task has used nothing. */
export async function usedMs({ worker, begunMs: [begunMs = Number.NaN] }: Seat): Promise<number> {
  if (Number.isNaN(begunMs)) return 0;
  const { user, system } = await worker.cpuUsage();
  return (user + system) / 1000 - begunMs;
}

export function toFailure({ code, message }: NodeJS.ErrnoException): ThreadFailure {
  return code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ThreadFailure('MEMORY') : new ThreadFailure('BROKEN', message);
}

export function release(seat: Seat): SeatedJob | undefined {
  const { job } = seat;
  clearTimeout(seat.timer);
  clearTimeout(seat.spareTimer);
  clearInterval(seat.watch);
  seat.endLimit?.();
  seat.isRunning = false;
  seat.job = undefined;
  return job;
}
