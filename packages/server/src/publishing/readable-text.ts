// Extracts the texts of a page's templates, for readers and search engines without scripts. Pure.
import { getNode, type TreeDocument, type TreeNode } from '@coverwright/component-tree/document';
import { escapeHtml } from './html-text.ts';

export interface ReadableSource {
  readonly document: TreeDocument;
}

const lengthMax = 5_000;
const headings = /^h[1-6]$/i;
const blocks = /^(?:p|li|div|section|article|header|footer|main|td|th|dt|dd|blockquote|label|button|a|ul|ol|tr|form)$/i;
const hidden = /^(?:script|style|textarea|select|option|svg)$/i;
const textCall = /^\s*(?:\$t|\$insurance\.text)\(\s*(['"])([^'"]*)\1\s*\)\s*$/;

interface Paragraph {
  readonly tag: string;
  text: string;
}

export type Texts = Readonly<Record<string, string>>;

interface ReadablePart {
  readonly document: TreeDocument;
  readonly ids: readonly string[];
}

interface ReadableContext {
  readonly components: ReadonlyMap<string, ReadableSource>;
  readonly texts: Texts;
}

export function readableText(part: ReadablePart, { components, texts }: ReadableContext): string {
  const paragraphs: Paragraph[] = [];
  let length = 0;
  const add = (text: string) => {
    const last = paragraphs.at(-1);
    if (last === undefined) paragraphs.push({ tag: 'p', text });
    else last.text += text;
    length += text.length;
  };
  const visit = (document: TreeDocument, id: string) => {
    if (length > lengthMax) return;
    const node = getNode(document, id);
    if (node.kind === 'text') return add(plainText(node.content, texts));
    if (node.kind !== 'element' || hidden.test(node.component) || attributeOf(node, 'v-for') !== undefined) return;
    const used = components.get(node.component);
    const isHeading = headings.test(node.component);
    const isBlock = isHeading || used !== undefined || blocks.test(node.component);
    if (isBlock) paragraphs.push({ tag: isHeading ? node.component.toLowerCase() : 'p', text: '' });
    if (used !== undefined) for (const root of used.document.roots) visit(used.document, root);
    for (const child of node.children) visit(document, child);
    if (isBlock) paragraphs.push({ tag: 'p', text: '' });
  };
  for (const id of part.ids) visit(part.document, id);
  return (
    paragraphs
      .map(({ tag, text }) => ({ tag, text: text.replaceAll(/\s+/g, ' ').trim() }))
      // Punctuation around omitted values is meaningless.
      .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
      .map(({ tag, text }) => `<${tag}>${escapeHtml(text)}</${tag}>`)
      .join('')
  );
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** The raw value; null for an attribute without a value. */
export function attributeOf({ attrs }: TreeNode, name: string): string | undefined {
  const found = attrs.find(([one]) => one === name);
  return found && (found[1] ?? '');
}

/** Expressions other than a text of the app are omitted: they have no value yet. */
export function plainText(content: string, texts: Texts): string {
  return (
    content
      // Expressions may contain an object.
      .split(/(\{\{(?:[^{}]|\{[^{}]*\})*\}\})/)
      .map((part, at) => {
        if (at % 2 === 0)
          return part.replaceAll(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name] ?? '');
        const key = textCall.exec(part.slice(2, -2))?.[2];
        return key === undefined ? '' : Object.hasOwn(texts, key) ? (texts[key] ?? key) : key;
      })
      .join('')
  );
}
