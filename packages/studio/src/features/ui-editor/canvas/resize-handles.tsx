/** Handles that resize the selected element, showing its size meanwhile. One drag is one undo step. */
import type { Rect } from '@coverwright/app-runtime/canvas-messages';
import { getNode } from '@coverwright/component-tree/document';
import { useState, type CSSProperties, type PointerEvent } from 'react';
import type { WorkStore } from '../work/work-store.ts';
import classes from './canvas-overlay.module.css';
import { resizeNode, type NewSize } from './resized-node.ts';

interface ResizeHandlesProps {
  readonly store: WorkStore;
  readonly id: string;
  readonly rect: Rect;
  readonly scale: number;
}

const handles = ['right', 'bottom', 'corner'] as const;
type Handle = (typeof handles)[number];

/** In screen pixels. Smaller elements have only the corner handle, so that they can still be dragged. */
const roomPx = 28;

function hasRoom(handle: Handle, { width, height }: Rect, scale: number): boolean {
  return handle === 'corner' || Math.min(width, height) * scale >= roomPx;
}

interface Drag {
  readonly handle: Handle;
  readonly x: number;
  readonly y: number;
  readonly size: NewSize;
}

export function ResizeHandles({ store, id, rect, scale }: ResizeHandlesProps) {
  const [drag, setDrag] = useState<Drag>();
  const width = drag?.size.width ?? rect.width;
  const height = drag?.size.height ?? rect.height;
  const place: CSSProperties = {
    left: rect.x * scale,
    top: rect.y * scale,
    width: width * scale,
    height: height * scale,
  };
  const begin = (handle: Handle, event: PointerEvent): void => {
    event.stopPropagation();
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ handle, x: event.clientX, y: event.clientY, size: { width: undefined, height: undefined } });
  };
  const move = ({ clientX, clientY }: PointerEvent): void => {
    if (!drag) return;
    const isWide = drag.handle !== 'bottom';
    const isHigh = drag.handle !== 'right';
    const size = {
      width: isWide ? Math.max(rect.width + (clientX - drag.x) / scale, 1) : undefined,
      height: isHigh ? Math.max(rect.height + (clientY - drag.y) / scale, 1) : undefined,
    };
    setDrag({ ...drag, size });
  };
  const end = (isTaken: boolean): void => {
    const { document } = store.get().work;
    if (drag && isTaken && document.nodes.has(id)) store.edit(resizeNode(getNode(document, id), drag.size));
    setDrag(undefined);
  };
  return (
    <div className={classes['resized']} data-resizing={drag !== undefined || undefined} style={place}>
      {handles
        .filter((handle) => hasRoom(handle, rect, scale))
        .map((handle) => (
          <span
            key={handle}
            role="presentation"
            className={classes['handle']}
            data-handle={handle}
            onPointerDown={(event) => begin(handle, event)}
            onPointerMove={move}
            onPointerUp={() => end(true)}
            onPointerCancel={() => end(false)}
          />
        ))}
      {drag ? (
        <span className={classes['measure']}>
          {Math.round(width)} × {Math.round(height)}
        </span>
      ) : null}
    </div>
  );
}
