// The text of an element that contains nothing else, as users read it. Mustaches are included as written.
import { getNode, type TreeDocument, type TreeNode } from './document.ts';
import { mayHaveChildren, type Operation } from './operations.ts';

const decoded: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00A0' };

/** undefined for an element that contains other elements, and for one that cannot have content. */
export function getText(document: TreeDocument, node: TreeNode): string | undefined {
  if (node.kind === 'text') return toShownText(node.content);
  const [first, ...others] = node.children.map((id) => getNode(document, id));
  if (!mayHaveChildren(node) || others.length > 0) return undefined;
  if (first === undefined) return '';
  return first.kind === 'text' ? toShownText(first.content) : undefined;
}

export function setText(
  document: TreeDocument,
  node: TreeNode,
  text: string,
  newId: () => string,
): readonly Operation[] {
  if (text === getText(document, node)) return [];
  const content = toTemplate(text);
  if (node.kind === 'text') return [{ kind: 'set', id: node.id, patch: { content } }];
  const [child] = node.children;
  if (child !== undefined) {
    return text === '' ? [{ kind: 'remove', id: child }] : [{ kind: 'set', id: child, patch: { content } }];
  }
  const added: TreeNode = {
    id: newId(),
    kind: 'text',
    component: '',
    attrs: [],
    content,
    children: [],
    parent: node.id,
  };
  return [{ kind: 'insert', parent: node.id, index: 0, nodes: [added] }];
}

/** The text of a template as users read it. Entities that are not decoded are shown as written, and preserved. */
export function toShownText(content: string): string {
  return outsideMustaches(content, (part) =>
    part.replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (entity, name: string) => decoded[name] ?? entity),
  );
}

function toTemplate(text: string): string {
  return outsideMustaches(text, (part) =>
    part
      .replaceAll(/&(?!#?\w{1,31};)|&(?=(?:amp|lt|gt|quot|#39|nbsp);)/g, '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('\u00A0', '&nbsp;'),
  );
}

function outsideMustaches(text: string, change: (part: string) => string): string {
  return text
    .split(/(\{\{[\s\S]*?\}\})/)
    .map((part, at) => (at % 2 === 1 ? part : change(part)))
    .join('');
}
