// Goes through a long list without keeping others waiting: after some milliseconds of work everybody else has a turn.
import { setImmediate as turn } from 'node:timers/promises';

export interface SliceOptions {
  /** Ends the work: nobody waits for it any more. */
  readonly signal: AbortSignal;
  /** Past it nothing more is begun. */
  readonly deadlineMs: number;
  readonly clock?: () => number;
}

const sliceMs = 10;

/**
 * The answers in the order of the items; items that were not begun before the deadline get `late`. Undefined when the
 * signal ended the work. An item that has been begun is finished.
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
