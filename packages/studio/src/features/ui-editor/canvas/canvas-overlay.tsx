/**
 * Covers the page: handles pointer and keyboard input in its place, and shows the hovered node, the selection and the
 * drop position.
 */
import type { Rect } from '@coverwright/app-runtime/canvas-messages';
import { fromMark } from '@coverwright/component-tree/canvas-chunks';
import { getNode, type TreeDocument } from '@coverwright/component-tree/document';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { dragState, type DragSource, startDrag } from '../drag/node-drag.ts';
import { pressedSelection } from '../tree/node-selection.ts';
import type { ComponentWork } from '../work/component-work.ts';
import type { NodeCommands } from '../work/node-commands.ts';
import { useWork, type WorkStore } from '../work/work-store.ts';
import type { CanvasControl, PassingPurpose } from './canvas-control.ts';
import classes from './canvas-overlay.module.css';
import { ResizeHandles } from './resize-handles.tsx';
import { isResizable } from './resized-node.ts';
import { TextField } from './text-field.tsx';
import { SpaceHandles } from './handles/space-handles.tsx';
import { OverlayMarks } from './overlay-marks.tsx';
import { useCanvasDrop } from './use-canvas-drop.ts';
import { useCanvasState } from './use-canvas.ts';
import { useRubberBand } from './use-rubber-band.ts';
import { useIsReadOnly } from '../../../ui/read-only.tsx';
import { editedText } from './edited-text.ts';

/** An element with the role application handles keys, so it must be reachable with the Tab key. */
const tabStop = { tabIndex: 0 };

interface CanvasOverlayProps {
  readonly store: WorkStore;
  readonly commands: NodeCommands;
  readonly control: CanvasControl;
  readonly scale: number;
  readonly onKeyDown: (event: KeyboardEvent) => boolean;
}

export function CanvasOverlay({ store, commands, control, scale, onKeyDown }: CanvasOverlayProps) {
  const { t } = useTranslation('uiEditor');
  const overlay = useRef<HTMLDivElement>(null);
  const isReadOnly = useIsReadOnly();
  const document = useWork(store, ({ work }) => work.document);
  const selection = useWork(store, ({ work }) => work.selection);
  const hovered = useWork(store, (state) => state.hovered);
  const rects = useCanvasState(control, (state) => state.rects);
  const spaces = useCanvasState(control, (state) => state.spaces);
  const [edited, setEdited] = useState<string>();
  // While Alt is held, shows the distances between the hovered node and the selection.
  const [isMeasuring, setIsMeasuring] = useState(false);
  const band = useRubberBand(overlay, store, control, scale);
  const drop = useCanvasDrop(overlay, store, commands, control, scale);
  const shown = useMemo(() => selection.map((id) => elementOf(document, id)), [document, selection]);
  const under = hovered === undefined ? undefined : elementOf(document, hovered);
  useEffect(() => {
    control.watch([...new Set([...shown, ...(under === undefined ? [] : [under])])]);
  }, [control, shown, under]);
  useRevealed(control, shown.at(-1));
  const hitAt = async (
    { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
    purpose?: PassingPurpose,
  ): Promise<string | undefined> => {
    const { left, top } = overlay.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
    const node = await control.hit((clientX - left) / scale, (clientY - top) / scale, purpose);
    const id = node ? fromMark(node.mark) : '';
    return store.get().work.document.nodes.has(id) ? id : undefined;
  };
  /**
   * Pressing a selected node may start a drag of the entire selection; a click without a drag selects only that node.
   */
  const press = async (event: PointerEvent): Promise<string | undefined> => {
    const { shiftKey, ctrlKey, metaKey } = event;
    const id = await hitAt(event);
    const current = store.get().work.selection;
    const isAdding = shiftKey || ctrlKey || metaKey;
    if (id === undefined || (current.includes(id) && !isAdding)) return id;
    store.select(pressedSelection([], current, undefined, id, { shiftKey: false, ctrlKey: isAdding, metaKey: false }));
    return id;
  };
  const primary = selection.at(-1);
  const resized = selection.length === 1 ? resizedNode(document, primary, rects) : undefined;
  const space = resized && spaces.get(resized.id);
  const [from, to] = [primary, under].map((id) => (id === undefined ? undefined : rects.get(id)?.[0]));
  const measured = isMeasuring && from && to && primary !== under ? { from, to } : undefined;
  const edit = (id: string | undefined): void => {
    if (id === undefined || isReadOnly || editedText(store.get().work.document, id) === undefined) return;
    store.select([id]);
    setEdited(id);
  };
  return (
    <div
      ref={overlay}
      className={classes['overlay']}
      role="application"
      aria-label={t('canvas.area')}
      data-nodes
      {...tabStop}
      onKeyDown={(event) => {
        if (edited !== undefined) return;
        if (event.key === 'Escape') store.select(parentOf(document, primary));
        else if (event.key === 'Enter') edit(primary);
        else onKeyDown(event);
      }}
      onPointerMove={(event) => {
        setIsMeasuring(event.altKey);
        // A drag sends its own requests.
        if (dragState.get() === undefined) {
          void hitAt(event, 'hover').then((id) => id !== undefined && store.hover(id));
        }
      }}
      onPointerLeave={() => {
        setIsMeasuring(false);
        store.hover(undefined);
      }}
      onPointerDown={(event) => {
        if (event.button !== 0 || edited !== undefined) return;
        overlay.current?.focus({ preventScroll: true });
        let pressed: string | undefined;
        const pressing = press(event);
        void pressing.then((id) => (pressed = id));
        band.begin(event.nativeEvent, pressing);
        if (!isReadOnly) startDrag(event.nativeEvent, () => draggedFrom(store.get().work, pressed));
      }}
      onClick={(event) => {
        const isAdding = event.shiftKey || event.ctrlKey || event.metaKey;
        if (edited !== undefined || isAdding || isHandle(event.target)) return;
        void hitAt(event).then((id) => id !== undefined && store.select([id]));
      }}
      // Also for double clicks on handles: those of a small element cover most of it.
      onDoubleClick={(event) => void hitAt(event).then(edit)}
      onWheel={(event) => {
        const { left, top } = event.currentTarget.getBoundingClientRect();
        const [x, y] = [(event.clientX - left) / scale, (event.clientY - top) / scale];
        control.scroll(x, y, event.deltaX / scale, event.deltaY / scale);
      }}
    >
      <OverlayMarks {...{ document, shown, under, rects, drop, measured, scale }} band={band.rect} />
      {isReadOnly || edited !== undefined || resized === undefined ? null : (
        <div aria-hidden>
          {space ? <SpaceHandles store={store} {...resized} space={space} scale={scale} /> : null}
          <ResizeHandles store={store} id={resized.id} rect={resized.rect} scale={scale} />
        </div>
      )}
      {edited !== undefined && edited === primary ? (
        <TextField
          store={store}
          id={edited}
          rect={rects.get(elementOf(document, edited))?.[0]}
          scale={scale}
          onClose={() => {
            setEdited(undefined);
            overlay.current?.focus({ preventScroll: true });
          }}
        />
      ) : null}
    </div>
  );
}

/** The node that has a box on the page: for a text, its parent. */
function elementOf(document: TreeDocument, id: string): string {
  let node = getNode(document, id);
  while (
    node.parent !== null &&
    (node.kind !== 'element' || node.component === 'template' || node.component === 'slot')
  ) {
    node = getNode(document, node.parent);
  }
  return node.id;
}

function parentOf(document: TreeDocument, id: string | undefined): readonly string[] {
  const parent = id === undefined ? null : getNode(document, id).parent;
  return parent === null ? [] : [parent];
}

function isHandle(target: EventTarget): boolean {
  return target instanceof Element && target.matches('[data-handle]');
}

/** A single element with one rectangle on the page: the copies in a loop share one size. */
function resizedNode(document: TreeDocument, id: string | undefined, rects: ReadonlyMap<string, readonly Rect[]>) {
  const [rect, ...copies] = (id === undefined ? undefined : rects.get(id)) ?? [];
  if (id === undefined || rect === undefined || copies.length > 0) return undefined;
  return isResizable(getNode(document, id)) ? { id, rect } : undefined;
}

/** The selection without the root, once the pressed node is known. */
function draggedFrom({ document, selection }: ComponentWork, pressed: string | undefined): DragSource | undefined {
  if (pressed === undefined || !selection.includes(pressed)) return undefined;
  const ids = selection.filter((id) => getNode(document, id).parent !== null);
  return ids.length > 0 ? { kind: 'nodes', ids } : undefined;
}

/** A node that was selected elsewhere, such as in the tree, is scrolled into view. */
function useRevealed(control: CanvasControl, id: string | undefined): void {
  useEffect(() => {
    if (id !== undefined) control.reveal(id);
  }, [control, id]);
}
