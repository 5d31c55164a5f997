/** Determines where a drop on a row of the tree would insert the dragged nodes. Pure. */
import { getNode, type TreeDocument } from '@coverwright/component-tree/document';
import {
  moveRefusal,
  type NodePosition,
  placeAfter,
  placeBefore,
  placeInside,
} from '@coverwright/component-tree/edits';
import { isContainer } from '../work/is-container.ts';
import type { LayoutRow } from './layout-rows.ts';

export type RowDropKind = 'before' | 'after' | 'inside' | 'refused';

export interface RowDrop {
  readonly rowId: string;
  readonly kind: RowDropKind;
  readonly place: NodePosition;
}

/**
 * @param part the vertical position of the pointer in the row, from 0 to 1
 * @param moved the dragged nodes; empty for an element of the gallery
 */
export function findRowDrop(document: TreeDocument, row: LayoutRow, part: number, moved: readonly string[]): RowDrop {
  const edge = isContainer(getNode(document, row.id)) ? 0.25 : 0.5;
  const wanted = part < edge ? 'before' : part >= 1 - edge ? 'after' : 'inside';
  // Below an expanded row is the inside of its branch, not the position after it.
  const isFirstInside = wanted === 'after' && row.isExpanded;
  const place = isFirstInside
    ? { parent: row.id, index: 0 }
    : wanted === 'before'
      ? placeBefore(document, row.id)
      : wanted === 'after'
        ? placeAfter(document, row.id)
        : placeInside(document, row.id);
  const isRefused = moved.length > 0 && moveRefusal(document, moved, place) !== undefined;
  return { rowId: row.id, kind: isRefused ? 'refused' : wanted, place };
}
