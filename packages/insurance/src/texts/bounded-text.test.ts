import { describe, expect, test } from 'vitest';
import { normalizeWithin } from './bounded-text.ts';

describe('normalizeWithin', () => {
  test('composes and decomposes texts within the limit', () => {
    expect(normalizeWithin('e\u0301', 2, 'NFC')).toBe('é');
    expect(normalizeWithin('ﬁﾊﾞ', 3, 'NFKC')).toBe('fiバ');
    expect(normalizeWithin('', 0, 'NFC')).toBe('');
  });

  test('rejects a text that is too long', () => {
    expect(normalizeWithin('abc', 2, 'NFC')).toBeUndefined();
  });

  test.each([
    ['combining marks', '\u0301\u0316'],
    ['marks beyond the first plane', '\u{1d165}\u{1d16e}'],
    ['marks by compatibility alone', '\uff9e\uff9f'],
  ])('refuses %s in a run that takes quadratic time, however short the rest is', (_name, marks) => {
    expect(normalizeWithin(`a${marks.repeat(7)}b`, Infinity, 'NFKC')).toBeDefined();
    expect(normalizeWithin(`a${marks.repeat(16)}b`, Infinity, 'NFKC')).toBeUndefined();
  });

  test('every character that decomposes only into marks counts as one', () => {
    const uncounted: string[] = [];
    for (let code = 0; code <= 0x10_ffff; code += 1) {
      const character = String.fromCodePoint(code);
      const isOfMarks = /^\p{M}+$/u.test(character.normalize('NFKD'));
      if (isOfMarks && normalizeWithin(character.repeat(31), Infinity, 'NFC') !== undefined) uncounted.push(character);
    }
    expect(uncounted).toEqual([]);
  });
});
