// The pixels of pages at 72 per inch, as rendered by pdf.js and by pdfium, Chrome's reader.
import { createHash } from 'node:crypto';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { createCanvas, type ImageData } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface PagePixels {
  readonly width: number;
  readonly height: number;
  /** At that point, from the top left corner: red, green, blue. */
  at(x: number, y: number): readonly [number, number, number];
  /** How many pixels are darker than paper within that box. */
  inkIn(box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }): number;
}

export async function readPagePixels(pdf: Uint8Array, password?: string): Promise<PagePixels[]> {
  const pages: PagePixels[] = [];
  await drawPages(pdf, password, (image) => pages.push(toPixels(image)));
  return pages;
}

/** A short digest of every page's pixels: text that can be extracted may still be invisible. */
export async function readPixelDigests(pdf: Uint8Array, password?: string): Promise<string[]> {
  const digests: string[] = [];
  await drawPages(pdf, password, ({ data }) =>
    digests.push(createHash('sha256').update(data).digest('hex').slice(0, 16)),
  );
  return digests;
}

async function drawPages(
  pdf: Uint8Array,
  password: string | undefined,
  use: (image: ImageData) => void,
): Promise<void> {
  const task = getDocument({
    data: Uint8Array.from(pdf),
    verbosity: 0,
    useSystemFonts: false,
    disableFontFace: true,
    ...(password !== undefined && { password }),
  });
  const document = await task.promise;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const viewport = page.getViewport({ scale: 1 });
    const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
    const context = canvas.getContext('2d');
    await page.render({ canvas: null, canvasContext: context, viewport, background: 'white' }).promise;
    use(context.getImageData(0, 0, canvas.width, canvas.height));
    page.cleanup();
  }
  await task.destroy();
}

/** Pdfium ignores user units: a page has its size without them. */
export async function readPdfiumPixels(pdf: Uint8Array): Promise<PagePixels[]> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(pdf);
    const pages: PagePixels[] = [];
    for (const page of document.pages()) {
      pages.push(toPixels(await page.render({ scale: 1, render: 'bitmap' })));
    }
    document.destroy();
    return pages;
  } finally {
    library.destroy();
  }
}

function toPixels(image: { width: number; height: number; data: Uint8ClampedArray | Uint8Array }): PagePixels {
  const { width, height, data } = image;
  const at = (x: number, y: number): readonly [number, number, number] => {
    const offset = 4 * (Math.floor(y) * width + Math.floor(x));
    return [data[offset] ?? 0, data[offset + 1] ?? 0, data[offset + 2] ?? 0];
  };
  return {
    width,
    height,
    at,
    inkIn: (box) => {
      let count = 0;
      for (let y = Math.ceil(box.y); y < box.y + box.height; y += 1)
        for (let x = Math.ceil(box.x); x < box.x + box.width; x += 1)
          if (at(x, y).some((channel) => channel < 160)) count += 1;
      return count;
    },
  };
}
