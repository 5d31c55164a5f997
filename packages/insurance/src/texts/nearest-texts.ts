// Texts that were probably meant by another one, such as europe by "Ｅurop".
import { normalizeWithin } from './bounded-text.ts';
import { editDistance } from './edit-distance.ts';

/** Of the text in question, in UTF-16 units; longer ones are not compared. */
export const comparedMaxLength = 100;
/** Limits the work of comparing a text with similar ones. */
const comparedMax = 1_000;

/** Case, width and blanks do not matter. */
function fold(text: string): string {
  const normalized = normalizeWithin(text, 2 * comparedMaxLength, 'NFKC') ?? text;
  return normalized.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

/** The texts that differ only by case, width or blanks, or else by a few characters; the most similar first. */
export function nearestTexts(value: string, texts: Iterable<string>, count: number): readonly string[] {
  if (value.length > comparedMaxLength) return [];
  const wanted = fold(value);
  if (wanted === '') return [];
  const limit = wanted.length <= 3 ? 0 : wanted.length <= 5 ? 1 : 2;
  const similar: { readonly text: string; readonly edits: number }[] = [];
  for (const text of [...texts].slice(0, comparedMax)) {
    const edits = text.length > 2 * comparedMaxLength ? Infinity : editDistance(wanted, fold(text), limit);
    if (edits <= limit) similar.push({ text, edits });
  }
  return similar
    .toSorted((one, other) => one.edits - other.edits)
    .slice(0, count)
    .map(({ text }) => text);
}
