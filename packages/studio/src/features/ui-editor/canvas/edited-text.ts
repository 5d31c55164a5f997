/**
 * The text that a double click on the canvas edits: the text of an element without child elements, or a widget's
 * label. Pure.
 */
import { getNode, type TreeDocument, type TreeNode } from '@coverwright/component-tree/document';
import type { Operation } from '@coverwright/component-tree/operations';
import { getText, setText } from '@coverwright/component-tree/text-content';

const isWidget = ({ component }: TreeNode) => /^[A-Z]/.test(component);

/** Undefined for a node without such a text. */
export function editedText(document: TreeDocument, id: string): string | undefined {
  const node = getNode(document, id);
  return isWidget(node) ? (node.attrs.find(([name]) => name === 'label')?.[1] ?? undefined) : getText(document, node);
}

export function editText(document: TreeDocument, id: string, text: string, newId: () => string): readonly Operation[] {
  const node = getNode(document, id);
  if (!isWidget(node)) return setText(document, node, text, newId);
  if (text === editedText(document, id)) return [];
  const attrs = node.attrs.map(([name, value]) =>
    name === 'label' ? ([name, text] as const) : ([name, value] as const),
  );
  return [{ kind: 'set', id, patch: { attrs } }];
}
