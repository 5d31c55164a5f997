export interface RegularWork {
  readonly intervalMs: number;
  readonly work: () => Promise<void>;
  /** The work is retried after the next interval. */
  readonly onFailure: (error: unknown) => void;
}

/** Runs until closed, which waits for work in progress; runs never overlap. */
export function runRegularly({ intervalMs, work, onFailure }: RegularWork): { close(): Promise<void> } {
  let running = Promise.resolve();
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    running = work()
      .catch(onFailure)
      .finally(() => {
        isRunning = false;
      });
  }, intervalMs);
  timer.unref();
  return {
    close: () => {
      clearInterval(timer);
      return running;
    },
  };
}
