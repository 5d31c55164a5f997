// Logic of unknown cost is calculated in threads, within limits of time and memory, and in turns that are fair by tenant
// and user. A thread that meets a limit is ended, and the problem says which.
import { ThreadFailure, type ThreadFailureReason } from '@coverwright/render/thread-failure';
import { availableParallelism, type ThreadLimits, ThreadPool } from '@coverwright/render/thread-pool';
import { type Problem, UserError } from '../errors/user-error.ts';
import { busy } from '../request/in-turn.ts';
import type { CalculationAnswer, CalculationTask, CalculationThreads } from './calculation.ts';

/** docs/limits.md lists the same numbers. */
export const threadLimits = {
  waiting: 128,
  waitingOfUser: 20,
  waitMs: 20_000,
  /** Of one calculation. */
  totalMs: 10_000,
  /** Of a list by HTTP, whose items are late after 30 seconds: what has begun by then may end. */
  listMs: 40_000,
  heapMb: 1_024,
} as const;

/** One tenant keeps every core busy, and the threads that it leaves free are there for others at once. */
export function usualThreads(): number {
  return Math.max(2, availableParallelism()) * 2 - 1;
}

export function createCalculationThreads(limits: Partial<ThreadLimits> = {}): CalculationThreads {
  const given: ThreadLimits = { places: usualThreads(), ...threadLimits, ...limits };
  const pool = new ThreadPool<CalculationTask, CalculationAnswer>({
    name: 'calculation',
    entry: new URL('calculation-worker.ts', import.meta.url),
    limits: given,
  });
  return {
    run: async (caller, task, signal) => {
      const totalMs = task.kind === 'request' ? threadLimits.listMs : given.totalMs;
      try {
        return await pool.run(caller, () => ({ task, totalMs }), signal);
      } catch (error) {
        throw error instanceof ThreadFailure ? toError(error, { ...given, totalMs }) : error;
      }
    },
    close: () => pool.close(),
  };
}

function toError({ reason, message }: ThreadFailure, limits: ThreadLimits): Error {
  if (reason === 'BROKEN') return new Error(`A calculation broke off: ${message}`);
  if (reason === 'TIME' || reason === 'MEMORY') return new UserError(problemOf[reason](limits));
  return busy(reason, 'calculations', limits.waitMs);
}

const problemOf: Readonly<Record<Extract<ThreadFailureReason, 'TIME' | 'MEMORY'>, (limits: ThreadLimits) => Problem>> =
  {
    TIME: ({ totalMs }) => ({
      code: 'LIMIT_EXCEEDED',
      message: `The calculation exceeds the time limit of ${totalMs / 1000} seconds. Simplify the logic.`,
    }),
    MEMORY: ({ heapMb }) => ({
      code: 'LIMIT_EXCEEDED',
      message: `The calculation exceeds the memory limit of ${heapMb} MiB. Simplify the logic, or give it shorter lists.`,
    }),
  };
