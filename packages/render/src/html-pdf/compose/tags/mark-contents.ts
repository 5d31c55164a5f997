// Marks what a page draws outside its structure; text becomes part of the structure.
import { deflateSync, inflateSync } from 'node:zlib';
import {
  decodePDFRawStream,
  type PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFPage,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';
import type { Structure } from './structure.ts';
import { type MarkedText, markGaps } from './tagged-operators.ts';

const name = (text: string) => PDFName.of(text);

export function markContents(page: PDFPage, structure: Structure): void {
  const contents = page.node.get(name('Contents'));
  if (contents instanceof PDFRef)
    markStream({ page, structure, owner: page.node, resources: page.node.Resources(), stream: contents });
}

interface Contents {
  readonly page: PDFPage;
  readonly structure: Structure;
  /** Contains the key in the parent tree. */
  readonly owner: PDFDict;
  readonly resources: PDFDict | undefined;
  readonly stream: PDFRef;
}

/** The resources of a page, or of a group of elements that are drawn together, such as those of one opacity. */
function markStream(contents: Contents): void {
  const { page, structure, owner, resources, stream } = contents;
  const { context } = page.doc;
  const content = context.lookup(stream);
  if (!(content instanceof PDFRawStream)) return;
  const groups = findGroups(resources);
  for (const group of groups.values()) {
    const form = context.lookup(group);
    if (form instanceof PDFRawStream)
      markStream({
        ...contents,
        owner: form.dict,
        resources: form.dict.lookupMaybe(name('Resources'), PDFDict),
        stream: group,
      });
  }
  const parents = structure.parentsOf(owner);
  const operators = unpack(content).toString('latin1');
  const marked = markGaps(operators, parents?.size() ?? 0, (xObject) => groups.has(xObject));
  if (marked === undefined) return;
  const packed = deflateSync(Buffer.from(marked.operators, 'latin1'));
  const replaced = context.stream(packed, { Filter: 'FlateDecode' });
  for (const [key, value] of content.dict.entries()) if (!replaced.dict.has(key)) replaced.dict.set(key, value);
  context.assign(stream, replaced);
  for (const text of marked.texts) if (parents !== undefined) addText({ ...contents, parents, text });
}

/** Unpacks streams as written by Chromium many times faster than the library, which accepts every form. */
function unpack(content: PDFRawStream): Buffer {
  const isFlate = content.dict.lookup(name('Filter')) === name('FlateDecode') && !content.dict.has(name('DecodeParms'));
  return isFlate ? inflateSync(content.contents) : Buffer.from(decodePDFRawStream(content).decode());
}

/** XObjects with marked content inside, by their names. */
function findGroups(resources: PDFDict | undefined): Map<string, PDFRef> {
  const groups = new Map<string, PDFRef>();
  const objects = resources?.lookupMaybe(name('XObject'), PDFDict);
  for (const [key, ref] of objects?.entries() ?? []) {
    const form = objects?.lookup(key);
    if (ref instanceof PDFRef && form instanceof PDFRawStream && form.dict.has(name('StructParents')))
      groups.set(key.decodeText(), ref);
  }
  return groups;
}

/** Adds an element next to that of its neighbour, in reading order. */
function addText(task: Contents & { readonly parents: PDFArray; readonly text: MarkedText }): void {
  const { page, structure, owner, stream, parents, text } = task;
  const { context } = page.doc;
  const neighbour = parents.get(text.neighbour);
  const neighbourDict = context.lookupMaybe(neighbour, PDFDict);
  const parent = neighbourDict?.get(name('P'));
  const parentDict = context.lookupMaybe(parent, PDFDict);
  if (!(parent instanceof PDFRef) || parentDict === undefined) return;
  const element = structure.createElement({ role: 'Span', parent, page: page.ref });
  const number = PDFNumber.of(text.id);
  structure.setKids(element, [
    owner === page.node ? number : context.obj({ Type: 'MCR', Pg: page.ref, Stm: stream, MCID: number }),
  ]);
  const kids = structure.kidsOf(parentDict);
  const at = kids.indexOf(neighbour) + (text.isBefore ? 0 : 1);
  structure.setKids({ ref: parent, dict: parentDict }, kids.toSpliced(at, 0, element.ref));
  parents.push(element.ref);
}
