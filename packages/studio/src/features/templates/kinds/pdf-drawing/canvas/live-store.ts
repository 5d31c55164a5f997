/** What is seen of a running gesture, apart from the drawings: a movement of the pointer draws nothing else again. */
import type { LiveGesture } from './gesture.ts';

export type LiveStore = ReturnType<typeof createLiveStore>;

export function createLiveStore() {
  let live: LiveGesture | undefined;
  const listeners = new Set<() => void>();
  return {
    current: () => live,
    set: (next: LiveGesture | undefined): void => {
      live = next;
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
