// Warns about characters that none of our fonts can draw: the browser silently prints an empty box for each.
import type { Sentence } from '@coverwright/insurance/sentence';
import { say } from '../../sentences/say.ts';
import { codePoints, type FontCoverage, isCovered } from './font-coverage.ts';
import type { PdfText, PdfWarning } from '../pdf-request.ts';
import { sameCharacter } from './same-character.ts';

const mostCharacters = 20;

/** Invisible characters. */
const undrawn = /^[\p{Cc}\p{Cs}\p{Zs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]$/u;

const entities = /&#(?:x([\da-f]{2,6})|(\d{3,7}));?/gi;

export interface ShownText {
  readonly text: PdfText;
  readonly content: string;
  /** Whether tags and entities are interpreted. */
  readonly isHtml: boolean;
  /** Whether the title is shown as well. */
  readonly isTitleShown?: boolean;
}

/** At most one warning per text. Without a coverage all characters count as drawable. */
export function findBoxes(coverage: FontCoverage | undefined, texts: readonly ShownText[]): PdfWarning[] {
  if (coverage === undefined) return [];
  return texts.flatMap((shown) => {
    // Comments and scripts are only searched for if it matters.
    if (charactersOf(shown, coverage, 1).size === 0) return [];
    const content = shown.isHtml ? toShown(shown.content, shown.isTitleShown ?? false) : shown.content;
    return toWarning(shown.text, charactersOf({ ...shown, content }, coverage, mostCharacters));
  });
}

/** The text without tags and without the content of some. As in browsers, an unclosed tag extends to the end. */
function toShown(html: string, isTitleShown: boolean): string {
  const hidden = isTitleShown ? /<(?:!--|script\b|(?=[a-z/!?]))/gi : /<(?:!--|script\b|title\b|(?=[a-z/!?]))/gi;
  const pieces: string[] = [];
  let from = 0;
  for (let start = hidden.exec(html); start !== null; start = hidden.exec(html)) {
    pieces.push(html.slice(from, start.index));
    const end = endOf(html, start[0].toLowerCase(), start.index + start[0].length);
    if (end === undefined) return pieces.join(' ');
    from = end;
    hidden.lastIndex = from;
  }
  return [...pieces, html.slice(from)].join(' ');
}

/** Up to the closing bracket. */
const ends: ReadonlyMap<string, RegExp> = new Map([
  ['<!--', /--(?=>)/g],
  ['<script', /<\/script/gi],
  ['<title', /<\/title/gi],
]);

function endOf(html: string, opening: string, from: number): number | undefined {
  const ending = ends.get(opening);
  if (ending === undefined) return html.indexOf('>', from) + 1 || undefined;
  ending.lastIndex = from;
  return ending.exec(html) === null ? undefined : html.indexOf('>', ending.lastIndex) + 1 || undefined;
}

/** The characters as written. */
function charactersOf({ content, isHtml }: ShownText, coverage: FontCoverage, most: number): Map<string, string> {
  const found = new Map<string, string>();
  collect(content, coverage, found, most);
  if (isHtml && found.size < most && content.includes('&#')) collectEntities(content, coverage, found, most);
  return found;
}

const beyondAscii = /[^\0-\x7f]/;

/** Megabytes of text are scanned: for a drawable character this only reads its bit. */
function collect(text: string, coverage: FontCoverage, found: Map<string, string>, most: number): void {
  // After the first missing character, a copy is used to which each one is added, so that it is looked up only once.
  let known = coverage;
  const start = text.search(beyondAscii);
  for (let at = start < 0 ? text.length : start; at < text.length && found.size < most; at += 1) {
    let code = text.charCodeAt(at);
    if (code < 0x80) continue;
    if (code >= 0xd800 && code < 0xe000) {
      code = text.codePointAt(at) ?? code;
      if (code > 0xffff) at += 1;
    }
    if (isCovered(known, code)) continue;
    known = known === coverage ? withAll(coverage) : known;
    known[code >> 3] = (known[code >> 3] ?? 0) | (1 << (code & 7));
    const character = String.fromCodePoint(code);
    if (!isDrawn(character, coverage)) found.set(character, character);
  }
}

/** A copy with room for every code point. */
function withAll(coverage: FontCoverage): FontCoverage {
  const copy = new Uint8Array(codePoints / 8);
  copy.set(coverage);
  return copy;
}

/** A letter that Unicode has twice is drawn as its equivalent. */
function isDrawn(character: string, coverage: FontCoverage): boolean {
  if (undrawn.test(character)) return true;
  const usual = sameCharacter(character, 'NFC');
  return usual !== character && Array.from(usual).every((one) => isCovered(coverage, one.codePointAt(0) ?? 0));
}

function collectEntities(text: string, coverage: FontCoverage, found: Map<string, string>, most: number): void {
  for (const [entity, hex, decimal] of text.matchAll(entities)) {
    if (found.size >= most) return;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    if (code < 0xa0 || code > 0x10_ffff || isCovered(coverage, code)) continue;
    const character = String.fromCodePoint(code);
    if (!found.has(character) && !isDrawn(character, coverage)) found.set(character, entity);
  }
}

/** The missing characters of a plain text, up to a limit. */
export function findUndrawnCharacters(text: string, coverage: FontCoverage): string[] {
  const found = new Map<string, string>();
  collect(text, coverage, found, mostCharacters);
  return [...found.keys()];
}

function toWarning(text: PdfText, found: ReadonlyMap<string, string>): PdfWarning[] {
  const [first] = found.values();
  return first === undefined ? [] : [{ code: 'CHARACTERS', ...describeUndrawn([...found.keys()]), text, found: first }];
}

export function describeUndrawn(characters: readonly string[]): Sentence {
  const isWhole = characters.length < mostCharacters;
  const reason = isWhole ? 'CHARACTERS_NOT_IN_FONTS' : 'CHARACTERS_NOT_IN_FONTS_AND_MORE';
  return say(reason, { characters: characters.join(' ') });
}
