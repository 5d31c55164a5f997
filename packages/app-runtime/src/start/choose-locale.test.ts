import { expect, test } from 'vitest';
import { chooseLocale } from './choose-locale.ts';

const choice = { allowed: ['en-US', 'zh-HK'], fallback: 'en-US', stored: null, preferred: [] };

test('prefers the earlier choice, then a language of the browser, then the default', () => {
  expect(chooseLocale({ ...choice, stored: 'zh-HK', preferred: ['en-US'] })).toBe('zh-HK');
  expect(chooseLocale({ ...choice, preferred: ['fr-FR', 'zh-TW', 'en-US'] })).toBe('zh-HK');
  expect(chooseLocale({ ...choice, preferred: ['ZH-hk'] })).toBe('zh-HK');
  expect(chooseLocale({ ...choice, fallback: 'zh-HK', preferred: ['fr-FR'] })).toBe('zh-HK');
  expect(chooseLocale({ ...choice, preferred: ['zh-CN', 'en-GB'] })).toBe('en-US');
});

test('accepts only allowed locales', () => {
  expect(chooseLocale({ ...choice, stored: 'fr-FR' })).toBe('en-US');
  expect(chooseLocale({ ...choice, allowed: ['zh-HK'], fallback: 'en-US' })).toBe('zh-HK');
  expect(chooseLocale({ ...choice, allowed: [] })).toBe('en-US');
});
