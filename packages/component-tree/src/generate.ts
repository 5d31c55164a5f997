// Converts a document to the text of its template. Parsed nodes that were not changed are written exactly as in the
// source.
import { getNode, type Attribute, type TreeDocument, type TreeNode } from './document.ts';
import { isUnaryTag } from './html-tags.ts';

export function generateTemplate(document: TreeDocument): string {
  return document.roots.map((id) => generateNode(document, id)).join('');
}

/** A node with all its descendants. */
export function generateNode(document: TreeDocument, id: string): string {
  const parts: string[] = [];
  // Ids of nodes, and wrapped texts; an explicit stack, since a deep template must not overflow the call stack.
  const waiting: (string | { readonly text: string })[] = [id];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === 'object') {
      parts.push(next.text);
      continue;
    }
    const node = getNode(document, next);
    parts.push(startOf(node));
    if (node.kind !== 'element' || isWithoutEnd(node)) continue;
    waiting.push({ text: node.layout?.end ?? `</${node.component}>` });
    for (let at = node.children.length - 1; at >= 0; at -= 1) waiting.push(node.children[at] ?? '');
  }
  return parts.join('');
}

function isWithoutEnd(node: TreeNode): boolean {
  return node.children.length === 0 && (node.selfClosed === true || isUnaryTag(node.component));
}

function startOf(node: TreeNode): string {
  if (node.kind === 'comment') return `<!--${node.content}-->`;
  if (node.kind !== 'element') return node.content;
  const isSelfClosed = node.selfClosed === true && node.children.length === 0;
  const written = node.layout?.start;
  return written !== undefined && isSelfClosed === (node.selfClosed === true)
    ? written
    : startTag(node.component, node.attrs, isSelfClosed);
}

/** A start tag in the default format. */
export function startTag(component: string, attrs: readonly Attribute[], isSelfClosed: boolean): string {
  return `<${component}${attrs.map(attributeText).join('')}${isSelfClosed ? ' />' : '>'}`;
}

export function attributeText([name, value]: Attribute): string {
  if (value === null) return ` ${name}`;
  if (!value.includes('"')) return ` ${name}="${value}"`;
  return value.includes("'") ? ` ${name}="${value.replaceAll('"', '&quot;')}"` : ` ${name}='${value}'`;
}

/** Escapes plain text for a template: markup is escaped, expressions in mustaches are unchanged. */
export function toTemplateText(text: string): string {
  return text
    .split(/(\{\{[^{}]*\}\})/)
    .map((part, at) => (at % 2 === 1 ? part : part.replaceAll('&', '&amp;').replaceAll('<', '&lt;')))
    .join('');
}
