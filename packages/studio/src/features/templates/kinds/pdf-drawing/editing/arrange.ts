/** Puts several selected boxes in order: along an edge or a centre, at equal distances, or in one size. */
import { boundsOf, roundLength, type Box } from './box.ts';

export const alignments = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const;
export type Alignment = (typeof alignments)[number];
export const distributions = ['across', 'down'] as const;
export type Distribution = (typeof distributions)[number];
export const sharedSizes = ['width', 'height', 'both'] as const;
export type SharedSize = (typeof sharedSizes)[number];

/** Along the edge, or through the centre, of all of them together. */
export function align<Aligned extends Box>(boxes: readonly Aligned[], alignment: Alignment): Aligned[] {
  const bounds = boundsOf(boxes);
  if (!bounds) return [];
  return boxes.map((box) => ({ ...box, ...alignedTo(bounds, box, alignment) }));
}

function alignedTo(bounds: Box, { width, height }: Box, alignment: Alignment): Partial<Box> {
  switch (alignment) {
    case 'left':
      return { x: bounds.x };
    case 'center':
      return { x: roundLength(bounds.x + (bounds.width - width) / 2) };
    case 'right':
      return { x: roundLength(bounds.x + bounds.width - width) };
    case 'top':
      return { y: bounds.y };
    case 'middle':
      return { y: roundLength(bounds.y + (bounds.height - height) / 2) };
    case 'bottom':
      return { y: roundLength(bounds.y + bounds.height - height) };
  }
}

/** With equal gaps; the outermost two stay where they are. Boxes that overlap overlap equally. */
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

/** As wide, as high, or both, as the first of them. */
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
