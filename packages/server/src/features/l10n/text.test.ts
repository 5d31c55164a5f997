import { describe, expect, test } from 'vitest';
import { pickTexts, toLocale, toTexts } from './text.ts';

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

test('of a text given twice the last one counts', () => {
  const texts = [
    { key: 'k', locale: 'en-us', value: '1' },
    { key: 'k', locale: 'en-US', value: '2' },
  ];
  expect(toTexts(texts)).toEqual([{ key: 'k', locale: 'en-US', value: '2' }]);
});

test('the best wanted locale is picked for each key, an empty text included', () => {
  const texts = [
    { key: 'a', locale: 'en-US', value: 'A' },
    { key: 'a', locale: 'zh-HK', value: '甲' },
    { key: 'b', locale: 'en-US', value: '' },
    { key: 'c', locale: 'fr', value: 'C' },
  ];
  expect(Object.fromEntries(pickTexts(texts, ['zh-HK', 'en-US']))).toEqual({ a: '甲', b: '' });
});
