// A page as a picture and as text that can be selected and read aloud. What is drawn again is beside what is seen until
// it is complete, so nothing flashes.
import { TextLayer, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { canvasScale } from './canvas-scale.ts';
import type { PageSize } from './page-layout.ts';

export interface PageDrawing<Shown extends HTMLElement> {
  /** Fails when it is cancelled. */
  readonly whole: Promise<Shown>;
  readonly cancel: () => void;
}

/** @param box of the page on the screen, in pixels */
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

/** Stands where the letters are, at any zoom. */
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
