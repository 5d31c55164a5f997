/** Scrolls the pages for as long as something is dragged at the upper or lower edge of the visible part. */
export type PointerPosition = Pick<globalThis.PointerEvent, 'clientX' | 'clientY'>;

const edgePx = 48;
/** In a frame, at the very edge. */
const mostPx = 16;

export interface EdgeScroll {
  readonly follow: (position: PointerPosition) => void;
  readonly stop: () => void;
}

/** @param onScroll called when another part of the pages is under the pointer, which has not moved */
export function createEdgeScroll(stage: HTMLElement, onScroll: (position: PointerPosition) => void): EdgeScroll {
  // Measured once: moving the pointer must not cause another layout.
  const bounds = stage.getBoundingClientRect();
  let frame: number | undefined;
  let last: PointerPosition | undefined;
  const step = () => {
    frame = undefined;
    const before = stage.scrollTop;
    if (last) stage.scrollTop += stepAt(last.clientY, bounds);
    if (last && stage.scrollTop !== before) onScroll(last);
  };
  return {
    follow: (position) => {
      last = position;
      if (stepAt(position.clientY, bounds) !== 0) frame ??= requestAnimationFrame(step);
    },
    stop: () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      frame = undefined;
      last = undefined;
    },
  };
}

/** Faster the nearer to the edge, and beyond it. */
export function stepAt(y: number, { top, bottom }: Pick<DOMRect, 'top' | 'bottom'>): number {
  const into = Math.max(top + edgePx - y, y - bottom + edgePx);
  if (into <= 0) return 0;
  const step = Math.ceil((Math.min(into, edgePx) / edgePx) * mostPx);
  return y < (top + bottom) / 2 ? -step : step;
}
