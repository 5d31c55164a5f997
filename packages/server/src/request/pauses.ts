// Lets other requests go first between the steps of a long list of work.
import { setImmediate as turn } from 'node:timers/promises';

const sliceMs = 10;

/** The returned function is called before each step: it yields once some milliseconds have been used since it last did. */
export function createPauses(clock = () => performance.now(), yieldTurn: () => Promise<void> = turn) {
  let sliceEnd = clock() + sliceMs;
  return async (): Promise<void> => {
    if (clock() < sliceEnd) return;
    await yieldTurn();
    sliceEnd = clock() + sliceMs;
  };
}
