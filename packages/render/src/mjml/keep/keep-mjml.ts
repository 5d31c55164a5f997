// Compiles MJML once for many mails: Liquid is replaced by marks that the compiler copies, and restored in the HTML. This
// is correct only where the compiler copies its input verbatim; anything else is compiled again for each mail.
// These rules must be correct on their own: the comparison with compiled mails is only a safety net.
import { type Compiled, compileMjml, type MjmlCompiler } from '../compile/compile-mjml.ts';
import { type MjmlDefinitions } from '../source/definitions.ts';
import { type Scan, type ScannedElement, scanMjml } from '../source/scan.ts';
import { isSurelySafe } from '../text/safe-html.ts';
import { type ColumnStyles, headWithoutColumns, readColumns } from './columns.ts';
import { anyMark, marks, tokenBegin, tokens, toToken } from './marks.ts';
import { cutPieces, type Piece } from './pieces.ts';

export interface KeptMail {
  /** The HTML, with Liquid and marks. */
  readonly template: string;
  /** Set if conditions or loops affect sections or components. */
  readonly blocks: { readonly columns: ColumnStyles } | undefined;
  /** Whether Liquid can produce HTML. */
  readonly isRaw: boolean;
  /** Whether a text with the name of a font would load it. */
  readonly isFontOpen: boolean;
}

export type Keeping = { readonly ok: true; readonly kept: KeptMail } | { readonly ok: false; readonly reason: string };

/** The reason why a mail is compiled each time. */
class NotKept extends Error {}

/** Attributes of type string that the compiler copies verbatim. */
const copiedAttributes = new Set(
  'href src srcset sizes alt title rel target usemap background-url thumbnails-src icon-wrapped-url icon-wrapped-alt icon-unwrapped-url icon-unwrapped-alt'.split(
    ' ',
  ),
);
/** Components whose output does not depend on whether they are empty. */
const mayBeEmpty = new Set(['mj-text', 'mj-button', 'mj-table', 'mj-raw']);
const containers = new Set(['mj-body', 'mj-wrapper', 'mj-column', 'mj-hero']);
/** Tags that produce no output. */
const silentTags = new Set(
  'if elsif else endif unless endunless case when endcase for break continue endfor assign comment'.split(' '),
);
const statefulTags = new Set('assign capture increment decrement cycle ifchanged'.split(' '));
const openings = new Set('if unless case for tablerow capture ifchanged'.split(' '));

interface Slot {
  /** The pieces of one slot can form a block. */
  readonly key: string;
  readonly kind: 'content' | 'line' | 'attribute' | 'children';
}

interface Edit {
  readonly begin: number;
  readonly end: number;
  readonly by: string;
}

export async function keepMjml(source: string, locale: string, compiler: MjmlCompiler): Promise<Keeping> {
  try {
    return { ok: true, kept: await keep(source, locale, compiler) };
  } catch (error) {
    if (error instanceof NotKept) return { ok: false, reason: error.message };
    throw error;
  }
}

async function keep(source: string, locale: string, compiler: MjmlCompiler): Promise<KeptMail> {
  if (anyMark.test(source)) throw new NotKept('noncharacters');
  const all = cutPieces(source) ?? refuse('Liquid that cannot be read');
  const rootAt = source.search(/<mjml[\s>]/i);
  if (rootAt < 0) refuse('no mjml element');
  const prefix = all.filter(({ end }) => end <= rootAt);
  const pieces = all.slice(prefix.length);
  if (prefix.some(({ kind, name }) => kind === 'output' || (name !== 'assign' && name !== 'comment')))
    refuse('Liquid before mjml');
  const masked = mask(source.slice(rootAt), pieces, rootAt);
  const scan = scanMjml(masked, compiler.definitions);
  requireReadable(masked, scan);
  const slots = findSlots(masked, scan, compiler.definitions, pieces.length);
  requireBlocks(pieces, slots);
  const hasBlocks = slots.some(({ kind }) => kind === 'children');
  requirePlain(scan, { hasBlocks });
  const compiled = requireHtml(await compileMjml(marked(masked, scan, slots, compiler.definitions), locale, compiler));
  requirePlaces(compiled, pieces, slots);
  requireSafe(compiled);
  let columns: ColumnStyles | undefined;
  if (hasBlocks) {
    const bare = requireHtml(
      await compileMjml(withoutBlocks(masked, scan, slots, pieces, compiler.definitions), locale, compiler),
    );
    if (headWithoutColumns(bare) !== headWithoutColumns(compiled)) refuse('conditional parts with styles of their own');
    columns = readColumns(compiled) ?? refuse('no columns');
  }
  const liquid = pieces.map(({ text }, index) => (slots[index]?.kind === 'children' ? withoutTrims(text) : text));
  const fonts = scan.elements.filter(({ name, isHtml }) => name === 'mj-font' && !isHtml);
  return {
    template:
      prefix.map(({ text }) => withoutTrims(text)).join('') +
      withCommentMarks(compiled).replaceAll(tokens, (_token, index: string) => liquid[Number(index)] ?? ''),
    blocks: columns && { columns },
    isRaw: all.some(({ text }) => /\|\s*(?:raw|newline_to_br|escape_once)\b|\bcapture\b/.test(text)),
    isFontOpen: fonts.some(
      ({ attributes }) => !compiled.includes(attributes.find(({ name }) => name === 'href')?.value ?? ''),
    ),
  };
}

function refuse(reason: string): never {
  throw new NotKept(reason);
}

function requireHtml(compiled: Compiled): string {
  if (!compiled.ok) return refuse('a fault that only the mail itself can show');
  // Warnings are found in the source of each mail.
  return compiled.warnings.length === 0 ? compiled.html : refuse('a warning');
}

function mask(source: string, pieces: readonly Piece[], offset: number): string {
  let masked = '';
  let at = 0;
  for (const [index, { begin, end }] of pieces.entries()) {
    masked += source.slice(at, begin - offset) + toToken(index);
    at = end - offset;
  }
  return masked + source.slice(at);
}

/** The only text between components consists of tokens. */
function requireReadable(masked: string, { texts, faults }: Scan): void {
  if (faults.some(({ reason }) => reason !== 'MJML_TEXT_OUTSIDE')) refuse('a fault of the source');
  for (const { begin, end, parent, isComment } of texts) {
    const text = masked.slice(begin, end);
    if (isComment && text.includes(tokenBegin)) refuse('Liquid in a comment');
    const isFaulty = faults.some(({ offset }) => offset >= begin && offset < end);
    if (isFaulty && (parent === undefined || text.replaceAll(tokens, '').trim() !== ''))
      refuse('text between components');
  }
}

function endingOf(element: ScannedElement | undefined, definitions: MjmlDefinitions): ScannedElement | undefined {
  let current = element;
  while (current?.isHtml === true) current = current.parent;
  return current !== undefined && definitions.get(current.name)?.isEnding === true ? current : undefined;
}

function isWithin(element: ScannedElement, name: string): boolean {
  for (let current: ScannedElement | undefined = element; current !== undefined; current = current.parent) {
    if (current.name === name) return true;
  }
  return false;
}

/** Finds the slot of each piece. */
function findSlots(masked: string, { elements, texts }: Scan, definitions: MjmlDefinitions, count: number): Slot[] {
  const found: (Slot | undefined)[] = Array.from({ length: count });
  const place = (begin: number, end: number, slot: Slot) => {
    for (const [, index] of masked.slice(begin, end).matchAll(tokens)) found[Number(index)] = slot;
  };
  for (const element of elements) {
    for (const { name, valueBegin, valueEnd, value } of element.attributes) {
      if (!value.includes(tokenBegin)) continue;
      place(valueBegin, valueEnd, element.isHtml ? contentSlot(element, definitions) : attributeSlot(element, name));
    }
  }
  for (const { begin, end, parent, isComment } of texts) {
    if (isComment || !masked.slice(begin, end).includes(tokenBegin)) continue;
    const isContent = endingOf(parent, definitions) !== undefined;
    place(begin, end, isContent && parent ? contentSlot(parent, definitions) : childrenSlot(parent));
  }
  const slots = found.filter((slot) => slot !== undefined);
  // Tokens that are part of a tag were not found.
  return slots.length === count ? slots : refuse('Liquid within a tag');
}

function contentSlot(element: ScannedElement, definitions: MjmlDefinitions): Slot {
  const ending = endingOf(element, definitions) ?? refuse('content of an unknown component');
  const isLine = ending.name === 'mj-title' || ending.name === 'mj-preview';
  if (ending.name === 'mj-style') refuse('Liquid in styles');
  if (isWithin(ending, 'mj-head') && !isLine) refuse('Liquid in the head');
  return { key: `content ${ending.begin}`, kind: isLine ? 'line' : 'content' };
}

function attributeSlot(element: ScannedElement, name: string): Slot {
  const isName = name === 'name' && /^mj-(?:button|navbar-link)$/.test(element.name);
  const isShare = element.name === 'mj-social-element' && name === 'href';
  if (isWithin(element, 'mj-head')) refuse('Liquid in the head');
  if ((!copiedAttributes.has(name) && !isName) || isShare) refuse(`Liquid in ${name} of ${element.name}`);
  return { key: `attribute ${element.begin} ${name}`, kind: 'attribute' };
}

function childrenSlot(parent: ScannedElement | undefined): Slot {
  if (parent === undefined || !containers.has(parent.name))
    refuse(`Liquid between components of ${parent?.name ?? 'nothing'}`);
  if (parent.name === 'mj-wrapper' && parent.attributes.some(({ name }) => name === 'gap'))
    refuse('Liquid in a wrapper with a gap');
  return { key: `children ${parent.begin}`, kind: 'children' };
}

/** All parts of a block must be in one slot, so that it is as complete in the HTML as in the source. */
function requireBlocks(pieces: readonly Piece[], slots: readonly Slot[]): void {
  const open: { readonly name: string; readonly key: string }[] = [];
  for (const [index, { kind, name, text }] of pieces.entries()) {
    const slot = slots[index];
    if (slot === undefined) continue;
    if (slot.kind === 'children' && (kind === 'output' || name === 'raw' || !silentTags.has(name)))
      refuse('output between components');
    if (kind !== 'tag') continue;
    if (/\boffset\s*:\s*continue\b/.test(text)) refuse('a loop that continues another');
    if (openings.has(name)) open.push({ name, key: slot.key });
    else if (name.startsWith('end')) {
      const begun = open.pop();
      if (begun === undefined || `end${begun.name}` !== name || begun.key !== slot.key)
        refuse('a block across components');
    } else if (/^(?:else|elsif|when)$/.test(name) && open.at(-1)?.key !== slot.key) refuse('a block across components');
  }
  if (open.length > 0) refuse('a block that is not closed');
}

/** Components that read the complete HTML, or produce a different result each time. */
function requirePlain({ elements }: Scan, { hasBlocks }: { readonly hasBlocks: boolean }): void {
  for (const { name, isHtml, attributes } of elements) {
    if (isHtml) continue;
    if (name === 'mj-html-attributes') refuse('mj-html-attributes');
    if (name === 'mj-style' && attributes.some((one) => one.name === 'inline')) refuse('inline styles');
    if (!hasBlocks) continue;
    if (name === 'mj-carousel' || name === 'mj-navbar') refuse(`${name} beside conditions`);
    if (name === 'mjml' && attributes.some((one) => one.name === 'owa')) refuse('owa beside conditions');
  }
}

/** The source that is compiled, with marks around every part that Liquid produces. */
function marked(masked: string, scan: Scan, slots: readonly Slot[], definitions: MjmlDefinitions): string {
  const edits: Edit[] = [];
  for (const element of scan.elements) {
    if (element.isHtml) continue;
    for (const { value, valueBegin, valueEnd } of element.attributes) {
      const [before, after] = marks.attribute;
      if (value.includes(tokenBegin)) edits.push({ begin: valueBegin, end: valueEnd, by: `${before}${value}${after}` });
    }
    const { contentBegin, contentEnd, name } = element;
    const content = masked.slice(contentBegin, contentEnd);
    if (definitions.get(name)?.isEnding !== true || !content.includes(tokenBegin)) continue;
    const [before, after] = mayBeEmpty.has(name) ? marks.content : marks.line;
    edits.push({ begin: contentBegin, end: contentEnd, by: `${before}${content.trim()}${after}` });
  }
  for (const { 0: token, 1: index, index: begin } of masked.matchAll(tokens)) {
    if (slots[Number(index)]?.kind !== 'children') continue;
    edits.push({ begin, end: begin + token.length, by: `<mj-raw>${token}</mj-raw>` });
  }
  return applied(masked, edits);
}

/** The same without anything that depends on a condition or a loop. */
function withoutBlocks(
  masked: string,
  scan: Scan,
  slots: readonly Slot[],
  pieces: readonly Piece[],
  definitions: MjmlDefinitions,
): string {
  let depth = 0;
  let begin = 0;
  const cuts: Edit[] = [];
  for (const { 0: token, 1: index, index: at } of masked.matchAll(tokens)) {
    const piece = pieces[Number(index)];
    if (slots[Number(index)]?.kind !== 'children' || piece === undefined) continue;
    if (openings.has(piece.name) && depth++ === 0) begin = at;
    else if (piece.name.startsWith('end') && --depth === 0) cuts.push({ begin, end: at + token.length, by: '' });
  }
  const bare = applied(masked, cuts);
  return marked(bare, scanMjml(bare, definitions), slots, definitions);
}

function applied(text: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const { begin, end, by } of edits.toSorted((a, b) => a.begin - b.begin)) {
    result += text.slice(at, begin) + by;
    at = end;
  }
  return result + text.slice(at);
}

/** Every piece is in the HTML, inside the same blocks, and in source order where that matters. */
function requirePlaces(html: string, pieces: readonly Piece[], slots: readonly Slot[]): void {
  const places = [...html.matchAll(tokens)].map(({ 1: index }) => Number(index));
  if (new Set(places).size !== pieces.length) refuse('Liquid that the compiler drops');
  const isStateful = pieces.some(({ name, kind }) => kind === 'tag' && statefulTags.has(name));
  if (isStateful && places.some((place, at) => place !== at)) refuse('Liquid with a state, in another order');
  let passed = -1;
  const children = slots.flatMap(({ kind }, index) => (kind === 'children' ? [index] : []));
  for (const place of places) {
    if (slots[place]?.kind === 'children') {
      if (place !== children.find((index) => index > passed)) refuse('blocks in another order');
      passed = place;
    } else {
      const next = children.find((index) => index > passed) ?? pieces.length;
      if (place < passed || place > next) refuse('Liquid outside of its block');
    }
  }
}

/** Values produced by Liquid are inspected each time. */
function requireSafe(html: string): void {
  const plain = html
    .replaceAll(/\ufdd2[^\ufdd3]*\ufdd3/g, '#')
    .replaceAll(/\ufdd0[^\ufdd1]*\ufdd1|\ufdd6[^\ufdd7]*\ufdd7/g, '');
  if (!isSurelySafe(plain)) refuse('an address that is removed');
}

/** Finds comments for Outlook as the compiler does, which drops blanks in them. */
function withCommentMarks(html: string): string {
  return html.replaceAll(/<!--\[if\s[^\]]+]>[^]*?<!\[endif]-->/g, (comment) => {
    if (comment.includes(marks.content[0]) || comment.includes(marks.line[0]))
      refuse('content in a comment for Outlook');
    return comment
      .replaceAll(marks.attribute[0], marks.commented[0])
      .replaceAll(marks.attribute[1], marks.commented[1]);
  });
}

/** Trimming applies to blanks in the source, which the HTML does not have. */
function withoutTrims(text: string): string {
  return text.replace(/^\{([{%])-/, '{$1').replace(/-([}%])\}$/, '$1}');
}
