// Runs work when it gets a turn at a shared resource. Without one it fails with a UserError BUSY. Pure.
import { machineBusy } from '@coverwright/render/thread-failure';
import { type TurnCaller, type TurnRefusal, TurnRefused, type Turns } from '@coverwright/render/turns';
import { UserError } from '../errors/user-error.ts';

export interface TurnRequest {
  readonly turns: Turns;
  readonly caller: TurnCaller;
  /** What is waiting, in the plural, such as uploads. */
  readonly things: string;
  /** Aborts the wait. */
  readonly signal?: AbortSignal;
}

export async function inTurn<Value>(
  { turns, caller, things, signal }: TurnRequest,
  work: () => Promise<Value>,
): Promise<Value> {
  const turn = await turns.take(caller, signal).catch((error: unknown) => {
    throw error instanceof TurnRefused ? busy(error.refusal, things, turns.limits.waitMs) : error;
  });
  try {
    return await work();
  } finally {
    turn.end();
  }
}

/** SLOW: it was started, but received too little processor time. */
type BusyReason = TurnRefusal | 'SLOW';

export function busy(refusal: BusyReason, things: string, waitMs: number): UserError {
  return new UserError({ code: 'BUSY', message: wordsOf[refusal](things, waitMs / 1000) });
}

type Words = (things: string, waitSeconds: number) => string;

const wordsOf: Readonly<Record<BusyReason, Words>> = {
  FULL: (things) => `The server is busy: too many ${things} are waiting. Try again in a moment.`,
  TENANT_FULL: (things) => `Too many ${things} of your tenant are waiting. Try again in a moment.`,
  USER_FULL: (things) => `Too many of your ${things} are waiting. Try again when some of them are done.`,
  LATE: (_things, waitSeconds) =>
    `The server is busy: the request waited for ${waitSeconds} seconds without being processed. Try again in a moment.`,
  SLOW: () => machineBusy,
  CANCELLED: () => 'The request was canceled while it was waiting.',
};
