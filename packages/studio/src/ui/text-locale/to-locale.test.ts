import { expect, test } from 'vitest';
import { toLocale } from './to-locale.ts';

test.each([
  ['zh-hk', 'zh-HK'],
  ['EN-us', 'en-US'],
  ['zh-HK', 'zh-HK'],
  ['fr', 'fr'],
])('%s is %s', (tag, locale) => {
  expect(toLocale(tag)).toBe(locale);
});

test.each(['', 'constructor', 'en_US', 'en\nX: y', '繁體', `en-${'abcde-'.repeat(8)}x`])(
  '%j is not a locale',
  (tag) => {
    expect(toLocale(tag)).toBeUndefined();
  },
);
