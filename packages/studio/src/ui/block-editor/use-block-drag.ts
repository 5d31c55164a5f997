/** Drag and drop of rows: where a block may be dropped, and the resulting move. */
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import {
  attachInstruction,
  extractInstruction,
  type Instruction,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item';
import { innerBlocks, takesBlocks, type BlockGap, type BlockPlace } from '@coverwright/rules/blocks';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { BlockRow } from './block-rows.ts';

export interface BlockDrops {
  readonly moveTo: (moved: BlockPlace, gap: BlockGap) => boolean;
  readonly mayMove: (moved: BlockPlace, gap: BlockGap) => boolean;
}

type DropPosition = 'before' | 'after' | 'inside';
const positions = { 'reorder-before': 'before', 'reorder-after': 'after', combine: 'inside' } as const;

function gapAt({ place, block }: BlockRow, position: DropPosition): BlockGap | undefined {
  if (position === 'inside')
    return takesBlocks(block) ? { parent: place, index: innerBlocks(block).length } : undefined;
  const index = place.at(-1);
  if (index === undefined) return undefined;
  return { parent: place.slice(0, -1), index: position === 'before' ? index : index + 1 };
}

export function useBlockDrag(element: RefObject<HTMLElement | null>, row: BlockRow, drops: BlockDrops, isOff: boolean) {
  const [isDragged, setIsDragged] = useState(false);
  const [instruction, setInstruction] = useState<Instruction | null>(null);
  const latest = useRef({ row, drops });
  useEffect(() => {
    latest.current = { row, drops };
  });
  useEffect(() => {
    if (!element.current || isOff) return undefined;
    return combine(
      draggable({
        element: element.current,
        canDrag: () => latest.current.row.place.length > 0,
        getInitialData: () => ({ blockPlace: latest.current.row.place }),
        onDragStart: () => setIsDragged(true),
        onDrop: () => setIsDragged(false),
      }),
      dropTargetForElements({
        element: element.current,
        canDrop: ({ source }) => placeOf(source.data) !== undefined,
        getData: ({ input, element: target, source }) => {
          const { row: shown, drops: allowed } = latest.current;
          const moved = placeOf(source.data) ?? [];
          const may = (position: DropPosition) => {
            const gap = gapAt(shown, position);
            if (gap === undefined) return 'not-available';
            return allowed.mayMove(moved, gap) ? 'available' : 'blocked';
          };
          // Below an expanded row is the inside of its branch, not the position after it.
          const after = shown.isExpanded && shown.hasBranch ? 'not-available' : may('after');
          const operations = {
            'reorder-before': may('before'),
            'reorder-after': after,
            combine: may('inside'),
          } as const;
          return attachInstruction({}, { element: target, input, operations });
        },
        onDrag: ({ self }) => setInstruction((last) => sameOr(last, extractInstruction(self.data))),
        onDragLeave: () => setInstruction(null),
        onDrop: ({ self, source }) => {
          setInstruction(null);
          const dropped = extractInstruction(self.data);
          const moved = placeOf(source.data);
          const gap = dropped && gapAt(latest.current.row, positions[dropped.operation]);
          if (moved && gap) latest.current.drops.moveTo(moved, gap);
        },
      }),
    );
  }, [element, isOff]);
  const drop = instruction === null ? undefined : positions[instruction.operation];
  return { isDragged, drop, isBlocked: instruction?.blocked === true };
}

function placeOf({ blockPlace }: Readonly<Record<string, unknown>>): BlockPlace | undefined {
  return Array.isArray(blockPlace) ? blockPlace.map(Number) : undefined;
}

/** A drag reports its position many times per second; only a changed position needs a render. */
function sameOr(last: Instruction | null, next: Instruction | null): Instruction | null {
  return last?.operation === next?.operation && last?.blocked === next?.blocked ? last : next;
}
