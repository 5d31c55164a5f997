// Fonts in addition to those of the printer: the rules that declare them, and the characters that they add.
import { readFontCharacters } from '../font-files/font-face.ts';
import type { LoadedFile, PrintFont } from '../pdf-request.ts';
import { type FontCoverage, joinCoverages } from './font-coverage.ts';

/** @font-face rules for the fonts that one of the texts names; undefined if there are none. */
export function toFontFaces(fonts: readonly PrintFont[], texts: readonly string[]): string | undefined {
  if (fonts.length === 0) return undefined;
  const written = texts.map((text) => text.toLowerCase().replace(/\s+/g, ' '));
  const isNamed = (family: string) => written.some((text) => text.includes(family.toLowerCase()));
  const families = new Set([...new Set(fonts.map(({ family }) => family))].filter(isNamed));
  const named = fonts.filter(({ family }) => families.has(family));
  return named.length === 0 ? undefined : named.map(toFontFace).join('');
}

function toFontFace({ family, weight, style, address }: PrintFont): string {
  return `@font-face{font-family:${quoted(family)};font-weight:${weight};font-style:${style};src:url(${quoted(address)})}`;
}

function quoted(text: string): string {
  return `"${text.replace(/["\\<\p{Cc}]/gu, (character) => `\\${(character.codePointAt(0) ?? 0).toString(16)} `)}"`;
}

export function isFont({ mediaType }: LoadedFile): boolean {
  return mediaType.startsWith('font/');
}

/** The characters that the fonts loaded by a document can draw; on demand, because reading many fonts takes seconds. */
export async function withLoadedFonts(
  coverage: FontCoverage | undefined,
  fonts: readonly Uint8Array[],
): Promise<FontCoverage | undefined> {
  if (coverage === undefined || fonts.length === 0) return coverage;
  return joinCoverages([coverage, ...(await Promise.all(fonts.map(readFontCharacters)))]);
}
