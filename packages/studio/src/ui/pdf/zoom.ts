// How large a page is shown: 1 is a pixel for each point of the paper.
export const zoomStart = 1;
const zoomStep = 0.25;
const smallestZoom = 0.5;
const largestZoom = 4;

export function canZoomIn(zoom: number): boolean {
  return zoom < largestZoom;
}

export function canZoomOut(zoom: number): boolean {
  return zoom > smallestZoom;
}

export function zoomIn(zoom: number): number {
  return Math.min(largestZoom, zoom + zoomStep);
}

export function zoomOut(zoom: number): number {
  return Math.max(smallestZoom, zoom - zoomStep);
}
