/**
 * Corrects which nodes of two versions are the same for whoever reads what was edited: nodes that have been matched by
 * their tags alone are different ones if they also moved, and an element with the children of a removed one in its place
 * is that element with another tag.
 */
import { getNode, type TreeDocument, type TreeNode } from '../document.ts';
import { isBlank } from '../edits.ts';
import type { NodeChange } from '../merge/merge-documents.ts';

/** @param changes those between the documents, which share ids; undefined if nothing is to be corrected */
export function withAlikeIds(
  before: TreeDocument,
  after: TreeDocument,
  changes: readonly NodeChange[],
): TreeDocument | undefined {
  const ids = new Map<string, string>();
  // An element that was split is the first of those that share its children.
  const formers = new Set<string>();
  for (const { kind, nodeId } of changes) {
    if (kind === 'moved' && !isAlike(nodeId, before, after)) ids.set(nodeId, `other ${nodeId}`);
    const former = kind === 'added' ? formerOf(nodeId, before, after) : undefined;
    if (former === undefined || formers.has(former)) continue;
    formers.add(former);
    ids.set(nodeId, former);
  }
  return ids.size === 0 ? undefined : withIds(after, ids);
}

/** Whether a moved node has anything in common with what it was. */
function isAlike(id: string, before: TreeDocument, after: TreeDocument): boolean {
  const [old, next] = [getNode(before, id), getNode(after, id)];
  if (old.kind !== 'element') return old.content === next.content;
  const [olds, nexts] = [shownChildrenOf(before, old), shownChildrenOf(after, next)];
  if (olds.length > 0 && nexts.length > 0) return nexts.some((child) => olds.includes(child));
  const values = new Map(old.attrs);
  return old.attrs.length === 0 || next.attrs.some(([name, value]) => values.get(name) === value);
}

function shownChildrenOf(document: TreeDocument, { children }: TreeNode): readonly string[] {
  return children.filter((child) => !isBlank(getNode(document, child)));
}

/** The removed element in the same parent from which all former children of an added one come. */
function formerOf(id: string, before: TreeDocument, after: TreeDocument): string | undefined {
  const node = getNode(after, id);
  const parents = new Set(
    shownChildrenOf(after, node).flatMap((child) => {
      const known = before.nodes.get(child);
      return known === undefined ? [] : [known.parent];
    }),
  );
  const [former, ...others] = parents;
  if (typeof former !== 'string' || others.length > 0 || after.nodes.has(former)) return undefined;
  return getNode(before, former).parent === node.parent ? former : undefined;
}

function withIds(document: TreeDocument, ids: ReadonlyMap<string, string>): TreeDocument {
  const idOf = (id: string) => ids.get(id) ?? id;
  const nodes = new Map<string, TreeNode>();
  for (const node of document.nodes.values()) {
    const parent = node.parent === null ? null : idOf(node.parent);
    nodes.set(idOf(node.id), { ...node, id: idOf(node.id), children: node.children.map(idOf), parent });
  }
  return { nodes, roots: document.roots.map(idOf) };
}
