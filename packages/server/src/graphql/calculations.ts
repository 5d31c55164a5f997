// The calculations with logic that one GraphQL document asks for. They come one after the other, everybody else has a
// turn in between, and together they have so much time: a document may ask for hundreds, and each may be a long one.
import { setImmediate as turn } from 'node:timers/promises';
import { UserError } from '../errors/user-error.ts';
import { documentLimits } from './document-limits.ts';

export interface Calculations {
  /** Throws LIMIT_EXCEEDED, and begins nothing, once those before it took all the time. One that has begun is finished. */
  run<Value>(calculate: () => Value): Promise<Value>;
  /** The same for one that runs elsewhere; the time that it took there counts, and not its wait. */
  runElsewhere<Answer extends { readonly tookMs: number }>(calculate: () => Promise<Answer>): Promise<Answer>;
}

const sliceMs = 10;

export function createCalculations(clock = () => performance.now()): Calculations {
  let last: Promise<unknown> = Promise.resolve();
  let spentMs = 0;
  let sliceMsLeft = sliceMs;

  function requireTime(): void {
    if (spentMs <= documentLimits.calculation * 1000) return;
    const message = `The request is over the limit of calculation: after ${documentLimits.calculation} seconds nothing more is calculated. Split it into smaller requests.`;
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
