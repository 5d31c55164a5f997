// Completes the tags that Chromium writes, so that a PDF/UA-1 checker accepts them. Headings that skip a level,
// pictures without alternative text and tables that are no grid are errors of the document and remain; it then does not
// claim conformance.
import { PDFDict, type PDFDocument, PDFHexString, PDFName, type PDFObject, PDFRef, PDFString } from '@cantoo/pdf-lib';
import { markContents } from './mark-contents.ts';
import { Structure, type StructureElement } from './structure.ts';
import { readTable } from './read-table.ts';
import { findOddRows } from './table-grid.ts';
import { toMetadata } from './xmp-metadata.ts';

const name = (text: string) => PDFName.of(text);

/** From PDF 2.0; PDF 1.7 readers know them only by their role mapping. */
const mappedRoles: Readonly<Record<string, string>> = { Strong: 'Span', Em: 'Span', Title: 'P', Aside: 'Sect' };

export function completeTags(document: PDFDocument): { readonly hasOddTable: boolean } {
  const structure = Structure.of(document);
  if (structure === undefined) return { hasOddTable: false };
  mapRoles(document, structure);
  for (const page of document.getPages()) {
    markContents(page, structure);
    for (const annotation of page.node.Annots()?.asArray() ?? []) describeLink(document.context.lookup(annotation));
  }
  let isAccessible = true;
  let hasOddTable = false;
  let lastLevel = 0;
  for (const element of structure.elements()) {
    const role = structure.roleOf(element);
    if (role === 'LI') wrapListItem(structure, element);
    if (role === 'Figure') isAccessible = checkFigure(structure, element) && isAccessible;
    if (role === 'Table') hasOddTable ||= findOddRows(readTable(structure, element)).length > 0;
    const level = /^H([1-6])$/.exec(role)?.[1];
    if (level === undefined) continue;
    isAccessible &&= Number(level) <= lastLevel + 1;
    lastLevel = Number(level);
  }
  addMetadata(document, isAccessible && !hasOddTable);
  return { hasOddTable };
}

function mapRoles({ context }: PDFDocument, { root }: Structure): void {
  root.set(name('RoleMap'), context.obj(Object.fromEntries(Object.entries(mappedRoles).map(toRole))));
}

function toRole([role, standard]: [string, string]): [string, PDFName] {
  return [role, name(standard)];
}

/** The address: the text of a link is not known here, and screen readers read it anyway. */
function describeLink(annotation: PDFObject | undefined): void {
  if (!(annotation instanceof PDFDict) || annotation.get(name('Subtype')) !== name('Link')) return;
  if (annotation.has(name('Contents'))) return;
  const action = annotation.lookup(name('A'));
  const address = action instanceof PDFDict ? action.lookup(name('URI')) : undefined;
  const place = annotation.lookup(name('Dest'));
  const text =
    address instanceof PDFString || address instanceof PDFHexString
      ? address.decodeText()
      : place instanceof PDFName
        ? `#${place.decodeText()}`
        : 'Link';
  annotation.set(name('Contents'), PDFHexString.fromText(text));
}

/** Chromium writes a label and its content as siblings. */
function wrapListItem(structure: Structure, item: StructureElement): void {
  const isLabel = (kid: PDFObject) =>
    structure.childrenOf(item.dict).some((child) => child.ref === kid && structure.roleOf(child) === 'Lbl');
  const kids = structure.kidsOf(item.dict);
  const labels = kids.filter(isLabel);
  const contents = kids.filter((kid) => !isLabel(kid));
  const page = item.dict.get(name('Pg'));
  const body = structure.createElement({ role: 'LBody', parent: item.ref, ...(page instanceof PDFRef && { page }) });
  structure.setKids(body, contents);
  structure.setKids(item, [...labels, body.ref]);
}

/** Whether it has alternative text. A figure around pictures and captions needs none, because these have their own. */
function checkFigure(structure: Structure, { dict }: StructureElement): boolean {
  if (dict.has(name('Alt'))) return true;
  if (structure.childrenOf(dict).length === 0) return false;
  dict.set(name('S'), name('Div'));
  return true;
}

function addMetadata(document: PDFDocument, isAccessible: boolean): void {
  const metadata = toMetadata({
    title: document.getTitle(),
    author: document.getAuthor(),
    subject: document.getSubject(),
    keywords: document.getKeywords(),
    isAccessible,
  });
  const stream = document.context.stream(new TextEncoder().encode(metadata), { Type: 'Metadata', Subtype: 'XML' });
  document.catalog.set(name('Metadata'), document.context.register(stream));
}
