/**
 * The name of a node in the tree, the breadcrumb and the canvas: its element and text that distinguishes it from
 * others. Pure.
 */
import { elements } from '@coverwright/app-runtime/elements';
import { getNode, type TreeDocument, type TreeNode } from '@coverwright/component-tree/document';
import { isBlank } from '@coverwright/component-tree/edits';
import { toShownText } from '@coverwright/component-tree/text-content';

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
/** As much as a row of the tree shows. */
export const nameMaxLength = 80;

/** The app's texts by key, in the locale of the canvas. */
export type ShownTexts = Readonly<Record<string, string>>;

export function nodeWords(document: TreeDocument, id: string, texts: ShownTexts = {}): NodeWords {
  const node = getNode(document, id);
  const detail = detailOf(document, node, (text) => toReadText(text, texts));
  return { element: elementOf(node), name: node.component, detail: detail.slice(0, nameMaxLength) };
}

const translation = /\$t\(\s*(?:'([^'\\]*)'|"([^"\\]*)")\s*(?:,[^)]*)?\)/.source;
const inMustaches = new RegExp(`\\{\\{\\s*${translation}\\s*\\}\\}`, 'g');
const asExpression = new RegExp(`^\\s*${translation}\\s*$`);

/** A text of a template as users read it: entities are decoded, and translations replace their keys where known. */
export function toReadText(text: string, texts: ShownTexts): string {
  const translate = (written: string, single?: string, double?: string): string =>
    texts[single ?? double ?? ''] ?? written;
  return toShownText(text).replaceAll(inMustaches, translate).replace(asExpression, translate);
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

function detailOf(document: TreeDocument, node: TreeNode, read: (text: string) => string): string {
  if (node.label !== undefined && node.label !== '') return node.label;
  if (node.kind !== 'element') return node.kind === 'text' ? read(node.content).trim() : node.content.trim();
  const text = ownText(document, node);
  if (text !== '') return read(text);
  const attributes = new Map(node.attrs);
  for (const name of tellingAttributes) {
    const value = attributes.get(name);
    if (value) return name.startsWith(':') ? read(value) : value;
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
