import { ThreadFailure } from '../thread-failure.ts';
import type { EngineThreads } from './thread-pool.ts';

/** Work on a document that has a page of the printer, and so needs no turn. Rejects with the signal's reason once it is aborted. */
export async function runWithPage<Task, Answer>(
  threads: EngineThreads<Task, Answer>,
  task: Task,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  try {
    return await threads.runWithoutTurn({ task }, signal);
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof ThreadFailure && error.reason === 'CANCELLED') {
      throw new Error('The threads were closed.', { cause: error });
    }
    throw error;
  }
}
