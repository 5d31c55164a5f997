// What the clients of a run have seen: how many requests, how long they took, and why some were refused.
import type { Observe } from '../kill/session.ts';

export interface Tally {
  readonly observe: Observe;
  /** Operations sent a second time, and those of them that failed again. */
  retried: number;
  failed: number;
  /** Answers that showed what was there more than a second after it had changed, of all that were checked. */
  stale: number;
  checked: number;
  readonly refusals: ReadonlyMap<string, number>;
  operations(): number;
  /** Below which this share of the answers was, refusals not counted. */
  quantileMs(share: number): number;
}

export function createTally(): Tally {
  const times: number[] = [];
  const refusals = new Map<string, number>();
  let operations = 0;
  return {
    observe: (ms, refusal) => {
      operations += 1;
      if (refusal === undefined) times.push(ms);
      else refusals.set(refusal, (refusals.get(refusal) ?? 0) + 1);
    },
    retried: 0,
    failed: 0,
    stale: 0,
    checked: 0,
    refusals,
    operations: () => operations,
    quantileMs: (share) => times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0,
  };
}
