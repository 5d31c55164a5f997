import type { TurnRefusal } from '../turns/turns.ts';

/**
 * TIME, MEMORY: the task met that limit, and its thread was ended. BROKEN: the thread ended on its own. Otherwise the task
 * has not begun, or was cancelled.
 */
export type ThreadFailureReason = TurnRefusal | 'TIME' | 'MEMORY' | 'BROKEN';

/** Why a task has no answer. */
export class ThreadFailure extends Error {
  readonly reason: ThreadFailureReason;

  constructor(reason: ThreadFailureReason, message: string = reason) {
    super(message);
    this.name = 'ThreadFailure';
    this.reason = reason;
  }
}
