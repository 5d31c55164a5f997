import { monitorEventLoopDelay, performance } from 'node:perf_hooks';

/**
 * Of the time since the last look, and of the ticks in it: a core that others keep busy delays them, little work does not.
 * A loop that is busier than this uses again what it would return.
 */
const restingUtilization = 0.1;
const restingTickMs = 60;
const tickMs = 20;

/**
 * A function that says whether the event loop has been at rest since it was last asked. Returning memory stops the thread
 * that answers: for a quarter of a second at rest, and for up to 2 s while the cores are busy.
 */
export function watchRest(): () => boolean {
  const ticks = monitorEventLoopDelay({ resolution: tickMs });
  ticks.enable();
  let seen = performance.eventLoopUtilization();
  return () => {
    const { utilization } = performance.eventLoopUtilization(seen);
    const slowTickMs = ticks.percentile(99) / 1e6;
    seen = performance.eventLoopUtilization();
    ticks.reset();
    return utilization <= restingUtilization && slowTickMs <= restingTickMs;
  };
}
