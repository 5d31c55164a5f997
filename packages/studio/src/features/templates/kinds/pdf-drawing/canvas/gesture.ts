/** A pointer gesture on a page between press and release, and its visible state. Pure: nothing is rendered here. */
import type { Drawing } from '../drawing.ts';
import {
  boundsOf,
  fromCorners,
  resizedBy,
  roundLength,
  type Box,
  type Handle,
  type Point,
  type Size,
} from '../editing/box.ts';
import { clampStep, onPage, type SizeOfPage } from '../editing/edit-drawings.ts';
import { snapMove, snapResize, toGuides, type GuideLine, type Guides, type Snapped } from '../editing/guides.ts';

export interface Begun {
  readonly page: number;
  /** Where the press was, in points of the page. */
  readonly start: Point;
}

interface MoveGesture extends Begun {
  readonly kind: 'move';
  readonly moved: readonly Drawing[];
  readonly bounds: Box;
  /** The guides from drawings that are not moved. */
  readonly guidesOn: (page: number, size: Size) => Guides;
}

interface ResizeGesture extends Begun {
  readonly kind: 'resize';
  readonly drawing: Drawing;
  readonly handle: Handle;
  readonly guides: Guides;
}

export type Gesture =
  | MoveGesture
  | ResizeGesture
  | (Begun & { readonly kind: 'draw' })
  | (Begun & { readonly kind: 'lasso'; readonly before: ReadonlySet<string> });

/** The visible state while the pointer is down. */
export interface LiveGesture {
  readonly page: number;
  readonly kind: Gesture['kind'];
  /** A rectangle being drawn: a new box or a selection. */
  readonly drawn?: Box;
  readonly move?: Point;
  /** Another page that the boxes are moved to, and their offset there. */
  readonly onto?: { readonly page: number; readonly step: Point };
  readonly resized?: Box;
  /** On the same page as the boxes. */
  readonly lines: readonly GuideLine[];
}

/** The page under the pointer, if it is not the one where the gesture began. */
export interface OtherPage {
  readonly page: number;
  readonly size: Size;
  /** Of its top left corner, relative to that of the first page. */
  readonly offset: Point;
}

interface Surroundings {
  readonly other?: OtherPage | undefined;
  readonly size: Size;
  readonly sizeOf: SizeOfPage;
  /** In points. */
  readonly tolerance: number;
}

export function beginMove(begun: Begun, moved: readonly Drawing[], drawings: readonly Drawing[]): Gesture {
  const ids = new Set(moved.map(({ id }) => id));
  const others = drawings.filter(({ id }) => !ids.has(id));
  const bounds = boundsOf(onPage(moved, begun.page)) ?? { ...begun.start, width: 0, height: 0 };
  const known = new Map<number, Guides>();
  const guidesOn = (page: number, size: Size) => {
    const guides = known.get(page) ?? toGuides(onPage(others, page), size);
    known.set(page, guides);
    return guides;
  };
  return { ...begun, kind: 'move', moved, bounds, guidesOn };
}

export function beginResize(
  begun: Begun,
  drawing: Drawing,
  handle: Handle,
  { drawings, size }: { readonly drawings: readonly Drawing[]; readonly size: Size },
): Gesture {
  const others = onPage(drawings, begun.page).filter(({ id }) => id !== drawing.id);
  return { ...begun, kind: 'resize', drawing, handle, guides: toGuides(others, size) };
}

export function toLive(gesture: Gesture, pointer: Point, surroundings: Surroundings): LiveGesture {
  const { page, start, kind } = gesture;
  const { size, tolerance } = surroundings;
  const way = { x: pointer.x - start.x, y: pointer.y - start.y };
  if (kind === 'draw') return { page, kind, drawn: wholePoints(fromCorners(start, into(pointer, size))), lines: [] };
  if (kind === 'lasso') return { page, kind, drawn: fromCorners(start, pointer), lines: [] };
  if (kind === 'move') {
    const { other } = surroundings;
    // Drawings from several pages stay on their pages.
    const isMovedOnto = other && gesture.moved.every((drawing) => drawing.page === page);
    return {
      page,
      kind,
      ...(isMovedOnto ? toMovedOnto(gesture, way, other, tolerance) : toMoved(gesture, way, surroundings)),
    };
  }
  const { drawing, handle, guides } = gesture;
  const whole = { x: Math.round(way.x), y: Math.round(way.y) };
  const { move, lines } = snapResize(guides, drawing, handle, whole, tolerance);
  return { page, kind, resized: resizedBy(drawing, handle, move, size), lines };
}

function toMoved(
  { page, bounds, guidesOn, moved }: MoveGesture,
  way: Point,
  { size, sizeOf, tolerance }: Surroundings,
) {
  const snapped = snapMove(guidesOn(page, size), bounds, toWholeStep(bounds, way), tolerance);
  const move = roundStep(clampStep(moved, snapped.move, sizeOf));
  return { move, lines: linesAt(move, snapped) };
}

function toMovedOnto(
  { bounds, guidesOn }: MoveGesture,
  way: Point,
  { page, size, offset }: OtherPage,
  tolerance: number,
) {
  const wanted = toWholeStep(bounds, { x: way.x - offset.x, y: way.y - offset.y });
  const snapped = snapMove(guidesOn(page, size), bounds, wanted, tolerance);
  const step = roundStep({
    x: Math.max(0, Math.min(bounds.x + snapped.move.x, size.width - bounds.width)) - bounds.x,
    y: Math.max(0, Math.min(bounds.y + snapped.move.y, size.height - bounds.height)) - bounds.y,
  });
  return {
    move: { x: step.x + offset.x, y: step.y + offset.y },
    onto: { page, step },
    lines: linesAt(step, snapped),
  };
}

/** Rounded to a whole point of the page. */
function toWholeStep(bounds: Box, way: Point): Point {
  return { x: Math.round(bounds.x + way.x) - bounds.x, y: Math.round(bounds.y + way.y) - bounds.y };
}

function roundStep({ x, y }: Point): Point {
  return { x: roundLength(x), y: roundLength(y) };
}

/** Empty if the edge of the page stops the boxes. */
function linesAt(step: Point, { move, lines }: Snapped): readonly GuideLine[] {
  const held = roundStep(move);
  return step.x === held.x && step.y === held.y ? lines : [];
}

function into({ x, y }: Point, { width, height }: Size): Point {
  return { x: Math.min(Math.max(x, 0), width), y: Math.min(Math.max(y, 0), height) };
}

function wholePoints({ x, y, width, height }: Box): Box {
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
}
