// Why a document has no page, or lost it.
import type { TurnRefusal } from '../../turns/turns.ts';
import { ThreadFailure, type ThreadFailureReason } from '../../threads/thread-failure.ts';
import { failures, PrintFailure } from '../failures.ts';
import type { PdfLimits } from '../limits.ts';
import { PageEnded } from './browser.ts';

export function toPrintFailure(error: unknown, limits: PdfLimits): PrintFailure {
  if (error instanceof PrintFailure) return error;
  const ofThread = error instanceof ThreadFailure ? failureOfThread[error.reason] : undefined;
  if (ofThread !== undefined) return ofThread(limits);
  return error instanceof PageEnded && error.isOverMemory ? failures.memory(limits) : failures.crash();
}

export function toTurnFailure(refusal: TurnRefusal): PrintFailure {
  return failureOf[refusal]();
}

/** A step of the document in a thread, which has been repeated already. */
const failureOfThread: Partial<Record<ThreadFailureReason, (limits: PdfLimits) => PrintFailure>> = {
  TIME: failures.time,
  MEMORY: failures.memory,
  SLOW: failures.slow,
};

const failureOf: Readonly<Record<TurnRefusal, () => PrintFailure>> = {
  FULL: failures.busy,
  LATE: failures.busy,
  TENANT_FULL: failures.tenantBusy,
  USER_FULL: failures.userBusy,
  CANCELLED: failures.cancelled,
};
