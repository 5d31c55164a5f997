/** Choices that nobody can tell apart when they are typed. Pure. */
import { normalizeWithin } from '@coverwright/insurance/bounded-text';

const foldedMaxLength = 2000;

/** Case, width and blanks do not matter. */
function fold(text: string): string {
  return (normalizeWithin(text, foldedMaxLength, 'NFKC') ?? text).trim().replaceAll(/\s+/gu, ' ').toLowerCase();
}

const maxReported = 5;

/** Pairs of choices that are not the same, but differ only by case, width or blanks. */
export function similarChoices(values: readonly string[]): readonly (readonly [one: string, other: string])[] {
  const known = new Map<string, string>();
  const found: (readonly [string, string])[] = [];
  for (const value of values) {
    const folded = fold(value);
    const other = known.get(folded);
    if (other === undefined) known.set(folded, value);
    else if (other !== value && found.length < maxReported) found.push([other, value]);
  }
  return found;
}
