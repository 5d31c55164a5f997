/** Makes the layout tree a drop target that scrolls while the pointer is near its edge. */
import { useEffect, useRef, useState, type RefObject } from 'react';
import { addDropTarget, type Drag } from '../drag/node-drag.ts';
import type { NodeCommands } from '../work/node-commands.ts';
import type { WorkStore } from '../work/work-store.ts';
import type { LayoutRow } from './layout-rows.ts';
import { findRowDrop, type RowDrop } from './row-drop.ts';

const edgePx = 28;
const scrollPx = 12;

export interface DropRows {
  readonly rows: readonly LayoutRow[];
  readonly rowHeightPx: number;
  /** Above the first row. */
  readonly paddingPx: number;
}

export function useRowDrop(
  tree: RefObject<HTMLElement | null>,
  store: WorkStore,
  commands: NodeCommands,
  dropRows: DropRows,
): RowDrop | undefined {
  const [drop, setDrop] = useState<RowDrop>();
  const latest = useRef(dropRows);
  useEffect(() => {
    latest.current = dropRows;
  });
  useEffect(() => {
    const element = tree.current;
    if (!element) return undefined;
    const find = ({ source, y }: Drag): RowDrop | undefined => {
      const { rows, rowHeightPx, paddingPx } = latest.current;
      const offset = y - element.getBoundingClientRect().top - paddingPx + element.scrollTop;
      const index = Math.min(Math.max(Math.floor(offset / rowHeightPx), 0), rows.length - 1);
      const row = rows[index];
      const part = offset / rowHeightPx - index;
      return row && findRowDrop(store.get().work.document, row, part, source.kind === 'nodes' ? source.ids : []);
    };
    return addDropTarget({
      element,
      over: (drag) => {
        const { top, bottom } = element.getBoundingClientRect();
        if (drag.y < top + edgePx) element.scrollTop -= scrollPx;
        else if (drag.y > bottom - edgePx) element.scrollTop += scrollPx;
        const found = find(drag);
        setDrop((last) => (last?.rowId === found?.rowId && last?.kind === found?.kind ? last : found));
      },
      leave: () => setDrop(undefined),
      drop: (drag) => {
        const found = find(drag);
        if (found === undefined) return;
        if (drag.source.kind === 'nodes') commands.moveTo(drag.source.ids, found.place);
        else commands.insert(drag.source.insertion, found.place);
      },
    });
  }, [tree, store, commands]);
  return drop;
}
