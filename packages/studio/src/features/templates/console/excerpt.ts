const aroundCharacters = 15;
const mark = '▸';

/** About 30 characters around a place in a text, marked before the place, as the server marks them. Line and column from 1. */
export function excerptAt(text: string, line: number, column: number): string {
  const lines = text.split('\n');
  const before = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  const offset = Math.min(before + Math.max(column - 1, 0), text.length);
  const start = Math.max(0, offset - aroundCharacters);
  const end = Math.min(text.length, offset + aroundCharacters);
  const oneLine = (part: string) => part.replaceAll(/\s+/g, ' ');
  const left = oneLine(text.slice(start, offset)).trimStart();
  const right = oneLine(text.slice(offset, end)).trimEnd();
  return `${start > 0 ? '… ' : ''}${left}${mark}${right}${end < text.length ? ' …' : ''}`;
}
