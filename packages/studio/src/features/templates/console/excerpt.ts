/** Characters shown on each side of the place: as many as the server shows, so that one fault reads the same from both. */
const before = 12;
const after = 18;

/** About 30 characters around a place in a text, on one line, with a mark before the place. Line and column from 1. */
export function excerptAt(text: string, line: number, column: number): string {
  const linesBefore = text.split('\n').slice(0, line - 1);
  const lineStart = linesBefore.reduce((sum, one) => sum + one.length + 1, 0);
  const offset = Math.min(lineStart + Math.max(column - 1, 0), text.length);
  const from = toCharacterStart(text, Math.max(0, offset - before));
  const to = toCharacterStart(text, Math.min(text.length, offset + after));
  const part = (start: number, end: number) => text.slice(start, end).replaceAll(/\s+/g, ' ');
  return `${from > 0 ? '…' : ''}${part(from, offset)}▸${part(offset, to)}${to < text.length ? '…' : ''}`;
}

/** Never between the two halves of a character. */
function toCharacterStart(text: string, offset: number): number {
  const isLowHalf = /[\uDC00-\uDFFF]/.test(text.charAt(offset)) && /[\uD800-\uDBFF]/.test(text.charAt(offset - 1));
  return isLowHalf ? offset - 1 : offset;
}
