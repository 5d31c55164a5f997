/**
 * A component's template as the editor represents it: nodes keyed by id, in a map that is copied on each change.
 * Directives, bindings and listeners remain attributes as written, so that there is no second representation to get
 * out of sync. Independent of frameworks and the screen.
 */
import type { Json, JsonObject } from '@coverwright/insurance/json';

/** Text includes its mustaches as written; raw is a doctype or a conditional comment, which compilers drop. */
export type NodeKind = 'element' | 'text' | 'comment' | 'raw';

/** The value as written, without quotes and with entities; null if there is no equals sign. */
export type Attribute = readonly [name: string, value: string | null];

/** How the tags of an element are written, if different from `generateTemplate`: line breaks, quotes, case. */
export interface Layout {
  readonly start?: string;
  readonly end?: string;
}

export interface TreeNode {
  readonly id: string;
  readonly kind: NodeKind;
  /** The tag of an element; empty for other nodes. */
  readonly component: string;
  /** In order; a name may occur twice, which compilers reject. */
  readonly attrs: readonly Attribute[];
  /** The content of nodes other than elements. */
  readonly content: string;
  readonly children: readonly string[];
  /** null for a root. */
  readonly parent: string | null;
  readonly selfClosed?: boolean;
  readonly layout?: Layout;
  readonly label?: string;
  /** The id of a component of the tenant, which does not change when it is renamed. */
  readonly componentId?: string;
  readonly bindTo?: Json;
  readonly tags?: Json;
  /** Settings shown by the inspectors. */
  readonly settings?: Json;
  /** Data that other editors have stored with the node. */
  readonly extra?: JsonObject;
}

/** Compilers traverse a tree recursively, so its depth is limited. */
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

/** A node and all its descendants, parents before their children. */
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
