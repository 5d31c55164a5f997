// Adds printed sheets to a PDF file as objects that its pages can draw. Streams compressed by the browser are copied:
// unpacking and compressing them again would take longer than everything else.
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFObjectCopier,
  type PDFPage,
  PDFRawStream,
  type PDFRef,
} from '@cantoo/pdf-lib';
import { markContents } from '../../html-pdf/compose/tags/mark-contents.ts';
import { Structure } from '../../html-pdf/compose/tags/structure.ts';

/** A unit that screen readers announce: a text, or a figure with its name. */
export interface SheetPart {
  readonly role: 'P' | 'Figure';
  /** The marked contents of the sheet. */
  readonly marks: readonly number[];
  readonly alternative: PDFObject | undefined;
}

export interface EmbeddedSheet {
  readonly ref: PDFRef;
  readonly dict: PDFDict;
  readonly height: number;
  /** In reading order; undefined if the sheet was printed without tags. */
  readonly parts: readonly SheetPart[] | undefined;
}

export async function embedSheets(document: PDFDocument, pdf: Uint8Array): Promise<EmbeddedSheet[]> {
  const printed = await PDFDocument.load(pdf, { updateMetadata: false, parseSpeed: Infinity });
  const structure = Structure.of(printed);
  const copier = PDFObjectCopier.for(printed.context, document.context);
  return printed.getPages().map((sheet) => {
    if (structure !== undefined) markContents(sheet, structure);
    const parts = structure && partsOf(sheet, structure);
    return { ...embed(document, sheet, copier), parts };
  });
}

function embed({ context }: PDFDocument, sheet: PDFPage, copier: PDFObjectCopier) {
  const { width, height } = sheet.getSize();
  const value = sheet.node.lookup(PDFName.of('Contents'));
  const contents = value instanceof PDFArray && value.size() === 1 ? value.lookup(0) : value;
  if (!(contents instanceof PDFRawStream)) throw new Error('A sheet has other contents than the browser writes.');
  const dict = context.obj({ Type: 'XObject', Subtype: 'Form', FormType: 1, BBox: [0, 0, width, height] });
  const filter = contents.dict.get(PDFName.of('Filter'));
  if (filter !== undefined) dict.set(PDFName.of('Filter'), filter);
  const resources = sheet.node.Resources();
  if (resources !== undefined) dict.set(PDFName.of('Resources'), copier.copy(resources));
  return { ref: context.register(PDFRawStream.of(dict, contents.contents)), dict, height };
}

/** Marked contents of one element of the document form one part. */
function partsOf(sheet: PDFPage, structure: Structure): SheetPart[] {
  const marked = structure.parentsOf(sheet.node)?.asArray() ?? [];
  const elements = marked.map((ref) => sheet.doc.context.lookup(ref));
  const byOwner = Map.groupBy(elements.keys(), (mark) => {
    const element = elements[mark];
    return element instanceof PDFDict && !isFigure(element) ? element.get(PDFName.of('P')) : marked[mark];
  });
  return [...byOwner.values()].map((marks): SheetPart => {
    const element = elements[marks[0] ?? 0];
    if (!(element instanceof PDFDict) || !isFigure(element)) return { role: 'P', marks, alternative: undefined };
    return { role: 'Figure', marks, alternative: element.get(PDFName.of('Alt')) };
  });
}

function isFigure(element: PDFDict): boolean {
  return element.lookup(PDFName.of('S')) === PDFName.of('Figure');
}
