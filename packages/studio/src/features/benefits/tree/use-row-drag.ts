/** Drag and drop of tree rows: where a row may be dropped, and the resulting move. */
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import {
  attachInstruction,
  extractInstruction,
  type Instruction,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useIsReadOnly } from '../../../ui/read-only.tsx';
import type { BenefitRow } from './benefit-rows.ts';

/** before and after make it a sibling of the target; inside makes it the target's last child. */
export type DropPosition = 'before' | 'after' | 'inside';

export interface DropHandler {
  readonly drop: (typeId: string, targetTypeId: string, position: DropPosition) => void;
  readonly isRefused: (typeId: string, targetTypeId: string, position: DropPosition) => boolean;
}

export const dropPositions = { 'reorder-before': 'before', 'reorder-after': 'after', combine: 'inside' } as const;

export function useRowDrag(element: RefObject<HTMLElement | null>, row: BenefitRow, onDrop: DropHandler) {
  const [isDragged, setIsDragged] = useState(false);
  const [instruction, setInstruction] = useState<Instruction | null>(null);
  const handler = useRef(onDrop);
  useEffect(() => {
    handler.current = onDrop;
  });
  const isReadOnly = useIsReadOnly();
  const { typeId } = row.benefit;
  const { isOption, isExpanded, hasBranch } = row;
  useEffect(() => {
    if (!element.current || isOption || isReadOnly) return undefined;
    return combine(
      draggable({
        element: element.current,
        getInitialData: () => ({ benefitTypeId: typeId }),
        onDragStart: () => setIsDragged(true),
        onDrop: () => setIsDragged(false),
      }),
      dropTargetForElements({
        element: element.current,
        canDrop: ({ source }) => draggedTypeId(source.data) !== undefined && draggedTypeId(source.data) !== typeId,
        getData: ({ input, element: target, source }) => {
          const dragged = draggedTypeId(source.data) ?? '';
          const may = (position: DropPosition) =>
            handler.current.isRefused(dragged, typeId, position) ? ('blocked' as const) : ('available' as const);
          // Below an expanded row is the inside of its branch, not the position after it.
          const after = isExpanded && hasBranch ? ('not-available' as const) : may('after');
          const operations = { 'reorder-before': may('before'), 'reorder-after': after, combine: may('inside') };
          return attachInstruction({}, { element: target, input, operations });
        },
        onDrag: ({ self }) => setInstruction((last) => sameOr(last, extractInstruction(self.data))),
        onDragLeave: () => setInstruction(null),
        onDrop: ({ self, source }) => {
          setInstruction(null);
          const dropped = extractInstruction(self.data);
          const dragged = draggedTypeId(source.data);
          if (dropped && dragged !== undefined) handler.current.drop(dragged, typeId, dropPositions[dropped.operation]);
        },
      }),
    );
  }, [element, typeId, isOption, isExpanded, hasBranch, isReadOnly]);
  return { isDragged, instruction };
}

function draggedTypeId(source: Readonly<Record<string, unknown>>): string | undefined {
  const typeId = source['benefitTypeId'];
  return typeof typeId === 'string' ? typeId : undefined;
}

/** A drag reports its position many times per second; only a changed position needs a render. */
function sameOr(last: Instruction | null, next: Instruction | null): Instruction | null {
  return last?.operation === next?.operation && last?.blocked === next?.blocked ? last : next;
}
