import { describe, expect, test } from 'vitest';
import { hasHiddenCharacter, showHiddenCharacters } from './visible-name.ts';

/** As code points. */
const refused: [string, number][] = [
  ['a NUL', 0x00],
  ['a tab', 0x09],
  ['a line break', 0x0a],
  ['DEL', 0x7f],
  ['a control of C1', 0x85],
  ['the last control of C1', 0x9f],
  ['a soft hyphen', 0xad],
  ['a grapheme joiner', 0x34f],
  ['a Hangul filler', 0x3164],
  ['a half-width Hangul filler', 0xffa0],
  ['a Mongolian vowel separator', 0x180e],
  ['a zero-width space', 0x200b],
  ['a line separator', 0x2028],
  ['a paragraph separator', 0x2029],
  ['an embedding of direction', 0x202a],
  ['an override of direction', 0x202e],
  ['a word joiner', 0x2060],
  ['an invisible plus', 0x2064],
  ['an isolate of direction', 0x2066],
  ['the end of an isolate', 0x2069],
  ['a byte order mark', 0xfeff],
  ['an annotation', 0xfff9],
  ['a language tag', 0xe0001],
  ['a tag', 0xe0067],
  ['the end of tags', 0xe007f],
];

describe.each(refused)('%s', (_name, code) => {
  const character = String.fromCodePoint(code);

  test.each([`photo${character}gnp.js`, `${character}a`, `a${character}`, character])('is found in %j', (name) => {
    expect(hasHiddenCharacter(name)).toBe(true);
  });

  test('is shown as its code', () => {
    const shown = code.toString(16).toUpperCase().padStart(4, '0');
    expect(showHiddenCharacters(`a${character}b𠮷`)).toBe(`a⟨U+${shown}⟩b𠮷`);
  });
});

test.each([
  'photo.png',
  '保單 2027（終）.pdf',
  'Renée Müller-O’Neil',
  'cafe\u0301.txt',
  'שלום\u200f.txt',
  'تقرير\u061c 3.pdf',
  'می\u200cخواهم.pdf',
  'क्\u200dष.pdf',
  '👩\u200d💻.png',
  '👩🏽\u200d🚀 ❤\ufe0f\u200d🔥.png',
  '🏳\ufe0f\u200d🌈 1\ufe0f\u20e3 🇭🇰.txt',
  '葛\u{e0100}.txt',
  '\u{1F600}',
  '',
])('the name %j has none', (name) => {
  expect(hasHiddenCharacter(name)).toBe(false);
  expect(showHiddenCharacters(name)).toBe(name);
});

test.each([
  ['a\u200c', 'a⟨U+200C⟩'],
  ['\u200da', '⟨U+200D⟩a'],
  ['a\u200c.js', 'a⟨U+200C⟩.js'],
  ['1\u200d2', '1⟨U+200D⟩2'],
  ['a\u200d\u200db', 'a⟨U+200D⟩⟨U+200D⟩b'],
  ['a \u200cb', 'a ⟨U+200C⟩b'],
  ['🏴\u{E0067}\u{E007F}', '🏴⟨U+E0067⟩⟨U+E007F⟩'],
])('a joiner without letters or emoji on both sides, and a flag of tags, are hidden: %j', (name, shown) => {
  expect(hasHiddenCharacter(name)).toBe(true);
  expect(showHiddenCharacters(name)).toBe(shown);
});
