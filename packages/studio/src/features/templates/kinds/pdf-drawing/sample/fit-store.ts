/** Drawings whose text does not fit into its box, as measured on the screen for pages near the visible part. */
export type FitStore = ReturnType<typeof createFitStore>;

export function createFitStore() {
  let unfit: ReadonlySet<string> = new Set();
  const listeners = new Set<() => void>();
  return {
    current: () => unfit,
    /** @param measured whether each of the measured drawings fits */
    report: (measured: ReadonlyMap<string, boolean>): void => {
      const next = new Set(unfit);
      for (const [id, fits] of measured) {
        if (fits) next.delete(id);
        else next.add(id);
      }
      if (next.size === unfit.size && [...next].every((id) => unfit.has(id))) return;
      unfit = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
