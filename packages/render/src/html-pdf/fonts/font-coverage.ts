// Which characters the fonts of documents can draw: one bit per code point, read from the fonts' own tables.
import { findTable } from './font-tables.ts';

/** One bit per code point, lowest first. It may end before Unicode does; the remaining code points cannot be drawn. */
export type FontCoverage = Uint8Array;

/** The last code point of Unicode. */
export const codePoints = 0x11_0000;

export function isCovered(coverage: FontCoverage, code: number): boolean {
  return ((coverage[code >> 3] ?? 0) & (1 << (code & 7))) !== 0;
}

/** The coverage of TrueType fonts, all together. */
export function readCoverage(fonts: readonly Uint8Array[]): FontCoverage {
  const coverage = new Uint8Array(codePoints / 8);
  for (const font of fonts) {
    const cmap = findTable(new DataView(font.buffer, font.byteOffset, font.byteLength), 'cmap');
    addCharacters(new DataView(font.buffer, font.byteOffset + cmap, font.byteLength - cmap), coverage);
  }
  return withoutEnd(coverage);
}

/** The coverage of one font, from its cmap table. Throws a RangeError if the table is damaged. */
export function readCharacters(cmap: DataView): FontCoverage {
  const coverage = new Uint8Array(codePoints / 8);
  addCharacters(cmap, coverage);
  return withoutEnd(coverage);
}

export function joinCoverages(coverages: readonly FontCoverage[]): FontCoverage {
  const joined = new Uint8Array(Math.max(...coverages.map(({ length }) => length)));
  for (const coverage of coverages)
    for (const [at, bits] of coverage.entries()) if (bits !== 0) joined[at] = (joined[at] ?? 0) | bits;
  return joined;
}

function withoutEnd(coverage: FontCoverage): FontCoverage {
  return coverage.slice(0, coverage.findLastIndex((byte) => byte !== 0) + 1);
}

/** The mapping for all of Unicode if there is one, otherwise the one for its first plane. */
function addCharacters(cmap: DataView, coverage: FontCoverage): void {
  // A table that repeats characters endlessly is damaged, and would take hours.
  let seen = 0;
  const add = (code: number, isDrawn: boolean) => {
    seen += 1;
    if (seen > codePoints) throw new RangeError('The font maps more characters than there are.');
    if (isDrawn && code < codePoints) coverage[code >> 3] = (coverage[code >> 3] ?? 0) | (1 << (code & 7));
  };
  const offsets = Array.from({ length: cmap.getUint16(2) }, (_, index) => cmap.getUint32(8 + 8 * index));
  const whole = offsets.find((offset) => cmap.getUint16(offset) === 12);
  const plane = offsets.find((offset) => cmap.getUint16(offset) === 4);
  if (whole !== undefined) addGroups(cmap, whole, add);
  else if (plane !== undefined) addSegments(cmap, plane, add);
  else throw new RangeError('The font maps no characters that are known here.');
}

type AddCharacter = (code: number, isDrawn: boolean) => void;

function addGroups(view: DataView, offset: number, add: AddCharacter): void {
  for (let index = 0; index < view.getUint32(offset + 12); index += 1) {
    const at = offset + 16 + 12 * index;
    for (let code = view.getUint32(at); code <= view.getUint32(at + 4); code += 1) add(code, true);
  }
}

function addSegments(view: DataView, offset: number, add: AddCharacter): void {
  const listBytes = view.getUint16(offset + 6);
  const [ends, starts] = [offset + 14, offset + 16 + listBytes];
  const [deltas, ranges] = [starts + listBytes, starts + 2 * listBytes];
  for (let at = 0; at < listBytes; at += 2) {
    const first = view.getUint16(starts + at);
    // The mapping ends with an entry that is not a character and often has no glyph.
    const last = Math.min(view.getUint16(ends + at), 0xfffe);
    const range = view.getUint16(ranges + at);
    for (let code = first; code <= last; code += 1) {
      const glyph =
        range === 0
          ? (code + view.getUint16(deltas + at)) & 0xffff
          : view.getUint16(ranges + at + range + 2 * (code - first));
      add(code, glyph !== 0);
    }
  }
}
