// The calculations with logic that one GraphQL document asks for. They come one after the other, everybody else has a
// turn in between, and together they have so much time: a document may ask for hundreds, and each may be a long one.
import { setImmediate as turn } from 'node:timers/promises';
import { UserError } from '../errors/user-error.ts';
import { documentLimits } from './document-limits.ts';

export interface Calculations {
  /** Throws LIMIT_EXCEEDED, and begins nothing, once those before it took all the time. One that has begun is finished. */
  run<Value>(calculate: () => Value): Promise<Value>;
}

const sliceMs = 10;

export function createCalculations(clock = () => performance.now()): Calculations {
  let last: Promise<unknown> = Promise.resolve();
  let spentMs = 0;
  let sliceMsLeft = sliceMs;

  async function next<Value>(calculate: () => Value): Promise<Value> {
    if (spentMs > documentLimits.calculation * 1000) {
      const message = `The request is over the limit of calculation: after ${documentLimits.calculation} seconds nothing more is calculated. Split it into smaller requests.`;
      throw new UserError({ code: 'LIMIT_EXCEEDED', message });
    }
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

  return {
    run: (calculate) => {
      const running = last.then(() => next(calculate));
      last = running.catch(() => undefined);
      return running;
    },
  };
}
