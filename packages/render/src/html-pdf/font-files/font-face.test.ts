import { describe, expect, it } from 'vitest';
import { brandFont, packagedFont, packedFont, withCharacter } from '../../testing/brand-font.ts';
import { isCovered } from '../fonts/font-coverage.ts';
import { findTable } from '../fonts/font-tables.ts';
import { type FontFace, readFontCharacters, readFontFace, UnusableFont } from './font-face.ts';

/** In chunks, like an upload. */
async function* inPieces(font: Uint8Array, length = 10_000) {
  for (let at = 0; at < font.length; at += length) yield Promise.resolve(font.subarray(at, at + length));
}

async function faultOf(font: Uint8Array): Promise<string | FontFace> {
  try {
    return await readFontFace(inPieces(font));
  } catch (error) {
    if (error instanceof UnusableFont) return error.fault;
    throw error;
  }
}

const woff2Head = 48;

describe('the face of a font', () => {
  it.each([
    ['TrueType', packagedFont(), { family: 'Cousine', weight: '400', style: 'normal' }],
    [
      'TrueType, bold and italic',
      packagedFont('700Bold_Italic', 'Cousine_700Bold_Italic'),
      { family: 'Cousine', weight: '700', style: 'italic' },
    ],
    ['TrueType of another name', brandFont(), { family: 'Insurex', weight: '400', style: 'normal' }],
    ['WOFF2 of all weights', packedFont(), { family: 'Inter', weight: '100 900', style: 'normal' }],
    ['WOFF2, italic', packedFont('italic'), { family: 'Inter', weight: '100 900', style: 'italic' }],
  ])('is what styles call it: %s', async (_kind, font, face) => {
    expect(await faultOf(font)).toEqual(face);
    expect(await readFontFace(inPieces(font, 7))).toEqual(face);
  });

  it('does not exist for a font collection, packed or not', async () => {
    const [collection, packed] = [packagedFont(), packedFont()];
    collection.write('ttcf', 0);
    packed.write('ttcf', 4);
    expect([await faultOf(collection), await faultOf(packed)]).toEqual(['COLLECTION', 'COLLECTION']);
  });

  it.each(['Ins"rex', 'In,urex', 'Ins;rex', '<style>', '       ', 'Insu\0ex'])(
    'needs a family that styles can name, not %j',
    async (family) => {
      expect(await faultOf(brandFont(family))).toBe('NAME');
    },
  );
});

it('reads a family name that 65,000 records share as one long text, without a copy for each', async () => {
  const font = withTable(packagedFont(), 'name', namesOf(65_000, 60_000));
  const before = process.memoryUsage().arrayBuffers + process.memoryUsage().heapUsed;
  expect(await faultOf(font)).toBe('NAME');
  const after = process.memoryUsage().arrayBuffers + process.memoryUsage().heapUsed;
  expect(after - before).toBeLessThan(200_000_000);
});

/** A table with this many records, all of which share one text. */
function namesOf(count: number, textBytes: number): Buffer {
  const recordsEnd = 6 + 12 * count;
  // The texts start within reach of a 16-bit offset, among the records.
  const table = Buffer.alloc(recordsEnd);
  table.writeUInt16BE(count, 2);
  table.writeUInt16BE(6, 4);
  for (let at = 6; at < recordsEnd; at += 12) {
    for (const [offset, value] of [3, 1, 0x407, 1, textBytes].entries()) table.writeUInt16BE(value, at + 2 * offset);
  }
  return table;
}

/** The same font with another table of that name, at its end. */
function withTable(font: Buffer, tag: string, table: Buffer): Buffer {
  const changed = Buffer.concat([font, table]);
  const entry = changed.indexOf(tag);
  changed.writeUInt32BE(font.length, entry + 8);
  changed.writeUInt32BE(table.length, entry + 12);
  return changed;
}

describe('a damaged font', () => {
  it.each([
    ['TrueType', packagedFont()],
    ['WOFF2', packedFont()],
  ])('is found wherever it was cut off: %s', async (_kind, font) => {
    for (const length of [0, 3, 4, 11, 47, 60, 200, 5_000, font.length / 2, font.length - 9].map(Math.floor))
      expect([length, await faultOf(font.subarray(0, length))]).toEqual([length, 'DAMAGED']);
  });

  it('may have any bytes changed, and is read to the end', async () => {
    for (const font of [packagedFont(), packedFont()]) {
      for (let round = 0; round < 60; round += 1) {
        const changed = Buffer.from(font);
        for (let at = round * 13; at < changed.length; at += 1 + 97 * (round + 1))
          changed[at] = (at * 31 + round) & 255;
        changed.set(font.subarray(0, 4));
        expect(await faultOf(changed)).toBeDefined();
        expect(await readFontCharacters(changed)).toBeInstanceOf(Uint8Array);
      }
    }
  });

  it('lacks a table that browsers need', async () => {
    const font = packagedFont();
    font.write('xxxx', font.indexOf('hmtx', 0, 'latin1'), 'latin1');
    expect(await faultOf(font)).toBe('DAMAGED');
  });

  it('maps the same characters over and over', async () => {
    const font = packagedFont();
    const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
    const cmap = findTable(view, 'cmap');
    const offset = cmap + view.getUint32(cmap + 8);
    const listBytes = view.getUint16(offset + 6);
    for (let at = 0; at < listBytes; at += 2) {
      view.setUint16(offset + 14 + at, 0xffff);
      view.setUint16(offset + 16 + listBytes + at, 0);
      view.setUint16(offset + 16 + 3 * listBytes + at, 0);
    }
    expect(await faultOf(font)).toBe('DAMAGED');
    expect(await readFontCharacters(font)).toHaveLength(0);
  });
});

it('a font that would unpack to a very large size is rejected before unpacking', async () => {
  const font = packedFont();
  // The length of the first table, as a number of five bytes.
  const large = Buffer.from([0x8f, 0xff, 0xff, 0xff, 0x7f]);
  const changed = Buffer.concat([font.subarray(0, woff2Head + 1), large, font.subarray(woff2Head + 2)]);
  expect(await faultOf(changed)).toBe('TOO_LARGE');
});

it('an error of the content stream is rethrown unchanged', async () => {
  for (const font of [packagedFont(), packedFont()]) {
    async function* broken() {
      yield Promise.resolve(font.subarray(0, font.length / 2));
      throw new Error('The disk cannot be read.');
    }
    await expect(readFontFace(broken())).rejects.toThrow('The disk cannot be read.');
  }
});

it('the characters of a font are those that it draws', async () => {
  const codes = Array.from('Aéж保ก').map((character) => character.codePointAt(0) ?? 0);
  const drawn = async (font: Uint8Array) => {
    const coverage = await readFontCharacters(font);
    return codes.map((code) => isCovered(coverage, code));
  };
  expect(await drawn(packagedFont())).toEqual([true, true, true, false, false]);
  expect(await drawn(withCharacter(packagedFont(), 'ก'))).toEqual([true, true, true, false, true]);
  expect(await drawn(packedFont())).toEqual([true, true, false, false, false]);
});
