// Removes deleted fields from the structure of a tagged file, so that screen readers do not announce them.
import { PDFDict, type PDFDocument, PDFName, type PDFObject, PDFRef } from '@cantoo/pdf-lib';
import type { FormWidget } from '../form/form-fields.ts';
import { readParentTree } from './parent-tree.ts';
import { kidsOf, setKids } from './structure-kids.ts';

const name = (text: string) => PDFName.of(text);

/** Returns the objects that it has changed. */
export function untagWidgets({ catalog, context }: PDFDocument, removed: readonly FormWidget[]): readonly PDFRef[] {
  const rootRef = catalog.get(name('StructTreeRoot'));
  const root = context.lookup(rootRef);
  if (removed.length === 0 || !(root instanceof PDFDict) || !(rootRef instanceof PDFRef)) return [];
  const tree = readParentTree(root, rootRef);
  const changed = new Set<PDFRef>();
  for (const widget of removed) {
    const ref = tree?.elementOf(widget.dict);
    const element = context.lookup(ref);
    if (ref === undefined || !(element instanceof PDFDict)) continue;
    const kids = kidsOf(element);
    const rest = kids.filter((kid) => !isOf(context.lookup(kid), widget));
    if (rest.length === kids.length) continue;
    setKids(element, rest);
    changed.add(ref);
    if (rest.length === 0) removeElement(element, ref, changed);
  }
  return [...changed];
}

function isOf(kid: PDFObject | undefined, { ref, dict }: FormWidget): boolean {
  if (!(kid instanceof PDFDict)) return false;
  const annotation = kid.get(name('Obj'));
  return annotation !== undefined && (annotation === ref || annotation === dict);
}

function removeElement(element: PDFDict, ref: PDFRef, changed: Set<PDFRef>): void {
  const parentRef = element.get(name('P'));
  const parent = element.context.lookup(parentRef);
  if (!(parent instanceof PDFDict) || !(parentRef instanceof PDFRef)) return;
  setKids(
    parent,
    kidsOf(parent).filter((kid) => kid !== ref),
  );
  changed.add(parentRef);
}
