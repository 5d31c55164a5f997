/** The position of the floating test panel, which is dragged by its header or moved with the arrow keys. */
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

export interface PanelPosition {
  readonly left: number;
  readonly top: number;
}

const stepPx = 16;
const largeStepPx = 96;
/** The part of the panel that stays visible on every side. */
const visiblePx = 64;

/** Keeps enough of the panel inside the window that it can be dragged back. */
export function clampPosition(
  position: PanelPosition,
  size: { width: number; height: number },
  panelWidth: number,
): PanelPosition {
  const left = Math.min(Math.max(position.left, visiblePx - panelWidth), size.width - visiblePx);
  return { left, top: Math.min(Math.max(position.top, 0), size.height - visiblePx) };
}

/** The position is restricted to the window only while the panel floats. */
export function usePanelPosition(panelWidth: number, isFloating: boolean) {
  const [position, setPosition] = useState<PanelPosition>(() => ({
    left: window.innerWidth - panelWidth - 32,
    top: 64,
  }));
  const grip = useRef<PanelPosition>(undefined);
  const move = (wanted: PanelPosition) => setPosition(clampPosition(wanted, windowSize(), panelWidth));

  // The window may have shrunk in the meantime, putting the panel out of reach.
  useLayoutEffect(() => {
    if (!isFloating) return undefined;
    const fit = () => setPosition((last) => clampPosition(last, windowSize(), panelWidth));
    fit();
    window.addEventListener('resize', fit);
    return () => window.removeEventListener('resize', fit);
  }, [isFloating, panelWidth]);

  const handlePointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button:not([data-grip])')))
      return;
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { left: event.clientX - position.left, top: event.clientY - position.top };
  };
  const handlePointerMove = (event: PointerEvent) => {
    const { current } = grip;
    if (current) move({ left: event.clientX - current.left, top: event.clientY - current.top });
  };
  const handlePointerUp = () => {
    grip.current = undefined;
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = event.shiftKey ? largeStepPx : stepPx;
    const [right, down] =
      { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key] ?? [];
    if (right === undefined || down === undefined) return;
    event.preventDefault();
    move({ left: position.left + right * step, top: position.top + down * step });
  };
  return {
    position,
    dragProps: {
      onPointerDown: handlePointerDown,
      onPointerMove: handlePointerMove,
      onPointerUp: handlePointerUp,
      onPointerCancel: handlePointerUp,
    },
    handleKeyDown,
  };
}

function windowSize() {
  return { width: window.innerWidth, height: window.innerHeight };
}
