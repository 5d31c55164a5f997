// Overlays headers and footers on the pages of a printed body, writes its properties, completes the structure for screen
// readers, and encrypts the result. Overlays are artifacts in that structure; links and bookmarks do not change.
import {
  drawObject,
  PDFArray,
  PDFDict,
  PDFDocument,
  type PDFEmbeddedPage,
  PDFName,
  PDFOperator,
  PDFOperatorNames,
  PDFRef,
  popGraphicsState,
  pushGraphicsState,
} from '@cantoo/pdf-lib';
import type { DocumentDetails } from '../document-details.ts';
import { completeTags } from './tags/complete-tags.ts';
import { encrypt, isProtected, type Protection } from './protection.ts';
import { takeOutTexts } from './take-out-texts.ts';

export interface BodyReading {
  readonly pageCount: number;
  /** Named destinations: the page number of each, from 1. */
  readonly destinations: ReadonlyMap<string, number>;
}

export interface OverlayPdf {
  readonly pdfs: readonly Uint8Array[];
  /** For every page of the body, the index of its overlay page. */
  readonly overlayPageOf: readonly number[];
}

export interface Composition extends Protection {
  /** As printed by Chromium. */
  readonly body: Uint8Array;
  readonly overlay?: OverlayPdf;
  readonly details?: DocumentDetails;
  /** With the structure that screen readers use. */
  readonly isTagged?: boolean;
}

export interface ComposedDocument {
  readonly pdf: Uint8Array<ArrayBuffer>;
  /** Whether the cells of a table in the structure form no grid; false without a structure. */
  readonly hasOddTable: boolean;
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

export async function composeDocument(composition: Composition): Promise<ComposedDocument> {
  const { body, overlay, details, isTagged = false } = composition;
  const document = await load(body);
  if (details !== undefined) describe(document, details);
  const { hasOddTable } = isTagged ? completeTags(document) : { hasOddTable: false };
  if (overlay !== undefined) await drawOver(document, overlay);
  if (isProtected(composition)) {
    takeOutTexts(document);
    encrypt(document, composition);
  }
  const pdf = await document.save({
    // Only streams are encrypted, so objects such as the title and the links are moved into streams.
    useObjectStreams: isProtected(composition),
    updateFieldAppearances: false,
    addDefaultPage: false,
    // The thread has nothing else to run, and each pause takes longer than the work between two of them.
    objectsPerTick: Infinity,
  });
  return { pdf: new Uint8Array(pdf), hasOddTable };
}

function load(pdf: Uint8Array): Promise<PDFDocument> {
  return PDFDocument.load(pdf, { updateMetadata: false, throwOnInvalidObject: true, parseSpeed: Infinity });
}

const beginArtifact = PDFOperator.of(PDFOperatorNames.BeginMarkedContent, [PDFName.of('Artifact')]);
const endArtifact = PDFOperator.of(PDFOperatorNames.EndMarkedContent);

async function drawOver(document: PDFDocument, { pdfs, overlayPageOf }: OverlayPdf): Promise<void> {
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
