import type { PageSize } from './page-layout.ts';

/** 64 MB each; only a few exist at the same time. */
const largestCanvasPixels = 2 ** 24;
/** Browsers draw nothing on a larger canvas. */
const longestSidePixels = 8192;

/** The number of canvas pixels per CSS pixel: that of the screen, unless the canvas would become too large. */
export function canvasScale({ width, height }: PageSize, pixelRatio: number): number {
  return Math.min(
    pixelRatio,
    Math.sqrt(largestCanvasPixels / (width * height)),
    longestSidePixels / Math.max(width, height),
  );
}
