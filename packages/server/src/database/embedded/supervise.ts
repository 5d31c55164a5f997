import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { ServerProcess } from './process.ts';

export interface Supervised {
  /** The running process; undefined while it is being restarted. */
  readonly pid: number | undefined;
  /** Resolves when it has ended and will not be restarted. */
  stop(isForced: boolean): Promise<void>;
}

/** A crash is often temporary, so the first wait is short. */
const firstBackoffMs = 100;
const longestBackoffMs = 5_000;
/** After running this long, the next crash counts as the first again. */
const healthyMs = 60_000;

/** Restarts the process whenever it ends on its own, waiting longer each time. */
export function supervise(
  first: ServerProcess,
  start: () => Promise<ServerProcess>,
  log: Pick<Logger, 'error'>,
): Supervised {
  let current: ServerProcess | undefined = first;
  let backoffMs = firstBackoffMs;
  const stopping = new AbortController();
  const supervision = watch();

  async function watch(): Promise<void> {
    while (current !== undefined && !stopping.signal.aborted) {
      const startedAt = Date.now();
      const end = await current.ended;
      current = undefined;
      if (stopping.signal.aborted) return;
      if (Date.now() - startedAt > healthyMs) backoffMs = firstBackoffMs;
      log.error({ end, restartInMs: backoffMs }, 'PostgreSQL ended unexpectedly and is being restarted');
      current = await startAgain();
    }
  }

  async function startAgain(): Promise<ServerProcess | undefined> {
    while (await waited(backoffMs)) {
      backoffMs = Math.min(backoffMs * 2, longestBackoffMs);
      try {
        return await start();
      } catch (error) {
        log.error({ error, restartInMs: backoffMs }, 'PostgreSQL did not start');
      }
    }
    return undefined;
  }

  /** Returns false if the stop interrupted the wait. */
  async function waited(ms: number): Promise<boolean> {
    await delay(ms, undefined, { signal: stopping.signal }).catch(() => undefined);
    return !stopping.signal.aborted;
  }

  return {
    get pid() {
      return current?.pid;
    },
    stop: async (isForced) => {
      stopping.abort();
      await current?.stop(isForced);
      await supervision;
      // A start that was in progress at the time of the stop.
      await current?.stop(isForced);
    },
  };
}
