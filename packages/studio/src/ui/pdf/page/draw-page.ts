// Draws a page as an image, and as text that can be selected and read aloud. A redraw stays hidden until it is
// complete, so that nothing flickers.
import { TextLayer, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { canvasScale } from './canvas-scale.ts';
import type { PageSize } from './page-layout.ts';

export interface PageDrawing<Shown extends HTMLElement> {
  /** Rejects if it is cancelled. */
  readonly whole: Promise<Shown>;
  readonly cancel: () => void;
}

/** @param box the size of the page on the screen, in pixels */
export function drawPage(page: PDFPageProxy, box: PageSize, pixelRatio: number): PageDrawing<HTMLCanvasElement> {
  const scale = canvasScale(box, pixelRatio);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(box.width * scale);
  canvas.height = Math.round(box.height * scale);
  canvas.ariaHidden = 'true';
  const { width } = page.getViewport({ scale: 1 });
  const task = page.render({ canvas, viewport: page.getViewport({ scale: canvas.width / width }) });
  return { whole: task.promise.then(() => canvas), cancel: () => task.cancel() };
}

/** Aligned with the letters at any zoom. */
export function writePageText(page: PDFPageProxy): PageDrawing<HTMLDivElement> {
  const container = document.createElement('div');
  const layer = new TextLayer({
    textContentSource: page.streamTextContent(),
    container,
    viewport: page.getViewport({ scale: 1 }),
  });
  const written = layer.render();
  return { whole: written.then(() => container), cancel: () => layer.cancel() };
}
