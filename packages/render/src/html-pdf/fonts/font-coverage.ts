// Which characters the fonts of documents draw: one bit for each code point, read from the fonts' own tables.
import { findTable } from './font-tables.ts';

/** One bit for each code point, the lowest first. Shorter than Unicode: what is beyond is not drawn. */
export type FontCoverage = Uint8Array;

/** Of Unicode. */
export const codePoints = 0x11_0000;

export function isCovered(coverage: FontCoverage, code: number): boolean {
  return ((coverage[code >> 3] ?? 0) & (1 << (code & 7))) !== 0;
}

/** Of TrueType fonts, all together. */
export function readCoverage(fonts: readonly Uint8Array[]): FontCoverage {
  const coverage = new Uint8Array(codePoints / 8);
  const add = (code: number) => {
    if (code < codePoints) coverage[code >> 3] = (coverage[code >> 3] ?? 0) | (1 << (code & 7));
  };
  for (const font of fonts) addCharacters(new DataView(font.buffer, font.byteOffset, font.byteLength), add);
  return coverage.slice(0, coverage.findLastIndex((byte) => byte !== 0) + 1);
}

/** The mapping of all of Unicode where there is one, the one of its first plane otherwise. */
function addCharacters(view: DataView, add: (code: number) => void): void {
  const cmap = findTable(view, 'cmap');
  const offsets = Array.from(
    { length: view.getUint16(cmap + 2) },
    (_, index) => cmap + view.getUint32(cmap + 8 + 8 * index),
  );
  const whole = offsets.find((offset) => view.getUint16(offset) === 12);
  const plane = offsets.find((offset) => view.getUint16(offset) === 4);
  if (whole !== undefined) addGroups(view, whole, add);
  else if (plane !== undefined) addSegments(view, plane, add);
  else throw new Error('The font maps no characters that are known here.');
}

function addGroups(view: DataView, offset: number, add: (code: number) => void): void {
  for (let index = 0; index < view.getUint32(offset + 12); index += 1) {
    const at = offset + 16 + 12 * index;
    for (let code = view.getUint32(at); code <= view.getUint32(at + 4); code += 1) add(code);
  }
}

function addSegments(view: DataView, offset: number, add: (code: number) => void): void {
  const listBytes = view.getUint16(offset + 6);
  const [ends, starts] = [offset + 14, offset + 16 + listBytes];
  const [deltas, ranges] = [starts + listBytes, starts + 2 * listBytes];
  for (let at = 0; at < listBytes; at += 2) {
    const first = view.getUint16(starts + at);
    const last = view.getUint16(ends + at);
    const range = view.getUint16(ranges + at);
    for (let code = first; code <= last; code += 1) {
      const glyph =
        range === 0
          ? (code + view.getUint16(deltas + at)) & 0xffff
          : view.getUint16(ranges + at + range + 2 * (code - first));
      if (glyph !== 0) add(code);
    }
  }
}
