// The texts of a workbook that its cells refer to by number.
import { say } from '../../sentences/say.ts';
import { Refusal } from '../read/refusal.ts';
import { unescapeXml } from '../read/tables.ts';
import type { ZipPart } from '../read/zip-file.ts';
import { eachElement, toChunks, unpackPart } from './part-chunks.ts';
import { sheetLimits } from './sheet-limits.ts';

/** One text, with all its markup. */
export const elementMaxLength = 1024 * 1024;

// The content of an element ends where the next one begins: otherwise each of many that are not closed would be searched
// for its end to the end of the text.
const textPattern = /<(?:\w+:)?si(?:\s[^<>]*)?(?:\/>|>([^<]*(?:<(?!\/?(?:\w+:)?si[\s/>])[^<]*)*)<\/(?:\w+:)?si>)/g;
const readingPattern = /<(?:\w+:)?rPh[\s>][^<]*(?:<(?!\/?(?:\w+:)?rPh[\s/>])[^<]*)*<\/(?:\w+:)?rPh>/g;
const openingPattern = /<(?:\w+:)?si[\s/>]/;

/** Throws a Refusal. */
export function readSharedTexts(file: Uint8Array, parts: ReadonlyMap<string, ZipPart>): readonly string[] {
  const part = parts.get('xl/sharedStrings.xml');
  if (part === undefined) return [];
  const texts: string[] = [];
  const elements = { pattern: textPattern, opening: openingPattern, maxLength: elementMaxLength };
  eachElement(toChunks(unpackPart(file, part)), elements, ([, content = '']) => {
    texts.push(textIn(content));
    if (texts.length <= sheetLimits.cells) return;
    throw new Refusal('LIMIT', say('SHEET_CELLS_MAX', { max: sheetLimits.cells.toLocaleString('en-US') }));
  });
  return texts;
}

/** Joins the runs of a formatted text, without its reading in another script. */
export function textIn(content: string): string {
  const plain = content.replaceAll(readingPattern, '');
  let text = '';
  for (const [, run = ''] of plain.matchAll(/<(?:\w+:)?t(?:\s[^<>]*)?>([^<]*)<\/(?:\w+:)?t>/g)) text += run;
  return unescapeText(text);
}

/** Characters that XML cannot contain are written as _x000a_. */
export function unescapeText(text: string): string {
  return unescapeXml(text).replaceAll(/_x([0-9a-f]{4})_/gi, (_whole, code: string) => {
    return String.fromCharCode(Number.parseInt(code, 16));
  });
}
