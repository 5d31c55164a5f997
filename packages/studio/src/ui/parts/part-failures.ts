/** Whether a part is known to be missing, and who waits for the person's choice. */
export function createPartFailures() {
  let waiting: (() => void)[] = [];
  const listeners = new Set<() => void>();
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    isFailed: () => waiting.length > 0,
    async report(): Promise<void> {
      return new Promise((resolve) => {
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
