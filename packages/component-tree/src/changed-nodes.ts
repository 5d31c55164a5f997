import type { TreeDocument, TreeNode } from './document.ts';

export interface ChangedNodes {
  /** New or modified nodes. */
  readonly changed: readonly TreeNode[];
  /** Ids of nodes that no longer exist. */
  readonly removed: readonly string[];
}

/**
 * What an edit has changed. An edit preserves the identity and order of all other nodes, so both documents are walked
 * in parallel, and a node has to be looked up only where their orders differ.
 */
export function findChangedNodes(before: TreeDocument, after: TreeDocument): ChangedNodes {
  const changed: TreeNode[] = [];
  const removed: string[] = [];
  const earlier = before.nodes.values();
  let beside = earlier.next().value;
  for (const node of after.nodes.values()) {
    while (beside !== undefined && beside !== node && !after.nodes.has(beside.id)) {
      removed.push(beside.id);
      beside = earlier.next().value;
    }
    if (beside?.id === node.id) {
      if (beside !== node) changed.push(node);
      beside = earlier.next().value;
    } else if (before.nodes.get(node.id) !== node) changed.push(node);
  }
  for (; beside !== undefined; beside = earlier.next().value) if (!after.nodes.has(beside.id)) removed.push(beside.id);
  return { changed, removed };
}
