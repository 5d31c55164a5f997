// Only streams are encrypted, so everything to be protected is moved into object streams.
import {
  PDFArray,
  PDFCatalog,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  type PDFObject,
  PDFPageLeaf,
  PDFPageTree,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';

/**
 * Texts of objects outside object streams would remain readable, and readers would mistake them for encrypted text:
 * these texts become separate objects in object streams.
 */
export function takeOutTexts({ context }: PDFDocument): void {
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    const dict = object instanceof PDFStream ? object.dict : object;
    const isStandalone =
      object instanceof PDFStream ||
      object instanceof PDFCatalog ||
      object instanceof PDFPageTree ||
      object instanceof PDFPageLeaf ||
      ref.generationNumber !== 0;
    if (!isStandalone || !(dict instanceof PDFDict)) continue;
    for (const [key, value] of dict.entries()) if (hasText(value)) dict.set(key, context.register(value));
  }
}

function hasText(value: PDFObject): boolean {
  if (value instanceof PDFString || value instanceof PDFHexString) return true;
  if (value instanceof PDFArray) return value.asArray().some(hasText);
  return value instanceof PDFDict && value.values().some(hasText);
}
