/**
 * Formats MJML: one element per line, with two spaces of indentation within elements and Liquid blocks. Only the line
 * indentation of texts changes: whitespace between MJML elements is insignificant, but within texts it matters.
 */
import { findBlocks } from '../../../../../ui/rich-text/liquid/liquid-blocks.ts';
import { tokenizeHtml, type HtmlToken, type StartTag } from '../../../../../ui/rich-text/markup/html-tokens.ts';

const contentElements = new Set([
  'mj-accordion-text',
  'mj-accordion-title',
  'mj-button',
  'mj-navbar-link',
  'mj-preview',
  'mj-raw',
  'mj-social-element',
  'mj-style',
  'mj-table',
  'mj-text',
  'mj-title',
]);

const lineWidth = 120;

/** Undefined if its elements do not match. */
export function formatMjml(source: string): string | undefined {
  const printer = new Printer(source);
  return printer.print() ? printer.text : undefined;
}

class Printer {
  private readonly source: string;
  private readonly tokens: readonly HtmlToken[];
  private readonly lines: string[] = [];
  private readonly open: string[] = [];
  private depth = 0;

  constructor(source: string) {
    this.source = source;
    this.tokens = tokenizeHtml(source);
  }

  get text(): string {
    return `${this.lines.join('\n').trim()}\n`;
  }

  /** Returns whether everything could be formatted. */
  print(): boolean {
    const { groups, groupOf } = findBlocks(this.tokens);
    for (let index = 0; index < this.tokens.length; index += 1) {
      const token = this.tokens[index];
      if (!token) break;
      const group = groups[groupOf.get(index) ?? -1];
      if (group) this.branch(token, index === group[0], index === group.at(-1));
      else if (token.kind === 'start') {
        const last = this.start(token, index);
        if (last === undefined) return false;
        index = last;
      } else if (token.kind === 'end') {
        if (this.open.pop() !== token.name) return false;
        this.depth -= 1;
        this.line(`</${token.name}>`);
      } else this.piece(token);
    }
    return this.open.length === 0;
  }

  private line(text: string): void {
    this.lines.push('  '.repeat(Math.max(0, this.depth)) + text);
  }

  private textOf({ from, to }: { readonly from: number; readonly to: number }): string {
    return this.source.slice(from, to);
  }

  private branch(token: HtmlToken, isFirst: boolean, isLast: boolean): void {
    if (!isFirst) this.depth -= 1;
    this.line(this.textOf(token));
    if (!isLast) this.depth += 1;
  }

  /** Returns the index of the last token that belongs to the element; undefined if its end tag is missing. */
  private start(token: StartTag, index: number): number | undefined {
    const { name } = token;
    const tag = this.tagLines(token);
    if (this.textOf(token).endsWith('/>')) {
      this.lines.push(...tag);
      return index;
    }
    const next = this.tokens[index + 1];
    const isBlank = next?.kind === 'text' && this.textOf(next).trim() === '';
    const following = isBlank ? this.tokens[index + 2] : next;
    const isEmpty = following?.kind === 'end' && following.name === name;
    if (!contentElements.has(name) && !isEmpty) {
      this.lines.push(...tag);
      this.open.push(name);
      this.depth += 1;
      return index;
    }
    const end = this.tokens.findIndex((one, at) => at > index && one.kind === 'end' && one.name === name);
    const closing = this.tokens[end];
    if (!closing) return undefined;
    const content = this.source.slice(token.to, closing.from);
    this.content(tag, content.trim() === '' ? '' : content, `</${name}>`);
    return end;
  }

  private content(tag: readonly string[], content: string, end: string): void {
    const indent = '  '.repeat(this.depth);
    const isFixed = /<pre\b|<textarea\b|\{%-?\s*raw\b/i.test(content);
    const hasOwnLines = /^[ \t]*\r?\n/.test(content) && !isFixed;
    if (!hasOwnLines) {
      this.lines.push(...[...tag.slice(0, -1), `${tag.at(-1) ?? ''}${content}${end}`].join('\n').split('\n'));
      return;
    }
    const lines = content
      .replace(/^[ \t]*\r?\n/, '')
      .trimEnd()
      .split(/\r?\n/);
    const common = Math.min(...lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/)));
    const within = lines.map((line) => (line.trim() === '' ? '' : `${indent}  ${line.slice(common)}`));
    this.lines.push(...tag, ...within, `${indent}${end}`);
  }

  /** On one line if it fits, otherwise one line per attribute. */
  private tagLines(token: StartTag): string[] {
    const indent = '  '.repeat(this.depth);
    const close = this.textOf(token).endsWith('/>') ? ' />' : '>';
    const attributes = token.attributes.map((attribute) => this.textOf(attribute));
    const whole = `${indent}<${[token.name, ...attributes].join(' ')}${close}`;
    if (whole.length <= lineWidth || attributes.length < 2) return [whole];
    const last = attributes.length - 1;
    return [
      `${indent}<${token.name}`,
      ...attributes.map((attribute, at) => `${indent}  ${attribute}${at === last && close === '>' ? '>' : ''}`),
      ...(close === '>' ? [] : [`${indent}/>`]),
    ];
  }

  /** Text, comments and Liquid between elements. */
  private piece(token: HtmlToken): void {
    const text = this.textOf(token);
    if (text.trim() !== '') {
      this.line(text.trim());
      return;
    }
    const isParagraph = (text.match(/\n/g)?.length ?? 0) > 1;
    if (isParagraph && this.lines.length > 0 && this.lines.at(-1) !== '') this.lines.push('');
  }
}
