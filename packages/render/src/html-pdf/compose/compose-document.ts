// Lays headers and footers over the pages of a printed body, writes its properties, and locks the result. Links, bookmarks and the structure
// for screen readers stay as they are: what is laid over is marked as standing beside the text.
import {
  drawObject,
  PDFArray,
  PDFCatalog,
  PDFDict,
  PDFDocument,
  type PDFEmbeddedPage,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFOperator,
  PDFOperatorNames,
  PDFPageLeaf,
  PDFPageTree,
  PDFRef,
  PDFStream,
  PDFString,
  popGraphicsState,
  pushGraphicsState,
} from '@cantoo/pdf-lib';
import type { DocumentDetails } from '../document-details.ts';

export interface BodyReading {
  readonly pageCount: number;
  /** Named places: the page of each, from 1. */
  readonly destinations: ReadonlyMap<string, number>;
}

export interface OverlayPdf {
  readonly pdfs: readonly Uint8Array[];
  /** The page of all these, from 0, for every page of the body. */
  readonly overlayPageOf: readonly number[];
}

export interface Composition {
  /** As Chromium printed it. */
  readonly body: Uint8Array;
  readonly overlay?: OverlayPdf;
  readonly details?: DocumentDetails;
  /** 1 to 127 bytes as UTF-8. */
  readonly password?: string;
}

export async function readBody(pdf: Uint8Array): Promise<BodyReading> {
  const document = await load(pdf);
  const pages = new Map(document.getPages().map(({ ref }, index) => [ref, index + 1]));
  const destinations = new Map<string, number>();
  const named = document.catalog.lookup(PDFName.of('Dests'));
  for (const [name, value] of named instanceof PDFDict ? named.entries() : []) {
    const place = document.context.lookup(value);
    const target = place instanceof PDFArray ? place.get(0) : undefined;
    const page = target instanceof PDFRef ? pages.get(target) : undefined;
    if (page !== undefined) destinations.set(name.decodeText(), page);
  }
  return { pageCount: document.getPageCount(), destinations };
}

export async function composeDocument({ body, overlay, details, password }: Composition): Promise<Uint8Array> {
  const document = await load(body);
  if (overlay !== undefined) await layOver(document, overlay);
  if (details !== undefined) describe(document, details);
  if (password !== undefined) {
    takeOutTexts(document);
    lock(document, password);
  }
  return document.save({
    // Only streams are encrypted: with its objects inside of them the title and the links are, too.
    useObjectStreams: password !== undefined,
    updateFieldAppearances: false,
    addDefaultPage: false,
  });
}

function load(pdf: Uint8Array): Promise<PDFDocument> {
  return PDFDocument.load(pdf, { updateMetadata: false, throwOnInvalidObject: true, parseSpeed: Infinity });
}

const beginArtifact = PDFOperator.of(PDFOperatorNames.BeginMarkedContent, [PDFName.of('Artifact')]);
const endArtifact = PDFOperator.of(PDFOperatorNames.EndMarkedContent);

async function layOver(document: PDFDocument, { pdfs, overlayPageOf }: OverlayPdf): Promise<void> {
  const pages = document.getPages();
  const embedded: PDFEmbeddedPage[] = [];
  for (const pdf of pdfs) embedded.push(...(await document.embedPages((await load(pdf)).getPages())));
  if (pages.length !== overlayPageOf.length || embedded.length !== Math.max(...overlayPageOf) + 1)
    throw new Error(`${pages.length} pages of a body do not go with ${embedded.length} of headers and footers.`);
  for (const [index, page] of pages.entries()) {
    const ref = embedded[overlayPageOf[index] ?? 0]?.ref;
    if (ref === undefined) continue;
    const name = page.node.newXObject('Overlay', ref);
    page.pushOperators(beginArtifact, pushGraphicsState(), drawObject(name), popGraphicsState(), endArtifact);
  }
}

function describe(document: PDFDocument, { author, subject, keywords }: DocumentDetails): void {
  if (author !== undefined) document.setAuthor(author);
  if (subject !== undefined) document.setSubject(subject);
  if (keywords !== undefined) document.setKeywords([keywords]);
}

/**
 * Objects that stand by themselves would keep their texts in plain sight, and readers would take them for encrypted:
 * these texts become objects of their own, which do not stand by themselves.
 */
function takeOutTexts({ context }: PDFDocument): void {
  for (const [, object] of context.enumerateIndirectObjects()) {
    const dict = object instanceof PDFStream ? object.dict : object;
    const standsByItself =
      object instanceof PDFStream ||
      object instanceof PDFCatalog ||
      object instanceof PDFPageTree ||
      object instanceof PDFPageLeaf;
    if (!standsByItself || !(dict instanceof PDFDict)) continue;
    for (const [key, value] of dict.entries()) if (hasText(value)) dict.set(key, context.register(value));
  }
}

function hasText(value: PDFObject): boolean {
  if (value instanceof PDFString || value instanceof PDFHexString) return true;
  if (value instanceof PDFArray) return value.asArray().some(hasText);
  return value instanceof PDFDict && value.values().some(hasText);
}

/** Who has the password may do everything: without a word on that, a reader would refuse to print. */
function lock(document: PDFDocument, password: string): void {
  document.encrypt({
    algorithm: 'AES-256',
    userPassword: password,
    ownerPassword: password,
    permissions: {
      printing: 'highResolution',
      modifying: true,
      copying: true,
      annotating: true,
      fillingForms: true,
      contentAccessibility: true,
      documentAssembly: true,
    },
  });
}
