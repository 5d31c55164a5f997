/** What identifies a node to users: its tag, and a text that distinguishes it from others. */
import { shorten } from '@coverwright/insurance/shorten';
import { type Attribute, getNode, listSubtree, type TreeDocument, type TreeNode } from '../document.ts';
import { isBlank } from '../edits.ts';
import { toShownText } from '../text-content.ts';

/** Of a text or a value within a sentence. */
const shownMaxLength = 80;

const tellingAttributes = ['v-model', 'label', ':label', 'title', 'name', 'to', 'href', 'src', 'id'];

/** Such as <h1> “Travel insurance”. */
export function nodeName(document: TreeDocument, id: string): string {
  const node = getNode(document, id);
  if (node.kind !== 'element') return shownText(node);
  const detail = detailOf(document, node);
  return detail === '' ? tagName(node) : `${tagName(node)} ${quoted(detail)}`;
}

/** Also by the first text within it, for a node that was added, removed or moved with everything in it. */
export function subtreeName(document: TreeDocument, id: string): string {
  const node = getNode(document, id);
  const name = nodeName(document, id);
  if (node.kind !== 'element' || name !== tagName(node)) return name;
  const text = listSubtree(document, id).find((inner) => inner.kind === 'text' && !isBlank(inner));
  return text === undefined ? name : `${name} ${shownText(text)}`;
}

export function tagName({ component }: TreeNode): string {
  return `<${component}>`;
}

/** The content of a node that is not an element. */
export function shownText({ kind, content }: TreeNode): string {
  if (kind === 'text') return quoted(toShownText(content));
  return kind === 'comment' ? `<!-- ${toLine(content)} -->` : toLine(content);
}

export function shownAttribute([name, value]: Attribute): string {
  return value === null ? name : `${name}="${toLine(value)}"`;
}

function detailOf(document: TreeDocument, { label, attrs, children }: TreeNode): string {
  if (label !== undefined && label !== '') return label;
  const [only, ...others] = children.map((id) => getNode(document, id)).filter((node) => !isBlank(node));
  if (only?.kind === 'text' && others.length === 0) return toShownText(only.content);
  const values = new Map(attrs);
  for (const name of tellingAttributes) {
    const value = values.get(name);
    if (value) return value;
  }
  return '';
}

function quoted(text: string): string {
  return `“${toLine(text)}”`;
}

function toLine(text: string): string {
  return shorten(text.replaceAll(/\s+/g, ' ').trim(), shownMaxLength);
}
