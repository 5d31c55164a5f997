/** The gesture and selection that a press on a page starts. */
import type { PointerEvent } from 'react';
import { handles } from '../editing/box.ts';
import type { Drawings } from '../use-drawings.ts';
import { beginMove, beginResize, type Begun, type Gesture } from './gesture.ts';

export type Tool = 'select' | 'rectangle';

interface Pressed {
  readonly gesture: Gesture;
  /** The action for a click without movement. */
  readonly click: (() => void) | undefined;
}

interface PressContext {
  readonly drawings: Drawings;
  readonly tool: Tool;
}

/** Undefined if the press only changes the selection. */
export function pressed(
  event: Pick<PointerEvent<HTMLElement>, 'target' | 'shiftKey' | 'ctrlKey' | 'metaKey'>,
  begun: Begun,
  { drawings, tool }: PressContext,
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
