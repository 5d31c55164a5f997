/**
 * Boxes on a page, and how gestures change them. Lengths are in points from the top left of the page as displayed.
 * Boxes from other programs may extend beyond their page; a gesture never moves one further out.
 */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A side or corner for resizing a box, named after compass points. */
export const handles = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;
export type Handle = (typeof handles)[number];

/** A smaller box would be hard to grab. */
export const leastSidePt = 4;

/** Rounds to a hundredth of a point, the precision shown and stored. */
export function roundLength(length: number): number {
  // Adding 0 turns -0 into 0.
  return Math.round(length * 100) / 100 + 0;
}

export function fromCorners(one: Point, other: Point): Box {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  return {
    x: roundLength(x),
    y: roundLength(y),
    width: roundLength(Math.abs(one.x - other.x)),
    height: roundLength(Math.abs(one.y - other.y)),
  };
}

/** The smallest box around all of them. */
export function boundsOf(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export function touches(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

export function isWithin({ x, y, width, height }: Box, page: Size): boolean {
  return x >= 0 && y >= 0 && x + width <= page.width + 0.01 && y + height <= page.height + 0.01;
}

/** The part of a move that keeps the box on its page. Parts beyond the page may move back, but no further out. */
export function clampMove(box: Box, { x, y }: Point, page: Size): Point {
  return {
    x: clampStep(box.x, box.width, x, page.width),
    y: clampStep(box.y, box.height, y, page.height),
  };
}

function clampStep(start: number, length: number, step: number, room: number): number {
  const least = Math.min(0, -start);
  const most = Math.max(0, room - start - length);
  return Math.min(Math.max(step, least), most);
}

export function movedBy<Moved extends Box>(box: Moved, { x, y }: Point): Moved {
  return { ...box, x: roundLength(box.x + x), y: roundLength(box.y + y) };
}

/** Moves one side or corner of the box, which stays on its page and never flips. */
export function resizedBy(box: Box, handle: Handle, { x, y }: Point, page: Size): Box {
  const across = resizeSide(box.x, box.width, x, page.width, sideOf(handle, 'w', 'e'));
  const down = resizeSide(box.y, box.height, y, page.height, sideOf(handle, 'n', 's'));
  return { x: across.start, y: down.start, width: across.length, height: down.length };
}

type Side = 'start' | 'end' | undefined;

function sideOf(handle: Handle, start: 'w' | 'n', end: 'e' | 's'): Side {
  if (handle.includes(start)) return 'start';
  return handle.includes(end) ? 'end' : undefined;
}

function resizeSide(start: number, length: number, step: number, room: number, side: Side) {
  if (side === undefined) return { start, length };
  const end = start + length;
  if (side === 'start') {
    const moved = roundLength(Math.min(Math.max(start + step, Math.min(0, start)), end - leastSidePt));
    return { start: moved, length: roundLength(end - moved) };
  }
  const moved = Math.max(Math.min(end + step, Math.max(room, end)), start + leastSidePt);
  return { start, length: roundLength(moved - start) };
}
