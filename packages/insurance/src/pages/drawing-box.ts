// The boxes drawn on the pages of a PDF file, in points from the top left corner of the displayed page.

export interface DrawingPoint {
  readonly x: number;
  readonly y: number;
}

/** Its top left corner and its size. */
export interface DrawingBox extends DrawingPoint {
  readonly width: number;
  readonly height: number;
}

export interface DrawnPage {
  readonly width: number;
  readonly height: number;
}

/** docs/limits.md lists the same numbers. */
export const drawingLimits = {
  drawings: 1_000,
  fontSizeMin: 1,
  fontSizeMax: 64,
  /** The side of the largest page of a PDF, in either direction from the corner. */
  coordinateMax: 14_400,
  /** Minimum length of a side. */
  sideMin: 1,
  pageMax: 10_000,
} as const;

export const drawingDefaults = {
  familyName: 'Arial',
  emSize: 12,
  /** The smallest share of its size that a text is shrunk to. */
  shrinkMin: 0.6,
} as const;

/** From two opposite corners, in any order. */
export function toDrawingBox(point1: DrawingPoint, point2: DrawingPoint): DrawingBox {
  return {
    x: Math.min(point1.x, point2.x),
    y: Math.min(point1.y, point2.y),
    width: Math.abs(point2.x - point1.x),
    height: Math.abs(point2.y - point1.y),
  };
}

/** The top left corner and the bottom right one. */
export function toDrawingPoints({ x, y, width, height }: DrawingBox): { point1: DrawingPoint; point2: DrawingPoint } {
  return { point1: { x, y }, point2: { x: x + width, y: y + height } };
}

/** Moved into the page, and not larger than the page. */
export function clampDrawingBox(box: DrawingBox, page: DrawnPage): DrawingBox {
  const width = Math.min(box.width, page.width);
  const height = Math.min(box.height, page.height);
  return {
    x: Math.min(Math.max(box.x, 0), page.width - width),
    y: Math.min(Math.max(box.y, 0), page.height - height),
    width,
    height,
  };
}

/** Software that creates pages rounds their sizes. */
const tolerancePt = 0.5;

/** Whether the complete box is on the page. */
export function isOnPage({ x, y, width, height }: DrawingBox, page: DrawnPage): boolean {
  const isWithin = (start: number, length: number, end: number) =>
    start >= -tolerancePt && start + length <= end + tolerancePt;
  return isWithin(x, width, page.width) && isWithin(y, height, page.height);
}
