// Splits HTML with Liquid into tokens. Every character belongs to exactly one token, however malformed the HTML is.
// Browsers may parse malformed HTML differently, so no token may be passed to a browser unchanged.
import { createLiquidScanner, type LiquidScanner } from '../liquid/liquid-scanner.ts';

export interface Attribute {
  /** In lower case; empty for Liquid between attributes or in an attribute name. */
  readonly name: string;
  readonly from: number;
  readonly to: number;
  /** As written, without quotes; undefined if the attribute has none. */
  readonly value: string | undefined;
  /** Whether it is between Liquid tags that may omit it. */
  readonly isConditional: boolean;
}

interface Span {
  /** The name of an element or Liquid tag; empty for all others. */
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

export type HtmlToken =
  | (Span & { readonly kind: 'text' })
  /** Comments, scripts and other elements whose content is not markup: a single token including the content. */
  | (Span & { readonly kind: 'opaque' })
  | (Span & { readonly kind: 'start'; readonly attributes: readonly Attribute[] })
  | (Span & { readonly kind: 'end' })
  | (Span & { readonly kind: 'output' | 'tag' });

export type StartTag = Extract<HtmlToken, { kind: 'start' }>;

const rawTextElements = new Set(
  'script style textarea title xmp iframe noembed noframes noscript plaintext'.split(' '),
);
/** Elements whose content is of no use to authors. */
const closedElements = new Set(
  'svg math object template select video audio applet canvas picture map frameset portal datalist'.split(' '),
);

/** @param isEscaped whether the text comes from an editor, where Liquid in text never contains `<` */
export function tokenizeHtml(html: string, isEscaped = false): HtmlToken[] {
  const tokens: HtmlToken[] = [];
  const liquid = createLiquidScanner(html, isEscaped);
  const unclosed = new Set<string>();
  let textFrom = 0;
  let at = 0;
  while (at < html.length) {
    const token = tokenAt(html, at, liquid, unclosed);
    if (token === undefined) {
      at += 1;
      continue;
    }
    if (token.from > textFrom) tokens.push({ kind: 'text', name: '', from: textFrom, to: token.from });
    tokens.push(token);
    at = token.to;
    textFrom = at;
  }
  if (html.length > textFrom) tokens.push({ kind: 'text', name: '', from: textFrom, to: html.length });
  return tokens;
}

function tokenAt(html: string, at: number, liquid: LiquidScanner, unclosed: Set<string>): HtmlToken | undefined {
  if (html[at] === '{') return liquid.at(at);
  if (html[at] !== '<') return undefined;
  const next = html[at + 1] ?? '';
  if (next === '!' || next === '?') return commentAt(html, at);
  if (next === '/') {
    if (/[a-z{]/i.test(html[at + 2] ?? '')) return endTagAt(html, at, liquid);
    return html[at + 2] === undefined ? undefined : commentAt(html, at);
  }
  if (!/[a-z]/i.test(next) && liquid.at(at + 1) === undefined) return undefined;
  const tag = startTagAt(html, at, liquid);
  if (tag.kind !== 'start') return tag;
  if (rawTextElements.has(tag.name)) return opaque(tag.name, at, rawTextEnd(html, tag));
  if (!closedElements.has(tag.name) || unclosed.has(tag.name)) return tag;
  const end = nestedEnd(html, tag);
  if (end < 0) unclosed.add(tag.name);
  return end < 0 ? tag : opaque(tag.name, at, end);
}

function opaque(name: string, from: number, to: number): HtmlToken {
  return { kind: 'opaque', name, from, to };
}

/** Comments as browsers end them, declarations, and anything else that browsers treat as comments. */
function commentAt(html: string, at: number): HtmlToken {
  if (!html.startsWith('<!--', at)) {
    const end = html.indexOf('>', at);
    return opaque('!', at, end < 0 ? html.length : end + 1);
  }
  const short = /<!--(?:>|->)/y;
  short.lastIndex = at;
  const match = short.exec(html);
  if (match) return opaque('!--', at, at + match[0].length);
  const end = /--!?>/g;
  end.lastIndex = at + 4;
  const found = end.exec(html);
  return opaque('!--', at, found ? found.index + found[0].length : html.length);
}

function rawTextEnd(html: string, { name, to }: StartTag): number {
  if (name === 'plaintext') return html.length;
  const end = new RegExp(`</${name}(?=[\\s/>])[^>]*>?`, 'gi');
  end.lastIndex = to;
  const found = end.exec(html);
  return found ? found.index + found[0].length : html.length;
}

function nestedEnd(html: string, { name, to }: StartTag): number {
  const tags = new RegExp(`<(/?)${name}(?=[\\s/>])[^>]*>`, 'gi');
  tags.lastIndex = to;
  let depth = 1;
  for (let found = tags.exec(html); found; found = tags.exec(html)) {
    depth += found[1] === '/' ? -1 : 1;
    if (depth === 0) return found.index + found[0].length;
  }
  return -1;
}

function nameAt(html: string, from: number, liquid: LiquidScanner): { name: string; to: number } {
  let to = from;
  while (to < html.length && !/[\s/>]/.test(html[to] ?? '')) to = liquid.at(to)?.to ?? to + 1;
  return { name: html.slice(from, to).toLowerCase(), to };
}

function endTagAt(html: string, at: number, liquid: LiquidScanner): HtmlToken {
  const { name, to } = nameAt(html, at + 2, liquid);
  const end = html.indexOf('>', to);
  if (end < 0) return opaque('!', at, html.length);
  return { kind: 'end', name, from: at, to: end + 1 };
}

/** An unclosed tag swallows the rest, as in a browser. */
function startTagAt(html: string, at: number, liquid: LiquidScanner): HtmlToken {
  const named = nameAt(html, at + 1, liquid);
  const attributes: Attribute[] = [];
  let depth = 0;
  let place = named.to;
  while (place < html.length) {
    const character = html[place] ?? '';
    if (character === '>') return { kind: 'start', name: named.name, attributes, from: at, to: place + 1 };
    const token = liquid.at(place);
    if (token) {
      if (token.name.startsWith('end')) depth -= 1;
      else if (/^(if|unless|case|for|tablerow|capture)$/.test(token.name)) depth += 1;
      attributes.push({ name: '', from: place, to: token.to, value: undefined, isConditional: true });
      place = token.to;
    } else if (/[\s/]/.test(character)) place += 1;
    else {
      const attribute = attributeAt(html, place, liquid, depth > 0);
      attributes.push(attribute);
      place = attribute.to;
    }
  }
  return opaque('!', at, html.length);
}

function attributeAt(html: string, from: number, liquid: LiquidScanner, isConditional: boolean): Attribute {
  let to = from + 1;
  let hasLiquid = false;
  while (to < html.length && !/[\s/>=]/.test(html[to] ?? '')) {
    const token = liquid.at(to);
    hasLiquid ||= token !== undefined;
    to = token?.to ?? to + 1;
  }
  const name = hasLiquid ? '' : html.slice(from, to).toLowerCase();
  const equals = /\s*=\s*/y;
  equals.lastIndex = to;
  const match = equals.exec(html);
  if (!match) return { name, from, to, value: undefined, isConditional };
  const valueFrom = to + match[0].length;
  const quote = html[valueFrom];
  const isQuoted = quote === '"' || quote === "'";
  let end = isQuoted ? valueFrom + 1 : valueFrom;
  const isEnd = (character: string): boolean => (isQuoted ? character === quote : /[\s>]/.test(character));
  while (end < html.length && !isEnd(html[end] ?? '')) end = liquid.at(end)?.to ?? end + 1;
  const value = html.slice(isQuoted ? valueFrom + 1 : valueFrom, end);
  return { name, from, to: isQuoted ? Math.min(end + 1, html.length) : end, value, isConditional };
}
