// Finds the nodes whose label, tag, text, classes or other attributes contain a text.
import { getNode, type TreeDocument, type TreeNode } from './document.ts';
import { isBlank } from './edits.ts';
import { toShownText } from './text-content.ts';

/**
 * In document order, ignoring case.
 * @param toRead what users read instead of a text of the template, such as a translation
 */
export function findNodes(
  document: TreeDocument,
  searched: string,
  toRead: (text: string) => string = toShownText,
): readonly string[] {
  const wanted = searched.trim().toLowerCase();
  if (wanted === '') return [];
  const found: string[] = [];
  const waiting = document.roots.toReversed();
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const node = getNode(document, id);
    const text = onlyText(document, node);
    const written = [...textsOf(node), text?.content ?? ''];
    const texts = [...written, ...written.map(toRead)];
    if (!isBlank(node) && texts.some((one) => one.toLowerCase().includes(wanted))) found.push(id);
    if (text === undefined) waiting.push(...node.children.toReversed());
  }
  return found;
}

/** The text of an element with no other children: the two count as one match. */
function onlyText(document: TreeDocument, { children }: TreeNode): TreeNode | undefined {
  const [only, ...others] = children.map((id) => getNode(document, id));
  return only?.kind === 'text' && others.length === 0 ? only : undefined;
}

function textsOf({ label = '', component, content, attrs }: TreeNode): readonly string[] {
  return [label, component, content, ...attrs.map(([name, value]) => `${name}="${value ?? ''}"`)];
}
