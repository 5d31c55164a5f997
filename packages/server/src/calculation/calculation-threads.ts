// Calculates logic of unknown cost in worker threads, within limits of time and memory, in turns shared fairly
// between tenants and users. A thread that exceeds a limit is ended, and the problem names the limit.
import { ThreadFailure, type ThreadFailureReason } from '@coverwright/render/thread-failure';
import type { ThreadPool } from '@coverwright/render/thread-pool';
import type { TurnCaller } from '@coverwright/render/turns';
import { type Problem, UserError } from '../errors/user-error.ts';
import { busy } from '../limits/in-turn.ts';
import type { CalculationTask, CalculationThreads, ThreadAnswer, ThreadResult } from './calculation.ts';
import { say } from '../sentences/say.ts';

/** Keep in sync with docs/limits.md. */
export const threadLimits = {
  /** Processor time of one calculation. */
  totalMs: 10_000,
  /**
   * Of one REST response: the items of a list are late after 30 seconds, but started ones may finish; an OpenAPI
   * document tries several examples.
   */
  answerMs: 40_000,
  heapMb: 1_024,
} as const;

interface TaskLimits {
  readonly totalMs: number;
  readonly heapMb: number;
}

export function createCalculationThreads(
  pool: ThreadPool,
  { totalMs: usualMs, heapMb }: TaskLimits = threadLimits,
): CalculationThreads {
  const threads = pool.serve<CalculationTask, ThreadResult | ThreadAnswer>({
    name: 'calculation',
    module: new URL('calculation-worker.ts', import.meta.url),
    totalMs: usualMs,
    heapMb,
  });
  const work = async (caller: TurnCaller, task: CalculationTask, totalMs: number, signal: AbortSignal | undefined) => {
    try {
      return await threads.run(caller, () => ({ task, totalMs }), signal);
    } catch (error) {
      throw error instanceof ThreadFailure ? toError(error, { totalMs, heapMb }, pool.limits.waitMs) : error;
    }
  };
  return {
    run: async (caller, task, signal) => {
      const result = await work(caller, task, usualMs, signal);
      if (result.kind !== 'result') throw unexpected();
      return result;
    },
    answer: async (caller, task, signal) => {
      const answer = await work(caller, task, threadLimits.answerMs, signal);
      if (answer.kind !== 'answer') throw unexpected();
      return answer;
    },
    warm: () => threads.warm(),
  };
}

function unexpected(): Error {
  return new Error('A thread answered something else.');
}

function toError({ reason, message }: ThreadFailure, limits: TaskLimits, waitMs: number): Error {
  if (reason === 'BROKEN') return new Error(`A calculation stopped: ${message}`);
  if (reason === 'TIME' || reason === 'MEMORY') return new UserError(problemOf[reason](limits));
  return busy(reason, 'calculations', waitMs);
}

const problemOf: Readonly<Record<Extract<ThreadFailureReason, 'TIME' | 'MEMORY'>, (limits: TaskLimits) => Problem>> = {
  TIME: ({ totalMs }) => ({
    code: 'LIMIT_EXCEEDED',
    ...say('CALCULATION_TOO_LONG', { seconds: totalMs / 1000 }),
  }),
  MEMORY: ({ heapMb }) => ({
    code: 'LIMIT_EXCEEDED',
    ...say('CALCULATION_TOO_LARGE', { mebibytes: heapMb }),
  }),
};
