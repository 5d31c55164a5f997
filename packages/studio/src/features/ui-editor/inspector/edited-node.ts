/** The element that the inspector shows, and what may be changed of it. */
import type { TreeDocument, TreeNode } from '@coverwright/component-tree/document';
import type { Operation } from '@coverwright/component-tree/operations';

/** Of the page: what expressions can name, such as form.name. */
export interface DataName {
  readonly name: string;
  /** What it holds, in words. */
  readonly description?: string;
}

export interface EditedNode {
  readonly node: TreeNode;
  readonly tree: TreeDocument;
  /** All of them are one step to undo. */
  readonly onOperation: (operations: readonly Operation[]) => void;
  readonly dataNames: readonly DataName[];
}

export function setAttrs(node: TreeNode, attrs: TreeNode['attrs']): Operation[] {
  return attrs === node.attrs ? [] : [{ kind: 'set', id: node.id, patch: { attrs } }];
}
