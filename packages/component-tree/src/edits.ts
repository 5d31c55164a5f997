/**
 * The user's actions on the nodes of a document, as lists of operations: each list is one undo step. If the result
 * would not be a tree, or would be too deep or too large, the action is refused with a reason before anything is
 * changed.
 */
import { childrenOf, getNode, listSubtree, maxDepth, type TreeDocument, type TreeNode } from './document.ts';
import { applyOperation, mayHaveChildren, type Operation } from './operations.ts';
import { parseTemplate } from './parse.ts';

/** The position among the children of a parent, or among the roots. */
export interface NodePosition {
  readonly parent: string | null;
  readonly index: number;
}

/** A node with all its descendants, parents first. */
export type Subtree = readonly TreeNode[];

export const maxNodes = 20_000;

export type EditRefusal = 'intoItself' | 'noChildren' | 'tooDeep' | 'tooMany' | 'secondRoot';

export interface AppliedAll {
  readonly document: TreeDocument;
  /** In the order in which they revert the operations. */
  readonly inverses: readonly Operation[];
}

export function applyOperations(document: TreeDocument, operations: readonly Operation[]): AppliedAll {
  const inverses: Operation[] = [];
  let current = document;
  for (const operation of operations) {
    const applied = applyOperation(current, operation);
    inverses.unshift(applied.inverse);
    current = applied.document;
  }
  return { document: current, inverses };
}

/** White space between tags, which trees do not show. */
export function isBlank({ kind, content }: TreeNode): boolean {
  return kind === 'text' && content.trim() === '';
}

/** The children that are shown in trees. */
export function shownChildren(document: TreeDocument, parent: string | null): readonly string[] {
  return childrenOf(document, parent).filter((id) => !isBlank(getNode(document, id)));
}

export function isWithin(document: TreeDocument, id: string, ancestor: string): boolean {
  for (let at: string | null = id; at !== null; at = getNode(document, at).parent) if (at === ancestor) return true;
  return false;
}

/** Omits nodes that are descendants of other ones; in document order. */
export function topmost(document: TreeDocument, ids: readonly string[]): readonly string[] {
  const chosen = new Set(ids.filter((id) => document.nodes.has(id)));
  if (chosen.size < 2) return [...chosen];
  const found: string[] = [];
  const waiting = document.roots.toReversed();
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (chosen.has(id)) found.push(id);
    else waiting.push(...getNode(document, id).children.toReversed());
  }
  return found;
}

export function placeAfter(document: TreeDocument, id: string): NodePosition {
  return placeBeside(document, id, 1);
}

export function placeBefore(document: TreeDocument, id: string): NodePosition {
  return placeBeside(document, id, 0);
}

function placeBeside(document: TreeDocument, id: string, offset: number): NodePosition {
  const { parent } = getNode(document, id);
  return { parent, index: childrenOf(document, parent).indexOf(id) + offset };
}

export function placeInside(document: TreeDocument, id: string | null): NodePosition {
  return { parent: id, index: childrenOf(document, id).length };
}

/** The nodes of a text, each with all its descendants; white space between them is omitted. */
export function readSubtrees(template: string, newId: () => string): readonly Subtree[] {
  const { document } = parseTemplate(template, { newId });
  return shownChildren(document, null).map((id) => listSubtree(document, id));
}

/** The same nodes with new ids. */
export function withNewIds(subtree: Subtree, newId: () => string): Subtree {
  const ids = new Map(subtree.map(({ id }) => [id, newId()]));
  const idOf = (id: string) => ids.get(id) ?? id;
  return subtree.map((node) => ({
    ...node,
    id: idOf(node.id),
    parent: node.parent === null ? null : idOf(node.parent),
    children: node.children.map(idOf),
  }));
}

export function copySubtrees(document: TreeDocument, ids: readonly string[], newId: () => string): readonly Subtree[] {
  return topmost(document, ids).map((id) => withNewIds(listSubtree(document, id), newId));
}

export function insertionRefusal(
  document: TreeDocument,
  { parent }: NodePosition,
  subtrees: readonly Subtree[],
): EditRefusal | undefined {
  if (parent !== null && !mayHaveChildren(getNode(document, parent))) return 'noChildren';
  const added = subtrees.reduce((sum, { length }) => sum + length, 0);
  if (document.nodes.size + added > maxNodes) return 'tooMany';
  const depth = depthOf(document, parent);
  return subtrees.some((subtree) => depth + heightOf(subtree) > maxDepth) ? 'tooDeep' : undefined;
}

/** Vue renders a single root. Alternatives of one root (v-else) are allowed; a component that has more keeps them. */
export function rootRefusal(document: TreeDocument, operations: readonly Operation[]): EditRefusal | undefined {
  const mayAddRoot = operations.some((one) => (one.kind === 'insert' || one.kind === 'move') && one.parent === null);
  if (!mayAddRoot) return undefined;
  const after = applyOperations(document, operations).document;
  return countRoots(after) > Math.max(1, countRoots(document)) ? 'secondRoot' : undefined;
}

function countRoots(document: TreeDocument): number {
  let roots = 0;
  let alternatives = 0;
  for (const id of document.roots) {
    const node = getNode(document, id);
    if (node.kind === 'comment' || isBlank(node)) continue;
    const names = node.attrs.map(([name]) => name);
    if (names.includes('v-else')) alternatives += 1;
    else if (!names.includes('v-else-if')) roots += 1;
  }
  return roots + Math.max(0, alternatives - 1);
}

export function insertAll({ parent, index }: NodePosition, subtrees: readonly Subtree[]): Operation[] {
  return subtrees.map((nodes, at) => ({ kind: 'insert', parent, index: index + at, nodes }));
}

export function removeAll(document: TreeDocument, ids: readonly string[]): Operation[] {
  return topmost(document, ids).map((id) => ({ kind: 'remove', id }));
}

export function moveRefusal(
  document: TreeDocument,
  ids: readonly string[],
  { parent }: NodePosition,
): EditRefusal | undefined {
  if (parent === null) return undefined;
  if (ids.some((id) => isWithin(document, parent, id))) return 'intoItself';
  if (!mayHaveChildren(getNode(document, parent))) return 'noChildren';
  const depth = depthOf(document, parent);
  const heights = topmost(document, ids).map((id) => heightOf(listSubtree(document, id)));
  return heights.some((height) => depth + height > maxDepth) ? 'tooDeep' : undefined;
}

/** One after the other in document order; the place refers to the state before any move. */
export function moveAll(document: TreeDocument, ids: readonly string[], place: NodePosition): Operation[] {
  const moved = topmost(document, ids);
  const siblings = childrenOf(document, place.parent);
  const before = siblings.slice(0, place.index).filter((id) => moved.includes(id)).length;
  const from = place.index - before;
  const operations: Operation[] = [];
  let current = document;
  for (const [at, id] of moved.entries()) {
    // Nodes still to be moved are among the siblings.
    const waiting = childrenOf(current, place.parent).filter((one) => one !== id);
    const index = indexAmong(waiting, new Set(moved.slice(at + 1)), from + at);
    const operation: Operation = { kind: 'move', id, parent: place.parent, index };
    operations.push(operation);
    current = applyOperation(current, operation).document;
  }
  return operations;
}

/** The index in a list that is preceded by the given number of items that are not ignored. */
function indexAmong(list: readonly string[], ignored: ReadonlySet<string>, count: number): number {
  let left = count;
  for (const [index, id] of list.entries()) {
    if (left === 0) return index;
    if (!ignored.has(id)) left -= 1;
  }
  return list.length;
}

export type MoveDirection = 'up' | 'down' | 'in' | 'out';

/**
 * Past the visible previous or next sibling, into the previous one, or out to after the parent; undefined if
 * impossible.
 */
export function stepPlace(document: TreeDocument, id: string, direction: MoveDirection): NodePosition | undefined {
  const { parent } = getNode(document, id);
  if (direction === 'out') return parent === null ? undefined : placeAfter(document, parent);
  const siblings = shownChildren(document, parent);
  const at = siblings.indexOf(id);
  const other = siblings[direction === 'down' ? at + 1 : at - 1];
  if (other === undefined) return undefined;
  if (direction === 'in') return mayHaveChildren(getNode(document, other)) ? placeInside(document, other) : undefined;
  return direction === 'up' ? placeBefore(document, other) : placeAfter(document, other);
}

export function duplicateAll(document: TreeDocument, ids: readonly string[], newId: () => string): Operation[] {
  const copied = topmost(document, ids);
  const last = copied.at(-1);
  return last === undefined ? [] : insertAll(placeAfter(document, last), copySubtrees(document, copied, newId));
}

/** The wrapper, a single element, takes the place of the first node. */
export function wrapAll(document: TreeDocument, ids: readonly string[], wrapper: Subtree): Operation[] {
  const wrapped = topmost(document, ids);
  const [first] = wrapped;
  const [root] = wrapper;
  if (first === undefined || root === undefined) return [];
  const inserted = insertAll(placeBefore(document, first), [wrapper]);
  const moves = wrapped.map((id, index): Operation => ({ kind: 'move', id, parent: root.id, index }));
  return [...inserted, ...moves];
}

/** Replaces a node with its children. */
export function unwrap(document: TreeDocument, id: string): Operation[] {
  const { parent, children } = getNode(document, id);
  const { index } = placeAfter(document, id);
  const moves = children.map((child, at): Operation => ({ kind: 'move', id: child, parent, index: index + at }));
  return [...moves, { kind: 'remove', id }];
}

export function replaceNode(document: TreeDocument, id: string, subtrees: readonly Subtree[]): Operation[] {
  return [...insertAll(placeBefore(document, id), subtrees), { kind: 'remove', id }];
}

function depthOf(document: TreeDocument, id: string | null): number {
  let depth = 0;
  for (let at = id; at !== null; at = getNode(document, at).parent) depth += 1;
  return depth;
}

function heightOf(subtree: Subtree): number {
  const [root] = subtree;
  const depths = new Map(root ? [[root.id, 1]] : []);
  let height = 0;
  for (const { id, children } of subtree) {
    const depth = depths.get(id) ?? 1;
    height = Math.max(height, depth);
    for (const child of children) depths.set(child, depth + 1);
  }
  return height;
}
