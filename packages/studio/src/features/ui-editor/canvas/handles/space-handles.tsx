/**
 * Handles inside and outside the selected element that change its padding and margin; with Shift, on all four sides.
 */
import type { BoxSpace, Rect } from '@coverwright/app-runtime/canvas-messages';
import { getNode } from '@coverwright/component-tree/document';
import { useState, type CSSProperties, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkStore } from '../../work/work-store.ts';
import { boxSides, spaceNode, type BoxSide, type SpacePart } from '../resized-node.ts';
import classes from './space-handles.module.css';
import { areaOf, draggedSize, handleAt, hasRoom, sizeOf } from './space-places.ts';

interface SpaceHandlesProps {
  readonly store: WorkStore;
  readonly id: string;
  readonly rect: Rect;
  readonly space: BoxSpace;
  readonly scale: number;
}

interface Drag {
  readonly part: SpacePart;
  readonly side: BoxSide;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly isOfAll: boolean;
}

const parts = ['margin', 'padding'] as const;

export function SpaceHandles({ store, id, rect, space, scale }: SpaceHandlesProps) {
  const { t } = useTranslation('uiEditor');
  const [drag, setDrag] = useState<Drag>();
  const begin = (part: SpacePart, side: BoxSide, event: PointerEvent): void => {
    event.stopPropagation();
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    const { clientX: x, clientY: y, shiftKey: isOfAll } = event;
    setDrag({ part, side, x, y, size: sizeOf(space, part, side), isOfAll });
  };
  const move = ({ clientX, clientY, shiftKey }: PointerEvent): void => {
    if (!drag) return;
    const { part, side } = drag;
    const by = { x: (clientX - drag.x) / scale, y: (clientY - drag.y) / scale };
    setDrag({ ...drag, size: draggedSize(sizeOf(space, part, side), part, side, by), isOfAll: shiftKey });
  };
  const end = (isTaken: boolean): void => {
    const { document } = store.get().work;
    if (drag && isTaken && drag.size !== sizeOf(space, drag.part, drag.side) && document.nodes.has(id)) {
      const sides = drag.isOfAll ? boxSides : [drag.side];
      store.edit(spaceNode(getNode(document, id), drag.part, sides, drag.size));
    }
    setDrag(undefined);
  };
  return (
    <>
      {drag ? (
        <div className={classes['area']} data-part={drag.part} style={scaled(areaOf(rect, drag), scale)}>
          <span>
            {t(`canvas.${drag.part}`)} {Math.round(drag.size)}
          </span>
        </div>
      ) : null}
      {parts.flatMap((part) =>
        boxSides.map((side) => {
          if (part === 'padding' && !hasRoom(rect, side, scale)) return null;
          const { x, y } = handleAt(rect, space, part, side, scale);
          return (
            <span
              key={`${part} ${side}`}
              role="presentation"
              className={classes['handle']}
              data-part={part}
              data-side={side}
              data-handle={`${part}${side}`}
              style={{ left: x, top: y }}
              onPointerDown={(event) => begin(part, side, event)}
              onPointerMove={move}
              onPointerUp={() => end(true)}
              onPointerCancel={() => end(false)}
            />
          );
        }),
      )}
    </>
  );
}

function scaled({ x, y, width, height }: Rect, scale: number): CSSProperties {
  return { left: x * scale, top: y * scale, width: width * scale, height: height * scale };
}
