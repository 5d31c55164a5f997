import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { findWeakness } from './weak-password.ts';

const email = 'ada.lovelace@insurer.example';

/** Pads the word to the minimum password length. */
function padded(word: string, padding: string): string {
  return word + padding.repeat(Math.ceil(Math.max(0, 12 - word.length) / padding.length));
}

test('each of the 49,000 most used passwords is refused, even when padded to the required length', () => {
  const common = dictionary['passwords-common'];
  expect(common.length).toBeGreaterThan(10_000);
  const words = common.filter((word) => word.length >= 4 && /^\p{L}.*\p{L}$/u.test(word));
  expect(words.length).toBeGreaterThan(10_000);
  const passed = [
    ...common.filter((word) => word.length >= 12),
    ...words.map((word) => padded(word, '2026!')),
    ...words.map((word) => padded(word.toUpperCase(), '1234')),
  ].filter((password) => findWeakness(password, email) === undefined);
  expect(passed).toEqual([]);
});

test.each([
  ['            ', 'blank'],
  ['\u3000\u00a0\u2003 \u200b\u2800\u3164 \u00ad\t\u2060', 'blank'],
  ['aaaaaaaaaaaa', 'repeated'],
  ['aaaaaaaaaaab', 'repeated'],
  ['abcabcabcabc', 'repeated'],
  ['abcdeabcdeabcd', 'repeated'],
  ['🌊🌊🌊🌊🌊🌊🌊🌊🌊🌊🌊🌊', 'repeated'],
  ['qwertyqwerty', 'repeated'],
  ['Password2026!', 'common'],
  ['P@ssw0rd2026', 'common'],
  ['2026-Dragon-!', 'common'],
  ['ｐａｓｓｗｏｒｄ1234', 'common'],
  ['administrator', 'common'],
  ['abcdefghijkl', 'common'],
  ['poiuytrewq12', 'common'],
  ['012345678901', 'common'],
  ['ada.lovelace!', 'own-name'],
  ['my ADA.Lovelace 7', 'own-name'],
  ['lovelace2026!', 'own-name'],
  ['my ada.lovelace@insurer.example', 'own-name'],
  ['coverwright-demo', 'product-name'],
  ['Coverwright-2026', 'product-name'],
  ['ｃoverwright-demo', 'product-name'],
] as const)('%s is %s', (password, weakness) => {
  expect(findWeakness(password, email)).toBe(weakness);
});

test.each([
  'correct horse battery staple',
  'another good password',
  'a password typed in',
  'dragon and monkey tea',
  'kv8#mQ2!xT9z',
  '4815 1623 4298 7360',
  '三月的雨下在維多利亞港的海上',
  'adamant-otter-quay',
])('%s may be used', (password) => {
  expect(findWeakness(password, email)).toBeUndefined();
});

test('a short name is refused as the password and allowed within a word', () => {
  expect(findWeakness('kim123456789!', 'kim@insurer.example')).toBe('own-name');
  expect(findWeakness('silk kimono at dusk', 'kim@insurer.example')).toBeUndefined();
});
