/**
 * Pointer-based dragging of tree and canvas nodes and gallery elements into the tree or the canvas. Native drag
 * events do not reach cross-origin frames, so the studio tracks the pointer itself. One drag at a time.
 */
import type { Insertion } from '../work/node-commands.ts';

export type DragSource =
  | { readonly kind: 'nodes'; readonly ids: readonly string[] }
  | { readonly kind: 'element'; readonly insertion: Insertion; readonly label: string };

export interface Drag {
  readonly source: DragSource;
  /** In window coordinates. */
  readonly x: number;
  readonly y: number;
}

export interface DropTarget {
  readonly element: HTMLElement;
  /** The pointer is over the element and may have moved. */
  over(drag: Drag): void;
  leave(): void;
  drop(drag: Drag): void;
}

/** A press that moves less than this is a click. */
const startDistancePx = 4;

const targets = new Set<DropTarget>();
const listeners = new Set<() => void>();
let current: Drag | undefined;

function setCurrent(drag: Drag | undefined): void {
  current = drag;
  for (const listener of listeners) listener();
}

export const dragState = {
  get: (): Drag | undefined => current,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export function addDropTarget(target: DropTarget): () => void {
  targets.add(target);
  return () => {
    targets.delete(target);
  };
}

/** @param toSource called once the pointer has moved far enough; returns undefined if there is nothing to drag */
export function startDrag(press: PointerEvent, toSource: () => DragSource | undefined): void {
  if (press.button !== 0 || current !== undefined) return;
  const listening = new AbortController();
  const options = { signal: listening.signal, capture: true };
  let over: DropTarget | undefined;
  const moveTo = ({ clientX, clientY }: PointerEvent): void => {
    const source = current?.source ?? toSource();
    if (source === undefined) return;
    setCurrent({ source, x: clientX, y: clientY });
    const next = targetAt(clientX, clientY);
    if (next !== over) over?.leave();
    over = next;
    if (current) next?.over(current);
  };
  const end = (): void => {
    listening.abort();
    over?.leave();
    setCurrent(undefined);
  };
  const handleMove = (event: PointerEvent): void => {
    if (event.pointerId !== press.pointerId) return;
    const distance = Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY);
    if (current === undefined && distance < startDistancePx) return;
    event.preventDefault();
    moveTo(event);
  };
  const handleUp = (event: PointerEvent): void => {
    if (event.pointerId !== press.pointerId) return;
    const [drag, target] = [current, over];
    end();
    if (drag === undefined) return;
    swallowClick();
    target?.drop(drag);
  };
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || current === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    end();
  };
  window.addEventListener('pointermove', handleMove, options);
  window.addEventListener('pointerup', handleUp, options);
  window.addEventListener('pointercancel', end, options);
  window.addEventListener('keydown', handleKey, options);
  // Only the window's own blur event: elements also lose focus on a press.
  window.addEventListener('blur', end, { signal: listening.signal });
}

function targetAt(x: number, y: number): DropTarget | undefined {
  return [...targets].find(({ element }) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return x >= left && x < right && y >= top && y < bottom;
  });
}

/** The browser fires a click after a drag that ends in the element where it started. */
export function swallowClick(): void {
  const swallow = (event: MouseEvent): void => event.stopPropagation();
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
}
