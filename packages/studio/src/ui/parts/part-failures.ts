/** Whether a part is known to be missing, and who waits for the person's choice. */
export function createPartFailures() {
  let waiting: (() => void)[] = [];
  const listeners = new Set<() => void>();
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    isFailed: () => waiting.length > 0,
    /** True once the person keeps working; false at once while nobody could ask them. */
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
