// The calculations with logic that one request needs. They run one after the other, other requests get a turn in
// between, and together they have a limited time: a request may need hundreds, and each of them may be long.
import { setImmediate as turn } from 'node:timers/promises';
import { UserError } from '../errors/user-error.ts';

export interface Calculations {
  /** Throws LIMIT_EXCEEDED, and begins nothing, once those before it took all the time. One that has begun is finished. */
  run<Value>(calculate: () => Value): Promise<Value>;
  /** The same for one that runs elsewhere; the time that it took there counts, and not its wait. */
  runElsewhere<Answer extends { readonly tookMs: number }>(calculate: () => Promise<Answer>): Promise<Answer>;
}

/** Of one request; docs/limits.md has the same number. */
export const calculationMaxSeconds = 10;
const sliceMs = 10;

export function createCalculations(clock = () => performance.now()): Calculations {
  let last: Promise<unknown> = Promise.resolve();
  let spentMs = 0;
  let sliceMsLeft = sliceMs;

  function requireTime(): void {
    if (spentMs <= calculationMaxSeconds * 1000) return;
    const message = `The request exceeds the limit of ${calculationMaxSeconds} seconds of calculation. Split it into smaller requests.`;
    throw new UserError({ code: 'LIMIT_EXCEEDED', message });
  }

  async function next<Value>(calculate: () => Value): Promise<Value> {
    requireTime();
    if (sliceMsLeft <= 0) {
      await turn();
      sliceMsLeft = sliceMs;
    }
    const startedAt = clock();
    try {
      return calculate();
    } finally {
      const tookMs = clock() - startedAt;
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
      // It ended at a limit, or never began; how long it ran is not known.
      spentMs += clock() - startedAt;
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
