// Converts the editor's output to the stored form: replaces every token of the guard with what it represents.
import { tokenizeHtml, type Attribute, type HtmlToken, type StartTag } from './html-tokens.ts';
import { fromLiquidText } from '../liquid/liquid-text.ts';
import { inlineElements, voidElements } from './safe-markup.ts';
import { applyToTag, tokenAttribute, writeAttribute, type ShownAttributes, type StoredTag } from './start-tag.ts';

interface Found {
  readonly piece: { readonly kind: 'piece'; readonly raw: string } | (StoredTag & { kind: 'tag'; isEmpty: boolean });
  /** The attributes that the tag had before any edit. */
  readonly before: ShownAttributes;
}
type LookUp = (token: string) => Found | undefined;

export function restoreMarkup(content: string, lookUp: LookUp): string {
  const tokens = tokenizeHtml(content, true);
  const padding = paddingOf(content, tokens, lookUp);
  let html = '';
  for (const [index, token] of tokens.entries()) {
    if (padding.has(index)) continue;
    const raw = content.slice(token.from, token.to);
    if (token.kind === 'start') html += restoreTag(raw, token, lookUp);
    else if (token.kind === 'opaque') html += restoreComment(raw, lookUp);
    else html += token.kind === 'tag' || token.kind === 'output' ? fromLiquidText(raw) : raw;
  }
  return html;
}

function restoreComment(raw: string, lookUp: LookUp): string {
  const token = /^<!--(lq:[a-z0-9]{8}-\d+)-->$/.exec(raw)?.[1];
  if (token === undefined) return raw;
  const piece = lookUp(token)?.piece;
  return piece?.kind === 'piece' ? piece.raw : '';
}

function restoreTag(raw: string, token: StartTag, lookUp: LookUp): string {
  const found = foundFor(token, lookUp);
  const after = shownOf(token.attributes);
  if (found?.piece.kind === 'tag') return applyToTag(found.piece, token.name, found.before, after);
  const hasLiquid = /\{[{%]/.test(raw);
  const isOurs = token.attributes.some(({ name }) => name === tokenAttribute);
  const isBreak = isOwnBreak(after);
  if (!hasLiquid && !isOurs && !isBreak) return raw;
  const attributes = [...after].filter(([name]) => name !== 'contenteditable' || !isBreak);
  return `<${token.name}${attributes.map(([name, value]) => ` ${writeAttribute(name, value)}`).join('')}>`;
}

/** A page break that was inserted in this editor. */
function isOwnBreak(attributes: ShownAttributes): boolean {
  return attributes.get('contenteditable') === 'false' && /break-(after|before)/.test(attributes.get('style') ?? '');
}

function foundFor(token: StartTag, lookUp: LookUp): Found | undefined {
  const attribute = token.attributes.find(({ name }) => name === tokenAttribute);
  return attribute?.value === undefined ? undefined : lookUp(attribute.value);
}

function shownOf(attributes: readonly Attribute[]): ShownAttributes {
  const named = attributes.filter(({ name }) => name !== '' && name !== tokenAttribute);
  return new Map(named.map(({ name, value = '' }) => [name, value]));
}

/** Content that an editor puts into an element that was stored empty, so that the cursor can be placed there. */
function paddingOf(content: string, tokens: readonly HtmlToken[], lookUp: LookUp): ReadonlySet<number> {
  const padding = new Set<number>();
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== 'start' || voidElements.has(token.name)) continue;
    const piece = foundFor(token, lookUp)?.piece;
    const isEmpty = piece?.kind === 'tag' ? piece.isEmpty : isOwnBreak(shownOf(token.attributes));
    if (!isEmpty) continue;
    for (const one of fillingsIn(content, tokens, index)) padding.add(one);
  }
  return padding;
}

/**
 * Everything as long as nothing has been typed into the element; afterwards, what the editor inserted after its inner
 * blocks.
 */
function fillingsIn(content: string, tokens: readonly HtmlToken[], index: number): readonly number[] {
  const fillings: number[] = [];
  const behindBlocks: number[] = [];
  let depth = 0;
  let isEmpty = true;
  let isBehindBlock = false;
  for (let at = index + 1; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    const raw = content.slice(token.from, token.to);
    if (token.kind === 'end') {
      if (depth === 0) return isEmpty ? fillings : behindBlocks;
      depth -= 1;
      isBehindBlock = depth === 0 && !inlineElements.has(token.name);
    } else if (isFilling(raw)) {
      if (depth > 0 || token.kind === 'opaque') continue;
      fillings.push(at);
      if (isBehindBlock && token.kind === 'start') behindBlocks.push(at);
    } else if (token.kind === 'start' && !voidElements.has(token.name)) depth += 1;
    else isEmpty = false;
  }
  return [];
}

function isFilling(raw: string): boolean {
  return /^(<br( data-mce-bogus="1")? ?\/?>|(&nbsp;|\s)+|<!--lq:[a-z0-9]{8}-\d+-->)$/.test(raw);
}

/** The attributes of every tag that has a token. */
export function attributesByTag(content: string): [string, ShownAttributes][] {
  return tokenizeHtml(content, true).flatMap((token) => {
    if (token.kind !== 'start') return [];
    const id = token.attributes.find(({ name }) => name === tokenAttribute)?.value;
    return id === undefined ? [] : [[id, shownOf(token.attributes)] as [string, ShownAttributes]];
  });
}
