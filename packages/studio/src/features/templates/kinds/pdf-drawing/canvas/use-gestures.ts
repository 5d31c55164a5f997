/**
 * Tracks pointer gestures on the pages. While the pointer is down, boxes move and resize only on the screen; on
 * release, the gesture becomes a single change of the drawings.
 */
import { useEffect, useEffectEvent, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { handles, leastSidePt, touches, type Point } from '../editing/box.ts';
import { onPage, type SizeOfPage } from '../editing/edit-drawings.ts';
import type { Drawings } from '../use-drawings.ts';
import { createEdgeScroll, type EdgeScroll, type PointerPosition } from './edge-scroll.ts';
import {
  beginMove,
  beginResize,
  toLive,
  type Begun,
  type Gesture,
  type LiveGesture,
  type OtherPage,
} from './gesture.ts';
import { createLiveStore, moveShown, resizeShown, shownOf } from './live-gesture.ts';

export type Tool = 'select' | 'rectangle';

/** A press that moves less than this is a click. */
const leastWayPx = 3;
/** The distance within which a box snaps to a guide. */
const snapPx = 5;

interface Running {
  readonly gesture: Gesture;
  readonly overlay: HTMLElement;
  readonly zoom: number;
  /** In screen coordinates. */
  readonly at: Point;
  /** The action for a click without movement. */
  readonly click: (() => void) | undefined;
  readonly scroll: EdgeScroll | undefined;
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

  const handleMove = (event: PointerPosition) => {
    const run = running.current;
    if (!run) return;
    const way = Math.max(Math.abs(event.clientX - run.at.x), Math.abs(event.clientY - run.at.y));
    if (!run.shown && way >= leastWayPx) {
      run.shown = root.current ? shownOf(root.current, run.gesture) : [];
      for (const element of run.shown) element.dataset['held'] = 'true';
    }
    if (!run.shown) return;
    const next = lookAt(run, event, root.current, drawings);
    live.set(next);
    show(run, next);
    run.scroll?.follow(event);
  };
  const end = () => {
    const run = running.current;
    running.current = undefined;
    run?.scroll?.stop();
    live.set(undefined);
    return run;
  };
  const handleUp = (event: PointerPosition) => {
    const run = end();
    if (!run) return;
    const last = run.shown ? lookAt(run, event, root.current, drawings) : undefined;
    // The boxes are rendered where they were released before the browser paints, so that nothing jumps.
    if (last) commit(run.gesture, last, { drawings, onTool });
    else if (!run.shown) run.click?.();
    restore(run, last);
  };
  const cancel = (): boolean => {
    const run = end();
    if (run) restore(run);
    return run !== undefined;
  };
  usePointer(handleMove, handleUp, cancel);

  const press = (event: PointerEvent<HTMLElement>, page: number, zoom: number) => {
    if (event.button !== 0 || running.current) return;
    const overlay = event.currentTarget;
    // Keeps the focus on the canvas, and prevents text selection on the page.
    event.preventDefault();
    const stage = overlay.closest<HTMLElement>('[data-stage]');
    stage?.focus({ preventScroll: true });
    const begun = { page, start: toPoints(event, overlay, zoom) };
    const found = pressed(event, begun, { drawings, tool });
    if (!found) return;
    const at = { x: event.clientX, y: event.clientY };
    const scroll = stage && found.gesture.kind === 'move' ? createEdgeScroll(stage, handleMove) : undefined;
    running.current = { ...found, overlay, zoom, at, scroll, shown: undefined };
  };
  return { live, press, cancel };
}

interface Pressed {
  readonly gesture: Gesture;
  /** The action for a click without movement. */
  readonly click: (() => void) | undefined;
}

/** The gesture and selection that a press starts; undefined if it only changes the selection. */
function pressed(
  event: Pick<PointerEvent<HTMLElement>, 'target' | 'shiftKey' | 'ctrlKey' | 'metaKey'>,
  begun: Begun,
  { drawings, tool }: Pick<GestureOptions, 'drawings' | 'tool'>,
): Pressed | undefined {
  const { selected, isReadOnly } = drawings;
  const size = drawings.sizeOf(begun.page);
  if (!size || !(event.target instanceof Element)) return undefined;
  if (tool === 'rectangle' && !isReadOnly) return { gesture: { ...begun, kind: 'draw' }, click: undefined };
  const adds = event.shiftKey || event.ctrlKey || event.metaKey;
  const drawing = drawingAt(event.target, drawings);
  if (!drawing) {
    const gesture = { ...begun, kind: 'lasso', before: adds ? selected : new Set<string>() } as const;
    return { gesture, click: adds ? undefined : drawings.selectNone };
  }
  const name = event.target.closest<HTMLElement>('[data-handle]')?.dataset['handle'];
  const handle = handles.find((one) => one === name);
  if (handle && !isReadOnly) {
    return { gesture: beginResize(begun, drawing, handle, { drawings: drawings.drawings, size }), click: undefined };
  }
  if (adds) {
    drawings.toggle(drawing.id);
    return undefined;
  }
  const selectAlone = () => drawings.select(new Set([drawing.id]));
  if (isReadOnly) {
    selectAlone();
    return undefined;
  }
  const moved = selected.has(drawing.id) ? drawings.selectedDrawings : [drawing];
  return { gesture: beginMove(begun, moved, drawings.drawings), click: selectAlone };
}

function drawingAt(target: Element, { drawings }: Drawings) {
  const id = target.closest<HTMLElement>('[data-drawing]')?.dataset['drawing'];
  return id === undefined ? undefined : drawings.find((one) => one.id === id);
}

function toPoints({ clientX, clientY }: PointerPosition, overlay: HTMLElement, zoom: number): Point {
  const { left, top } = overlay.getBoundingClientRect();
  return { x: (clientX - left) / zoom, y: (clientY - top) / zoom };
}

function lookAt(run: Running, event: PointerPosition, root: HTMLElement | null, { sizeOf }: Drawings) {
  const { gesture, overlay, zoom } = run;
  const size = sizeOf(gesture.page);
  if (!size) return undefined;
  const other = root && gesture.kind === 'move' ? otherPageAt(event, run, root, sizeOf) : undefined;
  // The page has been scrolled so far away that it is no longer rendered.
  if (!other && !overlay.isConnected) return undefined;
  return toLive(gesture, toPoints(event, overlay, zoom), { size, sizeOf, other, tolerance: snapPx / zoom });
}

/** Considers only pages near the visible part. */
function otherPageAt(
  event: PointerPosition,
  { overlay, zoom }: Running,
  root: HTMLElement,
  sizeOf: SizeOfPage,
): OtherPage | undefined {
  const own = overlay.getBoundingClientRect();
  if (isIn(event, own)) return undefined;
  for (const element of root.querySelectorAll<HTMLElement>('[data-overlay]')) {
    const rectangle = element.getBoundingClientRect();
    const page = Number(element.dataset['overlay']);
    const size = sizeOf(page);
    if (!size || !isIn(event, rectangle)) continue;
    return { page, size, offset: { x: (rectangle.left - own.left) / zoom, y: (rectangle.top - own.top) / zoom } };
  }
  return undefined;
}

function isIn({ clientX, clientY }: PointerPosition, { left, top, right, bottom }: DOMRect): boolean {
  return clientX >= left && clientX < right && clientY >= top && clientY < bottom;
}

function show({ shown = [], zoom }: Running, next: LiveGesture | undefined): void {
  if (next?.move) moveShown(shown, next.move, zoom);
  if (next?.resized) resizeShown(shown, next.resized, zoom);
}

/** Resets the boxes to the state of the drawings. */
function restore({ gesture, shown = [], zoom }: Running, last?: LiveGesture): void {
  for (const element of shown) {
    element.style.transform = '';
    delete element.dataset['held'];
  }
  if (gesture.kind === 'resize') resizeShown(shown, last?.resized ?? gesture.drawing, zoom);
}

function commit(
  gesture: Gesture,
  last: LiveGesture,
  { drawings, onTool }: Pick<GestureOptions, 'drawings' | 'onTool'>,
) {
  const { move, onto, resized, drawn, page } = last;
  // Selects the boxes only on release: the panel that opens shifts the page under the pointer.
  if (move && gesture.kind === 'move') drawings.moveThese(gesture.moved, onto?.step ?? move, onto?.page);
  if (resized && gesture.kind === 'resize') drawings.resize(gesture.drawing.id, resized);
  if (drawn && gesture.kind === 'lasso') {
    const caught = onPage(drawings.drawings, page).filter((one) => touches(one, drawn));
    drawings.select(new Set([...gesture.before, ...caught.map(({ id }) => id)]));
  }
  if (drawn && gesture.kind === 'draw') {
    const { x, y, width, height } = drawn;
    const side = (length: number) => Math.max(length, leastSidePt);
    drawings.add({ page, x, y, width: side(width), height: side(height) });
    onTool('select');
  }
}

/** Tracks the pointer even outside the page and the window. */
function usePointer(
  onMove: (event: PointerPosition) => void,
  onUp: (event: PointerPosition) => void,
  onCancel: () => void,
): void {
  const handleMove = useEffectEvent(onMove);
  const handleUp = useEffectEvent(onUp);
  const handleCancel = useEffectEvent(onCancel);
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
}
