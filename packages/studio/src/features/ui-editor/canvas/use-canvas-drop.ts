/** Makes the canvas a drop target: requests the node under the pointer from the frame, one request at a time. */
import { fromMark } from '@coverwright/component-tree/canvas-chunks';
import { useEffect, useState, type RefObject } from 'react';
import { addDropTarget, dragState, type Drag } from '../drag/node-drag.ts';
import type { NodeCommands } from '../work/node-commands.ts';
import type { WorkStore } from '../work/work-store.ts';
import type { CanvasControl, PassingPurpose } from './canvas-control.ts';
import { findCanvasDrop, type CanvasDrop } from './canvas-drop.ts';

const edgePx = 40;
const scrollPx = 20;

export function useCanvasDrop(
  overlay: RefObject<HTMLElement | null>,
  store: WorkStore,
  commands: NodeCommands,
  control: CanvasControl,
  scale: number,
): CanvasDrop | undefined {
  const [drop, setDrop] = useState<CanvasDrop>();
  useEffect(() => {
    const element = overlay.current;
    if (!element) return undefined;
    const find = async ({ source, x, y }: Drag, purpose?: PassingPurpose): Promise<CanvasDrop | undefined> => {
      const { left, top } = element.getBoundingClientRect();
      const point = { x: (x - left) / scale, y: (y - top) / scale };
      const node = await control.hit(point.x, point.y, purpose);
      const { document } = store.get().work;
      const id = node ? fromMark(node.mark) : '';
      if (!node || !document.nodes.has(id)) return undefined;
      const children = node.children.map(({ mark, rect }) => ({ id: fromMark(mark), rect }));
      return findCanvasDrop(document, { ...node, id, children }, point, source.kind === 'nodes' ? source.ids : []);
    };
    const scrollNearEdge = ({ x, y }: Drag): void => {
      const { left, top, bottom } = element.getBoundingClientRect();
      const delta = y < top + edgePx ? -scrollPx : y > bottom - edgePx ? scrollPx : 0;
      if (delta !== 0) control.scroll((x - left) / scale, (y - top) / scale, 0, delta);
    };
    return addDropTarget({
      element,
      over: (drag) => {
        scrollNearEdge(drag);
        void find(drag, 'drop').then((found) => {
          if (found && dragState.get() !== undefined) setDrop(found);
        });
      },
      leave: () => setDrop(undefined),
      drop: (drag) => {
        void find(drag).then((found) => {
          if (found === undefined) return;
          if (drag.source.kind === 'nodes') commands.moveTo(drag.source.ids, found.place);
          else commands.insert(drag.source.insertion, found.place);
        });
      },
    });
  }, [overlay, store, commands, control, scale]);
  return drop;
}
