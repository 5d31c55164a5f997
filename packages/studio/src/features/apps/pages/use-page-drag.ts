/** Dragging a page to another position in the list. */
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import { useEffect, useRef, useState, type RefObject } from 'react';

type Edge = 'top' | 'bottom';

/** @param onDrop receives the key of the dragged page and the index to insert it before */
export function usePageDrag(
  element: RefObject<HTMLElement | null>,
  key: string,
  onDrop: (key: string, to: number) => void,
) {
  const [isDragged, setIsDragged] = useState(false);
  const [edge, setEdge] = useState<Edge>();
  const drop = useRef(onDrop);
  useEffect(() => {
    drop.current = onDrop;
  });
  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const edgeOf = (data: Readonly<Record<string | symbol, unknown>>): Edge | undefined => {
      const closest = extractClosestEdge(data);
      return closest === 'top' || closest === 'bottom' ? closest : undefined;
    };
    return combine(
      draggable({
        element: target,
        getInitialData: () => ({ pageKey: key }),
        onDragStart: () => setIsDragged(true),
        onDrop: () => setIsDragged(false),
      }),
      dropTargetForElements({
        element: target,
        canDrop: ({ source }) => typeof source.data['pageKey'] === 'string' && source.data['pageKey'] !== key,
        getData: ({ input, element: over }) =>
          attachClosestEdge({}, { input, element: over, allowedEdges: ['top', 'bottom'] }),
        onDrag: ({ self }) => setEdge(edgeOf(self.data)),
        onDragLeave: () => setEdge(undefined),
        onDrop: ({ self, source }) => {
          setEdge(undefined);
          const index = Number(target.dataset['index']);
          drop.current(String(source.data['pageKey']), edgeOf(self.data) === 'bottom' ? index + 1 : index);
        },
      }),
    );
  }, [element, key]);
  return { isDragged, edge };
}
