// Makes Liquid visible in the editor without changing its document: text is highlighted, and tags between blocks are
// shown beside them by style sheets, from attributes that are never saved.
import type { Editor } from 'hugerte';
import type { Guard } from '../markup/guard.ts';
import { tokenizeHtml } from '../markup/html-tokens.ts';

export const markBefore = 'data-mce-lq-before';
export const markAfter = 'data-mce-lq-after';
const highlightName = 'cw-liquid';

export function markLiquid(editor: Editor, guard: Guard): void {
  markPieces(editor, guard);
  paintText(editor);
}

function markPieces(editor: Editor, guard: Guard): void {
  const body = editor.getBody();
  const wanted = new Map<Element, { before: string[]; after: string[] }>();
  const comments = editor.getDoc().createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  for (let node = comments.nextNode(); node; node = comments.nextNode()) {
    const label = labelOf(guard.pieceOf(node.nodeValue ?? ''));
    if (label === undefined) continue;
    const previous = siblingOf(node, 'previousSibling');
    const next = siblingOf(node, 'nextSibling');
    const place = label.startsWith('end') ? (previous ?? next) : (next ?? previous);
    if (!place) continue;
    const isBefore = place === next;
    const target = writableIn(place, isBefore);
    const marks = wanted.get(target) ?? { before: [], after: [] };
    marks[isBefore ? 'before' : 'after'].push(label);
    wanted.set(target, marks);
  }
  for (const marked of body.querySelectorAll(`[${markBefore}],[${markAfter}]`)) {
    if (!wanted.has(marked)) wanted.set(marked, { before: [], after: [] });
  }
  for (const [element, { before, after }] of wanted) {
    setMark(element, markBefore, before);
    setMark(element, markAfter, after);
  }
}

/** instanceof does not work for nodes of another window, so an element is recognized by its properties. */
function siblingOf(node: Node, side: 'previousSibling' | 'nextSibling'): Element | undefined {
  for (let sibling = node[side]; sibling; sibling = sibling[side]) if (isElement(sibling)) return sibling;
  return undefined;
}

function isElement(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE;
}

function setMark(element: Element, name: string, labels: readonly string[]): void {
  const text = labels.join('\n');
  if (text === '') element.removeAttribute(name);
  else if (element.getAttribute(name) !== text) element.setAttribute(name, text);
}

/** Rows and lists cannot contain text directly. */
function writableIn(element: Element, isFirst: boolean): Element {
  if (!/^(TABLE|THEAD|TBODY|TFOOT|TR|UL|OL|DL|COLGROUP)$/.test(element.tagName) || element.tagName === 'TABLE')
    return element;
  const inner = isFirst ? element.firstElementChild : element.lastElementChild;
  return inner ? writableIn(inner, isFirst) : element;
}

/** The label of a piece that is hidden from the editor; undefined for pieces without a visible effect. */
export function labelOf(raw: string | undefined): string | undefined {
  if (raw === undefined) return undefined;
  // The space after a piece belongs to it.
  const [, liquid] = /^\{[{%]-?\s*([^]*?)\s*-?[%}]\}\s*$/.exec(raw) ?? [];
  if (liquid !== undefined) return liquid.replaceAll(/\s+/g, ' ').slice(0, 120);
  const element = /^<([a-z][\w-]*)/i.exec(raw)?.[1];
  return element === undefined || /^(script|style|title|noscript|template)$/i.test(element)
    ? undefined
    : `<${element}>`;
}

function paintText(editor: Editor): void {
  const registry = editor.getDoc().defaultView?.CSS.highlights;
  if (registry === undefined) return;
  const document = editor.getDoc();
  const ranges: Range[] = [];
  const texts = document.createTreeWalker(editor.getBody(), NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.nodeValue ?? '';
    if (!text.includes('{')) continue;
    for (const token of tokenizeHtml(text)) {
      if (token.kind !== 'output' && token.kind !== 'tag') continue;
      const range = document.createRange();
      range.setStart(node, token.from);
      range.setEnd(node, token.to);
      ranges.push(range);
    }
  }
  registry.set(highlightName, new Highlight(...ranges));
}
