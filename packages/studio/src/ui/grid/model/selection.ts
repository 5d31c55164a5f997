/** Which cells are selected, by position and column, and how keys move the selection. Pure. */

export interface Spot {
  readonly position: number;
  readonly column: number;
}

export interface Selection {
  /** The cell with the focus, which typing replaces; always in the range. */
  readonly active: Spot;
  /** Opposite corners of the range. */
  readonly anchor: Spot;
  readonly focus: Spot;
}

/** All four are inclusive. */
export interface Range {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export interface Bounds {
  /** With the empty row at the end. */
  readonly positionCount: number;
  readonly columnCount: number;
  /** Rows that PageUp and PageDown skip. */
  readonly pageSize: number;
  readonly isFilled: (spot: Spot) => boolean;
}

export type Direction = 'up' | 'down' | 'left' | 'right';
export type Target = Direction | 'pageUp' | 'pageDown' | 'home' | 'end';

export interface Move {
  readonly target: Target;
  /** With Ctrl: to the end of the filled cells, or of the table. */
  readonly isFar: boolean;
  /** With Shift: the range grows from its anchor. */
  readonly isExtending: boolean;
}

export function selectCell(spot: Spot): Selection {
  return { active: spot, anchor: spot, focus: spot };
}

export function selectRange(anchor: Spot, focus: Spot): Selection {
  return { active: anchor, anchor, focus };
}

export function rangeOf({ anchor, focus }: Selection): Range {
  return {
    top: Math.min(anchor.position, focus.position),
    bottom: Math.max(anchor.position, focus.position),
    left: Math.min(anchor.column, focus.column),
    right: Math.max(anchor.column, focus.column),
  };
}

export function unite(one: Range, other: Range): Range {
  return {
    top: Math.min(one.top, other.top),
    bottom: Math.max(one.bottom, other.bottom),
    left: Math.min(one.left, other.left),
    right: Math.max(one.right, other.right),
  };
}

export function isSingle({ anchor, focus }: Selection): boolean {
  return anchor.position === focus.position && anchor.column === focus.column;
}

export function clampSpot({ position, column }: Spot, { positionCount, columnCount }: Bounds): Spot {
  return {
    position: Math.max(0, Math.min(position, positionCount - 1)),
    column: Math.max(0, Math.min(column, columnCount - 1)),
  };
}

const steps: Readonly<Record<Direction, Spot>> = {
  up: { position: -1, column: 0 },
  down: { position: 1, column: 0 },
  left: { position: 0, column: -1 },
  right: { position: 0, column: 1 },
};

function nextTo(spot: Spot, direction: Direction): Spot {
  const step = steps[direction];
  return { position: spot.position + step.position, column: spot.column + step.column };
}

function isInside({ position, column }: Spot, { positionCount, columnCount }: Bounds): boolean {
  return position >= 0 && position < positionCount && column >= 0 && column < columnCount;
}

/** As in a spreadsheet: to the last of adjacent filled cells, otherwise to the next filled one, otherwise to the end. */
function jump(from: Spot, direction: Direction, bounds: Bounds): Spot {
  const first = nextTo(from, direction);
  if (!isInside(first, bounds)) return from;
  const isRun = bounds.isFilled(from) && bounds.isFilled(first);
  let spot = first;
  for (;;) {
    const next = nextTo(spot, direction);
    if (!isRun && bounds.isFilled(spot)) return spot;
    if (!isInside(next, bounds) || (isRun && !bounds.isFilled(next))) return spot;
    spot = next;
  }
}

function targetOf(from: Spot, { target, isFar }: Move, bounds: Bounds): Spot {
  const { positionCount, columnCount, pageSize } = bounds;
  switch (target) {
    case 'home':
      return { position: isFar ? 0 : from.position, column: 0 };
    case 'end':
      // The last row is the empty one.
      return { position: isFar ? Math.max(0, positionCount - 2) : from.position, column: columnCount - 1 };
    case 'pageUp':
      return { ...from, position: from.position - pageSize };
    case 'pageDown':
      return { ...from, position: from.position + pageSize };
    case 'up':
    case 'down':
    case 'left':
    case 'right':
      return isFar ? jump(from, target, bounds) : nextTo(from, target);
    default:
      return target satisfies never;
  }
}

export function moveSelection(selection: Selection, move: Move, bounds: Bounds): Selection {
  const from = move.isExtending ? selection.focus : selection.active;
  const to = clampSpot(targetOf(from, move, bounds), bounds);
  return move.isExtending ? { ...selection, focus: to } : selectCell(to);
}

function stepInside({ active }: Selection, range: Range, isByColumn: boolean, by: 1 | -1): Spot {
  const [width, height] = [range.right - range.left + 1, range.bottom - range.top + 1];
  const [x, y] = [active.column - range.left, active.position - range.top];
  const total = width * height;
  const next = (isByColumn ? y * width + x : x * height + y) + by + total;
  const at = next % total;
  return isByColumn
    ? { position: range.top + Math.floor(at / width), column: range.left + (at % width) }
    : { position: range.top + (at % height), column: range.left + Math.floor(at / height) };
}

/**
 * Tab and Enter: within a range of several cells from one to the next; otherwise Tab to the next cell, also of the next
 * row, and Enter down, to the column in which the row was begun.
 * @returns undefined beyond the first or the last cell, where Tab leaves the grid
 */
export function stepSelection(
  selection: Selection,
  { key, isBackward, firstColumn }: { key: 'tab' | 'enter'; isBackward: boolean; firstColumn: number },
  bounds: Bounds,
): Selection | undefined {
  const by = isBackward ? -1 : 1;
  if (!isSingle(selection))
    return { ...selection, active: stepInside(selection, rangeOf(selection), key === 'tab', by) };
  const { active } = selection;
  if (key === 'enter') {
    return selectCell(clampSpot({ position: active.position + by, column: firstColumn }, bounds));
  }
  const { positionCount, columnCount } = bounds;
  const at = active.position * columnCount + active.column + by;
  if (at < 0 || at >= positionCount * columnCount) return undefined;
  return selectCell({ position: Math.floor(at / columnCount), column: at % columnCount });
}
