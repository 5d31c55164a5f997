/** The visible state of a running gesture, separate from the drawings, so that pointer moves rerender nothing else. */
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
