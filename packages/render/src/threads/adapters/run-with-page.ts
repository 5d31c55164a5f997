import { ThreadFailure } from '../thread-failure.ts';
import type { EngineThreads } from './thread-pool.ts';

/** Work on a document that already holds a printer page, so it needs no turn. Rejects with the signal's reason on abort. */
export async function runWithPage<Task, Answer>(
  threads: EngineThreads<Task, Answer>,
  task: Task,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  try {
    return await threads.runWithoutTurn(task, signal);
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof ThreadFailure && error.reason === 'CANCELLED') {
      throw new Error('The threads were closed.', { cause: error });
    }
    throw error;
  }
}
