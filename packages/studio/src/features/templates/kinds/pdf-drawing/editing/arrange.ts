/**
 * Arranges selected boxes: aligns them to an edge or a centre, distributes them evenly, or gives them the same size.
 */
import { boundsOf, roundLength, type Box } from './box.ts';

export const alignments = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const;
export type Alignment = (typeof alignments)[number];
export const distributions = ['across', 'down'] as const;
export type Distribution = (typeof distributions)[number];
export const sharedSizes = ['width', 'height', 'both'] as const;
export type SharedSize = (typeof sharedSizes)[number];

/** To an edge or the centre of their common bounds. */
export function align<Aligned extends Box>(boxes: readonly Aligned[], alignment: Alignment): Aligned[] {
  const bounds = boundsOf(boxes);
  if (!bounds) return [];
  return boxes.map((box) => ({ ...box, ...alignedTo(bounds, box, alignment) }));
}

/** The share of the free space that is before the box. */
const shares: Readonly<Record<Alignment, number>> = { left: 0, center: 0.5, right: 1, top: 0, middle: 0.5, bottom: 1 };

function alignedTo(bounds: Box, { width, height }: Box, alignment: Alignment): Partial<Box> {
  const share = shares[alignment];
  return alignment === 'left' || alignment === 'center' || alignment === 'right'
    ? { x: roundLength(bounds.x + (bounds.width - width) * share) }
    : { y: roundLength(bounds.y + (bounds.height - height) * share) };
}

/** With equal gaps; the outermost two stay in place. Overlapping boxes overlap equally. */
export function distribute<Distributed extends Box>(
  boxes: readonly Distributed[],
  distribution: Distribution,
): Distributed[] {
  const [start, length] = distribution === 'across' ? (['x', 'width'] as const) : (['y', 'height'] as const);
  const inOrder = boxes.toSorted((one, other) => one[start] - other[start] || one[length] - other[length]);
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  if (!first || !last || inOrder.length < 3) return [...boxes];
  const covered = inOrder.reduce((sum, box) => sum + box[length], 0);
  const gap = (last[start] + last[length] - first[start] - covered) / (inOrder.length - 1);
  const starts = new Map<Distributed, number>();
  let next = first[start];
  for (const box of inOrder) {
    starts.set(box, next);
    next += box[length] + gap;
  }
  return boxes.map((box) => ({ ...box, [start]: roundLength(starts.get(box) ?? box[start]) }));
}

/** Gives all boxes the width, the height, or both of the first one. */
export function withSameSize<Sized extends Box>(boxes: readonly Sized[], shared: SharedSize): Sized[] {
  const [first] = boxes;
  if (!first) return [];
  const { width, height } = first;
  return boxes.map((box) => ({
    ...box,
    ...(shared !== 'height' && { width }),
    ...(shared !== 'width' && { height }),
  }));
}
