import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { findTable } from '../html-pdf/fonts/font-tables.ts';

const require = createRequire(import.meta.url);

/** A TrueType font of the printer, unchanged. */
export function packagedFont(cut = '400Regular', name = 'Cousine_400Regular'): Buffer {
  return readFileSync(require.resolve(`@expo-google-fonts/cousine/${cut}/${name}.ttf`));
}

/** A WOFF2 font that the printer does not have: Inter, of all weights. */
export function packedFont(style: 'normal' | 'italic' = 'normal'): Buffer {
  return readFileSync(require.resolve(`@fontsource-variable/inter/files/inter-latin-wght-${style}.woff2`));
}

/** A TrueType font with another name, which must be as long as Cousine, in every form in which the tables have it. */
export function brandFont(family = 'Insurex'): Buffer {
  const font = packagedFont();
  for (const encode of [toWide, (text: string) => Buffer.from(text, 'latin1')]) {
    const [from, to] = [encode('Cousine'), encode(family)];
    for (let at = font.indexOf(from); at >= 0; at = font.indexOf(from, at + 1)) to.copy(font, at);
  }
  return font;
}

function toWide(text: string): Buffer {
  return Buffer.from(text, 'utf16le').swap16();
}

/** The same font with the character, which no font of the printer has, instead of those that follow it. */
export function withCharacter(font: Buffer, character: string): Buffer {
  const changed = Buffer.from(font);
  const view = new DataView(changed.buffer, changed.byteOffset, changed.byteLength);
  const cmap = findTable(view, 'cmap');
  const code = character.codePointAt(0) ?? 0;
  const offsets = Array.from({ length: view.getUint16(cmap + 2) }, (_, at) => cmap + view.getUint32(cmap + 8 + 8 * at));
  for (const offset of new Set(offsets)) {
    const listBytes = view.getUint16(offset + 6);
    const starts = offset + 16 + listBytes;
    for (let at = 0; at < listBytes; at += 2) {
      if (view.getUint16(starts + at) <= code) continue;
      view.setUint16(offset + 14 + at, code);
      view.setUint16(starts + at, code);
      // The glyph of a letter; any other would do.
      view.setUint16(starts + listBytes + at, (50 - code) & 0xffff);
      view.setUint16(starts + 2 * listBytes + at, 0);
      break;
    }
  }
  return changed;
}
