/**
 * The only place where server and studio normalize text. Unicode normalization sorts runs of combining marks in quadratic
 * time: 120 KB of them take seconds. So the length is checked first, and then the runs.
 */

/** The longest run in stream-safe text (Unicode, UAX #15), in characters; the longest in any language has 18. */
const runMaxLength = 30;
/** Combining marks, and the two characters that only compatibility normalization turns into marks. */
const runs = /[\p{M}\uff9e\uff9f]+/gu;

/**
 * Normalizes the text to the given form in linear time. Returns undefined, before any other processing, for a text longer
 * than maxLength UTF-16 units or with more than 30 consecutive combining marks.
 */
export function normalizeWithin(
  text: string,
  maxLength: number,
  form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD',
): string | undefined {
  if (text.length > maxLength) return undefined;
  for (const [run] of text.matchAll(runs)) if (run.length > runMaxLength) return undefined;
  return text.normalize(form);
}
