// Maps the marked contents of a page or an object to their elements: a number tree, to which entries are added.
import { PDFArray, PDFDict, PDFName, PDFNumber, type PDFObject, PDFRef } from '@cantoo/pdf-lib';

const name = (text: string) => PDFName.of(text);

interface Parents {
  /** By the number of the marked content. */
  readonly parents: PDFArray;
}

export interface ParentTree {
  /** The elements of a page or an object, to which more can be added; empty if it has none. */
  of(owner: PDFDict): Parents;
  /** The one element of an annotation. */
  elementOf(annotation: PDFDict): PDFRef | undefined;
  /** Returns the objects that it has changed. */
  write(): readonly PDFRef[];
}

interface Known extends Parents {
  /** The objects that must be written when the entries change. */
  readonly ref: PDFRef;
}

const nodesMax = 50_000;

/** Undefined if there is none, and for a cyclic tree. */
export function readParentTree(root: PDFDict, rootRef: PDFRef): ParentTree | undefined {
  const { context } = root;
  const value = root.get(name('ParentTree'));
  const tree = context.lookup(value);
  if (!(tree instanceof PDFDict)) return undefined;
  const treeRef = value instanceof PDFRef ? value : rootRef;
  const read = readNodes(tree, treeRef);
  const stated = root.lookup(name('ParentTreeNextKey'));
  if (read === undefined) return undefined;
  let nextKey = Math.max(read.nextKey, stated instanceof PDFNumber ? stated.asNumber() : 0);
  if (!Number.isSafeInteger(nextKey)) return undefined;
  const changed = new Set<PDFRef>();
  const added: PDFObject[] = [];
  return {
    of: (owner) => {
      const key = owner.lookup(name('StructParents'));
      const known = key instanceof PDFNumber ? read.byKey.get(key.asNumber()) : undefined;
      if (known !== undefined) {
        changed.add(known.ref);
        return known;
      }
      const parents = PDFArray.withContext(context);
      const ref = context.register(parents);
      owner.set(name('StructParents'), PDFNumber.of(nextKey));
      read.byKey.set(nextKey, { parents, ref });
      added.push(PDFNumber.of(nextKey), ref);
      nextKey += 1;
      return { parents };
    },
    elementOf: (annotation) => {
      const key = annotation.lookup(name('StructParent'));
      return key instanceof PDFNumber ? read.elements.get(key.asNumber()) : undefined;
    },
    write: () => {
      addNumbers(tree, added);
      root.set(name('ParentTreeNextKey'), PDFNumber.of(nextKey));
      return [...changed, rootRef, treeRef];
    },
  };
}

interface ReadTree {
  readonly byKey: Map<number, Known>;
  readonly elements: ReadonlyMap<number, PDFRef>;
  readonly nextKey: number;
}

function readNodes(tree: PDFDict, treeRef: PDFRef): ReadTree | undefined {
  const { context } = tree;
  const elements = new Map<number, PDFRef>();
  const byKey = new Map<number, Known>();
  let nextKey = 0;
  const waiting: { readonly node: PDFObject | undefined; readonly ref: PDFRef }[] = [{ node: tree, ref: treeRef }];
  for (let next = waiting.pop(), count = 0; next !== undefined; next = waiting.pop(), count += 1) {
    if (count === nodesMax) return undefined;
    const { node, ref } = next;
    if (!(node instanceof PDFDict)) continue;
    const list = node.lookup(name('Nums'));
    const numbers = list instanceof PDFArray ? list : PDFArray.withContext(context);
    for (let at = 0; at + 1 < numbers.size(); at += 2) {
      const [key, parents, value] = [numbers.lookup(at), numbers.lookup(at + 1), numbers.get(at + 1)];
      if (!(key instanceof PDFNumber)) continue;
      nextKey = Math.max(nextKey, key.asNumber() + 1);
      if (parents instanceof PDFArray)
        byKey.set(key.asNumber(), { parents, ref: value instanceof PDFRef ? value : ref });
      else if (value instanceof PDFRef) elements.set(key.asNumber(), value);
    }
    const kids = node.lookup(name('Kids'));
    for (const kid of kids instanceof PDFArray ? kids.asArray() : [])
      waiting.push({ node: context.lookup(kid), ref: kid instanceof PDFRef ? kid : ref });
  }
  return { byKey, elements, nextKey };
}

/** Larger than any existing one. */
function addNumbers(tree: PDFDict, added: readonly PDFObject[]): void {
  const { context } = tree;
  const kids = tree.lookup(name('Kids'));
  const [first] = added;
  const last = added.at(-2);
  if (first === undefined || last === undefined) return;
  const numbers = tree.lookup(name('Nums'));
  const known = numbers instanceof PDFArray && !(kids instanceof PDFArray) ? numbers.asArray() : [];
  const list = context.obj([...known, ...added]);
  if (!(kids instanceof PDFArray)) return tree.set(name('Nums'), list);
  const leaf = context.register(context.obj({ Limits: [first, last], Nums: list }));
  return tree.set(name('Kids'), context.obj([...kids.asArray(), leaf]));
}
