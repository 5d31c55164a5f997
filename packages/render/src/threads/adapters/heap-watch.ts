// Ends a thread at its memory limit before V8 does. V8 ends a thread cleanly only if it reaches the limit in small steps:
// one large allocation beyond it, such as the list that a long text is split into, would end the entire process.
import type { Worker } from 'node:worker_threads';

/** How often a busy thread is checked. */
const intervalMs = 50;

/** V8's own limit above the limit of a thread: more than it can allocate between two checks. */
export const heapRoomMb = 2_048;

/** The limits of a thread. */
export interface HeapLimit {
  readonly heapMb: number;
  /** Whether bytes outside the heap count as well, such as the unpacked content of a file. */
  readonly countsExternal?: boolean | undefined;
}

/** Clear this timer when the thread is idle. */
export function watchHeap(
  worker: Worker,
  { heapMb, countsExternal = false }: HeapLimit,
  onExceeded: () => void,
): NodeJS.Timeout {
  let isAsked = false;
  const look = async () => {
    isAsked = true;
    // Rejected if the thread has ended, which is reported in other ways.
    const heap = await worker.getHeapStatistics().catch(() => undefined);
    isAsked = false;
    if (heap === undefined) return;
    const bytes = heap.used_heap_size + (countsExternal ? heap.external_memory : 0);
    if (bytes > heapMb * 1024 * 1024) onExceeded();
  };
  return setInterval(() => {
    if (!isAsked) void look();
  }, intervalMs);
}
