import { monitorEventLoopDelay, performance } from 'node:perf_hooks';

/**
 * The maximum utilization of the event loop since the last check, and the maximum delay of its ticks: other
 * processes on a busy core delay them, but light work does not. A busier event loop would soon reuse the
 * returned memory.
 */
const idleUtilization = 0.1;
const idleTickMs = 60;
const tickMs = 20;

/**
 * Returns a function that reports whether the event loop has been idle since its last call. Returning memory
 * blocks the main thread: for a quarter of a second when idle, and up to 2 s while the cores are busy.
 */
export function watchIdle(): () => boolean {
  const ticks = monitorEventLoopDelay({ resolution: tickMs });
  ticks.enable();
  let seen = performance.eventLoopUtilization();
  return () => {
    const { utilization } = performance.eventLoopUtilization(seen);
    const slowTickMs = ticks.percentile(99) / 1e6;
    seen = performance.eventLoopUtilization();
    ticks.reset();
    return utilization <= idleUtilization && slowTickMs <= idleTickMs;
  };
}
