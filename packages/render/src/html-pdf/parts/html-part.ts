// Parses the HTML of a header or footer: its styles, its body and the placeholders. Scripts and event handlers are
// removed: the effect of the stock script is reproduced, any other script is reported.
import { say } from '../../sentences/say.ts';
import { type DefaultTreeAdapterTypes, serialize, serializeOuter } from 'parse5';
import type { PdfWarning } from '../pdf-request.ts';
import { parseBounded, TooComplex } from './bounded-parse.ts';
import { bodyElement, htmlElement, toPartStyles } from './part-styles.ts';
import { escapeHtml, type Part, type Segment } from './part.ts';
import { findBrackets } from './bracket-warnings.ts';
import { takeScripts } from './scripts/part-scripts.ts';
import type { SharedImages } from './shared-images.ts';
import { isPageVariable, type PageVariable } from '@coverwright/insurance/page-variables';

type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

export interface PartReading {
  readonly part?: Omit<Part, 'hasLine'>;
  readonly warnings: readonly PdfWarning[];
}

/** Elements that make no sense in a part of a document, or that would swallow the content after them. */
const dropped = new Set(['script', 'base', 'meta', 'title', 'plaintext', 'frameset', 'noframes']);
const slotStart = '\ufdd0';
const slotEnd = '\ufdd1';

export function readHtmlPart(html: string, text: 'header' | 'footer', images: SharedImages): PartReading {
  const root = parseOrGiveUp(html.replaceAll(slotStart, '\ufffd').replaceAll(slotEnd, '\ufffd'));
  if (root === undefined) {
    const sentence = say(text === 'header' ? 'HEADER_TOO_COMPLEX' : 'FOOTER_TOO_COMPLEX');
    return { warnings: [{ code: 'MARKUP', ...sentence, text }] };
  }
  const elements = elementsOf(root);
  const { fills, warnings } = takeScripts(elements, html, text);
  const styles = new StyleCollection(images);
  const htmlTag = elements.find(({ tagName }) => tagName === 'html');
  const headTag = elements.find(({ tagName }) => tagName === 'head');
  const bodyTag = elements.find(({ tagName }) => tagName === 'body');
  for (const element of elements) {
    if (dropped.has(element.tagName)) remove(element);
    else if (element.tagName === 'style') styles.rewrite(element);
    else {
      shareImages(element, images);
      markSlot(element, fills);
    }
  }
  if (bodyTag === undefined || isBlank(bodyTag)) return { warnings };
  const allWarnings = [...warnings, ...findBrackets(elements, text)];
  const body = serialize(bodyTag).split(new RegExp(`${slotStart}(\\w+)${slotEnd}`));
  const inner = body.map((piece, index): Segment =>
    index % 2 === 1 && isPageVariable(piece) ? { variable: piece } : piece,
  );
  const start = `${startTag(htmlElement, htmlTag)}${startTag(bodyElement, bodyTag)}`;
  const end = `</${bodyElement}></${htmlElement}>`;
  return {
    part: { segments: [start, ...inner, end], styles: styles.ofHead(headTag), fontFaces: styles.fontFaces },
    warnings: allWarnings,
  };
}

function parseOrGiveUp(html: string): DefaultTreeAdapterTypes.Document | undefined {
  try {
    return parseBounded(html);
  } catch (error) {
    if (error instanceof TooComplex) return undefined;
    throw error;
  }
}

function elementsOf(root: ParentNode): Element[] {
  return root.childNodes.flatMap((node) => {
    if (!('tagName' in node)) return [];
    const inside = 'content' in node ? elementsOf(node.content) : [];
    return [node, ...inside, ...elementsOf(node)];
  });
}

function remove(element: Element): void {
  const siblings = element.parentNode?.childNodes;
  const at = siblings?.indexOf(element) ?? -1;
  if (at >= 0) siblings?.splice(at, 1);
}

/** Whether there is nothing to print: the wrapper of an empty header. */
function isBlank(body: Element): boolean {
  return body.childNodes.every((node) => node.nodeName === '#comment' || ('value' in node && node.value.trim() === ''));
}

/** Marks the position of the page's value; if there are several names, the last one wins, as in the script. */
function markSlot(element: Element, fills: (variable: PageVariable, isEmpty: boolean) => boolean): void {
  const classes = element.attrs.find(({ name }) => name === 'class')?.value.split(/\s+/) ?? [];
  const isEmpty = element.childNodes.every((node) => 'value' in node && node.value.trim() === '');
  const variable = classes.filter(isPageVariable).findLast((name) => fills(name, isEmpty));
  if (variable === undefined || element.tagName === 'body' || element.tagName === 'html') return;
  element.childNodes = [{ nodeName: '#text', parentNode: element, value: `${slotStart}${variable}${slotEnd}` }];
}

function shareImages(element: Element, images: SharedImages): void {
  const style = element.attrs.find(({ name }) => name === 'style');
  if (style !== undefined) style.value = images.inStyles(style.value);
  if (element.tagName !== 'img') return;
  const source = element.attrs.find(({ name }) => name === 'src');
  const value = source === undefined ? undefined : images.toValue(source.value.trim());
  if (value === undefined) return;
  element.attrs = element.attrs.filter((attribute) => attribute !== source && attribute !== style);
  element.attrs.push({ name: 'style', value: `content:${value};${style?.value ?? ''}` });
}

/** The element that replaces html or body, with its obsolete attributes as styles. */
function startTag(name: string, element: Element | undefined): string {
  const attributes = new Map(element?.attrs.map((attribute) => [attribute.name, attribute.value]));
  const color = (value: string | undefined) => (value === undefined ? '' : value.replace(/[^\w#]/g, ''));
  const bgcolor = color(attributes.get('bgcolor'));
  const textColor = color(attributes.get('text'));
  const old = `${bgcolor && `background-color:${bgcolor};`}${textColor && `color:${textColor};`}`;
  const style = `${old}${attributes.get('style') ?? ''}`;
  if (style !== '') attributes.set('style', style);
  const kept = ['class', 'id', 'style', 'lang', 'dir'].flatMap((kind) => {
    const value = attributes.get(kind);
    return value === undefined ? [] : ` ${kind}="${escapeHtml(value)}"`;
  });
  return `<${name}${kept.join('')}>`;
}

class StyleCollection {
  readonly #images: SharedImages;
  fontFaces = '';

  constructor(images: SharedImages) {
    this.#images = images;
  }

  rewrite(element: Element): void {
    const css = element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
    const { rules, fontFaces } = toPartStyles(css);
    this.fontFaces += fontFaces;
    element.childNodes = [{ nodeName: '#text', parentNode: element, value: this.#images.inStyles(rules) }];
  }

  /** Style elements and linked style sheets, as HTML. */
  ofHead(head: Element | undefined): string {
    const kept = head?.childNodes.filter((node) => node.nodeName === 'style' || isStyleSheet(node)) ?? [];
    return kept.map((node) => serializeOuter(node)).join('');
  }
}

function isStyleSheet(node: DefaultTreeAdapterTypes.ChildNode): boolean {
  if (!('tagName' in node) || node.tagName !== 'link') return false;
  return node.attrs.some(({ name, value }) => name === 'rel' && /\bstylesheet\b/i.test(value));
}
