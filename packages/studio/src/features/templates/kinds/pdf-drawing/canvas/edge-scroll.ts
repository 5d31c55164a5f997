/** Scrolls the pages while something is dragged at the top or bottom edge of the visible part. */
export type PointerPosition = Pick<globalThis.PointerEvent, 'clientX' | 'clientY'>;

const edgePx = 48;
/** Per frame, at the very edge. */
const mostPx = 16;

export interface EdgeScroll {
  readonly follow: (position: PointerPosition) => void;
  readonly stop: () => void;
}

/** @param onScroll called when scrolling has moved the pages under a resting pointer */
export function createEdgeScroll(stage: HTMLElement, onScroll: (position: PointerPosition) => void): EdgeScroll {
  // Measured once: moving the pointer must not trigger a layout.
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

/** Faster closer to the edge, and beyond it. */
export function stepAt(y: number, { top, bottom }: Pick<DOMRect, 'top' | 'bottom'>): number {
  const into = Math.max(top + edgePx - y, y - bottom + edgePx);
  if (into <= 0) return 0;
  const step = Math.ceil((Math.min(into, edgePx) / edgePx) * mostPx);
  return y < (top + bottom) / 2 ? -step : step;
}
