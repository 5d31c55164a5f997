// The zoom of pages: 1 is one pixel per point.
import { pageGapPx, type PageSize } from './page/page-layout.ts';

export const zoomStart = 1;
const zoomStep = 0.25;
const smallestZoom = 0.5;
const largestZoom = 4;
/** A pane may be too narrow for the minimum zoom that users can choose. */
const smallestFit = 0.1;

/** Whether pages fill the available width, or each page is completely visible. */
export type PageFit = 'width' | 'page';

export function canZoomIn(zoom: number): boolean {
  return zoom < largestZoom;
}

export function canZoomOut(zoom: number): boolean {
  return zoom > smallestZoom;
}

/** To the next step; fitted pages are between two steps. */
export function zoomIn(zoom: number): number {
  return Math.min(largestZoom, (Math.floor(zoom / zoomStep) + 1) * zoomStep);
}

export function zoomOut(zoom: number): number {
  return Math.min(zoom, Math.max(smallestZoom, (Math.ceil(zoom / zoomStep) - 1) * zoomStep));
}

/**
 * @param room the viewer's size in pixels
 * @param paper the size of the largest page in points
 */
export function zoomToFit(fit: PageFit, room: PageSize, paper: PageSize): number {
  const across = (room.width - 2 * pageGapPx) / paper.width;
  const down = (room.height - 2 * pageGapPx) / paper.height;
  const zoom = fit === 'width' ? across : Math.min(across, down);
  // Rounded down: an extra pixel would cause scrolling.
  return Math.min(largestZoom, Math.max(smallestFit, Math.floor(zoom * 1000) / 1000));
}
