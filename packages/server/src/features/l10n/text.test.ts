import { describe, expect, test } from 'vitest';
import { textLocalesMax, pickTexts, toLocale, toTexts, validateTextInputs } from './text.ts';

describe('toLocale', () => {
  test.each([
    ['EN-us', 'en-US'],
    ['zh-hant-hk', 'zh-Hant-HK'],
    ['fr', 'fr'],
    ['iw', 'he'],
  ])('makes %s the tag %s', (tag, locale) => {
    expect(toLocale(tag)).toBe(locale);
  });

  test.each(['', 'english', 'en_US', 'xx', 'a', 'en-US '])('knows no %j', (tag) => {
    expect(toLocale(tag)).toBeUndefined();
  });
});

test('of duplicate texts the last one is used', () => {
  const texts = [
    { key: 'k', locale: 'en-us', value: '1' },
    { key: 'k', locale: 'en-US', value: '2' },
  ];
  expect(toTexts(texts)).toEqual([{ key: 'k', locale: 'en-US', value: '2' }]);
});

test('the best requested locale is chosen for each key, including empty texts', () => {
  const texts = [
    { key: 'a', locale: 'en-US', value: 'A' },
    { key: 'a', locale: 'zh-HK', value: '甲' },
    { key: 'b', locale: 'en-US', value: '' },
    { key: 'c', locale: 'fr', value: 'C' },
  ];
  expect(Object.fromEntries(pickTexts(texts, ['zh-HK', 'en-US']))).toEqual({ a: '甲', b: '' });
});

test('texts in more locales than the limit are refused before any locale is parsed', () => {
  const textsIn = (count: number) =>
    Array.from({ length: count }, (_value, nth) => ({ key: 'k', locale: `en-x-a${nth}`, value: 'x' }));
  expect(validateTextInputs(textsIn(textLocalesMax), 'l10n')).toEqual([]);
  expect(validateTextInputs(textsIn(textLocalesMax + 1), 'l10n')).toMatchObject([
    {
      code: 'LIMIT_EXCEEDED',
      message: 'The texts have 201 locales; at most 200 are allowed. Send fewer at once.',
      path: 'l10n',
    },
  ]);
});
