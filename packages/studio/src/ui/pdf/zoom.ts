// How large a page is shown: 1 is a pixel for each point of the paper.
import { pageGapPx, type PageSize } from './page/page-layout.ts';

export const zoomStart = 1;
const zoomStep = 0.25;
const smallestZoom = 0.5;
const largestZoom = 4;
/** A pane can be too narrow for the smallest that somebody chooses. */
const smallestFit = 0.1;

/** Whether pages are as wide as there is room, or each is seen as a whole. */
export type PageFit = 'width' | 'page';

export function canZoomIn(zoom: number): boolean {
  return zoom < largestZoom;
}

export function canZoomOut(zoom: number): boolean {
  return zoom > smallestZoom;
}

/** To the next step: fitted pages are between two. */
export function zoomIn(zoom: number): number {
  return Math.min(largestZoom, (Math.floor(zoom / zoomStep) + 1) * zoomStep);
}

export function zoomOut(zoom: number): number {
  return Math.min(zoom, Math.max(smallestZoom, (Math.ceil(zoom / zoomStep) - 1) * zoomStep));
}

/**
 * @param room of the stage, in pixels
 * @param paper the largest page, in points
 */
export function zoomToFit(fit: PageFit, room: PageSize, paper: PageSize): number {
  const across = (room.width - 2 * pageGapPx) / paper.width;
  const down = (room.height - 2 * pageGapPx) / paper.height;
  const zoom = fit === 'width' ? across : Math.min(across, down);
  // Rounded down: a pixel too many would have to be scrolled to.
  return Math.min(largestZoom, Math.max(smallestFit, Math.floor(zoom * 1000) / 1000));
}
