/**
 * Locates a displayed text of the email in its source: the values from Liquid differ, but the static text around them
 * is the same.
 */
import { tokenizeHtml } from '../../../../../ui/rich-text/markup/html-tokens.ts';

interface Fragment {
  readonly text: string;
  readonly at: number;
}

export interface SourcePosition {
  /** 1-based. */
  readonly line: number;
  readonly column: number;
}

/** Shorter fragments would match anywhere. */
const fragmentMinLength = 2;

/** The static text in the source, between tags and Liquid. */
export function findFragments(source: string): readonly Fragment[] {
  return tokenizeHtml(source).flatMap(({ kind, from, to }) => {
    if (kind !== 'text') return [];
    const written = source.slice(from, to);
    const text = decode(written.replaceAll(/\s+/g, ' ').trim());
    return text.length < fragmentMinLength ? [] : [{ text, at: from + written.search(/\S/) }];
  });
}

/**
 * The position of the longest fragment contained in the text; undefined for text that consists only of Liquid output.
 * @param occurrence the index among identical texts
 */
export function positionOfText(
  source: string,
  fragments: readonly Fragment[],
  text: string,
  occurrence: number,
): SourcePosition | undefined {
  const matching = fragments.filter((fragment) => text.includes(fragment.text));
  const length = Math.max(0, ...matching.map((fragment) => fragment.text.length));
  const longest = matching.filter((fragment) => fragment.text.length === length);
  const found = longest[occurrence % Math.max(1, longest.length)];
  if (!found) return undefined;
  const before = source.slice(0, found.at).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  copy: '©',
  middot: '·',
  ndash: '–',
  mdash: '—',
};

function decode(text: string): string {
  return text.replaceAll(/&(?:#(\d+)|(\w+));/g, (whole, code?: string, name?: string) => {
    if (code !== undefined) return String.fromCodePoint(Math.min(Number(code), 0x10_ff_ff));
    return entities[name ?? ''] ?? whole;
  });
}
