// Decides which tokens of a document an editor is shown, so that it changes only what the user edits: tags that
// Liquid may omit, and tables that HTML would restructure, are hidden.
import type { HtmlToken } from './html-tokens.ts';
import { findBlocks, type LiquidBlocks } from '../liquid/liquid-blocks.ts';
import { type OpenElement, OpenElements } from './open-elements.ts';
import { endsByItself, inlineElements, isShownElement, structures, tableParts, voidElements } from './safe-markup.ts';

export interface MarkupPlan {
  /** Tokens that are hidden from the editor. */
  readonly hidden: ReadonlySet<number>;
  /** The first and last token of each part that is hidden as a unit. */
  readonly wholes: ReadonlyMap<number, number>;
  /** Liquid that can be shown as text at its position. */
  readonly texts: ReadonlySet<number>;
  /** Text that HTML would move elsewhere. */
  readonly misplaced: ReadonlySet<number>;
  /** Tokens before which an implied table body begins or ends. */
  readonly impliedTags: ReadonlyMap<number, string>;
  /** The end tag of each start tag. */
  readonly endOf: ReadonlyMap<number, number>;
}

export function planMarkup(html: string, tokens: readonly HtmlToken[]): MarkupPlan {
  const blocks = findBlocks(tokens);
  const { hidden, endOf } = pairTags(tokens, blocks);
  const walk = new MarkupWalk(html, tokens, hidden, endOf);
  for (const [index, token] of tokens.entries()) walk.visit(index, token);
  return { hidden, endOf, ...walk.result(blocks) };
}

type HtmlTag = Extract<HtmlToken, { kind: 'start' | 'end' }>;

const impliedParents: Readonly<Record<string, string>> = { tr: 'tbody', col: 'colgroup' };

function isImplied({ index }: OpenElement): boolean {
  return index < -1;
}

/** A tag whose counterpart is in another branch must not become an element in the editor. */
function pairTags(tokens: readonly HtmlToken[], { branches }: LiquidBlocks) {
  const hidden = new Set<number>();
  const endOf = new Map<number, number>();
  const open = new OpenElements();
  for (const [index, token] of tokens.entries()) {
    const branch = branches[index] ?? 0;
    if (token.kind !== 'start' && token.kind !== 'end') continue;
    if (!isShownElement(token.name)) hidden.add(index);
    else if (token.kind === 'start') {
      if (voidElements.has(token.name)) continue;
      for (const ended of open.start({ name: token.name, index, branch })) {
        if (ended.branch !== branch) hidden.add(ended.index);
      }
    } else {
      const { element, inside } = open.end(token.name);
      for (const ended of inside) {
        if (ended.branch !== branch || (branch !== 0 && !endsByItself.has(ended.name))) hidden.add(ended.index);
      }
      if (element?.branch === branch) endOf.set(element.index, index);
      else if (element) hidden.add(element.index).add(index);
      else if (branch !== 0) hidden.add(index);
    }
  }
  for (const { index, branch } of open.stack) if (branch !== 0) hidden.add(index);
  return { hidden, endOf };
}

/** Walks over the tokens that would be shown, and finds those that HTML would move. */
class MarkupWalk {
  private readonly open = new OpenElements();
  private readonly brokenTables = new Set<number>();
  private readonly misplaced = new Set<number>();
  private readonly impliedTags = new Map<number, string>();
  private readonly liquid: { index: number; run: number; parent: string; container: number }[] = [];
  private readonly filledRuns = new Set<number>();
  private run = 0;
  private readonly html: string;
  private readonly tokens: readonly HtmlToken[];
  private readonly hidden: Set<number>;
  private readonly endOf: ReadonlyMap<number, number>;

  constructor(html: string, tokens: readonly HtmlToken[], hidden: Set<number>, endOf: ReadonlyMap<number, number>) {
    this.html = html;
    this.tokens = tokens;
    this.hidden = hidden;
    this.endOf = endOf;
  }

  visit(index: number, token: HtmlToken): void {
    const isText = token.kind === 'text' && this.html.slice(token.from, token.to).trim() !== '';
    if (token.kind === 'text' && !isText) return;
    const isTag = (token.kind === 'start' || token.kind === 'end') && !this.hidden.has(index);
    if (!isTag) this.implyParent(index, token.kind === 'tag' && !/^(end|els|when)/.test(token.name));
    if (token.kind === 'start' && isTag) this.start(index, token.name);
    else if (token.kind === 'end' && isTag) this.end(index, token.name);
    else if (token.kind === 'tag' || token.kind === 'output') this.visitLiquid(index, token.kind);
    else if (isText) this.visitText(index);
  }

  private start(index: number, name: string): void {
    if (name in impliedParents) this.implyParent(index, true);
    else if (tableParts.has(name) && name !== 'td' && name !== 'th') this.leaveImplied(index);
    if (inlineElements.has(name)) this.filledRuns.add(this.run);
    else this.run += 1;
    const at = { name, index, branch: 0 };
    this.open.start(at);
    const parent = this.open.stack.at(-2)?.name ?? '';
    if (!isRightfulChild(name, parent)) this.breakTable(index);
    if (voidElements.has(name)) this.open.stack.pop();
  }

  private end(index: number, name: string): void {
    if (name === 'table') this.leaveImplied(index);
    if (!inlineElements.has(name)) this.run += 1;
    this.open.end(name);
  }

  private visitLiquid(index: number, kind: 'output' | 'tag'): void {
    const { name: parent = '', index: container = -1 } = this.open.top() ?? {};
    this.liquid.push({ index, run: this.run, parent, container });
    if (kind === 'output') this.filledRuns.add(this.run);
  }

  private visitText(index: number): void {
    this.filledRuns.add(this.run);
    if (isStructureOfTable(this.open.top()?.name)) this.misplaced.add(index);
  }

  /**
   * Rows belong in a table body, columns in a group. If the source omits it, browsers add it, and Liquid around rows
   * must then be inside it as well.
   */
  private implyParent(index: number, isOpening: boolean): void {
    const next = this.markupFrom(index);
    const parent = next?.kind === 'start' ? impliedParents[next.name] : undefined;
    const top = this.open.top();
    if (isOpening && top !== undefined && isImplied(top) && top.name !== parent && next?.kind === 'start') {
      this.leaveImplied(index);
    }
    if (parent === undefined || this.open.top()?.name !== 'table') return;
    this.imply(index, `<${parent}>`);
    this.open.stack.push({ name: parent, index: -2 - index, branch: 0 });
  }

  private markupFrom(index: number): HtmlTag | undefined {
    for (let at = index; at < this.tokens.length; at += 1) {
      const token = this.tokens[at];
      const isTag = token?.kind === 'start' || token?.kind === 'end';
      if (isTag && !this.hidden.has(at)) return token;
    }
    return undefined;
  }

  private leaveImplied(index: number): void {
    const at = this.open.stack.findLastIndex(({ name }) => name === 'table');
    const implied = this.open.stack[at + 1];
    if (at < 0 || implied === undefined || !isImplied(implied)) return;
    this.imply(index, `</${implied.name}>`);
    this.open.stack.splice(at + 1);
  }

  private imply(index: number, tag: string): void {
    this.impliedTags.set(index, (this.impliedTags.get(index) ?? '') + tag);
  }

  private breakTable(index: number): void {
    const table = this.open.stack.find(({ name }) => name === 'table');
    if (table) this.brokenTables.add(table.index);
    else this.hideElement(index);
  }

  private hideElement(index: number): void {
    this.hidden.add(index);
    const end = this.endOf.get(index);
    if (end !== undefined) this.hidden.add(end);
    this.open.stack.splice(0, this.open.stack.length, ...this.open.stack.filter((one) => one.index !== index));
  }

  result(blocks: LiquidBlocks) {
    const { misplaced, impliedTags } = this;
    const byIndex = new Map(this.liquid.map((one) => [one.index, one]));
    const outermost = (index: number): number | undefined => this.tableAround(index);
    for (const group of blocks.groups) {
      const containers = new Set(group.map((index) => byIndex.get(index)?.container));
      const table = containers.size > 1 ? (outermost(group[0] ?? 0) ?? outermost(group.at(-1) ?? 0)) : undefined;
      if (table !== undefined) this.brokenTables.add(table);
    }
    const wholes = new Map([...this.brokenTables].map((index) => [index, this.lastOf(index)]));
    return { misplaced, impliedTags, wholes, texts: this.textsOf(blocks, byIndex) };
  }

  private tableAround(index: number): number | undefined {
    const at = this.tokens.findIndex((token, place) => {
      return token.kind === 'start' && token.name === 'table' && !this.hidden.has(place) && this.lastOf(place) >= index;
    });
    return at >= 0 && at <= index ? at : undefined;
  }

  private lastOf(index: number): number {
    return this.endOf.get(index) ?? this.tokens.length - 1;
  }

  private textsOf(blocks: LiquidBlocks, byIndex: ReadonlyMap<number, (typeof this.liquid)[number]>): Set<number> {
    const isInFilledRun = ({ run }: { run: number }): boolean => this.filledRuns.has(run);
    const texts = this.liquid.filter((one) => {
      const token = this.tokens[one.index];
      if (structures.has(one.parent) && (token?.kind === 'tag' || isStructureOfTable(one.parent))) return false;
      if (token?.kind === 'output' || one.parent !== '') return token?.kind !== 'tag' || token.name !== 'comment';
      if (!isInFilledRun(one) || token?.name === 'comment') return false;
      const group = blocks.groups[blocks.groupOf.get(one.index) ?? -1] ?? [one.index];
      return group.every((index) => byIndex.get(index)?.run === one.run);
    });
    return new Set(texts.map(({ index }) => index));
  }
}

function isStructureOfTable(name = ''): boolean {
  return structures.has(name) && !['ul', 'ol', 'dl'].includes(name);
}

function isRightfulChild(name: string, parent: string): boolean {
  if (name === 'td' || name === 'th') return parent === 'tr';
  if (name === 'tr') return ['thead', 'tbody', 'tfoot'].includes(parent);
  if (name === 'col') return parent === 'colgroup';
  if (tableParts.has(name)) return parent === 'table';
  return !isStructureOfTable(parent);
}
