// Limits shared by the threads of all engines. docs/limits.md lists the same numbers.
import { slowLimits } from './processor-time.ts';
import type { TurnLimits } from '../turns/turns.ts';

export interface ThreadPoolLimits extends TurnLimits {
  /** How long a task waits for a thread to start and to load its engine. The thread is reused for later tasks. */
  readonly startMs: number;
  /** How long a thread may be idle, or its heap be large, before it is ended. */
  readonly idleMs: number;
  /** Heap of a thread that is retained although it is idle. */
  readonly idleHeapMb: number;
}

export const threadPoolLimits = {
  waiting: 256,
  /** Per engine: as many texts as one document can request. */
  waitingOfUser: 20,
  waitMs: 20_000,
  startMs: slowLimits.startMs,
  /** Heaps do not shrink by themselves. */
  idleMs: 30_000,
  idleHeapMb: 64,
} as const;
