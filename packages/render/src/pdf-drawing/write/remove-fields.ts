// Removes form fields at positions that are drawn on instead: readers show fields above the page.
import { PDFArray, PDFDict, type PDFDocument, PDFName, type PDFObject, type PDFPage, PDFRef } from '@cantoo/pdf-lib';
import type { DrawingBox } from '@coverwright/insurance/drawing-box';
import { type FormWidget, readWidgets } from '../form/form-fields.ts';
import { untagWidgets } from './untag-widgets.ts';

/** A field to remove where a box is drawn. */
export interface ReplacedField {
  readonly name: string;
  /** From 1. */
  readonly page: number;
  readonly box: DrawingBox;
}

/** Returns the objects that it has changed. */
export function removeFields(
  document: PDFDocument,
  pages: readonly PDFPage[],
  replaced: readonly ReplacedField[],
): PDFRef[] {
  if (replaced.length === 0) return [];
  const changed = new Set<PDFRef>();
  const removed = readWidgets(document, pages).filter((widget) => replaced.some((one) => isPlace(one, widget)));
  for (const ref of untagWidgets(document, removed)) changed.add(ref);
  for (const widget of removed) {
    removeFromPage(widget, pages, changed);
    removeFromParents(document, widget, changed);
  }
  return [...changed];
}

function isPlace({ name, page, box }: ReplacedField, { field }: FormWidget): boolean {
  const [left, top, right, bottom] = field.rectangle;
  const isBeneath = box.x < right && box.x + box.width > left && box.y < bottom && box.y + box.height > top;
  return field.name === name && field.page === page && isBeneath;
}

function removeFromPage({ pageIndex, ref, dict }: FormWidget, pages: readonly PDFPage[], changed: Set<PDFRef>): void {
  const page = pages[pageIndex];
  const list = page?.node.lookup(PDFName.of('Annots'));
  if (page === undefined || !(list instanceof PDFArray)) return;
  const rest = PDFArray.withContext(page.node.context);
  for (const one of list.asArray()) if (!isSame(one, ref, dict)) rest.push(one);
  page.node.set(PDFName.of('Annots'), rest);
  changed.add(page.ref);
}

/** Includes fields left without a widget or children. */
function removeFromParents({ catalog, context }: PDFDocument, widget: FormWidget, changed: Set<PDFRef>): void {
  let { ref, dict } = widget;
  for (;;) {
    const parentValue = dict.get(PDFName.of('Parent'));
    const parent = context.lookup(parentValue);
    const isRoot = !(parent instanceof PDFDict);
    const owner = isRoot ? catalog.lookup(PDFName.of('AcroForm')) : parent;
    if (!(owner instanceof PDFDict)) return;
    const key = PDFName.of(isRoot ? 'Fields' : 'Kids');
    const list = owner.lookup(key);
    if (!(list instanceof PDFArray)) return;
    const rest = PDFArray.withContext(context);
    for (const one of list.asArray()) if (!isSame(one, ref, dict)) rest.push(one);
    owner.set(key, rest);
    if (isRoot) {
      const form = catalog.get(PDFName.of('AcroForm'));
      const holder = form instanceof PDFRef ? form : context.trailerInfo.Root;
      if (holder instanceof PDFRef) changed.add(holder);
      return;
    }
    if (parentValue instanceof PDFRef) changed.add(parentValue);
    if (rest.size() > 0) return;
    ref = parentValue instanceof PDFRef ? parentValue : undefined;
    dict = parent;
  }
}

function isSame(value: PDFObject, ref: PDFRef | undefined, dict: PDFDict): boolean {
  return value === ref || value === dict;
}
