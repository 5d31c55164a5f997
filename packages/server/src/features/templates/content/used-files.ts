// The files that the texts of a template use: those whose addresses they contain, and the fonts that their styles name.
// Pure: whether a file exists depends on the tenant.
import { textsIn } from '../../../snapshots/file-addresses.ts';
import type { TemplateContent } from './template-content.ts';

/** The maximum total length of styles searched for fonts, each counted once. Keep in sync with docs/limits.md. */
export const stylesMaxLength = 200_000;

const word = /[\p{L}\p{N}_-]+/gu;

/** Checks whether styles in the texts name a family. */
export function createFontSearch(texts: readonly string[], names: readonly string[]): (family: string) => boolean {
  const searched = [...names, ...stylesIn(texts)].join('\n').toLowerCase();
  const positions = Map.groupBy(searched.matchAll(word), ([first]) => first);
  const isNamed = (family: string): boolean => {
    const [first] = family.matchAll(word);
    if (first === undefined) return searched.includes(family);
    return (positions.get(first[0]) ?? []).some(({ index }) => {
      const begin = index - first.index;
      return searched.startsWith(family, begin) && !isPartOfWord(searched[begin + family.length]);
    });
  };
  const known = new Map<string, boolean>();
  return (family) => {
    const wanted = family.toLowerCase();
    const isUsed = known.get(wanted) ?? isNamed(wanted);
    known.set(wanted, isUsed);
    return isUsed;
  };
}

/** Deduplicated: a document repeats the styles of a table in every cell. */
function stylesIn(texts: readonly string[]): ReadonlySet<string> {
  const styles = new Set<string>();
  let left = stylesMaxLength;
  for (const text of texts) {
    for (const [style] of text.matchAll(/font(?:-family)?\s*:[^;{}<>]{1,1000}|<font\s[^>]{1,1000}/gi)) {
      if (styles.has(style)) continue;
      left -= style.length;
      if (left < 0) return styles;
      styles.add(style);
    }
  }
  return styles;
}

function isPartOfWord(letter: string | undefined): boolean {
  return letter !== undefined && /[\p{L}\p{N}_-]/u.test(letter);
}

/** Every text that may contain a file's address. */
export function textsOf({ content, texts }: Pick<TemplateContent, 'content' | 'texts'>): string[] {
  return [...textsIn(content), ...textsIn(texts)];
}
