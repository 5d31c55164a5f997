import { expect, test } from 'vitest';
import { insertValues } from './insert-values.ts';
import { findWidgetText, widgetTexts } from './widget-texts.ts';

test('has every text in both languages with the same placeholders', () => {
  const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();
  const [english, chinese] = [Object.entries(widgetTexts['en-US']), new Map(Object.entries(widgetTexts['zh-HK']))];
  expect([...chinese.keys()].sort()).toEqual(english.map(([key]) => key).sort());
  for (const [key, text] of english) expect(placeholders(chinese.get(key) ?? ''), key).toEqual(placeholders(text));
});

test('takes Chinese for any Chinese locale and English for all others', () => {
  expect(findWidgetText('zh-TW', 'close')).toBe('關閉');
  expect(findWidgetText('fr-FR', 'close')).toBe('Close');
});

test('inserts values by name and leaves names without a value', () => {
  expect(insertValues('{a} and {b} and {toString}', { a: 1 })).toBe('1 and {b} and {toString}');
});
