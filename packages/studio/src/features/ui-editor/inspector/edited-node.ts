/** The element shown in the inspector, and what may be changed about it. */
import type { TreeDocument, TreeNode } from '@coverwright/component-tree/document';
import type { Operation } from '@coverwright/component-tree/operations';

/** A name that the page's expressions can use, such as form.name. */
export interface DataName {
  readonly name: string;
  /** Describes its value. */
  readonly description?: string;
}

export interface EditedNode {
  readonly node: TreeNode;
  readonly tree: TreeDocument;
  /** Applies all operations as one undo step. */
  readonly onOperation: (operations: readonly Operation[]) => void;
  readonly dataNames: readonly DataName[];
  /** Registers a field whose input is applied after a pause. */
  readonly joinInput: (apply: () => void) => () => void;
}

export function setAttrs(node: TreeNode, attrs: TreeNode['attrs']): Operation[] {
  return attrs === node.attrs ? [] : [{ kind: 'set', id: node.id, patch: { attrs } }];
}
