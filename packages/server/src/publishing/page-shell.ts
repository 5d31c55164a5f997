// The content of a page before its scripts have run, and without them: elements and texts of its templates that
// do not depend on data. Everything else is plain text in noscript. Templates are only parsed, never run. Pure.
import { toPascalCase } from '@coverwright/component-tree/component-names';
import { getNode, type TreeDocument, type TreeNode } from '@coverwright/component-tree/document';
import { escapeHtml } from './html-text.ts';
import { attributeOf, plainText, readableText, type ReadableSource, type Texts } from './readable-text.ts';

export interface ShellSource {
  readonly components: ReadonlyMap<string, ReadableSource>;
  /** Texts in the default locale. */
  readonly texts: Texts;
  /** Maximum length of the HTML of one page; what exceeds it is left to the scripts. */
  readonly lengthMax: number;
}

/** Nested components can be many times larger than their sources. */
const nodesMax = 5_000;

const containers = /^(?:div|section|article|header|footer|main|nav|aside|address|form)$/;
const others = /^(?:p|h[1-6]|ul|ol|li|dl|dt|dd|span|strong|em|b|i|small|blockquote|figure|figcaption|label|a)$/;
const lines = /^(?:br|hr)$/;
const conditions = ['v-if', 'v-else-if', 'v-else'];

interface Place {
  readonly document: TreeDocument;
  /** The slot content where the component is used. */
  readonly slot: { readonly ids: readonly string[]; readonly place: Place } | undefined;
  /** Nested pages. */
  readonly inner: readonly string[];
}

export function pageShell([name = '', ...inner]: readonly string[], source: ShellSource): string {
  const shell = new Shell(source);
  return shell.component(name, { inner, slot: undefined });
}

class Shell {
  readonly #source: ShellSource;
  #nodes = 0;
  #length = 0;

  constructor(source: ShellSource) {
    this.#source = source;
  }

  component(name: string, place: Omit<Place, 'document'>): string {
    const document = this.#source.components.get(name)?.document;
    return document === undefined ? '' : this.#children(document.roots, { ...place, document }, true);
  }

  /** @param isContainer whether paragraphs are allowed among them */
  #children(ids: readonly string[], place: Place, isContainer: boolean): string {
    const { document } = place;
    return ids
      .map((id, at) => {
        const node = getNode(document, id);
        this.#nodes += 1;
        if (this.#nodes > nodesMax || this.#length > this.#source.lengthMax) return '';
        if (node.kind === 'text') return this.#add(escapeHtml(plainText(node.content, this.#source.texts)));
        if (node.kind !== 'element' || attributeOf(node, 'v-for') !== undefined) return '';
        if (!isConditional(node)) return this.#element(node, place, isContainer);
        const isLast = !isElse(nextElement(document, ids, at));
        return isContainer && isLast ? this.#withoutScripts(id, document) : '';
      })
      .join('');
  }

  #element(node: TreeNode, place: Place, isContainer: boolean): string {
    const tag = node.component.toLowerCase();
    if (tag === 'slot') return this.#slot(node, place, isContainer);
    if (tag === 'template') return this.#children(node.children, place, isContainer);
    if (/^router-?view$/.test(tag)) {
      const [name = '', ...inner] = place.inner;
      return this.component(name, { inner, slot: undefined });
    }
    const name = toPascalCase(node.component);
    if (this.#source.components.has(name)) {
      const slot = { ids: node.children.filter((id) => !isNamedSlot(getNode(place.document, id))), place };
      return this.component(name, { inner: [], slot });
    }
    if (lines.test(tag)) return `<${tag}>`;
    const shown = /^router-?link$/.test(tag) ? 'a' : tag;
    if (!containers.test(shown) && !others.test(shown)) return '';
    const isInner = containers.test(shown) && isContainer;
    const written = shown === 'form' ? 'div' : shown;
    return `<${written}${this.#add(attributesOf(node))}>${this.#children(node.children, place, isInner)}</${written}>`;
  }

  #slot(node: TreeNode, { slot, ...place }: Place, isContainer: boolean): string {
    if (attributeOf(node, 'name') !== undefined || attributeOf(node, ':name') !== undefined) return '';
    return slot === undefined
      ? this.#children(node.children, { ...place, slot }, isContainer)
      : this.#children(slot.ids, slot.place, isContainer);
  }

  #withoutScripts(id: string, document: TreeDocument): string {
    const { components, texts } = this.#source;
    const text = readableText({ ids: [id], document }, { components, texts });
    return text === '' ? '' : this.#add(`<noscript>${text}</noscript>`);
  }

  #add(html: string): string {
    this.#length += html.length;
    return html;
  }
}

function isConditional(node: TreeNode): boolean {
  return [...conditions, 'v-show', 'v-slot', 'slot'].some((name) => attributeOf(node, name) !== undefined);
}

function isElse(node: TreeNode | undefined): boolean {
  return node !== undefined && ['v-else-if', 'v-else'].some((name) => attributeOf(node, name) !== undefined);
}

function isNamedSlot({ attrs }: TreeNode): boolean {
  return attrs.some(([name]) => /^(?:slot$|v-slot:(?!default$)|#(?!default$))/.test(name));
}

function nextElement(document: TreeDocument, ids: readonly string[], at: number): TreeNode | undefined {
  return ids
    .slice(at + 1)
    .map((id) => getNode(document, id))
    .find(({ kind }) => kind === 'element');
}

function attributesOf(node: TreeNode): string {
  const href = attributeOf(node, 'href') ?? attributeOf(node, 'to') ?? '';
  const kept = [
    ['class', attributeOf(node, 'class') ?? ''],
    ['lang', attributeOf(node, 'lang') ?? ''],
    ['aria-hidden', attributeOf(node, 'aria-hidden') ?? ''],
    ['href', /^(?:\/(?![/\\])|#|https:\/\/|mailto:|tel:)/i.test(href) ? href : ''],
  ];
  // The values are still raw, with their entities.
  return kept
    .filter(([, value]) => value !== '')
    .map(([name, value = '']) => ` ${name}="${value.replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"`)
    .join('');
}
