import { expect, test } from 'vitest';
import { insertValues } from './insert-values.ts';
import { widgetTexts } from './widget-texts.ts';
import { addWidgetTexts, cantoneseWidgetTexts } from './widget-translations.ts';

test('has every text in both languages with the same placeholders', () => {
  const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();
  const [english, chinese] = [Object.entries(widgetTexts), new Map(Object.entries(cantoneseWidgetTexts))];
  expect([...chinese.keys()].sort()).toEqual(english.map(([key]) => key).sort());
  for (const [key, text] of english) expect(placeholders(chinese.get(key) ?? ''), key).toEqual(placeholders(text));
});

test("adds Chinese for any Chinese locale and nothing for others, and does not override the app's texts", () => {
  expect(addWidgetTexts('zh-TW', { title: '旅遊', 'widgets.home': '主頁' })).toMatchObject({
    title: '旅遊',
    'widgets.home': '主頁',
    'widgets.close': '關閉',
  });
  expect(addWidgetTexts('fr-FR', { title: 'Voyage' })).toEqual({ title: 'Voyage' });
});

test('inserts values by name, and leaves names without a value unchanged', () => {
  expect(insertValues('{a} and {b} and {toString}', { a: 1 })).toBe('1 and {b} and {toString}');
});
