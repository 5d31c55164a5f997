/**
 * The layout of a document's pages in a column, and which of them are visible. Page numbers are 1-based; lengths are
 * in screen pixels, except those of a `PageSize`, which are in points.
 */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

export interface PageBox extends PageSize {
  readonly top: number;
}

export interface PageLayout extends PageSize {
  readonly boxes: readonly PageBox[];
}

/** A vertical position in a document, independent of the zoom. */
export interface PagePosition {
  readonly page: number;
  /** From 0 at the top of the page to 1 at its bottom; negative in the gap before it. */
  readonly part: number;
}

/** The gap around each page. */
export const pageGapPx = 16;

export function clampPage(page: number, pageCount: number): number {
  return Math.min(Math.max(1, page), Math.max(1, pageCount));
}

export function layoutPages(pageCount: number, sizeOf: (page: number) => PageSize, zoom: number): PageLayout {
  let top = pageGapPx;
  let widest = 0;
  const boxes = Array.from({ length: pageCount }, (_, index) => {
    const size = sizeOf(index + 1);
    const box = { top, width: Math.round(size.width * zoom), height: Math.round(size.height * zoom) };
    top += box.height + pageGapPx;
    widest = Math.max(widest, box.width);
    return box;
  });
  return { boxes, width: widest + 2 * pageGapPx, height: top };
}

/** The maximum width and height of all pages. */
export function largestPage(pageCount: number, sizeOf: (page: number) => PageSize): PageSize {
  let largest: PageSize = { width: 1, height: 1 };
  for (let page = 1; page <= pageCount; page++) {
    const { width, height } = sizeOf(page);
    largest = { width: Math.max(largest.width, width), height: Math.max(largest.height, height) };
  }
  return largest;
}

/** The page at a vertical offset, including the gap before it. */
export function pageAt({ boxes }: PageLayout, y: number): number {
  let low = 0;
  let high = boxes.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    const box = boxes[middle]!;
    if (box.top + box.height <= y) low = middle + 1;
    else high = middle;
  }
  return low + 1;
}

/** Pages that are visible, or may soon be: within one window height on either side. */
export function nearPages(layout: PageLayout, scrollTop: number, heightPx: number) {
  return { from: pageAt(layout, scrollTop - heightPx), to: pageAt(layout, scrollTop + 2 * heightPx) };
}

/** The current page: the one in the middle of the view, or the first or last at either end of the document. */
export function pageInView(layout: PageLayout, scrollTop: number, heightPx: number): number {
  if (scrollTop <= 0) return 1;
  if (scrollTop + heightPx >= layout.height - 1) return layout.boxes.length;
  return pageAt(layout, scrollTop + heightPx / 2);
}

export function positionAt(layout: PageLayout, scrollTop: number): PagePosition {
  const page = pageAt(layout, scrollTop);
  const box = layout.boxes[page - 1];
  return { page, part: box ? (scrollTop - box.top) / box.height : 0 };
}

/** The vertical offset of a position. If the document has become shorter, it is on the last page. */
export function topOf({ boxes }: PageLayout, { page, part }: PagePosition): number {
  const box = boxes[clampPage(page, boxes.length) - 1];
  if (!box) return 0;
  return Math.max(0, box.top + Math.max(part * box.height, -pageGapPx));
}

/** The start of a page, including the gap above it. */
export function startOf(page: number): PagePosition {
  return { page, part: -1 };
}
