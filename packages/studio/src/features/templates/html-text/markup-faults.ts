/**
 * Faults in the HTML of a text: tags that are never closed, close nothing, or overlap. Browsers each repair these in
 * their own way, so the page may not be what the author intended. Tags that are optional only because of Liquid are
 * not reported.
 */
import { tokenizeHtml, type HtmlToken } from '../../../ui/rich-text/markup/html-tokens.ts';
import { findBlocks } from '../../../ui/rich-text/liquid/liquid-blocks.ts';
import { endsByItself, voidElements } from '../../../ui/rich-text/markup/safe-markup.ts';

export interface MarkupFault {
  /**
   * unclosed: a start tag without its end tag; crossed: an element that is still open where an outer one ends;
   * unopened: an end tag without its start tag; unfinished: a tag without its closing bracket; comment: one that is
   * never closed.
   */
  readonly code: 'unclosed' | 'crossed' | 'unopened' | 'unfinished' | 'comment';
  /** The name of the element. */
  readonly name: string;
  /** For a crossed element: the outer element that ends too early. */
  readonly outer: string;
  /** The offset in the text, in characters. */
  readonly at: number;
}

/**
 * The open elements as a linked list, innermost first; each links to its parent, so that branches share their common
 * ancestors.
 */
interface OpenTag {
  readonly name: string;
  readonly at: number;
  /** Still open after the branch of Liquid that it starts in, so it may be absent from the output. */
  readonly isUnsure: boolean;
  readonly within: Open;
  readonly depth: number;
}

type Open = OpenTag | undefined;

/** Each branch starts with the elements that were open before the block. */
interface Block {
  readonly before: Open;
  readonly ends: Open[];
  hasElse: boolean;
}

/** If left open, these end with the document, or where the next element of their kind begins. */
const closesItself = new Set([...endsByItself, ...'html head body option optgroup rt rp'.split(' ')]);
const endedBy: Readonly<Record<string, readonly string[]>> = {
  p: ['p'],
  li: ['li'],
  option: ['option'],
  dt: ['dt', 'dd'],
  dd: ['dt', 'dd'],
  td: ['td', 'th'],
  th: ['td', 'th'],
  tr: ['td', 'th', 'tr'],
};

const faultsMax = 20;

export function findMarkupFaults(html: string): readonly MarkupFault[] {
  const tokens = tokenizeHtml(html);
  const reader = new MarkupReader(html);
  const { groups, groupOf } = findBlocks(tokens);
  for (const [index, token] of tokens.entries()) {
    if (reader.isFull) break;
    const group = groups[groupOf.get(index) ?? -1];
    if (group) reader.readBranch(token, index === group[0], token.name.startsWith('end'));
    else reader.read(token);
  }
  return reader.finish();
}

class MarkupReader {
  private readonly html: string;
  private readonly faults: MarkupFault[] = [];
  private readonly blocks: Block[] = [];
  private open: Open;
  /** Already reported as crossed: the late end tag is part of the same fault. */
  private readonly crossed: string[] = [];

  constructor(html: string) {
    this.html = html;
  }

  /** Reporting more would not help the user. */
  get isFull(): boolean {
    return this.faults.length >= faultsMax;
  }

  read(token: HtmlToken): void {
    const { kind, name, from, to } = token;
    if (kind === 'opaque') this.readPiece(name, from, to);
    if (name.includes('{') || voidElements.has(name)) return;
    if (kind === 'start') this.start(name, from);
    if (kind === 'end') this.close(name, from);
  }

  /** A tag that starts a branch of a block, or ends the block. */
  readBranch({ name }: HtmlToken, isFirst: boolean, isLast: boolean): void {
    if (isFirst) {
      this.blocks.push({ before: this.open, ends: [], hasElse: false });
      return;
    }
    const block = this.blocks.at(-1);
    if (!block) return;
    block.ends.push(this.open);
    block.hasElse ||= name === 'else';
    this.open = block.before;
    if (!isLast) return;
    this.blocks.pop();
    this.open = joined(block.hasElse ? block.ends : [...block.ends, block.before]);
  }

  finish(): readonly MarkupFault[] {
    for (let tag = this.open; tag; tag = tag.within) this.reportUnclosed(tag, 'unclosed', '');
    return this.faults.toSorted((a, b) => a.at - b.at).slice(0, faultsMax);
  }

  private start(name: string, at: number): void {
    while (this.open && !this.open.isUnsure && endedBy[name]?.includes(this.open.name)) this.open = this.open.within;
    this.open = pushed(this.open, { name, at, isUnsure: false });
  }

  private close(name: string, at: number): void {
    let found = this.open;
    while (found && found.name !== name) found = found.within;
    if (!found) {
      const position = this.crossed.indexOf(name);
      if (position >= 0) this.crossed.splice(position, 1);
      else this.faults.push({ code: 'unopened', name, outer: '', at });
      return;
    }
    for (let tag = this.open; tag && tag !== found; tag = tag.within) {
      if (this.reportUnclosed(tag, 'crossed', name)) this.crossed.push(tag.name);
    }
    this.open = found.within;
  }

  private reportUnclosed({ name, at, isUnsure }: OpenTag, code: 'unclosed' | 'crossed', outer: string): boolean {
    if (isUnsure || closesItself.has(name)) return false;
    this.faults.push({ code, name, outer, at });
    return true;
  }

  /** Scripts, styles, comments, and text swallowed by an unfinished tag. */
  private readPiece(name: string, from: number, to: number): void {
    const piece = this.html.slice(from, to);
    if (name === '!--') {
      if (!/--!?>$|^<!--(>|->)$/.test(piece)) this.faults.push({ code: 'comment', name, outer: '', at: from });
    } else if (name === '!') {
      const [, written] = /^<\/?([a-z][^\s/>{]*)/i.exec(piece) ?? [];
      if (written !== undefined && !piece.endsWith('>')) {
        this.faults.push({ code: 'unfinished', name: written.toLowerCase(), outer: '', at: from });
      }
    } else if (!/<\/[a-z]+[^<>]*>$/i.test(piece)) {
      this.faults.push({ code: 'unclosed', name, outer: '', at: from });
    }
  }
}

function pushed(within: Open, tag: Pick<OpenTag, 'name' | 'at' | 'isUnsure'>): OpenTag {
  return { ...tag, within, depth: (within?.depth ?? 0) + 1 };
}

/** The elements open after a block: if the branches differ, all that may be open. */
function joined(ends: readonly Open[]): Open {
  let around = ends[0];
  for (const end of ends) around = commonOf(around, end);
  const [first = [], ...others] = ends.map((end) => tagsWithin(around, end));
  const differsAt = first.findIndex((tag, index) => !others.every((tags) => tags[index]?.name === tag.name));
  const shared = differsAt < 0 ? first.length : differsAt;
  let open = around;
  for (const tag of first.slice(0, shared)) open = pushed(open, tag);
  const places = new Set<number>();
  for (const tag of [first, ...others].flatMap((tags) => tags.slice(shared))) {
    // The same tag may be open at the end of several branches.
    if (!places.has(tag.at)) open = pushed(open, { ...tag, isUnsure: true });
    places.add(tag.at);
  }
  return open;
}

function commonOf(left: Open, right: Open): Open {
  let [a, b] = [left, right];
  while (a !== b) {
    if ((a?.depth ?? 0) >= (b?.depth ?? 0)) a = a?.within;
    else b = b?.within;
  }
  return a;
}

/** Outermost first. */
function tagsWithin(around: Open, end: Open): OpenTag[] {
  const tags: OpenTag[] = [];
  for (let tag = end; tag && tag !== around; tag = tag.within) tags.push(tag);
  return tags.toReversed();
}
