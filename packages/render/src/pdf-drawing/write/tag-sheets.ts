// Adds the drawings to the structure of a tagged file, so that screen readers read them with their page.
import { deflateSync, inflateSync } from 'node:zlib';
import {
  type PDFContext,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNull,
  type PDFObject,
  type PDFPage,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';
import type { EmbeddedSheet } from './embed-sheets.ts';
import { type ParentTree, readParentTree } from './parent-tree.ts';
import { kidsOf, setKids } from './structure-kids.ts';

const name = (text: string) => PDFName.of(text);

export interface PlacedSheet {
  readonly page: PDFPage;
  readonly pageIndex: number;
  readonly sheet: EmbeddedSheet;
}

/** Returns the objects that it has changed. A structure that cannot be extended is left unchanged. */
export function tagSheets(
  document: PDFDocument,
  pages: readonly PDFPage[],
  placed: readonly PlacedSheet[],
): readonly PDFRef[] {
  const { catalog, context } = document;
  const rootRef = catalog.get(name('StructTreeRoot'));
  const root = context.lookup(rootRef);
  if (!(root instanceof PDFDict) || !(rootRef instanceof PDFRef)) return [];
  const tree = readParentTree(root, rootRef);
  if (tree === undefined) return [];
  const owner = ownerOf(root, rootRef);
  const inOrder = placed.toSorted((one, other) => one.pageIndex - other.pageIndex);
  const added = inOrder.map(({ page, pageIndex, sheet }) => ({
    pageIndex,
    elements: tagSheet(page, sheet, owner.ref, tree),
  }));
  if (added.every(({ elements }) => elements.length === 0)) return [];
  const pageOf = new Map<PDFObject, number>(pages.map(({ ref }, index) => [ref, index]));
  setKids(
    owner.dict,
    merged(kidsOf(owner.dict), added, (kid) => pageIndexOf(context.lookup(kid), pageOf) ?? -1),
  );
  return [...tree.write(), owner.ref];
}

interface AddedElements {
  readonly pageIndex: number;
  readonly elements: readonly PDFRef[];
}

/** The elements of each page are inserted before the first one of a later page. */
function merged(
  kids: readonly PDFObject[],
  added: readonly AddedElements[],
  pageIndexOfKid: (kid: PDFObject) => number,
): PDFObject[] {
  const all: PDFObject[] = [];
  let next = 0;
  for (const kid of kids) {
    const pageIndex = next < added.length ? pageIndexOfKid(kid) : -1;
    for (; (added[next]?.pageIndex ?? Infinity) < pageIndex; next += 1) all.push(...(added[next]?.elements ?? []));
    all.push(kid);
  }
  return [...all, ...added.slice(next).flatMap(({ elements }) => elements)];
}

/** Returns its elements, in reading order. */
function tagSheet({ ref: pageRef, node }: PDFPage, sheet: EmbeddedSheet, parent: PDFRef, tree: ParentTree): PDFRef[] {
  const { context } = node;
  if (sheet.parts === undefined || sheet.parts.length === 0) return [];
  // Some readers look for the sheet's marks among those of its page, so numbering continues and both get an entry.
  const { parents } = tree.of(node);
  const offset = parents.size();
  moveMarks(sheet, offset, context);
  const byMark: [mark: number, element: PDFRef][] = [];
  const elements = sheet.parts.map(({ role, marks, alternative }) => {
    const contents = marks.map((mark) =>
      context.obj({ Type: 'MCR', Pg: pageRef, Stm: sheet.ref, MCID: mark + offset }),
    );
    const element = context.obj({ Type: 'StructElem', S: role, P: parent, Pg: pageRef, K: contents });
    if (alternative !== undefined) element.set(name('Alt'), alternative);
    const ref = context.register(element);
    byMark.push(...marks.map((mark): [number, PDFRef] => [mark, ref]));
    return ref;
  });
  const own = tree.of(sheet.dict).parents;
  for (let mark = 0; mark < offset; mark += 1) own.push(PDFNull);
  for (const [, ref] of byMark.toSorted(([one], [other]) => one - other)) {
    own.push(ref);
    parents.push(ref);
  }
  return elements;
}

/** In the form that the browser uses. */
function moveMarks({ ref, dict }: EmbeddedSheet, offset: number, context: PDFContext): void {
  const stream = context.lookup(ref);
  if (offset === 0 || !(stream instanceof PDFRawStream)) return;
  const operators = inflateSync(stream.contents).toString('latin1');
  const toMoved = (_: string, entry: string, mark: string) => `${entry}${Number(mark) + offset}`;
  const moved = operators.replaceAll(/(\/MCID )(\d+)/g, toMoved);
  context.assign(ref, PDFRawStream.of(dict, deflateSync(Buffer.from(moved, 'latin1'))));
}

/** The root element, if there is one. */
function ownerOf(root: PDFDict, rootRef: PDFRef): { readonly ref: PDFRef; readonly dict: PDFDict } {
  const [only, ...others] = kidsOf(root);
  const dict = root.context.lookup(only);
  const isOnly = others.length === 0 && only instanceof PDFRef && dict instanceof PDFDict && dict.has(name('S'));
  return isOnly ? { ref: only, dict } : { ref: rootRef, dict: root };
}

/** The number of elements searched to find the page of one. */
const looksMax = 200;

function pageIndexOf(element: PDFObject | undefined, pageOf: ReadonlyMap<PDFObject, number>): number | undefined {
  const waiting = [element];
  for (let count = 0; count < looksMax && waiting.length > 0; count += 1) {
    const dict = waiting.pop();
    if (!(dict instanceof PDFDict)) continue;
    const page = dict.get(name('Pg'));
    const index = page === undefined ? undefined : pageOf.get(page);
    if (index !== undefined) return index;
    for (const kid of kidsOf(dict).slice(0, looksMax).toReversed()) waiting.push(dict.context.lookup(kid));
  }
  return undefined;
}
