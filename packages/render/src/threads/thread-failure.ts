import type { TurnRefusal } from '../turns/turns.ts';

/**
 * TIME, MEMORY: the task reached that limit, and its thread was terminated. BROKEN: the thread ended unexpectedly. Otherwise
 * the task was not started, or was cancelled.
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
