import { expect, test } from 'vitest';
import { toLikePattern } from './key-pattern.ts';

test.each([
  ['claim', '%claim%'],
  ['*.pdf', '%.pdf'],
  ['claim-????.pdf', 'claim-____.pdf'],
  ['a***b', 'a%b'],
  ['100%', String.raw`%100\%%`],
  ['a_b*', String.raw`a\_b%`],
  [String.raw`a\b?`, String.raw`a\\b_`],
])('%j becomes the SQL pattern %j', (keyPattern, pattern) => {
  expect(toLikePattern(keyPattern)).toBe(pattern);
});
