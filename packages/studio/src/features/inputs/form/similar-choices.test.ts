import { expect, test } from 'vitest';
import { withoutSpaces } from './declaration.ts';
import { similarChoices } from './similar-choices.ts';

test('choices that differ only by case, width or blanks are similar', () => {
  expect(similarChoices(['office', 'Office', 'home', ' ｈｏｍｅ', 'home', 'shop'])).toEqual([
    ['office', 'Office'],
    ['home', ' ｈｏｍｅ'],
  ]);
});

test.each([
  ['insured age', 'insured.age'],
  [' insured . age ', 'insured.age'],
  ['insured.birth date', 'insured.birthDate'],
])('%j has spaces, and would be %s without them', (path, corrected) => {
  expect(withoutSpaces(path)).toBe(corrected);
});
