/**
 * A component's template as the editor works on it: nodes under their ids, in a map that is copied with each change.
 * Directives, bindings and listeners are attributes as they are written, so that nothing has a second form to disagree
 * with. A document knows no framework and no screen.
 */
import type { Json, JsonObject } from '@coverwright/insurance/json';

/** Text holds its mustaches as written; raw is a doctype or a conditional comment, which compilers drop. */
export type NodeKind = 'element' | 'text' | 'comment' | 'raw';

/** The value as written, without its quotes and with its entities; null without an equals sign. */
export type Attribute = readonly [name: string, value: string | null];

/** The tags of an element where they are written otherwise than `generateTemplate` would: line breaks, quotes, case. */
export interface Layout {
  readonly start?: string;
  readonly end?: string;
}

export interface TreeNode {
  readonly id: string;
  readonly kind: NodeKind;
  /** The tag of an element, otherwise empty. */
  readonly component: string;
  /** In their order; a name may occur twice, which compilers refuse. */
  readonly attrs: readonly Attribute[];
  /** Of everything but elements. */
  readonly content: string;
  readonly children: readonly string[];
  /** null for a root. */
  readonly parent: string | null;
  readonly selfClosed?: boolean;
  readonly layout?: Layout;
  readonly label?: string;
  /** The identity of a component of the tenant, which a new name does not change. */
  readonly componentId?: string;
  readonly bindTo?: Json;
  readonly tags?: Json;
  /** What the inspectors show. */
  readonly settings?: Json;
  /** What other editors have stored with the node. */
  readonly extra?: JsonObject;
}

/** Compilers walk a tree by calling themselves. */
export const maxDepth = 250;

export interface TreeDocument {
  readonly nodes: ReadonlyMap<string, TreeNode>;
  readonly roots: readonly string[];
}

export function getNode(document: TreeDocument, id: string): TreeNode {
  const node = document.nodes.get(id);
  if (node === undefined) throw new Error(`The document has no node ${id}.`);
  return node;
}

export function childrenOf(document: TreeDocument, parent: string | null): readonly string[] {
  return parent === null ? document.roots : getNode(document, parent).children;
}

/** A node and everything below it, parents before their children. */
export function listSubtree(document: TreeDocument, id: string): TreeNode[] {
  const found: TreeNode[] = [];
  const waiting = [id];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const node = getNode(document, next);
    found.push(node);
    for (let at = node.children.length - 1; at >= 0; at -= 1) waiting.push(node.children[at] ?? '');
  }
  return found;
}
