// Returns memory to the operating system after a burst. V8 collects what a burst left behind only when the next one
// needs the room: a server that is at rest again would hold several times what it uses, for as long as it runs.
import { performance } from 'node:perf_hooks';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { RegularWork } from '../start/run-regularly.ts';

/** The last resort also returns the pages that a usual collection keeps for later. */
const collection = { type: 'major', execution: 'async', flavor: 'last-resort' } as const;

type Collect = (options: typeof collection) => Promise<void>;

const intervalMs = 10_000;
/** Below this share of its time the event loop is at rest, and a collection, which takes about 0.1 s, hardly delays anybody. */
const restingUtilization = 0.2;
/** Less than this is not worth a collection. */
const growthMinBytes = 48 * 1024 * 1024;

/** How far the process has grown since it was last collected. Pure. */
export function isWorthCollecting(bytes: number, afterLastBytes: number): boolean {
  return bytes - afterLastBytes > Math.max(growthMinBytes, afterLastBytes * 0.1);
}

/** For runRegularly: collects once the process is at rest and holds noticeably more than after the last collection. */
export function releaseMemory(): Pick<RegularWork, 'intervalMs' | 'work'> {
  const collect = exposeCollection();
  let heldAfterLast = 0;
  let seen = performance.eventLoopUtilization();
  return {
    intervalMs,
    work: async () => {
      const { utilization } = performance.eventLoopUtilization(seen);
      seen = performance.eventLoopUtilization();
      if (utilization > restingUtilization || !isWorthCollecting(heldBytes(), heldAfterLast)) return;
      await collect(collection);
      heldAfterLast = heldBytes();
    },
  };
}

function heldBytes(): number {
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
