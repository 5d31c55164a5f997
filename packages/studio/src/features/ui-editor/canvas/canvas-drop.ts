/** Determines where a drop on the canvas would insert the dragged nodes, and the mark that shows it. Pure. */
import type { Axis, HitNode, Rect } from '@coverwright/app-runtime/canvas-messages';
import { childrenOf, getNode, type TreeDocument } from '@coverwright/component-tree/document';
import {
  moveRefusal,
  type NodePosition,
  placeAfter,
  placeBefore,
  placeInside,
} from '@coverwright/component-tree/edits';
import { isContainer } from '../work/is-container.ts';

export interface CanvasDrop {
  readonly place: NodePosition;
  /** A line between two nodes, or the box of the node to drop into. */
  readonly mark: Rect;
  /** The box of the container to drop into. */
  readonly box: Rect;
  readonly isRefused: boolean;
}

/** The node at the pointer, with node ids instead of marks. */
export type HitPart = Omit<HitNode, 'mark' | 'children'> & {
  readonly id: string;
  readonly children: readonly { readonly id: string; readonly rect: Rect }[];
};

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A drop within this distance of a container's edge goes beside the container. */
const edgePx = 12;
const linePx = 2;

export function findCanvasDrop(
  document: TreeDocument,
  hit: HitPart,
  point: Point,
  moved: readonly string[],
): CanvasDrop {
  const found = besides(document, hit, point) ?? within(document, hit, point);
  return { ...found, isRefused: moved.length > 0 && moveRefusal(document, moved, found.place) !== undefined };
}

type Found = Omit<CanvasDrop, 'isRefused'>;

function besides(
  document: TreeDocument,
  { id, rect, outer: box, outerAxis }: HitPart,
  point: Point,
): Found | undefined {
  const node = getNode(document, id);
  // A component has only one root, so nothing can be dropped beside it.
  if (node.parent === null) return undefined;
  const [start, length, at] = outerAxis === 'row' ? [rect.x, rect.width, point.x] : [rect.y, rect.height, point.y];
  const edge = isContainer(node) ? Math.min(length / 4, edgePx) : length / 2;
  if (at < start + edge) return { place: placeBefore(document, id), mark: lineAt(rect, outerAxis, 'start'), box };
  if (at >= start + length - edge)
    return { place: placeAfter(document, id), mark: lineAt(rect, outerAxis, 'end'), box };
  return undefined;
}

function within(document: TreeDocument, { id, rect, axis, children }: HitPart, point: Point): Found {
  const own = new Set(childrenOf(document, id));
  const shown = children.filter((child) => own.has(child.id));
  const next = shown.find(({ rect: one }) =>
    axis === 'row' ? point.y < one.y + one.height && point.x < one.x + one.width / 2 : point.y < one.y + one.height / 2,
  );
  if (next) return { place: placeBefore(document, next.id), mark: lineAt(next.rect, axis, 'start'), box: rect };
  const last = shown.at(-1);
  if (last) return { place: placeAfter(document, last.id), mark: lineAt(last.rect, axis, 'end'), box: rect };
  return { place: placeInside(document, id), mark: rect, box: rect };
}

function lineAt({ x, y, width, height }: Rect, axis: Axis, side: 'start' | 'end'): Rect {
  const isEnd = side === 'end';
  return axis === 'row'
    ? { x: (isEnd ? x + width : x) - linePx / 2, y, width: linePx, height }
    : { x, y: (isEnd ? y + height : y) - linePx / 2, width, height: linePx };
}
