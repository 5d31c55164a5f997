// How a page of a PDF is displayed, and how drawings on the displayed page map to the page's own coordinates. In points;
// those of a displayed page count from its top left corner. Pure.
import type { DrawnPage } from '@coverwright/insurance/drawing-box';

/** Two corners in the page's own units, in any order. */
export type Rectangle = readonly [x1: number, y1: number, x2: number, y2: number];
/** The operands of the operator cm. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** The entries of a page that affect its appearance. */
export interface PageEntries {
  readonly mediaBox: Rectangle;
  readonly cropBox?: Rectangle | undefined;
  /** In degrees; a multiple of 90. */
  readonly rotate?: number | undefined;
  readonly userUnit?: number | undefined;
}

export interface PageGeometry {
  /** The size of the displayed page. */
  readonly seen: DrawnPage;
  /** From points that count from the bottom left corner of the displayed page to the page's own units. */
  readonly toUser: Matrix;
}

/** For a page with no box or an unusable one: US Letter, as readers assume. */
const usualBox: Rectangle = [0, 0, 612, 792];

export function toPageGeometry({ mediaBox, cropBox, rotate = 0, userUnit = 1 }: PageEntries): PageGeometry {
  const media = isArea(normalized(mediaBox)) ? normalized(mediaBox) : usualBox;
  const cut = cropBox && intersection(normalized(cropBox), media);
  const [x, y, right, top] = cut !== undefined && isArea(cut) ? cut : media;
  const [width, height] = [right - x, top - y];
  const unit = userUnit > 0 && Number.isFinite(userUnit) ? userUnit : 1;
  const scale = 1 / unit;
  const turn = (((Math.round(rotate / 90) * 90) % 360) + 360) % 360;
  const isOnItsSide = turn % 180 !== 0;
  return {
    seen: isOnItsSide ? { width: unit * height, height: unit * width } : { width: unit * width, height: unit * height },
    toUser: toMatrix(turn, scale, [x, y, right, top]),
  };
}

function toMatrix(turn: number, scale: number, [x, y, right, top]: Rectangle): Matrix {
  if (turn === 90) return [0, scale, -scale, 0, right, y];
  if (turn === 180) return [-scale, 0, 0, -scale, right, top];
  if (turn === 270) return [0, -scale, scale, 0, x, top];
  return [scale, 0, 0, scale, x, y];
}

/** For a sheet of that height whose top left corner is that of the displayed page. */
export function toSheetMatrix({ seen, toUser }: PageGeometry, sheetHeight: number): Matrix {
  const [a, b, c, d, e, f] = toUser;
  const up = seen.height - sheetHeight;
  return [a, b, c, d, c * up + e, d * up + f];
}

/** A rectangle in the page's own units, as displayed: its top left corner and the opposite one. */
export function toSeenRectangle({ seen, toUser }: PageGeometry, rectangle: Rectangle): Rectangle {
  const [a, b, c, d, e, f] = toUser;
  const determinant = a * d - b * c;
  const [x1, y1, x2, y2] = rectangle;
  const [first, second] = [
    [x1, y1],
    [x2, y2],
  ].map(([x = 0, y = 0]) => [(d * (x - e) - c * (y - f)) / determinant, (a * (y - f) - b * (x - e)) / determinant]);
  const [seenX1 = 0, seenY1 = 0] = first ?? [];
  const [seenX2 = 0, seenY2 = 0] = second ?? [];
  return normalized([seenX1, seen.height - seenY1, seenX2, seen.height - seenY2]);
}

function normalized([x1, y1, x2, y2]: Rectangle): Rectangle {
  return [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)];
}

function intersection(one: Rectangle, other: Rectangle): Rectangle {
  return [
    Math.max(one[0], other[0]),
    Math.max(one[1], other[1]),
    Math.min(one[2], other[2]),
    Math.min(one[3], other[3]),
  ];
}

function isArea([x1, y1, x2, y2]: Rectangle): boolean {
  return [x1, y1, x2, y2].every((side) => Number.isFinite(side)) && x2 > x1 && y2 > y1;
}
