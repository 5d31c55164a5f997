// What a page says, for readers and search engines without scripts: the texts of its components' templates. Pure.
import { getNode, type TreeDocument } from '@coverwright/component-tree/document';
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

export function readableText(
  names: readonly string[],
  components: ReadonlyMap<string, ReadableSource>,
  texts: Readonly<Record<string, string>>,
): string {
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
    if (node.kind !== 'element' || hidden.test(node.component)) return;
    const used = components.get(node.component);
    const isHeading = headings.test(node.component);
    const isBlock = isHeading || used !== undefined || blocks.test(node.component);
    if (isBlock) paragraphs.push({ tag: isHeading ? node.component.toLowerCase() : 'p', text: '' });
    if (used !== undefined) for (const root of used.document.roots) visit(used.document, root);
    for (const child of node.children) visit(document, child);
    if (isBlock) paragraphs.push({ tag: 'p', text: '' });
  };
  for (const name of names) {
    const source = components.get(name);
    for (const root of source?.document.roots ?? []) if (source) visit(source.document, root);
  }
  return (
    paragraphs
      .map(({ tag, text }) => ({ tag, text: text.replaceAll(/\s+/g, ' ').trim() }))
      // Signs around values that are left out say nothing.
      .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
      .map(({ tag, text }) => `<${tag}>${escapeHtml(text)}</${tag}>`)
      .join('')
  );
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** Expressions other than a text of the app are left out: they have no value yet. */
function plainText(content: string, texts: Readonly<Record<string, string>>): string {
  return (
    content
      // Expressions may have an object within them.
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
