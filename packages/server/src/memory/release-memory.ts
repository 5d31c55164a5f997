// Returns memory to the operating system after a burst. V8 collects what a burst left behind only when the next one
// needs the room: a server that is at rest again would hold several times what it uses, for as long as it runs.
import { performance } from 'node:perf_hooks';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { RegularWork } from '../start/run-regularly.ts';
import { watchRest } from './rest.ts';

/** The last resort also returns the pages that a usual collection keeps for later. */
const collection = { type: 'major', execution: 'async', flavor: 'last-resort' } as const;

type Collect = (options: typeof collection) => Promise<void>;

const intervalMs = 10_000;
/**
 * Consecutive intervals at rest before memory is collected. A full collection stops the thread that answers for a quarter of
 * a second, so a short pause between two bursts is not enough.
 */
const restingIntervals = 3;
/** Collections that return little become rare: what the process holds is then in use. */
const intervalMaxMs = 600_000;
/** Less than this is not worth a collection. */
const worthBytes = 48 * 1024 * 1024;

export interface CollectionPlan {
  /** The least that the process held after a collection: what it needs. */
  readonly leastBytes: number;
  readonly notBeforeMs: number;
  readonly waitMs: number;
}

export const firstPlan: CollectionPlan = { leastBytes: 0, notBeforeMs: 0, waitMs: intervalMs };

export function isDue({ leastBytes, notBeforeMs }: CollectionPlan, heldBytes: number, nowMs: number): boolean {
  return nowMs >= notBeforeMs && heldBytes - leastBytes > Math.max(worthBytes, leastBytes * 0.1);
}

/** After a collection that took the process from so many bytes to so many. */
export function planNext(plan: CollectionPlan, from: number, to: number, nowMs: number): CollectionPlan {
  const waitMs = from - to > worthBytes ? intervalMs : Math.min(plan.waitMs * 2, intervalMaxMs);
  const leastBytes = plan.leastBytes === 0 ? to : Math.min(plan.leastBytes, to);
  return { leastBytes, notBeforeMs: nowMs + waitMs, waitMs };
}

/** For runRegularly: collects when the process is at rest and holds noticeably more than it needs. */
export function releaseMemory(): Pick<RegularWork, 'intervalMs' | 'work'> {
  const collect = exposeCollection();
  let plan = firstPlan;
  const isAtRest = watchRest();
  let rested = 0;
  return {
    intervalMs,
    work: async () => {
      rested = isAtRest() ? rested + 1 : 0;
      const before = countHeldBytes();
      if (rested < restingIntervals || !isDue(plan, before, performance.now())) return;
      await collect(collection);
      plan = planNext(plan, before, countHeldBytes(), performance.now());
    },
  };
}

function countHeldBytes(): number {
  const { total_heap_size: heap, external_memory: external } = getHeapStatistics();
  return heap + external;
}

/** Node offers the collection to scripts only under this flag, which may be set at any time. */
function exposeCollection(): Collect {
  setFlagsFromString('--expose-gc');
  const collect: Collect = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  return collect;
}
