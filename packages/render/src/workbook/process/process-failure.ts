/**
 * TIME, MEMORY: the task reached that limit. SLOW: it received too little processor time, because the machine is busy.
 * ENDED: the process ended unexpectedly, or was ended from outside.
 */
export type ProcessFailureReason = 'TIME' | 'MEMORY' | 'SLOW' | 'ENDED' | 'CANCELLED';

/** Why a process has not answered a task. The process has ended, unless it was still starting. */
export class ProcessFailure extends Error {
  readonly reason: ProcessFailureReason;

  constructor(reason: ProcessFailureReason) {
    super(`The process of a workbook ended: ${reason}.`);
    this.name = 'ProcessFailure';
    this.reason = reason;
  }
}
