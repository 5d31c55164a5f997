// The name of a font in styles and the characters it can draw, according to its tables.
import { type FontCoverage, readCharacters } from '../fonts/font-coverage.ts';
import { type FontReading, type FontTables, readFontTables, UnusableFont } from './font-file.ts';

export { type FontFault, fontLimits, UnusableFont } from './font-file.ts';

/** Named as in @font-face. */
export interface FontFace {
  readonly family: string;
  /** Such as 400, or 100 900 for a variable font with every weight in between. */
  readonly weight: string;
  readonly style: 'normal' | 'italic';
}

/** In characters. docs/limits.md lists the same number. */
export const familyMaxLength = 100;

/** Characters that would end a name in a style, a list of fonts or an attribute. */
const unwritable = /["'\\;,=<>{}\p{C}]/u;

/** Throws UnusableFont, or what reading the content throws. */
export async function readFontFace(
  content: AsyncIterable<Uint8Array>,
  spend?: FontReading['spend'],
): Promise<FontFace> {
  const tables = await readFontTables(content, { wanted: ['OS/2', 'cmap', 'fvar', 'head', 'name'], spend });
  return asDamage(() => {
    readCharacters(tableOf(tables, 'cmap'));
    return { family: toFamily(tableOf(tables, 'name')), weight: toWeight(tables), style: toStyle(tables) };
  });
}

/** The characters of a font that was read before; empty for a damaged one. */
export async function readFontCharacters(font: Uint8Array): Promise<FontCoverage> {
  async function* content() {
    yield Promise.resolve(font);
  }
  try {
    const tables = await readFontTables(content(), { wanted: ['cmap'] });
    return asDamage(() => readCharacters(tableOf(tables, 'cmap')));
  } catch (error) {
    if (error instanceof UnusableFont) return new Uint8Array();
    throw error;
  }
}

/** An offset outside its table means that the font is damaged. */
function asDamage<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) throw new UnusableFont('DAMAGED');
    throw error;
  }
}

function tableOf(tables: FontTables, tag: string): DataView {
  const table = tables.get(tag);
  if (table === undefined) throw new UnusableFont('DAMAGED');
  return table;
}

interface NameRecord {
  readonly platform: number;
  readonly language: number;
  readonly name: number;
  readonly text: string;
}

/** The family of all styles, or that of the basic four; in English if available. */
const familyNames = [16, 1];
const microsoft = 3;
const macintosh = 1;
const english: Readonly<Record<number, number>> = { [microsoft]: 0x409, [macintosh]: 0 };

function toFamily(table: DataView): string {
  const records = readNames(table);
  const isEnglish = ({ platform, language }: NameRecord) => english[platform] === language;
  for (const wanted of familyNames) {
    const named = records.filter(({ name, text }) => name === wanted && text !== '');
    const best =
      named.find((record) => record.platform === microsoft && isEnglish(record)) ?? named.find(isEnglish) ?? named[0];
    if (best === undefined) continue;
    if (best.text.length > familyMaxLength || unwritable.test(best.text)) throw new UnusableFont('NAME');
    return best.text;
  }
  throw new UnusableFont('NAME');
}

const nameRecordBytes = 12;
/** A family has a name for each language in which it is sold. */
const familyRecordsMax = 500;
/** Enough to detect a name that is too long: all records may share one text of 64 KB. */
const familyBytesMax = 1_000;

/** The records of the family name. */
function readNames(table: DataView): NameRecord[] {
  const textsAt = table.getUint16(4);
  const found: NameRecord[] = [];
  for (let index = 0; index < table.getUint16(2) && found.length < familyRecordsMax; index += 1) {
    const at = 6 + nameRecordBytes * index;
    const [platform, name] = [table.getUint16(at), table.getUint16(at + 6)];
    if (!familyNames.includes(name)) continue;
    const part = partOf(table, textsAt + table.getUint16(at + 10), table.getUint16(at + 8));
    const decoder = new TextDecoder(platform === macintosh ? 'macintosh' : 'utf-16be');
    const text = decoder.decode(new DataView(part.buffer, part.byteOffset, Math.min(part.byteLength, familyBytesMax)));
    found.push({ platform, name, language: table.getUint16(at + 4), text: text.replace(/\s+/g, ' ').trim() });
  }
  return found;
}

/** The memory around the table does not belong to the font. */
function partOf(table: DataView, at: number, length: number): DataView {
  if (at + length > table.byteLength) throw new RangeError('A text is not in its table.');
  return new DataView(table.buffer, table.byteOffset + at, length);
}

const heaviest = 1_000;
const regular = 400;
const axisBytes = 20;
const fixedOne = 0x1_0000;

/** For a variable font: from the lightest weight to the heaviest. */
function toWeight(tables: FontTables): string {
  const variations = tables.get('fvar');
  if (variations !== undefined) {
    const axesAt = variations.getUint16(4);
    for (let index = 0; index < variations.getUint16(8); index += 1) {
      const at = axesAt + axisBytes * index;
      if (variations.getUint32(at) !== 0x77_67_68_74) continue;
      const [lightest = regular, most = regular] = [at + 4, at + 12].map((offset) =>
        toWeightNumber(variations.getInt32(offset) / fixedOne),
      );
      return lightest === most ? String(lightest) : `${lightest} ${most}`;
    }
  }
  const metrics = tables.get('OS/2');
  const weight = metrics?.getUint16(4) ?? (isBoldHead(tables) ? 700 : regular);
  // Very old fonts count from 1 to 9.
  return String(toWeightNumber(weight < 10 ? weight * 100 : weight));
}

function toWeightNumber(weight: number): number {
  return weight <= 0 ? regular : Math.min(Math.round(weight), heaviest);
}

function isBoldHead(tables: FontTables): boolean {
  return (tableOf(tables, 'head').getUint16(44) & 1) !== 0;
}

/** From the selection bits, or else from the style bits of the head table. */
function toStyle(tables: FontTables): FontFace['style'] {
  const metrics = tables.get('OS/2');
  const isItalic =
    metrics === undefined ? (tableOf(tables, 'head').getUint16(44) & 2) !== 0 : (metrics.getUint16(62) & 1) !== 0;
  return isItalic ? 'italic' : 'normal';
}
