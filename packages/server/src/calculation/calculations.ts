// The logic evaluations of one request. They run sequentially, yield to other requests in between, and have a
// common time limit: a request may need hundreds, and each of them may take long.
import { setImmediate as turn } from 'node:timers/promises';
import { type Clocks, threadProcessorMs } from '@coverwright/render/processor-time';
import { UserError } from '../errors/user-error.ts';
import { say } from '../sentences/say.ts';

export interface Calculations {
  /** Throws LIMIT_EXCEEDED, without starting, if earlier calculations used up the time. A started one is finished. */
  run<Value>(calculate: () => Value): Promise<Value>;
  /** The same for a calculation in another thread; its processor time counts, but not its wait. */
  runElsewhere<Answer extends { readonly tookMs: number }>(calculate: () => Promise<Answer>): Promise<Answer>;
}

/** Processor time per request. Keep in sync with docs/limits.md. */
export const calculationMaxSeconds = 10;
const sliceMs = 10;
/** Measured by the clock, which is read faster than the processor time: no small request reaches the limit by it. */
const clockedMs = 1_000;

const systemClocks: Clocks = { clock: () => performance.now(), processor: threadProcessorMs };

export function createCalculations({ clock, processor } = systemClocks): Calculations {
  let last: Promise<unknown> = Promise.resolve();
  let spentMs = 0;
  let sliceMsLeft = sliceMs;

  function requireTime(): void {
    if (spentMs <= calculationMaxSeconds * 1000) return;
    const sentence = say('CALCULATION_SECONDS_MAX', { max: calculationMaxSeconds });
    throw new UserError({ code: 'LIMIT_EXCEEDED', ...sentence });
  }

  async function next<Value>(calculate: () => Value): Promise<Value> {
    requireTime();
    if (sliceMsLeft <= 0) {
      await turn();
      sliceMsLeft = sliceMs;
    }
    const read = spentMs < clockedMs ? clock : processor;
    const startedAt = read();
    try {
      return calculate();
    } finally {
      const tookMs = read() - startedAt;
      spentMs += tookMs;
      sliceMsLeft -= tookMs;
    }
  }

  async function nextElsewhere<Answer extends { readonly tookMs: number }>(
    calculate: () => Promise<Answer>,
  ): Promise<Answer> {
    requireTime();
    const startedAt = clock();
    try {
      const answer = await calculate();
      spentMs += answer.tookMs;
      return answer;
    } catch (error) {
      // Stopped at a limit: its calculation time is unknown. On a busy machine it has hardly any.
      if (!isBusy(error)) spentMs += clock() - startedAt;
      throw error;
    }
  }

  function afterLast<Value>(work: () => Promise<Value>): Promise<Value> {
    const running = last.then(work);
    last = running.catch(() => undefined);
    return running;
  }

  return {
    run: (calculate) => afterLast(() => next(calculate)),
    runElsewhere: (calculate) => afterLast(() => nextElsewhere(calculate)),
  };
}

function isBusy(error: unknown): boolean {
  return error instanceof UserError && error.problems.every(({ code }) => code === 'BUSY');
}
