/** Whether a part is known to be missing, and who waits for the person's choice. */
export function createPartFailures() {
  let waiting: (() => void)[] = [];
  const listeners = new Set<() => void>();
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    isFailed: () => waiting.length > 0,
    /** Resolves once the person keeps working; at once while nobody could ask them. */
    async report(): Promise<void> {
      if (listeners.size === 0) return;
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
        notify();
      });
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
