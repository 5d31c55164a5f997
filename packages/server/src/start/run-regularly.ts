export interface RegularWork {
  readonly intervalMs: number;
  readonly work: () => Promise<void>;
  /** It is tried again after the next interval. */
  readonly onFailure: (error: unknown) => void;
}

/** Until closed, which waits for what is under way; never twice at a time. */
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
