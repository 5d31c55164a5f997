/**
 * Lines that a moved or resized box snaps to: the edges and centres of the page and of its other boxes. They are
 * sorted once per gesture, so that each pointer move only needs a few binary searches.
 */
import type { Box, Handle, Point, Size } from './box.ts';

export interface Guides {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
}

/** A line across the page, shown while a box is aligned with it. */
export interface GuideLine {
  readonly axis: 'x' | 'y';
  readonly at: number;
}

export interface Snapped {
  readonly move: Point;
  readonly lines: readonly GuideLine[];
}

export function toGuides(others: readonly Box[], page: Size): Guides {
  const boxes = [{ x: 0, y: 0, ...page }, ...others];
  return {
    xs: sorted(boxes.flatMap(({ x, width }) => [x, x + width / 2, x + width])),
    ys: sorted(boxes.flatMap(({ y, height }) => [y, y + height / 2, y + height])),
  };
}

/** @param tolerance the snapping distance in points */
export function snapMove(guides: Guides, box: Box, move: Point, tolerance: number): Snapped {
  const x = box.x + move.x;
  const y = box.y + move.y;
  const across = nearest(guides.xs, [x, x + box.width / 2, x + box.width], tolerance);
  const down = nearest(guides.ys, [y, y + box.height / 2, y + box.height], tolerance);
  return toSnapped(move, across, down);
}

/** Only the sides that the handle moves snap. */
export function snapResize(guides: Guides, box: Box, handle: Handle, move: Point, tolerance: number): Snapped {
  const x = handle.includes('w') ? box.x : handle.includes('e') ? box.x + box.width : undefined;
  const y = handle.includes('n') ? box.y : handle.includes('s') ? box.y + box.height : undefined;
  const across = x === undefined ? undefined : nearest(guides.xs, [x + move.x], tolerance);
  const down = y === undefined ? undefined : nearest(guides.ys, [y + move.y], tolerance);
  return toSnapped(move, across, down);
}

interface Found {
  readonly at: number;
  readonly step: number;
}

function toSnapped(move: Point, across: Found | undefined, down: Found | undefined): Snapped {
  return {
    move: { x: move.x + (across?.step ?? 0), y: move.y + (down?.step ?? 0) },
    lines: [
      ...(across ? [{ axis: 'x' as const, at: across.at }] : []),
      ...(down ? [{ axis: 'y' as const, at: down.at }] : []),
    ],
  };
}

function nearest(lines: readonly number[], edges: readonly number[], tolerance: number): Found | undefined {
  let best: Found | undefined;
  for (const edge of edges) {
    const index = firstFrom(lines, edge);
    for (const at of [lines[index - 1], lines[index]]) {
      if (at === undefined) continue;
      const step = at - edge;
      if (Math.abs(step) <= tolerance && (!best || Math.abs(step) < Math.abs(best.step))) best = { at, step };
    }
  }
  return best;
}

/** The first line at or after the position. */
function firstFrom(lines: readonly number[], position: number): number {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (lines[middle]! < position) low = middle + 1;
    else high = middle;
  }
  return low;
}

function sorted(lines: readonly number[]): readonly number[] {
  return lines.toSorted((one, other) => one - other);
}
