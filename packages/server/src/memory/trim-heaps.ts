// Returns memory retained by the C library. It allocates small blocks from heaps that shrink only at their
// ends: after a burst of connections or compilations, one block in use there retains everything before it.
// malloc_trim(3) returns all free pages.
import koffi from 'koffi';
import type { RegularWork } from './run-regularly.ts';
import { watchIdle } from './idle.ts';

const intervalMs = 10_000;
/** A smaller amount is not worth walking the heaps. */
const worthBytes = 24 * 1024 * 1024;

/** Resolves when all free pages have been returned; runs in another thread. */
type Trim = () => Promise<void>;

/**
 * For runRegularly: trims when the process is idle and has grown since the last time. Does nothing with other C
 * libraries.
 */
export function trimHeaps(): Pick<RegularWork, 'intervalMs' | 'work'> {
  const trim = loadTrim();
  const isIdle = watchIdle();
  let leastBytes = process.memoryUsage.rss();
  return {
    intervalMs,
    work: async () => {
      const heldBytes = process.memoryUsage.rss();
      leastBytes = Math.min(leastBytes, heldBytes);
      // It runs in another thread, but takes a lock that the main thread may need.
      if (!isIdle() || trim === undefined || heldBytes < leastBytes + worthBytes) return;
      await trim();
      leastBytes = process.memoryUsage.rss();
    },
  };
}

/** glibc only; other C libraries have no such function, or retain nothing. */
function loadTrim(): Trim | undefined {
  if (process.platform !== 'linux') return undefined;
  try {
    const trim = koffi.load('libc.so.6').func('int malloc_trim(size_t pad)');
    return () =>
      new Promise((resolve, reject) => trim.async(0, (error: Error | null) => (error ? reject(error) : resolve())));
  } catch {
    return undefined;
  }
}
