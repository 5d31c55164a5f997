/**
 * The name of a node in the tree, the breadcrumb and the canvas: its element and text that distinguishes it from
 * others. Pure.
 */
import { elements } from '@coverwright/app-runtime/elements';
import { getNode, type TreeDocument, type TreeNode } from '@coverwright/component-tree/document';
import { isBlank } from '@coverwright/component-tree/edits';

export interface NodeWords {
  /** An element of the gallery, whose name is translated; otherwise `name` is shown unchanged. */
  readonly element: string | undefined;
  readonly name: string;
  readonly detail: string;
}

const widgetIds = new Map(elements.filter(({ tag }) => tag.startsWith('Cw')).map(({ tag, id }) => [tag, id]));
const tagIds: Readonly<Record<string, string>> = {
  p: 'text',
  span: 'text',
  h1: 'headline',
  h2: 'headline',
  h3: 'headline',
  h4: 'headline',
  h5: 'headline',
  h6: 'headline',
  label: 'label',
  button: 'button',
};
const detailMaxLength = 80;

export function nodeWords(document: TreeDocument, id: string): NodeWords {
  const node = getNode(document, id);
  return { element: elementOf(node), name: node.component, detail: detailOf(document, node).slice(0, detailMaxLength) };
}

function elementOf({ kind, component, attrs }: TreeNode): string | undefined {
  if (kind === 'comment' || kind === 'raw') return 'comment';
  if (kind === 'text') return 'textNode';
  if (component === 'div') {
    const classes = attrs.find(([name]) => name === 'class')?.[1]?.split(/\s+/) ?? [];
    return classes.includes('flex') || classes.includes('inline-flex') ? 'flex' : 'box';
  }
  return widgetIds.get(component) ?? (Object.hasOwn(tagIds, component) ? tagIds[component] : undefined);
}

const tellingAttributes = ['v-model', 'label', ':label', 'title', 'name', 'to', 'href', 'src', 'id'];

function detailOf(document: TreeDocument, node: TreeNode): string {
  if (node.label !== undefined && node.label !== '') return node.label;
  if (node.kind !== 'element') return node.content.trim();
  const text = ownText(document, node);
  if (text !== '') return text;
  const attributes = new Map(node.attrs);
  for (const name of tellingAttributes) {
    const value = attributes.get(name);
    if (value) return value;
  }
  return '';
}

/** The text of an element that contains only text. */
export function ownText(document: TreeDocument, node: TreeNode): string {
  return ownTextNode(document, node)?.content.trim() ?? '';
}

export function ownTextNode(document: TreeDocument, { children }: TreeNode): TreeNode | undefined {
  const [only, ...others] = children.map((id) => getNode(document, id));
  return only?.kind === 'text' && others.length === 0 && !isBlank(only) ? only : undefined;
}
