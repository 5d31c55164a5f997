import type { PageSize } from './page-layout.ts';

/** 64 MB each, of which a few are there at once. */
const largestCanvasPixels = 2 ** 24;
/** Browsers draw nothing on a longer one. */
const longestSidePixels = 8192;

/** How many pixels of a canvas a pixel of the screen gets: as many as the screen has, unless the canvas became too large. */
export function canvasScale({ width, height }: PageSize, pixelRatio: number): number {
  return Math.min(
    pixelRatio,
    Math.sqrt(largestCanvasPixels / (width * height)),
    longestSidePixels / Math.max(width, height),
  );
}
