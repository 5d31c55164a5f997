/** How gestures and keys change the drawings of a template. Independent of the screen and the server. */
import {
  newDrawingId,
  newContent,
  positionOf,
  contentOf,
  type Drawing,
  type DrawingPosition,
  type DrawingContent,
} from '../drawing.ts';
import {
  boundsOf,
  clampMove,
  movedBy,
  resizedBy,
  roundLength,
  type Box,
  type Handle,
  type Point,
  type Size,
} from './box.ts';

type Drawings = readonly Drawing[];
type Ids = ReadonlySet<string>;

/** The size of a page as displayed, in points; undefined if the file does not have the page. */
export type SizeOfPage = (page: number) => Size | undefined;

/** The offset of an added or copied drawing from one that it would cover. */
const offsetPt = 10;

/** The size of a new drawing added without a pointer. */
const usualSize: Size = { width: 160, height: 22 };

/** The changed drawings, and the new selection. */
export interface Edited {
  readonly drawings: Drawings;
  readonly selected: Ids;
}

/** In selection order: the first one is the reference for the others. */
export function selectedOf(drawings: Drawings, ids: Ids): Drawing[] {
  if (ids.size === 0) return [];
  const byId = new Map(drawings.map((drawing) => [drawing.id, drawing]));
  return [...ids].flatMap((id) => byId.get(id) ?? []);
}

/** Replaces the boxes of some drawings. */
export function withBoxes(drawings: Drawings, boxes: ReadonlyMap<string, Box>): Drawings {
  return drawings.map((drawing) => {
    const box = boxes.get(drawing.id);
    if (!box) return drawing;
    const { x, y, width, height } = box;
    return { ...drawing, x, y, width, height };
  });
}

/** Moves all of them by the same step, as far as the outermost on each page can go. */
export function moveBy(drawings: Drawings, ids: Ids, step: Point, sizeOf: SizeOfPage): Drawings {
  const move = clampStep(selectedOf(drawings, ids), step, sizeOf);
  if (move.x === 0 && move.y === 0) return drawings;
  return drawings.map((drawing) => (ids.has(drawing.id) ? movedBy(drawing, move) : drawing));
}

/** Moves all of them to the page if they fit after the step. */
export function moveOnto(drawings: Drawings, ids: Ids, page: number, step: Point): Drawings {
  return drawings.map((drawing) => (ids.has(drawing.id) ? { ...movedBy(drawing, step), page } : drawing));
}

/** The part of a step that all drawings can make. */
export function clampStep(moved: Drawings, step: Point, sizeOf: SizeOfPage): Point {
  let { x, y } = step;
  for (const page of new Set(moved.map((one) => one.page))) {
    const size = sizeOf(page);
    const bounds = boundsOf(moved.filter((one) => one.page === page));
    if (size && bounds) ({ x, y } = clampMove(bounds, { x, y }, size));
  }
  return { x, y };
}

export function resizeBy(drawings: Drawings, ids: Ids, handle: Handle, step: Point, sizeOf: SizeOfPage): Drawings {
  return drawings.map((drawing) => {
    if (!ids.has(drawing.id)) return drawing;
    return { ...drawing, ...resizedBy(drawing, handle, step, sizeOf(drawing.page) ?? drawing) };
  });
}

export function addDrawing(drawings: Drawings, position: DrawingPosition): Edited {
  const added: Drawing = { id: newDrawingId(), ...newContent, ...fontOfLast(drawings), ...positionOf(position) };
  return { drawings: [...drawings, added], selected: new Set([added.id]) };
}

/** Forms have a consistent look, so a new drawing starts with the font of the last one. */
function fontOfLast(drawings: Drawings): Partial<DrawingContent> {
  const last = drawings.at(-1);
  if (!last) return {};
  const { familyName, fontStyle, emSize } = last;
  return { familyName, fontStyle, emSize };
}

/** In the middle of the visible part, beside any drawing that is already there. */
export function addWithoutPointer(drawings: Drawings, page: number, middle: Point, size: Size): Edited {
  const width = Math.min(usualSize.width, size.width);
  const height = Math.min(usualSize.height, size.height);
  const wanted = { x: Math.round(middle.x - width / 2), y: Math.round(middle.y - height / 2), width, height };
  return addDrawing(drawings, { page, ...freeBox(wanted, onPage(drawings, page), size) });
}

export function removeDrawings(drawings: Drawings, ids: Ids): Edited {
  return { drawings: drawings.filter(({ id }) => !ids.has(id)), selected: none };
}

export function duplicate(drawings: Drawings, ids: Ids, sizeOf: SizeOfPage): Edited {
  return paste(drawings, selectedOf(drawings, ids), undefined, sizeOf);
}

/**
 * Copies at the same position, or beside it if there is already a box.
 * @param page the target page for all of them; undefined to use each one's own page
 */
export function paste(
  drawings: Drawings,
  pasted: readonly Omit<Drawing, 'id'>[],
  page: number | undefined,
  sizeOf: SizeOfPage,
): Edited {
  const placed = pasted.map((one) => ({ ...one, page: page ?? one.page }));
  const isTaken = placed.some((one) => drawings.some((other) => other.page === one.page && isSamePosition(one, other)));
  const added = placed.map((one): Drawing => {
    const size = sizeOf(one.page);
    const offset = isTaken ? { x: offsetPt, y: offsetPt } : { x: 0, y: 0 };
    return { ...movedBy(one, size ? clampIntoPage(one, offset, size) : offset), id: newDrawingId() };
  });
  return { drawings: [...drawings, ...added], selected: new Set(added.map(({ id }) => id)) };
}

/**
 * Without room to the right or below, the copy is offset the other way; a box from a larger page is moved onto this
 * one.
 */
function clampIntoPage(box: Box, offset: Point, page: Size): Point {
  const into = {
    x: Math.max(-box.x, Math.min(offset.x, page.width - box.x - box.width)),
    y: Math.max(-box.y, Math.min(offset.y, page.height - box.y - box.height)),
  };
  return into.x === 0 && into.y === 0 && (offset.x !== 0 || offset.y !== 0)
    ? clampMove(box, { x: -offset.x, y: -offset.y }, page)
    : into;
}

function freeBox(wanted: Box, others: Drawings, page: Size): Box {
  let box = movedBy(wanted, clampIntoPage(wanted, { x: 0, y: 0 }, page));
  for (let tries = 0; tries < others.length; tries++) {
    if (!others.some((other) => isSamePosition(other, box))) break;
    box = movedBy(box, clampMove(box, { x: 0, y: box.height + offsetPt / 2 }, page));
  }
  return box;
}

function isSamePosition(one: Box, other: Box): boolean {
  return Math.abs(one.x - other.x) < 0.5 && Math.abs(one.y - other.y) < 0.5;
}

export function changeContent(drawings: Drawings, ids: Ids, changes: Partial<DrawingContent>): Drawings {
  return drawings.map((drawing) => (ids.has(drawing.id) ? { ...drawing, ...changes } : drawing));
}

export function changePosition(drawings: Drawings, ids: Ids, changes: Partial<DrawingPosition>): Drawings {
  const rounded = Object.fromEntries(Object.entries(changes).map(([field, value]) => [field, roundLength(value)]));
  return drawings.map((drawing) => (ids.has(drawing.id) ? { ...drawing, ...rounded } : drawing));
}

/** Reverts the drawings to their last saved content; a drawing that was never saved keeps its content. */
export function discardContent(drawings: Drawings, ids: Ids, saved: Drawings): Drawings {
  const savedById = new Map(saved.map((drawing) => [drawing.id, drawing]));
  return drawings.map((drawing) => {
    const before = ids.has(drawing.id) ? savedById.get(drawing.id) : undefined;
    return before ? { ...drawing, ...contentOf(before) } : drawing;
  });
}

export function onPage(drawings: Drawings, page: number): Drawing[] {
  return drawings.filter((drawing) => drawing.page === page);
}

const none: Ids = new Set();
