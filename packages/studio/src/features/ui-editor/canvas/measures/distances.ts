/** The distances between two rectangles of the page, as lines to draw. Pure. */
import type { Rect } from '@coverwright/app-runtime/canvas-messages';

export interface Distance {
  readonly side: 'top' | 'right' | 'bottom' | 'left';
  /** In page pixels. */
  readonly length: number;
  /** Connects the two edges. */
  readonly line: Rect;
}

/** If one rectangle contains the other, measures between their edges; otherwise across the gap between them. */
export function measureDistances(one: Rect, other: Rect): readonly Distance[] {
  const [inner, outer] = contains(other, one) ? [one, other] : [other, one];
  const middleX = inner.x + inner.width / 2;
  const middleY = inner.y + inner.height / 2;
  if (contains(outer, inner)) {
    return [
      across('top', outer.y, inner.y, middleX),
      along('right', inner.x + inner.width, outer.x + outer.width, middleY),
      across('bottom', inner.y + inner.height, outer.y + outer.height, middleX),
      along('left', outer.x, inner.x, middleY),
    ].filter(({ length }) => length >= 1);
  }
  const x = middleOf(one.x, one.x + one.width, other.x, other.x + other.width);
  const y = middleOf(one.y, one.y + one.height, other.y, other.y + other.height);
  return [
    across('bottom', one.y + one.height, other.y, x),
    across('top', other.y + other.height, one.y, x),
    along('right', one.x + one.width, other.x, y),
    along('left', other.x + other.width, one.x, y),
  ].filter(({ length }) => length >= 1);
}

function across(side: 'top' | 'bottom', from: number, to: number, x: number): Distance {
  return { side, length: to - from, line: { x, y: from, width: 0, height: Math.max(to - from, 0) } };
}

function along(side: 'left' | 'right', from: number, to: number, y: number): Distance {
  return { side, length: to - from, line: { x: from, y, width: Math.max(to - from, 0), height: 0 } };
}

/** The middle of the overlap of two spans, or of the first span if they do not overlap. */
function middleOf(from: number, to: number, otherFrom: number, otherTo: number): number {
  const [start, end] = [Math.max(from, otherFrom), Math.min(to, otherTo)];
  return start < end ? (start + end) / 2 : (from + to) / 2;
}

function contains(outer: Rect, inner: Rect): boolean {
  return (
    outer.x <= inner.x + 1 &&
    outer.y <= inner.y + 1 &&
    outer.x + outer.width >= inner.x + inner.width - 1 &&
    outer.y + outer.height >= inner.y + inner.height - 1
  );
}
