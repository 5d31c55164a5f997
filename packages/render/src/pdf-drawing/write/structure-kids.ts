// The children of an element in the structure of a tagged file.
import { PDFArray, type PDFDict, PDFName, type PDFObject } from '@cantoo/pdf-lib';

export function kidsOf(element: PDFDict): PDFObject[] {
  const value = element.get(PDFName.of('K'));
  const kids = element.context.lookup(value);
  if (kids instanceof PDFArray) return [...kids.asArray()];
  return value === undefined || kids === undefined ? [] : [value];
}

export function setKids(element: PDFDict, kids: readonly PDFObject[]): void {
  element.set(PDFName.of('K'), element.context.obj([...kids]));
}
