// Reads a text file with separated values as a sheet: RFC 4180, with commas, semicolons or tabs.
import { say } from '../../sentences/say.ts';
import { Refusal } from '../read/refusal.ts';
import { type SheetCount, SheetRows } from './sheet-rows.ts';

const separators = [',', ';', '\t'] as const;
type Separator = (typeof separators)[number];

/** Its rows as JSON. Throws a Refusal. */
export function readTextFile(file: Uint8Array, count: SheetCount): readonly Buffer[] {
  const text = decode(file);
  const sheet = new SheetRows('', count);
  readFields(text, separatorOf(text), sheet);
  return sheet.finish();
}

/** UTF-8, or UTF-16 with a byte order mark, as programs on Windows write it. */
function decode(file: Uint8Array): string {
  const [first, second] = file;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const encoding = isUtf16 ? (first === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(file);
    if (!text.includes('\0')) return text;
  } catch {
    // Refused like a file with zeros: it is not a text in one of these encodings.
  }
  throw new Refusal('BROKEN_FILE', say('SHEET_FILE_NOT_TEXT'));
}

/** That of the first line outside quotes. */
function separatorOf(text: string): Separator {
  const counts = new Map<string, number>();
  let isQuoted = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (character === '\n' || character === '\r') break;
    counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  const countOf = (separator: Separator): number => counts.get(separator) ?? 0;
  return separators.reduce((most, separator) => (countOf(separator) > countOf(most) ? separator : most));
}

const quotedPattern = /"((?:[^"]|"")*)"/y;
const plainPatterns: Readonly<Record<Separator, RegExp>> = {
  ',': /[^",\r\n]*/y,
  ';': /[^";\r\n]*/y,
  '\t': /[^"\t\r\n]*/y,
};
const endPattern = /[,;\t]|\r\n|\n|\r|$/y;

function readFields(text: string, separator: Separator, sheet: SheetRows): void {
  let [row, column, at] = [0, 0, 0];
  while (at < text.length) {
    const isQuoted = text[at] === '"';
    const pattern = isQuoted ? quotedPattern : plainPatterns[separator];
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match === null) throw unreadable(row);
    sheet.set(row, column, isQuoted ? (match[1] ?? '').replaceAll('""', '"') : match[0]);
    endPattern.lastIndex = pattern.lastIndex;
    const end = endPattern.exec(text)?.[0];
    const isNext = end === separator;
    if (end === undefined || (!isNext && /[,;\t]/.test(end))) throw unreadable(row);
    at = endPattern.lastIndex;
    column = isNext ? column + 1 : 0;
    if (!isNext) row += 1;
  }
}

function unreadable(row: number): Refusal {
  return new Refusal('BROKEN_FILE', say('SHEET_LINE_UNREADABLE', { line: row + 1 }));
}
