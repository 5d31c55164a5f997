/** Characters shown on each side of the place. */
const before = 12;
const after = 18;

/** About 30 characters around an offset, on one line, with a mark before the place itself. */
export function excerptAt(text: string, offset: number): string {
  const from = toCharacterStart(text, Math.max(0, offset - before));
  const to = toCharacterStart(text, Math.min(text.length, offset + after));
  const part = (start: number, end: number) => text.slice(start, end).replace(/\s+/g, ' ');
  return `${from > 0 ? '…' : ''}${part(from, offset)}▸${part(offset, to)}${to < text.length ? '…' : ''}`;
}

/** Never between the two halves of a character. */
function toCharacterStart(text: string, offset: number): number {
  const isLowHalf = /[\uDC00-\uDFFF]/.test(text.charAt(offset)) && /[\uD800-\uDBFF]/.test(text.charAt(offset - 1));
  return isLowHalf ? offset - 1 : offset;
}
