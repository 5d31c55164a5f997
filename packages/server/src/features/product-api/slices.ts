// Processes a long list without blocking others: yields after some milliseconds of work.
import { setImmediate as turn } from 'node:timers/promises';

export interface SliceOptions {
  /** Aborts the work when the client disconnects. */
  readonly signal: AbortSignal;
  /** No item is started after this time. */
  readonly deadlineMs: number;
  readonly clock?: () => number;
}

const sliceMs = 10;

/**
 * The results in the order of the items; items that were not started before the deadline get `late`. Undefined
 * if the signal was aborted. A started item is always finished.
 */
export async function inSlices<Item, Answer>(
  items: readonly Item[],
  work: (item: Item) => Answer,
  late: Answer,
  { signal, deadlineMs, clock = () => performance.now() }: SliceOptions,
): Promise<Answer[] | undefined> {
  const deadline = clock() + deadlineMs;
  const answers: Answer[] = [];
  let sliceEnd = clock() + sliceMs;
  for (const item of items) {
    const now = clock();
    if (now > deadline) {
      answers.push(late);
      continue;
    }
    if (now > sliceEnd) {
      await turn();
      if (signal.aborted) return undefined;
      sliceEnd = clock() + sliceMs;
    }
    answers.push(work(item));
  }
  return answers;
}
