import i18next from 'i18next';
import { beforeEach, expect, test } from 'vitest';
import { loadTexts, loadTextsIn } from './texts.ts';

beforeEach(async () => {
  await i18next.init({ lng: 'en-US', fallbackLng: false, resources: {} });
});

test('at start-up, only the texts that may be shown anywhere are loaded', async () => {
  await loadTextsIn('en-US');
  expect(i18next.t('shell:menu.products')).toBe('Products');
  expect(i18next.hasResourceBundle('en-US', 'dashboard')).toBe(false);
});

test('a part loads its texts in the display language only', async () => {
  await loadTexts(['codes']);
  expect(i18next.hasResourceBundle('en-US', 'codes')).toBe(true);
  expect(i18next.hasResourceBundle('zh-HK', 'codes')).toBe(false);
});

test('another language gets the texts of every part loaded so far, including one that is still loading', async () => {
  await loadTexts(['logic']);
  const whole = loadTextsIn('zh-HK');
  await Promise.all([whole, loadTexts(['benefits'])]);
  expect(i18next.hasResourceBundle('zh-HK', 'logic')).toBe(true);
  expect(i18next.hasResourceBundle('zh-HK', 'benefits')).toBe(true);
});
