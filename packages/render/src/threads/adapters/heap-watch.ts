// Ends a thread at its limit of memory before V8 does. V8 ends a thread cleanly only where it comes to the limit in small
// steps: one large allocation past it, such as the list that a long text is split into, would end the entire process.
import type { Worker } from 'node:worker_threads';

/** How often a thread at work is looked at. */
const intervalMs = 50;

/** Of V8 itself, above the limit of a thread: more than it can take between two looks. */
export const heapRoomMb = 2_048;

/** What a thread may have. */
export interface HeapLimit {
  readonly heapMb: number;
  /** Whether bytes outside of the heap count as well: what a file unpacks to lies there. */
  readonly countsExternal?: boolean | undefined;
}

/** To be cleared when the thread is at rest. */
export function watchHeap(
  worker: Worker,
  { heapMb, countsExternal = false }: HeapLimit,
  onExceeded: () => void,
): NodeJS.Timeout {
  let isAsked = false;
  const look = async () => {
    isAsked = true;
    // Rejected where the thread has ended: it is reported by other ways.
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
