/**
 * Follows the pointer on the pages. While it is down, moved and resized boxes are moved on the screen alone; on release the
 * gesture becomes one change of the drawings.
 */
import { useEffect, useEffectEvent, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { handles, leastSidePt, touches, type Point } from '../editing/box.ts';
import { onPage } from '../editing/edit-drawings.ts';
import type { Drawings } from '../use-drawings.ts';
import { beginMove, beginResize, toLive, type Gesture, type LiveGesture } from './gesture.ts';
import { createLiveStore } from './live-store.ts';
import { moveShown, resizeShown, shownOf } from './shown-boxes.ts';

export type Tool = 'select' | 'rectangle';

/** A press that moves less is a click. */
const leastWayPx = 3;
/** How near a guide a box has to be to snap to it. */
const snapPx = 5;

interface Running {
  readonly gesture: Gesture;
  readonly overlay: HTMLElement;
  readonly zoom: number;
  /** On the screen. */
  readonly pressed: Point;
  /** What a click without a movement does. */
  readonly click: (() => void) | undefined;
  /** The boxes on the screen that it moves; undefined until the pointer has moved. */
  shown: readonly HTMLElement[] | undefined;
}

interface GestureOptions {
  readonly root: RefObject<HTMLElement | null>;
  readonly drawings: Drawings;
  readonly tool: Tool;
  readonly onTool: (tool: Tool) => void;
}

export function useGestures({ root, drawings, tool, onTool }: GestureOptions) {
  const [live] = useState(createLiveStore);
  const running = useRef<Running>(undefined);
  const { selected, sizeOf, isReadOnly } = drawings;

  const lookAt = (
    run: Running,
    event: { readonly clientX: number; readonly clientY: number },
  ): LiveGesture | undefined => {
    const size = sizeOf(run.gesture.page);
    if (!size) return undefined;
    const { left, top } = run.overlay.getBoundingClientRect();
    const pointer = { x: (event.clientX - left) / run.zoom, y: (event.clientY - top) / run.zoom };
    return toLive(run.gesture, pointer, { size, sizeOf, tolerance: snapPx / run.zoom });
  };

  const show = ({ shown = [], zoom }: Running, next: LiveGesture | undefined) => {
    live.set(next);
    if (next?.move) moveShown(shown, next.move, zoom);
    if (next?.resized) resizeShown(shown, next.resized, zoom);
  };
  /** As the drawings have them. */
  const restore = ({ gesture, shown = [], zoom }: Running, last?: LiveGesture) => {
    for (const element of shown) element.style.transform = '';
    if (gesture.kind === 'resize') resizeShown(shown, last?.resized ?? gesture.drawing, zoom);
  };

  const end = () => {
    const run = running.current;
    running.current = undefined;
    live.set(undefined);
    return run;
  };

  const cancel = (): boolean => {
    const run = end();
    if (run) restore(run);
    return run !== undefined;
  };

  const commit = ({ gesture }: Running, last: LiveGesture | undefined) => {
    if (!last) return;
    if (last.move && (last.move.x !== 0 || last.move.y !== 0)) drawings.move(last.move);
    if (last.resized && gesture.kind === 'resize') drawings.resize(gesture.drawing.id, last.resized);
    if (last.drawn && last.kind === 'lasso') {
      const { drawn } = last;
      const caught = onPage(drawings.drawings, last.page).filter((one) => touches(one, drawn));
      const before = gesture.kind === 'lasso' ? gesture.before : [];
      drawings.select(new Set([...before, ...caught.map(({ id }) => id)]));
    }
    if (last.drawn && last.kind === 'draw') {
      const { x, y, width, height } = last.drawn;
      const side = (length: number) => Math.max(length, leastSidePt);
      drawings.add({ page: last.page, x, y, width: side(width), height: side(height) });
      onTool('select');
    }
  };

  const handleMove = useEffectEvent((event: globalThis.PointerEvent) => {
    const run = running.current;
    if (!run) return;
    const way = Math.max(Math.abs(event.clientX - run.pressed.x), Math.abs(event.clientY - run.pressed.y));
    if (!run.shown && way >= leastWayPx) run.shown = root.current ? shownOf(root.current, run.gesture) : [];
    if (run.shown) show(run, lookAt(run, event));
  });
  const handleUp = useEffectEvent((event: globalThis.PointerEvent) => {
    const run = running.current;
    if (!run) return;
    const last = run.shown ? lookAt(run, event) : undefined;
    end();
    // The boxes are moved in the drawings before they are let go on the screen, so that nothing jumps.
    if (run.shown) flushSync(() => commit(run, last));
    else run.click?.();
    restore(run, last);
  });
  const handleCancel = useEffectEvent(() => cancel());
  useEffect(() => {
    const move = (event: globalThis.PointerEvent) => handleMove(event);
    const up = (event: globalThis.PointerEvent) => handleUp(event);
    const stop = () => handleCancel();
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', stop);
    return () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', stop);
    };
  }, []);

  const press = (event: PointerEvent<HTMLElement>, page: number, zoom: number) => {
    const size = sizeOf(page);
    if (event.button !== 0 || !size || running.current) return;
    const overlay = event.currentTarget;
    const { left, top } = overlay.getBoundingClientRect();
    const begun = { page, start: { x: (event.clientX - left) / zoom, y: (event.clientY - top) / zoom } };
    const begin = (gesture: Gesture, click?: () => void) => {
      const pressed = { x: event.clientX, y: event.clientY };
      running.current = { gesture, overlay, zoom, pressed, click, shown: undefined };
    };
    const target = event.target instanceof Element ? event.target : overlay;
    // The canvas keeps the keyboard, and no text of the page is selected.
    event.preventDefault();
    overlay.closest<HTMLElement>('[data-stage]')?.focus({ preventScroll: true });
    if (tool === 'rectangle' && !isReadOnly) return begin({ ...begun, kind: 'draw' });
    const id = target.closest<HTMLElement>('[data-drawing]')?.dataset['drawing'];
    const drawing = drawings.drawings.find((one) => one.id === id);
    const adds = event.shiftKey || event.ctrlKey || event.metaKey;
    if (!drawing) {
      return begin({ ...begun, kind: 'lasso', before: adds ? selected : new Set() }, () => {
        if (!adds) drawings.selectNone();
      });
    }
    const handle = handles.find((one) => one === target.closest<HTMLElement>('[data-handle]')?.dataset['handle']);
    if (handle && !isReadOnly) {
      return begin(beginResize(begun, drawing, handle, { drawings: drawings.drawings, size }));
    }
    if (adds) return drawings.toggle(drawing.id);
    const isSelected = selected.has(drawing.id);
    const moved = isSelected ? drawings.selectedDrawings : [drawing];
    if (!isSelected) drawings.select(new Set([drawing.id]));
    if (isReadOnly) return undefined;
    return begin(beginMove(begun, moved, drawings.drawings, size), () => drawings.select(new Set([drawing.id])));
  };
  return { live, press, cancel };
}
