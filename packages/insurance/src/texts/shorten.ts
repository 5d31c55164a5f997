/** Truncates a text that is longer than maxLength UTF-16 units, never within a character such as an emoji. */
export function shorten(text: string, maxLength: number): string {
  return text.length > maxLength ? `${text.slice(0, toCharacterStart(text, maxLength))}…` : text;
}

/** The offset, or the one before it where it is between the two halves of a character. */
export function toCharacterStart(text: string, offset: number): number {
  const isLowHalf = /[\uDC00-\uDFFF]/.test(text.charAt(offset)) && /[\uD800-\uDBFF]/.test(text.charAt(offset - 1));
  return isLowHalf ? offset - 1 : offset;
}
