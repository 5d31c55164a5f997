// Finds Liquid in text, as the engine does before the HTML is parsed.

export interface LiquidToken {
  readonly kind: 'output' | 'tag';
  /** For a tag: if, for, assign and so on; empty for an output. */
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

export interface LiquidScanner {
  /** The Liquid that begins at this offset, if it is closed. */
  at(from: number): LiquidToken | undefined;
}

/** An unclosed quote must not make the search slow. */
const longestQuotedReach = 2000;

/** @param isEscaped whether the text comes from an editor, where `<` is always markup and never part of Liquid */
export function createLiquidScanner(text: string, isEscaped = false): LiquidScanner {
  /** The offsets after which there is no match, so that a text full of opening delimiters is scanned only once. */
  const absentFrom = new Map<string, number>();

  function find(wanted: string, from: number): number {
    const known = absentFrom.get(wanted);
    if (known !== undefined && from >= known) return -1;
    const found = text.indexOf(wanted, from);
    if (found < 0) absentFrom.set(wanted, Math.min(from, known ?? from));
    return found;
  }

  function endOf(close: string, from: number): number {
    const plain = find(close, from);
    if (plain < 0) return -1;
    let end = plain;
    let place = from;
    while (place < end) {
      const character = text[place];
      const isQuote = character === '"' || character === "'";
      const quoteEnd = isQuote ? find(character, place + 1) : place;
      if (quoteEnd < 0 || quoteEnd - from > longestQuotedReach) return plain + 2;
      if (quoteEnd > end) {
        end = find(close, quoteEnd);
        if (end < 0) return plain + 2;
      }
      place = quoteEnd + 1;
    }
    return end + 2;
  }

  function verbatimEnd(name: string, from: number): number {
    let opening = find('{%', from);
    while (opening >= 0) {
      const end = new RegExp(String.raw`\{%-?\s*end${name}\b[^%]*%\}`, 'y');
      end.lastIndex = opening;
      const match = end.exec(text);
      if (match) return opening + match[0].length;
      opening = find('{%', opening + 2);
    }
    return -1;
  }

  function at(from: number): LiquidToken | undefined {
    if (text[from] !== '{') return undefined;
    const kind = text[from + 1] === '{' ? 'output' : text[from + 1] === '%' ? 'tag' : undefined;
    if (kind === undefined) return undefined;
    let to = endOf(kind === 'output' ? '}}' : '%}', from + 2);
    if (to < 0) return undefined;
    const name =
      kind === 'tag' ? (/^\{%-?\s*([\w-]*)/.exec(text.slice(from, Math.min(to, from + 100)))?.[1] ?? '') : '';
    if (name === 'raw' || name === 'comment') to = Math.max(to, verbatimEnd(name, to));
    if (isEscaped && text.slice(from, to).includes('<')) return undefined;
    return { kind, name, from, to };
  }
  return { at };
}
