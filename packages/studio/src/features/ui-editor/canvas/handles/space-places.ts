/** The positions of the margin and padding handles, and the sizes that dragging them results in. Pure. */
import type { BoxSpace, Rect } from '@coverwright/app-runtime/canvas-messages';
import type { BoxSide, SpacePart } from '../resized-node.ts';

export function sizeOf(space: BoxSpace, part: SpacePart, side: BoxSide): number {
  const { top, right, bottom, left } = space[part];
  return { Top: top, Right: right, Bottom: bottom, Left: left }[side];
}

/** Dragging outwards increases a margin; dragging inwards increases a padding. */
export function draggedSize(
  before: number,
  part: SpacePart,
  side: BoxSide,
  by: { readonly x: number; readonly y: number },
): number {
  const outwards = { Top: -by.y, Right: by.x, Bottom: by.y, Left: -by.x }[side];
  const size = Math.round(before + (part === 'margin' ? outwards : -outwards));
  return part === 'padding' ? Math.max(size, 0) : size;
}

/**
 * Distance from the border in screen pixels: close enough to belong to the element, but clear of the resize handles.
 */
const gapPx = 9;
const roomPx = 40;

/** In screen pixels. Offset from the middle of the side, where the resize handles are. */
export function handleAt(rect: Rect, space: BoxSpace, part: SpacePart, side: BoxSide, scale: number) {
  const depth = (Math.max(sizeOf(space, part, side), 0) * scale) / 2 + gapPx;
  const away = part === 'margin' ? depth : -depth;
  const [x, y, width, height] = [rect.x * scale, rect.y * scale, rect.width * scale, rect.height * scale];
  if (side === 'Top') return { x: x + width / 3, y: y - away };
  if (side === 'Bottom') return { x: x + width / 3, y: y + height + away };
  if (side === 'Left') return { x: x - away, y: y + height / 3 };
  return { x: x + width + away, y: y + height / 3 };
}

/** Whether there is enough room to distinguish handles inside the element from those on its border. */
export function hasRoom({ width, height }: Rect, side: BoxSide, scale: number): boolean {
  return (side === 'Top' || side === 'Bottom' ? height : width) * scale >= roomPx;
}

/** The strip that the margin or padding of a side occupies, in page pixels. */
export function areaOf(
  { x, y, width, height }: Rect,
  { part, side, size }: { readonly part: SpacePart; readonly side: BoxSide; readonly size: number },
): Rect {
  const depth = Math.max(size, 0);
  const isMargin = part === 'margin';
  if (side === 'Top') return { x, y: isMargin ? y - depth : y, width, height: depth };
  if (side === 'Bottom') return { x, y: isMargin ? y + height : y + height - depth, width, height: depth };
  if (side === 'Left') return { x: isMargin ? x - depth : x, y, width: depth, height };
  return { x: isMargin ? x + width : x + width - depth, y, width: depth, height };
}
