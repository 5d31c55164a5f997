import { expect, test } from 'vitest';
import { shorten } from './shorten.ts';

test.each([
  { text: '', maxLength: 3, shown: '' },
  { text: 'abc', maxLength: 3, shown: 'abc' },
  { text: 'abcd', maxLength: 3, shown: 'abc…' },
  { text: '旅遊保險', maxLength: 2, shown: '旅遊…' },
  { text: 'ab🚑', maxLength: 4, shown: 'ab🚑' },
  { text: 'ab🚑', maxLength: 3, shown: 'ab…' },
  { text: 'ab🚑c', maxLength: 4, shown: 'ab🚑…' },
  { text: '🚑🚑🚑', maxLength: 1, shown: '…' },
  { text: '🚑🚑🚑', maxLength: 3, shown: '🚑…' },
  { text: '𠮷野家', maxLength: 1, shown: '…' },
  // Of a sequence of characters, such as a family or a letter with its marks, what fits remains.
  { text: '👨‍👩‍👧', maxLength: 4, shown: '👨‍…' },
  { text: 'e\u0301e\u0301', maxLength: 2, shown: 'e\u0301…' },
  { text: 'e\u0301e\u0301', maxLength: 3, shown: 'e\u0301e…' },
  // Halves without the other half are no character, and remain as they are.
  { text: '\uDE91\uDE91a', maxLength: 1, shown: '\uDE91…' },
  { text: '\uD83D\uD83Da', maxLength: 1, shown: '\uD83D…' },
])('shortens $text to $maxLength: $shown', ({ text, maxLength, shown }) => {
  expect(shorten(text, maxLength)).toBe(shown);
});

test('a shortened text is well-formed wherever it ends', () => {
  const text = 'a🚑e\u0301𠮷👨‍👩‍👧z';
  for (let length = 0; length <= text.length; length += 1) expect(shorten(text, length).isWellFormed()).toBe(true);
});
