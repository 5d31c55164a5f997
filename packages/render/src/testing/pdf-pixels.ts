// What a reader sees of a PDF: text that can be taken out of it may be invisible all the same.
import { createHash } from 'node:crypto';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Of every page, a short digest of its pixels at 72 to the inch. */
export async function readPixelDigests(pdf: Uint8Array, password?: string): Promise<string[]> {
  const digests: string[] = [];
  await eachPage(pdf, password, (pixels) =>
    digests.push(createHash('sha256').update(pixels).digest('hex').slice(0, 16)),
  );
  return digests;
}

async function eachPage(pdf: Uint8Array, password: string | undefined, use: (pixels: Buffer) => void): Promise<void> {
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
    use(Buffer.from(context.getImageData(0, 0, canvas.width, canvas.height).data.buffer));
    page.cleanup();
  }
  await task.destroy();
}
