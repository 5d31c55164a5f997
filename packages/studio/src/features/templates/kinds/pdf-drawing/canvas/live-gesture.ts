/**
 * The visible state of a running gesture, separate from the drawings: while the pointer is down, boxes move on the screen
 * and nothing else is rendered.
 */
import type { Box, Point } from '../editing/box.ts';
import type { Gesture, LiveGesture } from './gesture.ts';

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

/** The boxes that a gesture moves, limited to those near the visible part. */
export function shownOf(root: HTMLElement, gesture: Gesture): HTMLElement[] {
  const ids = new Set(gesture.kind === 'move' ? gesture.moved.map(({ id }) => id) : idsOfResized(gesture));
  if (ids.size === 0) return [];
  const boxes = [...root.querySelectorAll<HTMLElement>('[data-drawing]')];
  return boxes.filter((element) => ids.has(element.dataset['drawing'] ?? ''));
}

function idsOfResized(gesture: Gesture): string[] {
  return gesture.kind === 'resize' ? [gesture.drawing.id] : [];
}

export function moveShown(shown: readonly HTMLElement[], { x, y }: Point, zoom: number): void {
  const transform = `translate(${x * zoom}px, ${y * zoom}px)`;
  for (const element of shown) element.style.transform = transform;
}

export function resizeShown(shown: readonly HTMLElement[], box: Box, zoom: number): void {
  for (const element of shown) Object.assign(element.style, toPixels(box, zoom));
}

export function toPixels({ x, y, width, height }: Box, zoom: number) {
  return { left: `${x * zoom}px`, top: `${y * zoom}px`, width: `${width * zoom}px`, height: `${height * zoom}px` };
}
