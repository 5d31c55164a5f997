/** TIME, MEMORY: the task met that limit. ENDED: the process ended on its own, or was ended from outside. */
export type ProcessFailureReason = 'TIME' | 'MEMORY' | 'ENDED' | 'CANCELLED';

/** Why a process has no answer to a task. It has ended. */
export class ProcessFailure extends Error {
  readonly reason: ProcessFailureReason;

  constructor(reason: ProcessFailureReason) {
    super(`The process of a workbook ended: ${reason}.`);
    this.name = 'ProcessFailure';
    this.reason = reason;
  }
}
