// Reads the properties of a PDF file before it is drawn on.
import { PDFDict, PDFName } from '@cantoo/pdf-lib';
import type { FormFacts } from '../drawing-request.ts';
import { readWidgets } from './form-fields.ts';
import { guarded, hasXfa, openForm } from './open-form.ts';
import { readPageEntries } from './page-entries.ts';
import { toPageGeometry } from './page-geometry.ts';

/** Rejects only with FormRefused. */
export async function readForm(bytes: Uint8Array): Promise<FormFacts> {
  const { document, pages, permissionBits } = await openForm(bytes);
  return guarded(() => ({
    pages: pages.map((page) => toPageGeometry(readPageEntries(page)).seen),
    fields: readWidgets(document, pages).map(({ field }) => field),
    isLocked: permissionBits !== undefined,
    hasXfa: hasXfa(document.catalog),
    isTagged: document.catalog.lookup(PDFName.of('StructTreeRoot')) instanceof PDFDict,
  }));
}
