/** Tracks whether a part is known to be missing, and the callers waiting for the user's decision. */
export function createPartFailures() {
  let waiting: (() => void)[] = [];
  const listeners = new Set<() => void>();
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    isFailed: () => waiting.length > 0,
    /** Resolves to true once the user continues working, or to false immediately if the user cannot be asked. */
    async report(): Promise<boolean> {
      if (listeners.size === 0) return false;
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
        notify();
      });
      return true;
    },
    keepWorking(): void {
      const settled = waiting;
      waiting = [];
      for (const resolve of settled) resolve();
      notify();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
