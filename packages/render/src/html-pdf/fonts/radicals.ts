// The Chinese fonts draw 人 and the radical ⼈ with one glyph, and a PDF identifies its characters by their glyphs:
// searched or copied, such a text would consist of radicals. So these radicals are removed from the fonts and replaced by
// the characters in documents.
import { findTable } from './font-tables.ts';
import { sameCharacter } from './same-character.ts';

const firstRadical = 0x2e80;
const lastRadical = 0x2fdf;

/** Radicals that normalization does not change, each followed by its character. */
const pairs =
  '⺂乛⺃乚⺅亻⺇𠘨⺉刂⺋㔾⺍𭕄⺏尣⺐尢⺒巳⺓幺⺔彑⺖忄⺘扌⺙攵⺟母⺠民⺡氵⺣灬⺤爫⺦丬⺨犭⺩𤣩⺭礻⺮𥫗⺯糹⺰纟⺱罓⺹耂⺺肀⺽𦥑⺿艹⻀艹⻂衤⻅见⻇𧢲⻈讠⻉贝⻊𧾷⻋车⻎辶⻐钅' +
  '⻑長⻒镸⻓长⻔门⻕𨸏⻖阝⻘青⻙韦⻚页⻛风⻜飞⻞𩙿⻠饣⻡𩠐⻢马⻥鱼⻦鸟⻧卤⻨麦⻩黄⻪黾⻫斉⻬齐⻮齿⻰龙⻱龜⻲亀';
const characters: ReadonlyMap<string, string> = toMap(Array.from(pairs));

function toMap(all: readonly string[]): Map<string, string> {
  return new Map(all.flatMap((radical, index) => (index % 2 === 0 ? [[radical, all[index + 1] ?? radical]] : [])));
}

/** The text with radicals replaced by the characters that look the same. */
export function withoutRadicals(text: string): string {
  return text.replace(/[\u2e80-\u2fdf]/g, (radical) => characters.get(radical) ?? sameCharacter(radical, 'NFKC'));
}

interface Group {
  readonly first: number;
  readonly last: number;
  readonly glyph: number;
}

const groupBytes = 12;
const headBytes = 16;

/** The same TrueType font without the radicals that it draws as other characters. */
export function withoutRadicalGlyphs(font: Uint8Array): Uint8Array {
  const changed = Uint8Array.from(font);
  const view = new DataView(changed.buffer);
  const cmap = findTable(view, 'cmap');
  const offsets = Array.from(
    { length: view.getUint16(cmap + 2) },
    (_, index) => cmap + view.getUint32(cmap + 8 + 8 * index),
  );
  // Several entries may refer to the same mapping; the one for all of Unicode is the one that is read.
  for (const offset of new Set(offsets)) if (view.getUint16(offset) === 12) shorten(view, offset);
  return changed;
}

function shorten(view: DataView, offset: number): void {
  const groups = Array.from({ length: view.getUint32(offset + 12) }, (_, index): Group => {
    const at = offset + headBytes + groupBytes * index;
    return { first: view.getUint32(at), last: view.getUint32(at + 4), glyph: view.getUint32(at + 8) };
  });
  const isOther = ({ first, last }: Group) => last < firstRadical || first > lastRadical;
  const others = groups.filter(isOther);
  const used = new Set(others.flatMap(toGlyphs));
  const kept = groups.flatMap((group) =>
    isOther(group) ? group : toSingles(group).filter(({ glyph }) => !used.has(glyph)),
  );
  if (kept.length > groups.length) return;
  view.setUint32(offset + 4, headBytes + groupBytes * kept.length);
  view.setUint32(offset + 12, kept.length);
  for (const [index, { first, last, glyph }] of kept.entries()) {
    const at = offset + headBytes + groupBytes * index;
    view.setUint32(at, first);
    view.setUint32(at + 4, last);
    view.setUint32(at + 8, glyph);
  }
}

function toGlyphs({ first, last, glyph }: Group): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => glyph + index);
}

function toSingles({ first, last, glyph }: Group): Group[] {
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const code = first + index;
    return { first: code, last: code, glyph: glyph + index };
  });
}
