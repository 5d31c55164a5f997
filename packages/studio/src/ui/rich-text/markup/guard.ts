/**
 * Sits between a stored text, which is HTML with any kind of Liquid, and an editor that must neither break nor run
 * it. The editor gets markup rebuilt from an allowlist; everything else is hidden from it and represented by a token
 * (a comment or an attribute) that marks its position. Independent of the editor and of the browser.
 */
import { tokenizeHtml, type HtmlToken, type StartTag } from './html-tokens.ts';
import { toLiquidText } from '../liquid/liquid-text.ts';
import { planMarkup, type MarkupPlan } from './markup-plan.ts';
import { restoreMarkup, attributesByTag } from './restore-markup.ts';
import { isShownAttribute } from './safe-markup.ts';
import { type ShownAttributes, type StoredTag, tokenAttribute } from './start-tag.ts';

export interface Guard {
  /** Returns the content for the editor. */
  protect(html: string): string;
  /** Records how the editor normalizes the content, so that this is not mistaken for an edit. */
  learn(content: string): void;
  /**
   * Returns the text to store: exactly the original one, as long as the editor's content is unchanged. The style sheets
   * of the text are invisible in the editor, so an edit never deletes them.
   */
  restore(content: string): string;
  /** @returns the text of a comment that represents the source from now on */
  keepPiece(raw: string): string;
  /** The source represented by a comment in the editor's document. */
  pieceOf(comment: string): string | undefined;
  /** Whether an attribute or comment with this text represents something of this guard. */
  knows(token: string): boolean;
}

export type Kept = { readonly kind: 'piece'; readonly raw: string } | KeptTag;
export interface KeptTag extends StoredTag {
  readonly kind: 'tag';
  readonly isEmpty: boolean;
}

const keptSources = 8;
/** In tokens; longer content is not searched for each element, for performance. */
const longestEmpty = 100;

/** @param key distinguishes the tokens of one editor from those of others: eight letters or digits */
export function createGuard(key: string): Guard {
  const kept: Kept[] = [];
  const before = new Map<number, ShownAttributes>();
  let frame = { prefix: '', suffix: '' };
  let source = '';
  /** The index of the first piece of the latest text. */
  let firstIndex = 0;
  /** Maps the editor's normalized form of each original text back to the original, including for undo. */
  const untouched = new Map<string, string>();
  const find = (token: string): number | undefined => {
    const [, owner, index] = /^(?:lq:)?([a-z0-9]{8})-(\d{1,9})$/.exec(token) ?? [];
    return owner === key && Number(index) < kept.length ? Number(index) : undefined;
  };
  const keep = (piece: Kept): string => `${key}-${kept.push(piece) - 1}`;

  const learn = (content: string): void => {
    untouched.delete(content);
    untouched.set(content, source);
    if (untouched.size > keptSources) untouched.delete([...untouched.keys()][0] ?? '');
    for (const [token, attributes] of attributesByTag(content)) {
      const index = find(token);
      if (index !== undefined) before.set(index, attributes);
    }
  };
  return {
    protect(html) {
      const tokens = tokenizeHtml(html);
      const { from, to } = frameOf(tokens);
      frame = {
        prefix: html.slice(0, tokens[from]?.from ?? html.length),
        suffix: html.slice(tokens[to]?.from ?? html.length),
      };
      source = html;
      firstIndex = kept.length;
      const content = writeShown(html, tokens.slice(from, to), keep);
      learn(content);
      return content;
    },
    learn,
    restore(content) {
      return (
        // An emptied text has the same content as an empty one before it, whose frame is different.
        (content === '' && untouched.get(content) !== source ? undefined : untouched.get(content)) ??
        frame.prefix +
          lostStyles(kept, firstIndex, indexesIn(content, find)) +
          restoreMarkup(content, (token) => lookUp(kept, before, find(token))) +
          frame.suffix
      );
    },
    keepPiece: (raw) => `lq:${keep({ kind: 'piece', raw })}`,
    pieceOf(comment) {
      const piece = kept[find(comment) ?? -1];
      return piece?.kind === 'piece' ? piece.raw : undefined;
    },
    knows: (token) => find(token) !== undefined,
  };
}

/** The indexes of all pieces and tags in the editor's content. */
function indexesIn(content: string, find: (token: string) => number | undefined): ReadonlySet<number> {
  const tokens = content.matchAll(/(?:<!--lq:|data-lq=")([a-z0-9]{8}-\d{1,9})/g);
  return new Set([...tokens].flatMap(([, token = '']) => find(token) ?? []));
}

/** The style sheets of the latest text that the content lacks. Undoing may return to the content of an earlier text. */
function lostStyles(kept: readonly Kept[], firstIndex: number, present: ReadonlySet<number>): string {
  const isEarlier = present.size > 0 && Math.max(...present) < firstIndex;
  if (isEarlier) return '';
  return kept
    .slice(firstIndex)
    .map((piece, at) =>
      piece.kind === 'piece' && isStyleSheet(piece.raw) && !present.has(firstIndex + at) ? piece.raw : '',
    )
    .join('');
}

/** Also other elements that belong to the head of a document: a fragment has no head. */
function isStyleSheet(raw: string): boolean {
  return /^<(style|link|meta|title|base)[\s/>]/i.test(raw);
}

function lookUp(kept: readonly Kept[], before: ReadonlyMap<number, ShownAttributes>, index: number | undefined) {
  const piece = kept[index ?? -1];
  return piece && { piece, before: before.get(index ?? -1) ?? new Map<string, string>() };
}

type Keep = (piece: Kept) => string;

function writeShown(html: string, tokens: readonly HtmlToken[], keep: Keep): string {
  const plan = planMarkup(html, tokens);
  let content = '';
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (!token) break;
    content += plan.impliedTags.get(index) ?? '';
    const last = plan.wholes.get(index) ?? (isPiece(index, tokens, plan) ? index : undefined);
    const raw = html.slice(token.from, token.to);
    if (last === undefined) content += writeToken(raw, index, tokens, plan, keep);
    else {
      index = withFollowingSpace(html, last, tokens, plan);
      content += writePiece(html.slice(token.from, tokens[index]?.to), keep);
    }
  }
  return content;
}

/** An editor would turn white space between blocks into a paragraph. */
function withFollowingSpace(html: string, last: number, tokens: readonly HtmlToken[], plan: MarkupPlan): number {
  const space = tokens[last + 1];
  if (space?.kind !== 'text' || html.slice(space.from, space.to).trim() !== '') return last;
  const isAlone = last + 2 >= tokens.length || plan.impliedTags.has(last + 2) || isPiece(last + 2, tokens, plan);
  return isAlone ? last + 1 : last;
}

function isPiece(index: number, tokens: readonly HtmlToken[], plan: MarkupPlan): boolean {
  const kind = tokens[index]?.kind;
  if (kind === 'opaque' || plan.hidden.has(index) || plan.misplaced.has(index) || plan.wholes.has(index)) return true;
  return (kind === 'tag' || kind === 'output') && !plan.texts.has(index);
}

function writePiece(raw: string, keep: Keep): string {
  return `<!--lq:${keep({ kind: 'piece', raw })}-->`;
}

function writeToken(raw: string, index: number, tokens: readonly HtmlToken[], plan: MarkupPlan, keep: Keep): string {
  const token = tokens[index];
  if (token === undefined) return '';
  if (token.kind === 'text') return writeText(raw, keep);
  if (token.kind === 'start') return writeStartTag(raw, token, index, tokens, plan, keep);
  if (token.kind === 'end') return `</${token.name}>`;
  return toLiquidText(raw) ?? writePiece(raw, keep);
}

/** A brace written as a character reference is not Liquid, but would become Liquid if the editor wrote it literally. */
function writeText(raw: string, keep: Keep): string {
  return raw
    .split(/(&(?:#0*123|#x0*7b|lcub|lbrace);?|\{(?=[{%]))/i)
    .map((part, at) => (at % 2 === 1 ? writePiece(part, keep) : part.replaceAll('\u0000', '').replaceAll('<', '&lt;')))
    .join('');
}

function writeStartTag(
  raw: string,
  token: StartTag,
  index: number,
  tokens: readonly HtmlToken[],
  plan: MarkupPlan,
  keep: Keep,
): string {
  const { name, attributes, from } = token;
  const isEmpty = isEmptyElement(index, tokens, plan);
  if (raw === `<${name}>` && !isEmpty) return raw;
  const shown = new Map<string, string>();
  for (const attribute of attributes) {
    if (shown.has(attribute.name) || !isShownAttribute(name, attribute)) continue;
    shown.set(attribute.name, attribute.value ?? '');
  }
  const names = new Set(shown.keys());
  // Selected and removed as a unit, and not editable inside.
  if (isEmpty && tokens[index + 1]?.kind === 'end' && isPageBreak(shown)) shown.set('contenteditable', 'false');
  const id = keep({ kind: 'tag', raw, name, attributes, offset: from, shown: names, isEmpty });
  const written = [...shown].map(([attribute, value]) => ` ${attribute}="${escapeValue(value)}"`);
  return `<${name}${written.join('')} ${tokenAttribute}="${id}">`;
}

export function isPageBreak(attributes: ShownAttributes): boolean {
  return /(^|;)\s*(page-)?break-(after|before)\s*:\s*(always|page)\b/i.test(attributes.get('style') ?? '');
}

/** Includes elements that contain only empty ones: an editor inserts something into each of them. */
function isEmptyElement(index: number, tokens: readonly HtmlToken[], plan: MarkupPlan): boolean {
  const end = plan.endOf.get(index);
  if (end === undefined || end > index + longestEmpty || plan.hidden.has(index)) return false;
  for (let at = index + 1; at < end; at += 1) {
    const token = tokens[at];
    const isNested = plan.endOf.has(at) || token?.kind === 'end';
    if (!isNested && !isPiece(at, tokens, plan)) return false;
  }
  return true;
}

/** Character references keep their meaning from the source. */
function escapeValue(value: string): string {
  return value.replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** The tokens in the body of a document. An editor must not touch anything around them. */
function frameOf(tokens: readonly HtmlToken[]): { readonly from: number; readonly to: number } {
  const start = (name: string) => tokens.findIndex((token) => token.kind === 'start' && token.name === name);
  const end = (name: string) => tokens.findLastIndex((token) => token.kind === 'end' && token.name === name);
  const body = start('body');
  const head = Math.max(end('head'), start('html'));
  const doctype = tokens.findIndex((token) => token.kind === 'opaque' && token.name === '!');
  const from = Math.max(body, body < 0 ? head : -1, body < 0 && head < 0 && doctype === 0 ? 0 : -1) + 1;
  const bodyEnd = end('body');
  const to = bodyEnd >= from ? bodyEnd : end('html');
  return { from, to: to >= from ? to : tokens.length };
}
