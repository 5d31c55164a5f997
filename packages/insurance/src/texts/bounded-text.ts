/**
 * Server and studio normalise text here and nowhere else. Unicode normalisation sorts runs of combining marks in
 * quadratic time: 120 KB of them take seconds. So the length is checked first, and then the runs.
 */

/** Stream-safe text (Unicode, UAX #15) has no longer run, in characters; the longest of any language has 18. */
const runMaxLength = 30;
/** Combining marks, and the two characters that only compatibility turns into some. */
const runs = /[\p{M}\uff9e\uff9f]+/gu;

/**
 * The text in that normalisation form, in linear time. Undefined, before anything else is done to it, for a text of more
 * UTF-16 units than maxLength, or with more than 30 of combining marks in a row.
 */
export function normalizeWithin(text: string, maxLength: number, form: 'NFC' | 'NFKC' | 'NFKD'): string | undefined {
  if (text.length > maxLength) return undefined;
  for (const [run] of text.matchAll(runs)) if (run.length > runMaxLength) return undefined;
  return text.normalize(form);
}
