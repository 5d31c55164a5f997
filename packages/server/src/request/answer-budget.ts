// The memory of answers that are being sent: each client holds so much of it at a time, tenants first and users within
// them. Whatever does not fit is refused and not kept waiting, because waiting would hold the memory too. Pure.
import { HeldPlaces, type TurnCaller } from '@coverwright/render/turns';

const unitBytes = 64 * 1024;

export interface AnswerLimits {
  /** Of all answers that are being sent, beside those that are not counted. */
  readonly totalBytes: number;
  /** A shorter answer is not counted: the buffers of a connection take it. */
  readonly countedBytes: number;
  /** How long a client may take nothing of its answer. */
  readonly stallMs: number;
}

/** docs/limits.md has the same numbers. */
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
