/**
 * Whether a drag can drop things into a node, rather than only beside it: texts and widgets cannot contain others.
 * Pure.
 */
import type { TreeNode } from '@coverwright/component-tree/document';
import { mayHaveChildren } from '@coverwright/component-tree/operations';

const texts = new Set(['p', 'span', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'label', 'button', 'a', 'option']);

export function isContainer(node: TreeNode): boolean {
  return mayHaveChildren(node) && !texts.has(node.component) && !/^[A-Z]/.test(node.component);
}
