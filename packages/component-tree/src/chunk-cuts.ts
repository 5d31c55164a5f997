/**
 * Determines where a document is split for the canvas: at elements with about sixty descendants that can be compiled
 * separately from their surroundings. After an edit, only the changed nodes and their ancestors are counted again.
 */
import { type ChangedNodes, findChangedNodes } from './changed-nodes.ts';
import { getNode, type TreeDocument, type TreeNode } from './document.ts';
import { isKnownTag, isSvgTag } from './html-tags.ts';

/** The chunk of the component's own template; every other one has the id of its root. */
export const rootChunkId = '';

export interface Cuts {
  /** The roots of the parts. */
  readonly cut: ReadonlySet<string>;
  /** The chunks that have changed; undefined if the cuts have changed, so that any chunk may be affected. */
  readonly changedChunks: ReadonlySet<string> | undefined;
}

const chunkElements = 60;

/** Attributes that affect an element's surroundings or its children. */
const bound =
  /^(?:v-(?:for|slot|pre|once|if|else|else-if)\b|#|slot$|slot-scope$|scope$|ref$|:ref$|is$|:is$|v-bind:is$|:?key$|inline-template$)/;
/**
 * Descendants of elements with these attributes cannot be compiled separately: they have their own scope, or a
 * structure that a wrapper would break.
 */
const sealing = /^(?:v-(?:for|slot|pre|once)\b|#|slot-scope$|scope$|inline-template$)/;
const structured = new Set([
  'table',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'colgroup',
  'select',
  'optgroup',
  'datalist',
  'ruby',
  'picture',
  'transition',
  'transition-group',
  'keep-alive',
]);

function mayBeCut(document: TreeDocument, node: TreeNode): boolean {
  if (node.kind !== 'element' || !isPlain(node) || structured.has(node.component)) return false;
  if (node.attrs.some(([name]) => bound.test(name))) return false;
  const parent = node.parent === null ? undefined : getNode(document, node.parent);
  return parent === undefined || (isPlain(parent) && !structured.has(parent.component));
}

/** A native HTML element, whose children are rendered where they are written. */
function isPlain({ component }: TreeNode): boolean {
  return (
    isKnownTag(component) && !isSvgTag(component) && !/^(?:component|slot|router-|template)|^[A-Z]/.test(component)
  );
}

export interface CutFinder {
  /** Finds the cuts of successive states of a document. */
  find(document: TreeDocument): Cuts;
  /** From the next state on, makes each of these nodes a separate part if it can be compiled separately. */
  refine(ids: readonly string[]): void;
}

export function createCutFinder(): CutFinder {
  const fine = new Set<string>();
  let before: TreeDocument | undefined;
  let cut: ReadonlySet<string> = new Set();
  /** For each node, the number of elements from the node down that belong to its chunk. */
  let sizes = new Map<string, number>();

  const countAll = (document: TreeDocument): Cuts => {
    const found = new Set<string>();
    sizes = new Map();
    for (const { node, isSealed } of walkUp(document)) count(document, node, isSealed, found);
    cut = found;
    return { cut, changedChunks: undefined };
  };

  const count = (document: TreeDocument, node: TreeNode, isSealed: boolean, found: Set<string>): void => {
    let size = node.kind === 'element' ? 1 : 0;
    for (const child of node.children) size += sizes.get(child) ?? 0;
    const isLarge = size >= (fine.has(node.id) ? 1 : chunkElements);
    const isCut = isLarge && !isSealed && node.parent !== null && mayBeCut(document, node);
    if (isCut) found.add(node.id);
    else found.delete(node.id);
    sizes.set(node.id, isCut ? 1 : size);
  };

  const countChanged = (document: TreeDocument, { changed, removed }: ChangedNodes): Cuts => {
    const found = new Set(cut);
    for (const id of removed) {
      found.delete(id);
      sizes.delete(id);
    }
    for (const node of deepestFirst(document, changed)) count(document, node, isSealedAt(document, node), found);
    const isSame = found.size === cut.size && [...found].every((id) => cut.has(id));
    if (!isSame) cut = found;
    return { cut, changedChunks: isSame ? chunksOf(document, changed, cut) : undefined };
  };

  const find = (document: TreeDocument): Cuts => {
    const last = before;
    before = document;
    if (last === undefined) return countAll(document);
    const changes = findChangedNodes(last, document);
    const isLocal = changes.changed.every((node) => keepsItsRules(last.nodes.get(node.id), node));
    if (!isLocal) return countAll(document);
    const cuts = countChanged(document, changes);
    if (last.roots === document.roots || !cuts.changedChunks) return cuts;
    return { ...cuts, changedChunks: new Set([...cuts.changedChunks, rootChunkId]) };
  };

  return {
    find,
    refine: (ids) => {
      for (const id of ids) fine.add(id);
      before = undefined;
    },
  };
}

/** Whether the descendants of a node can be split as before. */
function keepsItsRules(before: TreeNode | undefined, after: TreeNode): boolean {
  if (before === undefined) return true;
  const isSamePosition = before.parent === after.parent && before.component === after.component;
  return isSamePosition && sealsItsChildren(before) === sealsItsChildren(after);
}

/** The nodes and all their ancestors. */
function deepestFirst(document: TreeDocument, nodes: readonly TreeNode[]): readonly TreeNode[] {
  const depths = new Map<TreeNode, number>();
  for (const node of nodes) {
    const path: TreeNode[] = [];
    for (let at: TreeNode | undefined = node; at !== undefined && !depths.has(at); at = parentOf(document, at))
      path.push(at);
    const [top] = path.slice(-1);
    const above = top && parentOf(document, top);
    const depth = above === undefined ? 0 : (depths.get(above) ?? 0) + 1;
    for (const [at, one] of path.toReversed().entries()) depths.set(one, depth + at);
  }
  return [...depths].toSorted(([, a], [, b]) => b - a).map(([node]) => node);
}

function parentOf(document: TreeDocument, { parent }: TreeNode): TreeNode | undefined {
  return parent === null ? undefined : getNode(document, parent);
}

function isSealedAt(document: TreeDocument, node: TreeNode): boolean {
  for (let at = parentOf(document, node); at !== undefined; at = parentOf(document, at)) {
    if (sealsItsChildren(at)) return true;
  }
  return false;
}

/** The chunks that contain the nodes. */
function chunksOf(document: TreeDocument, nodes: readonly TreeNode[], cut: ReadonlySet<string>): ReadonlySet<string> {
  return new Set(
    nodes.map((node) => {
      for (let at: TreeNode | undefined = node; at !== undefined; at = parentOf(document, at))
        if (cut.has(at.id)) return at.id;
      return rootChunkId;
    }),
  );
}

/** Results cached by node: an edit creates few new nodes. */
const known = new WeakMap<TreeNode, boolean>();

function sealsItsChildren(node: TreeNode): boolean {
  const before = known.get(node);
  if (before !== undefined) return before;
  const isSealing = node.attrs.some(([name]) => sealing.test(name)) || isSvgTag(node.component);
  known.set(node, isSealing);
  return isSealing;
}

/** Yields children before their parents. */
function walkUp(document: TreeDocument): { readonly node: TreeNode; readonly isSealed: boolean }[] {
  const order: { readonly node: TreeNode; readonly isSealed: boolean }[] = [];
  const waiting = document.roots.map((id) => ({ id, isSealed: false }));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const node = getNode(document, next.id);
    order.push({ node, isSealed: next.isSealed });
    const isSealed = next.isSealed || sealsItsChildren(node);
    for (const id of node.children) waiting.push({ id, isSealed });
  }
  return order.toReversed();
}
