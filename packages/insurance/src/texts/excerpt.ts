import { toCharacterStart } from './shorten.ts';

/** The text around the position of a problem: a problem reads the same wherever it was found. */

/** Characters shown on each side of the position. */
const before = 12;
const after = 18;

/** About 30 characters around an offset, on one line, with a mark at the position itself. */
export function excerptAt(text: string, offset: number): string {
  const from = toCharacterStart(text, Math.max(0, offset - before));
  const to = toCharacterStart(text, Math.min(text.length, offset + after));
  const part = (start: number, end: number) => text.slice(start, end).replace(/\s+/g, ' ');
  return `${from > 0 ? '…' : ''}${part(from, offset)}▸${part(offset, to)}${to < text.length ? '…' : ''}`;
}

/** The same for a line and a column, each from 1; beyond the end of the text it is the end. */
export function excerptAtLine(text: string, line: number, column: number): string {
  const linesBefore = text.split('\n').slice(0, line - 1);
  const lineStart = linesBefore.reduce((sum, one) => sum + one.length + 1, 0);
  return excerptAt(text, Math.min(lineStart + Math.max(column - 1, 0), text.length));
}
