// The entries of a page that affect its appearance, as in the file: inherited or its own, and possibly invalid.
import { PDFArray, PDFName, PDFNumber, type PDFObject, type PDFPage } from '@cantoo/pdf-lib';
import type { PageEntries, Rectangle } from './page-geometry.ts';

export function readPageEntries({ node }: PDFPage): PageEntries {
  const unit = node.lookup(PDFName.of('UserUnit'));
  return {
    mediaBox: toRectangle(node.context.lookup(node.getInheritableAttribute(PDFName.of('MediaBox')))) ?? [0, 0, 0, 0],
    cropBox: toRectangle(node.context.lookup(node.getInheritableAttribute(PDFName.of('CropBox')))),
    rotate: toNumber(node.context.lookup(node.getInheritableAttribute(PDFName.of('Rotate')))),
    userUnit: toNumber(unit),
  };
}

function toNumber(value: PDFObject | undefined): number | undefined {
  return value instanceof PDFNumber ? value.asNumber() : undefined;
}

export function toRectangle(value: PDFObject | undefined): Rectangle | undefined {
  if (!(value instanceof PDFArray) || value.size() < 4) return undefined;
  const [x1, y1, x2, y2] = [0, 1, 2, 3].map((index) => toNumber(value.lookup(index)));
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) return undefined;
  return [x1, y1, x2, y2];
}
