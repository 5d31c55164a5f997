import { expect, test } from 'vitest';
import { declaresDark, hasDarkRules, toSchemeMedia } from './mail-colours.ts';

test.each([
  ['(prefers-color-scheme: dark)', '(min-width: 0px)', '(max-width: 0px)'],
  ['screen and ( PREFERS-color-scheme :light )', 'screen and (max-width: 0px)', 'screen and (min-width: 0px)'],
  ['not all and (prefers-color-scheme: dark)', 'not all and (min-width: 0px)', 'not all and (max-width: 0px)'],
  ['(prefers-color-scheme)', '(min-width: 0px)', '(min-width: 0px)'],
  ['(max-width: 480px)', '(max-width: 480px)', '(max-width: 480px)'],
])('the media query %s matches as it would in each colour scheme', (media, dark, light) => {
  expect([toSchemeMedia(media, true), toSchemeMedia(media, false)]).toEqual([dark, light]);
});

test.each([
  ['<meta name="color-scheme" content="light dark">', true],
  ["<meta content='light dark' name=color-scheme>", true],
  ['<style>:root { color-scheme: light dark; }</style>', true],
  ['<style>:root{supported-color-schemes:light dark}</style>', true],
  ['<meta name="color-scheme" content="light">', false],
  ['<style>@media (prefers-color-scheme: dark) { p { color: white } }</style>', false],
  ['<p style="color: darkred">a dark color-scheme</p>', false],
])('%s declares support for a dark background: %s', (html, declares) => {
  expect(declaresDark(html)).toBe(declares);
});

test('dark-mode rules are found in style sheets and declarations', () => {
  expect(hasDarkRules('<style>@media (prefers-color-scheme:dark) { p { color: white } }</style>')).toBe(true);
  expect(hasDarkRules('<meta name="color-scheme" content="light dark">')).toBe(true);
  expect(hasDarkRules('<p>after dark</p>')).toBe(false);
});
