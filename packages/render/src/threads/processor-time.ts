// Limits on processor time. On a busy machine the clock runs on while a worker waits for a processor, so work is too large
// only if it has used too much of one. By the clock it takes at least as long, so that processor time is only read once
// the limit has passed by the clock: work within its limit costs one timer.

/** Milliseconds of processor time that the work has used so far; undefined where the system does not report them. */
type ReadProcessorMs = () => number | undefined | Promise<number | undefined>;

export interface ProcessorLimit {
  readonly limitMs: number;
  /** By the clock; defaults to slowAfterMs. */
  readonly slowMs?: number | undefined;
  readonly read: ReadProcessorMs;
  /** The work has used that much processor time. */
  readonly onOver: () => void;
  /** It has used less, but has run for slowMs by the clock: the machine is busy. */
  readonly onSlow: () => void;
}

/** By the clock. Keep in sync with docs/limits.md. */
export const slowLimits = {
  /** For work with any limit. */
  leastMs: 30_000,
  /** Or as many times the limit. */
  factor: 3,
  /** How long work waits for a thread or process to start. It is reused for later work. */
  startMs: 30_000,
  /** A thread or process that has not started by then never will, however busy the machine is. */
  lostMs: 600_000,
  /** The same for a browser, without which nothing is printed. */
  browserMs: 300_000,
} as const;
/** A stopped or starving process is not asked more often. */
const shortestPauseMs = 20;

/** How long work with a limit may take by the clock. */
export function slowAfterMs(limitMs: number): number {
  return Math.max(slowLimits.leastMs, slowLimits.factor * limitMs);
}

/** Calls back at most once. Returns a function that ends the watch. */
export function limitProcessorTime({ limitMs, slowMs, read, onOver, onSlow }: ProcessorLimit): () => void {
  const startedAt = performance.now();
  const slowAt = startedAt + (slowMs ?? slowAfterMs(limitMs));
  let isEnded = false;
  let timer = setTimeout(look, limitMs);
  let slowTimer: NodeJS.Timeout | undefined;

  function end(): void {
    isEnded = true;
    clearTimeout(timer);
    clearTimeout(slowTimer);
  }

  function giveUp(callBack: () => void): void {
    if (isEnded) return;
    end();
    callBack();
  }

  function look(): void {
    // A worker may be unable to answer.
    slowTimer ??= setTimeout(giveUp, Math.max(slowAt - performance.now(), 0), onSlow);
    void used().then((usedMs) => {
      if (isEnded) return;
      if (usedMs >= limitMs) return giveUp(onOver);
      timer = setTimeout(look, Math.max(limitMs - usedMs, shortestPauseMs));
    });
  }

  /** Without a report the clock counts. A failed one means that the worker has ended, which others notice. */
  async function used(): Promise<number> {
    try {
      return (await read()) ?? performance.now() - startedAt;
    } catch {
      return 0;
    }
  }

  return end;
}

/** The processor time of the calling thread, in milliseconds. */
export function threadProcessorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

export interface Clocks {
  readonly clock: () => number;
  readonly processor: () => number;
}

/**
 * The same for code that checks its own limit, however often: returns whether the calling thread has used that much
 * processor time since now.
 */
export function processorDeadline(
  limitMs: number,
  { clock, processor }: Clocks = { clock: () => performance.now(), processor: threadProcessorMs },
): () => boolean {
  const startMs = processor();
  let lookAt = clock() + limitMs;
  return () => {
    const now = clock();
    if (now <= lookAt) return false;
    const leftMs = limitMs - (processor() - startMs);
    lookAt = now + leftMs;
    return leftMs < 0;
  };
}
