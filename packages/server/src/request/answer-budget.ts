// The memory of responses being sent: each client may hold a limited part of it, shared between tenants and
// then users. Anything that does not fit is refused instead of queued, because waiting would also hold the
// memory. Pure.
import { HeldPlaces, type TurnCaller } from '@coverwright/render/turns';

const unitBytes = 64 * 1024;

export interface AnswerLimits {
  /** For all responses being sent, except those that are not counted. */
  readonly totalBytes: number;
  /** A shorter response is not counted: the buffers of a connection hold it. */
  readonly countedBytes: number;
  /** How long a client may read nothing of its response. */
  readonly stallMs: number;
}

/** Keep in sync with docs/limits.md. */
export const answerLimits: AnswerLimits = {
  totalBytes: 512 * 1024 * 1024,
  countedBytes: 64 * 1024,
  stallMs: 30_000,
};

export interface AnswerBudget {
  /** Returns a function that releases the bytes; undefined if there is no room. */
  take(caller: TurnCaller, sizeBytes: number): (() => void) | undefined;
}

export function createAnswerBudget(totalBytes: number): AnswerBudget {
  const places = new HeldPlaces(Math.floor(totalBytes / unitBytes));
  return {
    take: (caller, sizeBytes) => {
      const units = Math.ceil(sizeBytes / unitBytes);
      let held = 0;
      const giveBack = () => {
        for (; held > 0; held -= 1) places.release(caller);
      };
      for (; held < units; held += 1) {
        if (places.isFull || !places.mayHold(caller)) {
          giveBack();
          return undefined;
        }
        places.hold(caller);
      }
      return giveBack;
    },
  };
}
