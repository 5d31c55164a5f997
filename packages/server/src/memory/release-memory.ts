// Returns memory to the operating system after a burst. V8 collects the garbage of a burst only when it needs
// the space: an idle server would hold several times the memory that it uses, indefinitely.
import { performance } from 'node:perf_hooks';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { RegularWork } from './run-regularly.ts';
import { watchIdle } from './idle.ts';

/** The last-resort flavor also returns pages that an ordinary collection retains. */
const collection = { type: 'major', execution: 'async', flavor: 'last-resort' } as const;

type Collect = (options: typeof collection) => Promise<void>;

const intervalMs = 10_000;
/**
 * Consecutive idle intervals before a collection. A full collection blocks the main thread for a quarter of a
 * second, so a short pause between two bursts is not enough.
 */
const idleIntervals = 3;
/** Collections that return little become rare: the memory is then in use. */
const intervalMaxMs = 600_000;
/** A smaller amount is not worth a collection. */
const worthBytes = 48 * 1024 * 1024;

export interface CollectionPlan {
  /** The smallest size held after a collection, taken as the process's actual need. */
  readonly leastBytes: number;
  readonly notBeforeMs: number;
  readonly waitMs: number;
}

export const firstPlan: CollectionPlan = { leastBytes: 0, notBeforeMs: 0, waitMs: intervalMs };

export function isDue({ leastBytes, notBeforeMs }: CollectionPlan, heldBytes: number, nowMs: number): boolean {
  return nowMs >= notBeforeMs && heldBytes - leastBytes > Math.max(worthBytes, leastBytes * 0.1);
}

/** Plans the next collection after one that reduced the process from one size to another. */
export function planNext(plan: CollectionPlan, from: number, to: number, nowMs: number): CollectionPlan {
  const waitMs = from - to > worthBytes ? intervalMs : Math.min(plan.waitMs * 2, intervalMaxMs);
  const leastBytes = plan.leastBytes === 0 ? to : Math.min(plan.leastBytes, to);
  return { leastBytes, notBeforeMs: nowMs + waitMs, waitMs };
}

/** For runRegularly: collects when the process is idle and holds noticeably more than it needs. */
export function releaseMemory(): Pick<RegularWork, 'intervalMs' | 'work'> {
  const collect = exposeCollection();
  let plan = firstPlan;
  const isIdle = watchIdle();
  let rested = 0;
  return {
    intervalMs,
    work: async () => {
      rested = isIdle() ? rested + 1 : 0;
      const before = countHeldBytes();
      if (rested < idleIntervals || !isDue(plan, before, performance.now())) return;
      await collect(collection);
      plan = planNext(plan, before, countHeldBytes(), performance.now());
    },
  };
}

function countHeldBytes(): number {
  const { total_heap_size: heap, external_memory: external } = getHeapStatistics();
  return heap + external;
}

/** Node exposes the collection to scripts only with this flag, which may be set at any time. */
function exposeCollection(): Collect {
  setFlagsFromString('--expose-gc');
  const collect: Collect = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  return collect;
}
