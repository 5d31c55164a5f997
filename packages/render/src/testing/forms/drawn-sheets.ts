// Sheets like those of the browser, created without one: a red box at a tested position, with a blue top left corner.
import { PDFDocument, rgb } from '@cantoo/pdf-lib';
import type { OverlayPrint } from '../../pdf-drawing/write/draw-form.ts';

/** From the top left corner of the displayed page. */
export const drawnBox = { x: 40, y: 30, width: 60, height: 24 } as const;
const cornerPt = 8;

/** One per page. */
export async function drawnSheets(
  pages: readonly number[],
  size: readonly [width: number, height: number] = [600, 900],
): Promise<OverlayPrint> {
  const document = await PDFDocument.create();
  for (const _ of pages) {
    const sheet = document.addPage([...size]);
    const top = size[1] - drawnBox.y;
    const { x, width, height } = drawnBox;
    sheet.drawRectangle({ x, y: top - height, width, height, color: rgb(1, 0, 0) });
    sheet.drawRectangle({ x, y: top - cornerPt, width: cornerPt, height: cornerPt, color: rgb(0, 0, 1) });
    sheet.drawText('DRAWN', { x: x + 12, y: top - height + 4, size: 10 });
  }
  return { pdf: await document.save(), pages };
}
