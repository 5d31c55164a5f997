/**
 * The four kinds of changes to a document. Each returns its inverse, which is all that undo needs, and the nodes
 * whose own text or list of children has changed.
 */
import { childrenOf, getNode, listSubtree, type TreeDocument, type TreeNode } from './document.ts';
import { isUnaryTag } from './html-tags.ts';

type Editable = Omit<TreeNode, 'id' | 'kind' | 'children' | 'parent'>;

/** undefined removes an optional field. */
export type NodePatch = { readonly [Key in keyof Editable]?: Editable[Key] | undefined };

export type Operation =
  | { readonly kind: 'set'; readonly id: string; readonly patch: NodePatch }
  /** The first node is the root of the others, which already have their parents and children. */
  | {
      readonly kind: 'insert';
      readonly parent: string | null;
      readonly index: number;
      readonly nodes: readonly TreeNode[];
    }
  | { readonly kind: 'remove'; readonly id: string }
  /** The index among the children after the node has been removed from its old position. */
  | { readonly kind: 'move'; readonly id: string; readonly parent: string | null; readonly index: number };

export interface Applied {
  readonly document: TreeDocument;
  readonly inverse: Operation;
  readonly touched: readonly (string | null)[];
}

export function applyOperation(document: TreeDocument, operation: Operation): Applied {
  if (operation.kind === 'set') return set(document, operation.id, operation.patch);
  if (operation.kind === 'insert') return insert(document, operation.parent, operation.index, operation.nodes);
  if (operation.kind === 'remove') return remove(document, operation.id);
  return move(document, operation.id, operation.parent, operation.index);
}

/** Whether a node of this kind can have children. */
export function mayHaveChildren(node: TreeNode): boolean {
  return node.kind === 'element' && !isUnaryTag(node.component);
}

function set(document: TreeDocument, id: string, patch: NodePatch): Applied {
  const node = getNode(document, id);
  // A changed tag is no longer written as in the source.
  const isTagChanged = 'component' in patch || 'attrs' in patch || 'selfClosed' in patch;
  const complete: NodePatch = isTagChanged && !('layout' in patch) ? { ...patch, layout: undefined } : patch;
  const before = Object.fromEntries(
    Object.keys(complete).map((key) => [key, key in node ? node[key as keyof Editable] : undefined]),
  ) as NodePatch;
  const entries = Object.entries({ ...node, ...complete }).filter(([, value]) => value !== undefined);
  const changed = Object.fromEntries(entries) as unknown as TreeNode;
  const nodes = new Map(document.nodes).set(id, changed);
  return {
    document: { ...document, nodes },
    inverse: { kind: 'set', id, patch: before },
    touched: [id],
  };
}

function insert(document: TreeDocument, parent: string | null, index: number, inserted: readonly TreeNode[]): Applied {
  const [root] = inserted;
  if (root === undefined) throw new Error('There is nothing to insert.');
  requireParent(document, parent);
  const nodes = new Map(document.nodes);
  for (const node of inserted) {
    if (nodes.has(node.id)) throw new Error(`The document has a node ${node.id} already.`);
    nodes.set(node.id, node.id === root.id ? { ...node, parent } : node);
  }
  return {
    document: withChildren(
      { ...document, nodes },
      nodes,
      parent,
      insertAt(childrenOf(document, parent), index, root.id),
    ),
    inverse: { kind: 'remove', id: root.id },
    touched: [parent],
  };
}

function remove(document: TreeDocument, id: string): Applied {
  const { parent } = getNode(document, id);
  const siblings = childrenOf(document, parent);
  const removed = listSubtree(document, id);
  const nodes = new Map(document.nodes);
  for (const node of removed) nodes.delete(node.id);
  return {
    document: withChildren(
      { ...document, nodes },
      nodes,
      parent,
      siblings.filter((sibling) => sibling !== id),
    ),
    inverse: { kind: 'insert', parent, index: siblings.indexOf(id), nodes: removed },
    touched: [parent],
  };
}

function move(document: TreeDocument, id: string, parent: string | null, index: number): Applied {
  const node = getNode(document, id);
  requireParent(document, parent);
  if (parent !== null && isInside(document, parent, id)) throw new Error('A node cannot be moved into itself.');
  const siblings = childrenOf(document, node.parent);
  const nodes = new Map(document.nodes).set(id, { ...node, parent });
  const left = withChildren(
    { ...document, nodes },
    nodes,
    node.parent,
    siblings.filter((sibling) => sibling !== id),
  );
  return {
    document: withChildren(left, nodes, parent, insertAt(childrenOf(left, parent), index, id)),
    inverse: { kind: 'move', id, parent: node.parent, index: siblings.indexOf(id) },
    touched: node.parent === parent ? [parent] : [node.parent, parent],
  };
}

/** Whether a node is the other one, or its descendant. */
function isInside(document: TreeDocument, id: string, ancestor: string): boolean {
  for (let at: string | null = id; at !== null; at = getNode(document, at).parent) if (at === ancestor) return true;
  return false;
}

function requireParent(document: TreeDocument, parent: string | null): void {
  if (parent !== null && !mayHaveChildren(getNode(document, parent))) {
    throw new Error(`The node ${parent} cannot have children.`);
  }
}

function insertAt(list: readonly string[], index: number, id: string): readonly string[] {
  if (index < 0 || index > list.length) throw new Error(`There is no position ${index} among ${list.length} children.`);
  return list.toSpliced(index, 0, id);
}

/** Writes into `nodes`, the copy from which the new document is built. */
function withChildren(
  document: TreeDocument,
  nodes: Map<string, TreeNode>,
  parent: string | null,
  children: readonly string[],
): TreeDocument {
  if (parent === null) return { ...document, roots: children };
  nodes.set(parent, { ...getNode(document, parent), children });
  return document;
}
