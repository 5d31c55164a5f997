// Returns what the C library holds back. It serves small blocks from heaps that shrink at their ends only: after a burst of
// connections or compilations, one block in use there keeps everything before it. malloc_trim(3) returns all free pages.
import koffi from 'koffi';
import type { RegularWork } from '../start/run-regularly.ts';
import { watchRest } from './rest.ts';

const intervalMs = 10_000;
/** Less than this is not worth walking the heaps. */
const worthBytes = 24 * 1024 * 1024;

/** Resolves when all free pages have been returned; runs beside the thread that answers. */
type Trim = () => Promise<void>;

/** For runRegularly: trims when the process is at rest and has grown since the last time. Does nothing with another C library. */
export function trimHeaps(): Pick<RegularWork, 'intervalMs' | 'work'> {
  const trim = loadTrim();
  const isAtRest = watchRest();
  let leastBytes = process.memoryUsage.rss();
  return {
    intervalMs,
    work: async () => {
      const heldBytes = process.memoryUsage.rss();
      leastBytes = Math.min(leastBytes, heldBytes);
      // Beside the thread that answers, but under a lock that it may need.
      if (!isAtRest() || trim === undefined || heldBytes < leastBytes + worthBytes) return;
      await trim();
      leastBytes = process.memoryUsage.rss();
    },
  };
}

/** Of glibc; other C libraries have no such function, or keep nothing back. */
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
