// Tracks the open elements according to HTML's rules for implied end tags.
import { inlineElements, tableParts } from './safe-markup.ts';

export interface OpenElement {
  readonly name: string;
  /** The index of its start tag among the tokens. */
  readonly index: number;
  readonly branch: number;
}

const closedBy: Readonly<Record<string, readonly string[]>> = {
  li: ['li'],
  dt: ['dt', 'dd'],
  dd: ['dt', 'dd'],
  td: ['td', 'th'],
  th: ['td', 'th'],
  tr: ['td', 'th', 'tr'],
  ...Object.fromEntries(
    ['thead', 'tbody', 'tfoot', 'colgroup', 'caption'].map((part) => [part, [...tableParts]] as const),
  ),
};

/** Content inside these does not end any element outside. */
const cells = ['td', 'th', 'caption', 'table'];

export class OpenElements {
  readonly stack: OpenElement[] = [];

  top(): OpenElement | undefined {
    return this.stack.at(-1);
  }

  /** @returns the elements that the start tag implicitly ends, innermost first */
  start(element: OpenElement): OpenElement[] {
    const ended: OpenElement[] = [];
    if (!inlineElements.has(element.name)) ended.push(...this.takeDownTo(['p'], cells));
    const names = closedBy[element.name];
    if (names) {
      const barriers = tableParts.has(element.name) ? ['table'] : ['ul', 'ol', 'dl', ...cells];
      while (this.indexOf(names, barriers) >= 0) ended.push(...this.takeDownTo(names, barriers));
    }
    this.stack.push(element);
    return ended;
  }

  /** @returns the element that the end tag closes, if it is open here, and the elements open inside it */
  end(name: string): { readonly element: OpenElement | undefined; readonly inside: OpenElement[] } {
    const barriers = name === 'table' ? [] : tableParts.has(name) ? ['table'] : cells;
    const inside = this.takeDownTo([name], barriers);
    return { element: inside.pop(), inside };
  }

  private takeDownTo(names: readonly string[], barriers: readonly string[]): OpenElement[] {
    const at = this.indexOf(names, barriers);
    return at < 0 ? [] : this.stack.splice(at).toReversed();
  }

  private indexOf(names: readonly string[], barriers: readonly string[]): number {
    for (let at = this.stack.length - 1; at >= 0; at -= 1) {
      const name = this.stack[at]?.name ?? '';
      if (names.includes(name)) return at;
      if (barriers.includes(name)) return -1;
    }
    return -1;
  }
}
