// Runs work when it gets a turn at a shared resource. Without one it fails with a UserError BUSY. Pure.
import type { Sentence } from '@coverwright/insurance/sentence';
import { type TurnCaller, type TurnRefusal, TurnRefused, type Turns } from '@coverwright/render/turns';
import { UserError } from '../errors/user-error.ts';
import { say, type Term, term } from '../sentences/say.ts';

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
  return new UserError({ code: 'BUSY', ...wordsOf[refusal](term(things), waitMs / 1000) });
}

type Words = (things: Term, seconds: number) => Sentence;

const wordsOf: Readonly<Record<BusyReason, Words>> = {
  FULL: (things) => say('BUSY_FULL', { things }),
  TENANT_FULL: (things) => say('BUSY_TENANT_FULL', { things }),
  USER_FULL: (things) => say('BUSY_USER_FULL', { things }),
  LATE: (_things, seconds) => say('BUSY_LATE', { seconds }),
  SLOW: () => say('BUSY_SLOW'),
  CANCELLED: () => say('BUSY_CANCELED'),
};
