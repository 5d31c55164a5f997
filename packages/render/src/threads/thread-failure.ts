import { say } from '../sentences/say.ts';
import type { TurnRefusal } from '../turns/turns.ts';

/**
 * TIME, MEMORY: the task reached that limit, and its thread was terminated. SLOW: it received too little processor time,
 * twice, because the machine is busy. BROKEN: the thread ended unexpectedly. Otherwise the task was not started, or was
 * cancelled.
 */
export type ThreadFailureReason = TurnRefusal | 'TIME' | 'MEMORY' | 'SLOW' | 'BROKEN';

/** Why work was given up as slow, in every engine. */
export const machineBusy = say('BUSY_SLOW');

/** Why a task has no answer. */
export class ThreadFailure extends Error {
  readonly reason: ThreadFailureReason;

  constructor(reason: ThreadFailureReason, message: string = reason) {
    super(message);
    this.name = 'ThreadFailure';
    this.reason = reason;
  }
}
