// Checks the tags of a PDF like a PDF/UA-1 checker, as far as possible without one: no such program is published for Node.
// Reads the file's own objects, not a viewer's interpretation of them.
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFPage,
  PDFRawStream,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import { readDescription } from './read-pdf.ts';
import { readTable } from '../html-pdf/compose/tags/read-table.ts';
import { Structure } from '../html-pdf/compose/tags/structure.ts';
import { findOddRows } from '../html-pdf/compose/tags/table-grid.ts';
import { describeDocument } from './pdf-tags-document.ts';
import { findUntagged } from './pdf-tags-content.ts';

/** The standard structure types of PDF 1.7. */
const standardRoles = new Set(
  (
    'Document Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct Private P H H1 H2 H3 H4 H5 H6 L LI Lbl LBody ' +
    'Table TR TH TD THead TBody TFoot Span Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP ' +
    'Figure Formula Form'
  ).split(' '),
);

/** Which children an element may have, and which parents. */
const childrenOf: Readonly<Record<string, readonly string[]>> = {
  Table: ['TR', 'THead', 'TBody', 'TFoot', 'Caption'],
  THead: ['TR'],
  TBody: ['TR'],
  TFoot: ['TR'],
  TR: ['TH', 'TD'],
  L: ['LI', 'L', 'Caption'],
  LI: ['Lbl', 'LBody'],
};
const parentsOf: Readonly<Record<string, readonly string[]>> = {
  TR: ['Table', 'THead', 'TBody', 'TFoot'],
  TH: ['TR'],
  TD: ['TR'],
  THead: ['Table'],
  TBody: ['Table'],
  TFoot: ['Table'],
  LI: ['L'],
  LBody: ['LI'],
};

export interface TagReport {
  /** Sentences; empty if a checker would accept the document. */
  readonly faults: readonly string[];
  /** Every element with its role as written, in reading order. */
  readonly roles: readonly string[];
}

export async function checkTags(pdf: Uint8Array, password?: string): Promise<TagReport> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false, ...(password !== undefined && { password }) });
  return new TagCheck(document, (await readDescription(pdf, password)).title).run();
}

class TagCheck {
  readonly #document: PDFDocument;
  readonly #title: string | undefined;
  readonly #faults = new Set<string>();
  readonly #roles: string[] = [];
  /** The marked contents that the tree reaches, by page and number. */
  readonly #reached = new Set<string>();
  readonly #reachedAnnotations = new Set<string>();
  #lastHeading = 0;

  constructor(document: PDFDocument, title: string | undefined) {
    this.#document = document;
    this.#title = title;
  }

  run(): TagReport {
    for (const fault of describeDocument(this.#document, this.#title)) this.#faults.add(fault);
    const root = this.#lookup(this.#document.catalog.get(PDFName.of('StructTreeRoot')));
    if (!(root instanceof PDFDict)) return { faults: [...this.#faults, 'There is no structure.'], roles: [] };
    this.#walk(root, { role: 'StructTreeRoot', pageRef: undefined });
    for (const [index, page] of this.#document.getPages().entries()) this.#checkPage(page, index + 1);
    return { faults: [...this.#faults], roles: this.#roles };
  }

  #lookup(object: PDFObject | undefined): PDFObject | undefined {
    return object instanceof PDFRef ? this.#document.context.lookup(object) : object;
  }

  #walk(element: PDFDict, at: { role: string; pageRef: PDFRef | undefined }): void {
    const pageRef = (element.get(PDFName.of('Pg')) as PDFRef | undefined) ?? at.pageRef;
    const kids = this.#lookup(element.get(PDFName.of('K')));
    const list = kids instanceof PDFArray ? kids.asArray() : kids === undefined ? [] : [kids];
    for (const kid of list) {
      const child = this.#lookup(kid);
      if (child instanceof PDFNumber) this.#reached.add(`${String(pageRef)} ${child.asNumber()}`);
      if (!(child instanceof PDFDict)) continue;
      const type = child.get(PDFName.of('Type'));
      if (type === PDFName.of('MCR')) {
        const own = child.get(PDFName.of('Stm')) ?? child.get(PDFName.of('Pg')) ?? pageRef;
        this.#reached.add(`${String(own)} ${String(child.get(PDFName.of('MCID')))}`);
      } else if (type === PDFName.of('OBJR')) this.#reachedAnnotations.add(String(child.get(PDFName.of('Obj'))));
      else this.#element(child, { parentRole: at.role, pageRef, parent: element });
    }
  }

  #element(
    element: PDFDict,
    { parentRole, pageRef, parent }: { parentRole: string; pageRef: PDFRef | undefined; parent: PDFDict },
  ) {
    const written = (this.#lookup(element.get(PDFName.of('S'))) as PDFName).decodeText();
    this.#roles.push(written);
    const role = this.#standardRole(written);
    if (this.#lookup(element.get(PDFName.of('P'))) !== parent) this.#faults.add(`${role} names another parent.`);
    if (childrenOf[parentRole]?.includes(role) === false) this.#faults.add(`${parentRole} has the child ${role}.`);
    if (parentsOf[role]?.includes(parentRole) === false) this.#faults.add(`${role} is in ${parentRole}.`);
    if (role === 'Figure' && !this.#hasText(element, 'Alt') && !this.#hasText(element, 'ActualText'))
      this.#faults.add('A Figure has no Alt.');
    if (role === 'TH' && !/\/Scope/.test(String(this.#lookup(element.get(PDFName.of('A'))))))
      this.#faults.add('A TH has no Scope.');
    const level = /^H([1-6])$/.exec(role)?.[1];
    if (level !== undefined) {
      if (Number(level) > this.#lastHeading + 1) this.#faults.add(`${role} follows H${this.#lastHeading}.`);
      this.#lastHeading = Number(level);
    }
    if (role === 'Table') this.#checkRows(element);
    this.#walk(element, { role, pageRef });
  }

  #checkRows(table: PDFDict): void {
    const structure = Structure.of(this.#document);
    const ref = this.#document.context.getObjectRef(table);
    if (structure === undefined || ref === undefined) return;
    if (findOddRows(readTable(structure, { ref, dict: table })).length > 0)
      this.#faults.add('The cells of a table form no grid.');
  }

  #standardRole(written: string): string {
    if (standardRoles.has(written)) return written;
    const root = this.#lookup(this.#document.catalog.get(PDFName.of('StructTreeRoot'))) as PDFDict;
    const map = this.#lookup(root.get(PDFName.of('RoleMap')));
    const mapped = map instanceof PDFDict ? map.get(PDFName.of(written)) : undefined;
    const role = mapped instanceof PDFName ? mapped.decodeText() : '';
    if (!standardRoles.has(role)) this.#faults.add(`${written} is not a standard role and is not mapped to one.`);
    return role;
  }

  #hasText(dict: PDFDict, key: string): boolean {
    const value = this.#lookup(dict.get(PDFName.of(key)));
    return (value instanceof PDFString || value instanceof PDFHexString) && value.decodeText().trim() !== '';
  }

  #checkPage(page: PDFPage, number: number): void {
    this.#checkContent({ ref: page.ref, operators: contentOf(page), resources: page.node.Resources() }, number);
    for (const annotation of page.node.Annots()?.asArray() ?? []) this.#checkAnnotation(annotation, number);
    if (page.node.Annots() !== undefined && page.node.get(PDFName.of('Tabs')) !== PDFName.of('S'))
      this.#faults.add(`The tabs of page ${number} do not follow the structure.`);
  }

  #checkContent({ ref, operators, resources }: Content, number: number): void {
    const { untagged, drawn, marked } = findUntagged(operators);
    for (const operator of untagged) this.#faults.add(`Page ${number} has untagged content (${operator}).`);
    for (const id of marked)
      if (!this.#reached.has(`${String(ref)} ${id}`))
        this.#faults.add(`Content ${id} of page ${number} is not in the structure.`);
    const objects = this.#lookup(resources?.get(PDFName.of('XObject')));
    for (const name of drawn) {
      const object = objects instanceof PDFDict ? objects.get(PDFName.of(name)) : undefined;
      const stream = this.#lookup(object);
      if (!(stream instanceof PDFRawStream) || stream.dict.get(PDFName.of('Subtype')) !== PDFName.of('Form'))
        this.#faults.add(`Page ${number} has an untagged picture.`);
      else {
        const own = this.#lookup(stream.dict.get(PDFName.of('Resources')));
        const form = {
          ref: object as PDFRef,
          operators: textOf(stream),
          resources: own instanceof PDFDict ? own : undefined,
        };
        this.#checkContent(form, number);
      }
    }
  }

  #checkAnnotation(annotation: PDFObject, number: number): void {
    const dict = this.#lookup(annotation);
    if (!(dict instanceof PDFDict) || dict.get(PDFName.of('Subtype')) !== PDFName.of('Link')) return;
    if (!this.#reachedAnnotations.has(String(annotation)))
      this.#faults.add(`A link of page ${number} is not in the structure.`);
    if (!this.#hasText(dict, 'Contents')) this.#faults.add(`A link of page ${number} has no description.`);
    if (dict.get(PDFName.of('StructParent')) === undefined)
      this.#faults.add(`A link of page ${number} has no StructParent.`);
  }
}

interface Content {
  readonly ref: PDFRef;
  readonly operators: string;
  readonly resources: PDFDict | undefined;
}

function contentOf(page: PDFPage): string {
  const contents = page.node.Contents();
  const streams = contents instanceof PDFArray ? contents.asArray().map((_, at) => contents.lookup(at)) : [contents];
  return streams.map((stream) => (stream instanceof PDFRawStream ? textOf(stream) : '')).join('\n');
}

function textOf(stream: PDFRawStream): string {
  return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
}
