// What there is to know of a PDF file before it is drawn on.
import type { FormFacts } from '../drawing-request.ts';
import { readWidgets } from './form-fields.ts';
import { hasXfa, openForm } from './open-form.ts';
import { readPageEntries } from './page-entries.ts';
import { toPageGeometry } from './page-geometry.ts';

/** Rejects with FormRefused alone, unless the fault is ours. */
export async function readForm(bytes: Uint8Array): Promise<FormFacts> {
  const { document, pages, permissionBits } = await openForm(bytes);
  return {
    pages: pages.map((page) => toPageGeometry(readPageEntries(page)).seen),
    fields: readWidgets(document, pages).map(({ field }) => field),
    isLocked: permissionBits !== undefined,
    hasXfa: hasXfa(document.catalog),
  };
}
